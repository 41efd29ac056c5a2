"""The command line: what it answers, and one line with status 2 for whatever it cannot."""

from __future__ import annotations

import io
import json
import re
import socket
import subprocess
import sys
import time
import types
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import cli, guide, launch
from scopa_lab.analysis import METHODS
from scopa_lab.position import Position
from tests.test_evaluation import small
from tests.test_reviews import BLUNDER
from tests.test_unseen import PAIRS

KEPT = (
    "3D 3H 3C 4D 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH",
    "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QS QC KS KC AS",
)
LAST = ["--table", "QD", "--stock", "", "--piles", " / ".join(KEPT)]
COMMANDS = ("variants", "captures", "analyse", "solve", "review", "match", "deal", "lab", "warm")


@pytest.fixture(autouse=True)
def _no_word_about_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lab.engine.notify", lambda message: None)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command that must succeed; return what it printed."""

    def run(*argv: str) -> str:
        assert cli.main(argv) == 0
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return run


class TestAnswers:
    def test_variants_are_listed(self, run: Any) -> None:
        names = [line.split()[0] for line in run("variants").splitlines()]
        assert names == list(sl.variants())
        assert [v["name"] for v in json.loads(run("variants", "--json"))] == names

    def test_one_variant_is_shown_with_every_option(self, run: Any) -> None:
        text = run("variants", "scopone")
        data = json.loads(run("variants", "scopone", "--json"))
        assert data["options"]["teams"]["value"] == "2x2"
        assert data["options"]["priority"]["allowed"] == ["single", "fewest", "free"]
        assert all(name in text for name in data["options"])

    def test_one_variant_is_told_in_words(self, run: Any) -> None:
        for lang in guide.LANGUAGES:
            page = guide.page("cirulla", lang, priority="fewest")
            ask = ("variants", "cirulla", "--priority", "fewest", "--lang", lang)
            assert run(*ask) == page.text()
            assert json.loads(run(*ask, "--json")) == json.loads(json.dumps(page.to_dict()))
        assert run("variants", "scopa") == guide.page("scopa").text()

    def test_captures_are_listed(self, run: Any) -> None:
        ask = ("captures", "5D", "AD AC 3S 4H")
        assert run(*ask).splitlines() == ["AD 4H", "AC 4H", "AD AC 3S"]
        assert run(*ask, "--priority", "fewest").splitlines() == ["AD 4H", "AC 4H"]
        assert run("captures", "5D", "2D") == "none: 5D is laid down\n"
        data = json.loads(run(*ask, "--max-capture", "2", "--json"))
        assert data["captures"] == ["AD 4H", "AC 4H"]
        assert data["rules"] == "scopa max_capture=2"

    def test_captures_say_why_not(self, run: Any) -> None:
        ask = ("captures", "7D", "2C 4H 5S QD", "--why-not")
        assert "4H counts 4" in run(*ask, "4H")
        assert run(*ask, "2C 5S") == "this is legal\n"
        assert "forced" in json.loads(run(*ask, "", "--json"))["why_not"]

    def test_a_deal_reads_back(self, run: Any) -> None:
        assert Position.parse(run("deal", "scopone", "--seed", "7")) == sl.deal("scopone", seed=7)
        data = json.loads(run("deal", "--seed", "7", "--players", "4", "--json"))
        assert Position.from_dict(data) == sl.deal("scopa", seed=7, players=4)
        view = Position.parse(run("deal", "--seed", "7", "--view", "1"))
        assert view == sl.deal("scopa", seed=7).view(1)

    def test_solve_says_what_the_last_cards_are_worth(self, run: Any) -> None:
        """Nobody can take; QD 2S 3S go to whoever captured last, and with them most cards (19-16)
        and the primiera (the spade that one side lacks, or the coin that the other lacks)."""
        values = {}
        for last in "01":
            ask = ("solve", *LAST, "--hands", "2S / 3S", "--last-capture", last)
            data = json.loads(run(*ask, "--json"))
            assert data["proven"]
            assert data["line"] == ["2S", "3S"]
            values[last] = data["value"]
            assert "2S" in run(*ask)
        assert values == {"0": 4, "1": 0}  # coins and settebello are side 0's either way

    def test_solve_and_analyse_agree_when_all_is_known(self, run: Any) -> None:
        ask = (*LAST, "--hands", "2S / 3S", "--last-capture", "1", "--json")
        solved, analysed = (json.loads(run(what, *ask)) for what in ("solve", "analyse"))
        assert analysed["exact"]
        assert analysed["rows"][0]["ev"]["mean"] == solved["value"]

    def test_analyse_is_told_what_hands_lack_and_what_is_averaged(self, run: Any) -> None:
        ask = ("analyse", *LAST, "--hands", "2S / ?", "--last-capture", "1", "--method", "open")
        usual = json.loads(run(*ask, "--json"))
        told = json.loads(run(*ask, "--lacks", "1:A 7", "--utility", "win", "--json"))
        assert (usual["worlds"], told["worlds"]) == (6, 4)  # two of them are aces
        assert told["rows"][0]["ev"]["mean"] == told["rows"][0]["win"]["mean"]
        ahead = json.loads(run(*ask, "--utility", "match", "--match", "10:3", "--json"))
        assert ahead["unit"] == "chance to win the match from 10 to 3"
        separated = json.loads(run(*ask, "--until-separated", "--json"))
        assert separated["rows"] == usual["rows"]

    def test_analyse_reads_a_record_when_it_is_asked_to(self, run: Any) -> None:
        """2H laid down to 4H 3S: a greedy player with 7D or 3H would have taken, but errs."""
        start = small(table="4H 3S", hands=("? ?", "7H AS"), live="7D 3H KS 2H")
        after = start.play("2H")
        ask = ("analyse", str(after), "--method", "open", "--json")
        record = ("--record", str(start), "2H")
        usual, proven, weighed = (
            json.loads(run(*ask, *more)) for more in ((), record, (*record, "--weigh", "greedy"))
        )
        assert usual["rows"] == proven["rows"]  # nothing is proven by it
        assert (usual["effective"], usual["worlds"]) == (None, 3)
        assert 1 < weighed["effective"] < 3
        fair = ("analyse", str(after), *record, "--json")
        assert "no read" in json.loads(run(*fair))["title"]
        assert "full read" in json.loads(run(*fair, "--read", "full"))["title"]

    def test_analyse_help_lists_every_method(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            cli.main(["analyse", "--help"])
        shown = " ".join(capsys.readouterr().out.split())
        assert f"auto, {', '.join([*METHODS][:-1])} or {[*METHODS][-1]} (default auto)" in shown

    def test_analyse_looks_at_every_world(self, run: Any) -> None:
        ask = ("analyse", *LAST, "--hands", "2S / ?", "--last-capture", "1", "--method", "open")
        data = json.loads(run(*ask, "--json"))
        unseen = Position.from_dict(data["position"]).unseen
        assert data["worlds"] == data["worlds_total"] == len(unseen)
        assert [row["move"] for row in data["rows"]] == ["2S"]
        assert f"cards-up average over {len(unseen)} worlds" in run(*ask)

    def test_a_position_is_read_from_a_line_or_from_standard_input(
        self, run: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        line = "scopa | table QD | hands 2S / 3S | stock - | last_capture 1"
        first = json.loads(run("solve", line, "--json"))
        monkeypatch.setattr(sys, "stdin", io.StringIO(line + "\n"))
        second = json.loads(run("solve", "-", "--json"))
        assert first["value"] == second["value"]

    def test_review_of_a_file_of_records(self, run: Any, tmp_path: Path) -> None:
        deals = tmp_path / "deals.txt"
        deals.write_text(f"{BLUNDER}\n\n{BLUNDER.upto(1)}\n", encoding="utf-8")
        first, second = json.loads(run("review", str(deals), "--json"))
        assert first == sl.review(BLUNDER).to_dict()
        assert [judged["verdict"] for judged in second["judged"]] == ["blunder"]
        assert run("review", str(deals)).count("blunder") == 2
        deals.write_text(str(BLUNDER), encoding="utf-8")
        (one,) = json.loads(run("review", str(deals), "--seats", "1", "--json"))
        assert [judged["seat"] for judged in one["judged"]] == [1, 1]

    @pytest.mark.parametrize("command", ["", *COMMANDS])
    def test_help_has_an_example(self, command: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stop:
            cli.main([*command.split(), "--help"])
        assert stop.value.code == 0
        assert "example: scopa-lab " in capsys.readouterr().out


class TestProgress:
    """One line for people, in the words of what is being done."""

    @pytest.fixture
    def told(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
        """Run a command that must succeed; return the lines that a terminal is shown in turn."""

        def told(*argv: str) -> list[str]:
            monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
            assert cli.main(argv) == 0
            *lines, cleared = capsys.readouterr().err.split("\r\033[K")
            assert cleared == ""  # the answer stands alone
            return lines

        return told

    def test_of_averages_is_told_in_worlds(self, told: Any) -> None:
        ask = (*LAST, "--hands", "2S / ?", "--last-capture", "1", "--method", "open")
        assert told("analyse", *ask)[-1] == "6 of 6 worlds "

    def test_of_fair_values_is_told_in_iterations(self, told: Any) -> None:
        start = small(table="4H 3S", hands=("2H KS", "? ?"), live="7D 3H 5S AC")
        last = told("analyse", str(start), "--method", "fair")[-1]
        assert re.fullmatch(r"[\d,]+ iterations, the best answer still gains 0\.\d{4} ", last)

    def test_of_pairs_is_told_as_what_is_proven(self, told: Any) -> None:
        last = told("analyse", str(PAIRS), "--method", "fair")[-1]
        assert re.fullmatch(r"proven to lie in \[[+-]\d\.\d{3}, [+-]\d\.\d{3}\] ", last)

    def test_of_contests_is_told_in_deals(self, told: Any) -> None:
        assert told("match", "greedy", "random", "--deals", "30")[-1] == "30 of 30 deals "


class TestBadInput:
    """Status 2, one line on standard error that names the fault, nothing on standard output."""

    @pytest.mark.parametrize(
        ("argv", "words"),
        [
            ([], ["COMMAND"]),
            (["nothing"], ["'nothing'", "captures"]),
            (["variants", "scoppa"], ["'scoppa'", "did you mean scopa"]),
            (["variants", "--nonsense"], ["--nonsense"]),
            (["variants", "--priority", "fewest"], ["house rules", "name it"]),
            (["variants", "scopa", "--priority", "fewst"], ["did you mean fewest"]),
            (["variants", "scopa", "--lang", "de"], ["'de'", "en, it, fr"]),
            (["captures"], ["card", "table"]),
            (["captures", "7X", "2C"], ["'7X'", "D coins, H cups, S swords, C batons"]),
            (["captures", "7D", "2C 2X"], ["'2X'"]),
            (["captures", "7D", "2C 2C"], ["2C stands twice"]),
            (["captures", "7D", "7D"], ["7D cannot be played"]),
            (["captures", "8D", "7D"], ["8D not in the italian pack"]),
            (["captures", "7D 7H", "2C"], ["one card expected"]),
            (["captures", "7D", "2C", "--priority", "fewst"], ["'fewst'", "did you mean fewest"]),
            (["captures", "7D", "2C", "--max-capture", "0"], ["max_capture", "'0'"]),
            (["captures", "7D", "2C", "--variant", "brisk"], ["'brisk'", "scopone"]),
            (["deal", "scoppa"], ["'scoppa'"]),
            (["deal", "--seed", "x"], ["--seed", "'x'"]),
            (["deal", "--view", "2"], ["seat 2 does not exist", "0 to 1"]),
            (["deal", "scopone", "--players", "2"], ["scopone", "4 with teams='2x2'"]),
            (["deal", "scientifico", "--redeal", "kings3"], ["turns up none"]),
            (["captures", "7D", "2C 5S", "--why-not", "zz"], ["'ZZ'"]),
            (["captures", "7D", "2C", "--variant", ""], ["unknown variant ''"]),
            (["deal", "--seed", "-5"], ["whole number from 0", "-5"]),
            (
                ["solve", "--table", "2C | to_move 1", "--hands", "7D / 2D"],
                ["--table", "one field"],
            ),
            (["solve", *LAST, "--hands", "2S / 3S", "--bonus", f"{10**30} / 0"], ["0 to 999"]),
            (["lab", "--port", "99999"], ["65535"]),
            (["solve"], ["hands: 2 expected"]),
            (["solve", "--hands", "7D / ?"], ["hands[1]", "unknown", "analyse"]),
            (["solve", "--hands", "7D / 7D", "--stock", ""], ["7D stands twice"]),
            (["solve", "--hands", "7D / 8D", "--table", "xx"], ["2 faults", "8D", "'XX'"]),
            (["solve", "scopa | tabel 2C"], ["'tabel'", "did you mean table"]),
            (["solve", ""], ["empty"]),
            (["solve", "scopa | hands 7D / 2D", "--table", "2C"], ["not both"]),
            (["solve", *LAST, "--hands", "2S / 3S", "--threads", "0"], ["threads", "0"]),
            (["solve", *LAST, "--hands", "2S / 3S", "--node-limit", "-1"], ["node_limit", "-1"]),
            (["solve", *LAST, "--hands", "2S / 3S", "--time-limit", "0"], ["time_limit", "0"]),
            (["solve", *LAST, "--hands", "2S / 3S", "--bonus", "1 / x"], ["bonus", "'x'"]),
            (["solve", *LAST, "--hands", "2S / 3S", "--to-move", "3"], ["seat 3"]),
            (["analyse", *LAST, "--hands", "? / 3S"], ["seat 0", "unknown"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--worlds", "0"], ["worlds", "0"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--worlds", "many"], ["--worlds", "'many'"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--method", "magic"], ["'magic'", "open"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--time-limit", "-1"], ["time_limit"]),
            (["analyse", *LAST, "--hands", " / "], ["over"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--utility", "money"], ["'money'", "win"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--match", "nine"], ["--match", "'nine'"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--lacks", "A"], ["--lacks", "'A'"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--lacks", "1:Z"], ["'Z'", "rank"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--played-by", "a,b,c"], ["2 seats"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--weigh", "greedy"], ["record"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--weigh", "gready"], ["'greedy'"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--read", "much"], ["none, mild, full"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--record", "scopa"], ["--record"]),
            (["analyse", *LAST, "--hands", "2S / ?", "--record", "scopa", "2S"], ["hands"]),
            (["review", "/no/such/file"], ["/no/such/file"]),
            (["review", __file__, "--seats", "x"], ["line 1"]),
            (["review", __file__], ["line 1", "'name: value'"]),
            (["lab", "--dir", "/no/such/folder"], ["/no/such/folder"]),
            (["lab", "--port", "x"], ["--port", "'x'"]),
        ],
    )
    def test_is_one_line_and_status_2(
        self, argv: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        try:
            status: object = cli.main(argv)
        except SystemExit as stop:
            status = stop.code
        shown = capsys.readouterr()
        assert status == 2
        assert shown.out == ""
        assert shown.err.startswith("scopa-lab")
        assert shown.err.count("\n") == 1
        for word in words:
            assert word in shown.err

    def test_shows_no_traceback_from_a_shell(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "scopa_lab.cli", "captures", "7X", "2C"],
            capture_output=True,
            text=True,
            cwd=Path(cli.__file__).parents[2],
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("scopa-lab captures: no card: '7X'")
        assert done.stderr.count("\n") == 1


def test_every_option_of_the_rules_is_a_flag(run: Any) -> None:
    options = json.loads(run("variants", "scopa", "--json"))["options"]
    for name, option in options.items():
        value = str(option["value"]).lower()
        flags = [f"--{name.replace('_', '-')}", value]
        assert json.loads(run("captures", "7D", "7H", *flags, "--json"))["rules"] == "scopa"


class TestLab:
    @pytest.fixture
    def started(self, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """Commands that would have been started; none is."""
        commands: list[list[str]] = []
        monkeypatch.setitem(sys.modules, "jupyterlab", types.ModuleType("jupyterlab"))

        def become(command: list[str]) -> int:
            commands.append(command)
            return 0

        monkeypatch.setattr("scopa_lab.launch._become", become)
        monkeypatch.setenv("JUPYTER_TOKEN", "secret")
        return commands

    def test_opens_a_folder_for_this_machine_only(
        self, run: Any, started: list[list[str]], tmp_path: Path
    ) -> None:
        (tmp_path / "02-more.ipynb").touch()
        (tmp_path / "01-first.ipynb").touch()
        shown = run("lab", "--dir", str(tmp_path), "--port", "9999", "--no-browser")
        address, where = shown.splitlines()
        assert address == "http://127.0.0.1:9999/lab/tree/01-first.ipynb?token=secret"
        assert str(tmp_path) in where
        (command,) = started
        assert command[1:3] == ["-m", "jupyterlab"]
        assert {
            f"--ServerApp.root_dir={tmp_path}",
            "--ServerApp.port=9999",
            "--ServerApp.ip=127.0.0.1",
            "--LabApp.default_url=/lab/tree/01-first.ipynb",
            "--no-browser",
        } <= set(command)

    def test_opens_a_browser_unless_told_not_to(
        self, run: Any, started: list[list[str]], tmp_path: Path
    ) -> None:
        run("lab", "--dir", str(tmp_path))
        assert "--no-browser" not in started[0]

    def test_a_port_in_use_is_refused_or_passed_over(
        self, run: Any, started: list[list[str]], capsys: pytest.CaptureFixture[str]
    ) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = str(taken.getsockname()[1])
            assert cli.main(["lab", "--port", port]) == 2
            assert f"port {port} is in use" in capsys.readouterr().err
        run("lab")
        assert not any(word.endswith(f"port={port}") for word in started[0])

    def test_serves_its_address_and_ends_with_the_command(self, tmp_path: Path) -> None:
        command = [sys.executable, "-m", "scopa_lab.cli", "lab", "--no-browser", "--dir"]
        lab = subprocess.Popen([*command, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        try:
            assert lab.stdout is not None
            address = lab.stdout.readline().strip()
            for _ in range(120):
                try:
                    with urllib.request.urlopen(address, timeout=5) as page:
                        assert "JupyterLab" in page.read().decode()
                    break
                except OSError:
                    time.sleep(0.5)
            else:
                pytest.fail("the address does not answer")
        finally:
            lab.terminate()
            lab.wait(20)
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(address, timeout=5)

    def test_says_how_to_get_what_is_missing(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        tmp_path: Path,
    ) -> None:
        monkeypatch.setitem(sys.modules, "jupyterlab", None)
        assert cli.main(["lab", "--dir", str(tmp_path)]) == 2
        assert "pip install 'scopa-lab[lab]'" in capsys.readouterr().err


class TestNotebooks:
    """Without a clone they are copied to the home folder, never over what the user has changed."""

    def test_are_copied_once(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        packed = tmp_path / "site" / "scopa_lab" / "notebooks"
        packed.mkdir(parents=True)
        (packed / "01-first.ipynb").write_text("as shipped")
        monkeypatch.setattr(launch, "__file__", str(packed.parent / "launch.py"))
        monkeypatch.setattr(Path, "home", lambda: tmp_path)
        mine = launch.notebooks() / "01-first.ipynb"
        assert mine == tmp_path / "scopa-lab" / "01-first.ipynb"
        assert mine.read_text() == "as shipped"
        mine.write_text("changed")
        assert (launch.notebooks() / mine.name).read_text() == "changed"

    def test_of_a_clone_are_used_in_place(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        (tmp_path / "notebooks").mkdir()
        monkeypatch.setattr(launch, "__file__", str(tmp_path / "scopa_lab" / "launch.py"))
        assert launch.notebooks() == tmp_path / "notebooks"


def test_warm_says_how_long_it_took(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_lab.engine.warm", lambda: 1.25)
    assert json.loads(run("warm", "--json")) == {"compiled": True, "seconds": 1.25}
    assert "1.2 s" in run("warm")
    monkeypatch.setattr("scopa_lab.engine.warm", lambda: None)  # nothing to compile
    assert "plain Python" in run("warm")


def test_ctrl_c_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("scopa_lab.cli.seeing.deal", interrupted)
    assert cli.main(["deal"]) == 130
    assert capsys.readouterr() == ("", "stopped\n")


def test_ctrl_c_shows_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = small(table="4H 3S", hands=("2H KS", "? ?"), live="7D 3H 5S AC")
    found = sl.analyse(position, method="open")

    def interrupted(*args: object, **options: object) -> None:
        raise sl.Interrupted(found)

    monkeypatch.setattr("scopa_lab.analysis.analyse", interrupted)
    assert cli.main(["analyse", str(position)]) == 130
    assert capsys.readouterr() == (f"{found}\n", "stopped\n")


def test_a_closed_pipe_is_no_error() -> None:
    """As in ``scopa-lab variants scopa | head -1``."""
    done = subprocess.run(
        f"{sys.executable} -m scopa_lab.cli variants scopa | head -1",
        shell=True,
        capture_output=True,
        text=True,
        cwd=Path(cli.__file__).parents[2],
        check=True,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")
