"""The architecture: in which order the modules stand, and that nothing is imported from the right.

`ORDER` is the picture of the package as a tuple, read from left to right: delete everything to the
right of a module and it still works.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import scopa_lab

PACKAGE = Path(scopa_lab.__file__).parent
NAME = "scopa_lab"

ORDER = (
    *(
        "languages",
        "checks",
        "words",
        "cards",
        "categories",
        "options",
        "names",
        "contradictions",
        "rules",
        "variants",
    ),
    *("groups", "captures", "moves", "earning", "scoring", "rulebook"),
    *("position_text", "setup", "playing", "position", "record", "dealing", "finish", "match"),
    *("kernel", "packing", "solution", "engine", "workers"),
    *("search", "batches", "playout", "listing", "selfplay", "deal_points", "equity"),
    *("estimates", "worlds", "equilibrium", "analysis"),
    *("strategies", "duplicate", "reviews"),
    *("guide", "art", "render", "display", "widgets", "launch", "serve", "cli"),
)
#: the same within `widgets`
SCREENS = ("page", "editor", "explorer", "play", "review", "quiz", "shelf", "tabs", "lab")
FOR_TYPES = "TYPE_CHECKING"  # stands for a function where only the type checker looks
#: imports that wait until they are asked for: the function they stand in → what it may import
LATER = {
    "_repr_html_": {"display"},  # drawn only in a notebook
}
#: helpers that take what is made to their right, and know its name only for the type checker
HELPERS = {"contradictions": "rules", "playing": "position"}
#: what a plain `import scopa_lab` must not load
HEAVY = ("numba", "numpy", "ipywidgets", "anywidget", "IPython", "pandas", "matplotlib")


class Import(NamedTuple):
    """One import of our own: by which file, in which function, of what, such as ``art.svg``."""

    file: str
    line: int
    function: str
    what: str

    @property
    def module(self) -> str:
        """The name in `ORDER`."""
        return self.what.split(".")[0]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.module} in {self.function or 'the module'}"


def sources() -> Iterator[Path]:
    return (p for p in sorted(PACKAGE.rglob("*.py")) if "notebooks" not in p.parts)


def module_of(path: Path) -> str:
    """Return the name in `ORDER` of a file: its folder, or its own name at the top."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[Import]:
    """Yield every import of the package's own modules, also those inside functions."""
    place = [NAME, *path.relative_to(PACKAGE).with_suffix("").parts]

    def of(node: ast.AST, function: str) -> Iterator[Import]:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            function = node.name
        elif isinstance(node, ast.If) and ast.unparse(node.test) == FOR_TYPES:
            function = FOR_TYPES
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = place[: len(place) - node.level] if node.level else []
            base += (node.module or "").split(".") if node.module else []
            targets = [".".join([*base, alias.name]) for alias in node.names]
        for target in targets:
            top, _, rest = target.partition(".")
            if top == NAME and not rest.startswith("__"):
                where = str(path.relative_to(PACKAGE.parent))
                yield Import(where, getattr(node, "lineno", 0), function, rest)
        for child in ast.iter_child_nodes(node):
            yield from of(child, function)

    yield from of(ast.parse(path.read_text(encoding="utf-8")), "")


@pytest.mark.parametrize("path", [*sources()], ids=lambda p: str(p.relative_to(PACKAGE)))
def test_every_import_points_left(path: Path) -> None:
    module = module_of(path)
    if module in ("__init__", "__main__"):
        return
    assert module in ORDER, f"{module} has no place in the order"
    left = set(ORDER[: ORDER.index(module)]) | {module}
    wrong = [
        found
        for found in imports(path)
        if found.module not in left | LATER.get(found.function, set())
        and not (found.function == FOR_TYPES and found.module == HELPERS.get(module))
    ]
    assert not wrong, "\n".join(map(str, wrong))


def test_every_screen_is_made_from_those_to_its_left() -> None:
    widgets = PACKAGE / "widgets"
    for path in {*widgets.rglob("*.py")} - {widgets / "__init__.py"}:
        screen = path.relative_to(widgets).with_suffix("").parts[0]
        left = SCREENS[: SCREENS.index(screen) + 1]
        used = {found.what.split(".")[1] for found in imports(path) if found.module == "widgets"}
        assert used <= set(left), f"{path} uses what stands to the right of {screen}"


def test_the_kernel_knows_nothing_but_itself() -> None:
    kernel = [p for p in sources() if module_of(p) == "kernel"]
    assert {found.module for path in kernel for found in imports(path)} <= {"kernel"}


def test_games_know_only_rules_and_each_other() -> None:
    games = [p for p in sources() if module_of(p) == "variants"]
    assert {found.module for path in games for found in imports(path)} <= {
        *("cards", "categories", "rules", "variants")
    }


def test_the_front_door_opens_only_the_readable_modules() -> None:
    found = [f for f in imports(PACKAGE / "__init__.py") if f.function != FOR_TYPES]
    assert {f.module for f in found} <= set(ORDER[: ORDER.index("kernel")])


def test_the_check_sees_imports_everywhere() -> None:
    assert {f.module for f in imports(PACKAGE / "moves.py")} == {
        "captures",
        "cards",
        "checks",
        "display",  # in the function that draws
        "groups",
        "languages",
        "names",
        "rules",
    }
    late = {f.module for f in imports(PACKAGE / "cli" / "valuing.py") if f.function}
    assert late >= {"analysis", "search"}
    front = {f.module: f.function for f in imports(PACKAGE / "__init__.py")}
    assert (front["cards"], front["search"]) == ("", FOR_TYPES)


def test_import_loads_nothing_heavy() -> None:
    code = (
        "import sys, scopa_lab as sl; sl.deal('scopa', seed=1).legal_moves()[0]; "
        f"print(*[name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=PACKAGE.parent,
        check=True,
    )
    assert done.stdout.split() == []


def test_every_name_of_the_front_door_is_there() -> None:
    for name in scopa_lab.__all__:
        assert getattr(scopa_lab, name).__doc__
        assert name in dir(scopa_lab)
    with pytest.raises(AttributeError, match="nonsense"):
        scopa_lab.nonsense  # noqa: B018


def test_the_design_names_every_module_in_this_order() -> None:
    table = (PACKAGE.parent / "docs" / "design.md").read_text(encoding="utf-8")
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    named = [
        name.removesuffix("/").removesuffix(".py")
        for row in rows
        for name in re.findall(r"`([a-z_]+(?:\.py|/))`", row.split("|")[1])
    ]
    assert tuple(name for name in named if name in ORDER) == ORDER
