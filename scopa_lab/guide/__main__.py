"""Write the page of every game in every language: ``python -m scopa_lab.guide docs/games``."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path

from ..options import words
from ..rules import rules, variants
from . import LANGUAGES, page
from .language import Language, language

HOME = "../../"  # from a page to the folder of the rules page


def files() -> dict[str, str]:
    """Return the name and the text of every file: pages, options, and an index.

    >>> sorted(files())[:3], len(files()) == 1 + len(LANGUAGES) * (len(variants()) + 1)
    (['README.md', 'en/asso.md', 'en/chkobba.md'], True)
    """
    made = {"README.md": "\n".join(_index()) + "\n"}
    for code in LANGUAGES:
        w = language(code)
        made[f"{code}/options.md"] = "\n".join(_options(w)) + "\n"
        for name in variants():
            text = page(name, code).markdown(home=HOME, meanings=False)
            links = f"[{w('every_option')}](options.md) · [{w('family')}](../README.md)"
            made[f"{code}/{name}.md"] = f"{text}\n{links}\n\n{w('generated')}\n"
    return made


def _index() -> Iterator[str]:
    names = [language(code) for code in LANGUAGES]
    yield "# The games"
    yield ""
    yield (
        "A page for every game, made from its data by `python -m scopa_lab.guide docs/games`; "
        "what the sources say, and where they disagree, is in [Rules](../rules.md)."
    )
    yield ""
    yield f"| | told from | {' | '.join(w.name for w in names)} |"
    yield f"|---|---|{'---|' * len(names)}"
    for name in variants():
        game = rules(name)
        parent = rules(game.parent).title if game.parent else ""
        links = " | ".join(f"[{page(name, w.code).title}]({w.code}/{name}.md)" for w in names)
        yield f"| `{name}` | {parent} | {links} |"
    options = " | ".join(f"[{w('options')}]({w.code}/options.md)" for w in names)
    yield f"| | | {options} |"


def _options(w: Language) -> Iterator[str]:
    """Every option with what each value means, as in Scopa."""
    scopa = page("scopa", w.code)
    yield f"# {w('every_option')}"
    yield ""
    yield f"| {w('option')} | {w('question')} | {w('allowed')} | {w('row')} |"
    yield "|---|---|---|---|"
    for choice in scopa.options:
        values = "<br>".join(f"`{words(v)}`{w.colon}{m}" for v, m in choice.meanings)
        yield f"| `{choice.name}` | {choice.question} | {values} | {choice.source} |"


def main(argv: list[str] | None = None) -> int:
    """Write the pages into a folder, and remove those of games that are no more."""
    parser = argparse.ArgumentParser(
        prog="python -m scopa_lab.guide",
        description="Write a page for every game, in every language of the guide.",
        epilog="example: python -m scopa_lab.guide docs/games",
    )
    parser.add_argument("out", type=Path, help="folder to fill")
    out: Path = parser.parse_args(argv).out
    for code in LANGUAGES:
        if (out / code).is_dir():
            shutil.rmtree(out / code)
        (out / code).mkdir(parents=True)
    for name, text in files().items():
        (out / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
