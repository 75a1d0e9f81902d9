"""`safehouse arena` from the outside."""

import json
import re
from html.parser import HTMLParser

import pytest

import safehouse as sh
from safehouse.cli.main import main

QUICK = ("whisper", "--seed", "7", "--jobs", "1")


@pytest.fixture
def arena(capsys):
    def run(*arguments):
        code = main(["arena", *map(str, arguments)])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def figures(arena, *arguments):
    code, out, err = arena(*arguments, "--json")
    assert (code, err) == (0, "")
    content = json.loads(out)
    del content["seconds"]
    return content


def test_figures_for_programs(arena):
    content = figures(arena, *QUICK, "--bots", "greedy,random", "--games", "9", "--seats", "3")
    assert (content["games"], content["finished"], content["orders"], content["deals"]) == (9, 9, 3, 3)
    assert [each["bot"] for each in content["contestants"]] == ["greedy", "random"]
    assert content["contestants"][1]["games"] == 18
    assert len(content["ratings"]) == 2


def test_processes_change_nothing(arena):
    given = ("--bots", "greedy,random", "--games", "6")
    assert figures(arena, *QUICK, *given) == figures(arena, *QUICK[:-1], "2", *given)


def test_tables_for_people(arena, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    code, out, _ = arena(*QUICK, "--bots", "greedy,random", "--games", "40", "--stop-at", "0.3")
    assert code == 0
    for word in ("Contestants", "Seats", "Who finished ahead", "rating", "greedy of random", "wins more than 30.0%"):
        assert word in out


def test_a_run_goes_on_with_the_seed_of_its_file(arena, tmp_path):
    given = ("whisper", "--jobs", "1", "--bots", "random,greedy", "--out", tmp_path / "x.jsonl")
    first = figures(arena, *given, "--games", "2")
    more = figures(arena, *given, "--games", "6")
    assert more["seed"] == first["seed"]
    assert (first["finished"], more["finished"]) == (2, 6)
    code, _, err = arena(*given, "--games", "6", "--seed", "other")
    assert code == 2
    assert "holds another tournament: seed:" in err
    assert err.count("\n") == 1


def interrupted(work, tasks, workers):
    """Ctrl-C after the first game."""
    yield work(next(iter(tasks)))
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_was_finished(arena, tmp_path, monkeypatch):
    from safehouse.arena import runners

    given = (*QUICK, "--bots", "random,greedy", "--games", "4", "--out", tmp_path / "x.jsonl", "--json")
    with monkeypatch.context() as patched:
        patched.setattr(runners, "in_processes", interrupted)
        code, out, err = arena(*given)
    assert (code, err) == (130, "safehouse: interrupted\n")
    assert json.loads(out)["finished"] == 1
    assert len((tmp_path / "x.jsonl").read_text().splitlines()) == 2
    code, out, _ = arena(*given)
    assert (code, json.loads(out)["finished"]) == (0, 4)


def test_ctrl_c_before_all_contestants_have_played(arena, tmp_path, monkeypatch):
    """More contestants than seats: after one game some have no share yet, and no rating."""
    from safehouse.arena import runners

    monkeypatch.setattr(runners, "in_processes", interrupted)
    monkeypatch.setenv("COLUMNS", "120")
    given = (*QUICK, "--seats", "2", "--bots", "random,greedy,ismcts:iterations=3,ismcts:iterations=4", "--games", "12")
    code, out, err = arena(*given, "--report", tmp_path / "out.html")
    assert (code, err) == (130, "safehouse: interrupted\n")
    contestants = out[out.index("Contestants") : out.index("Seats")]
    assert "greedy" in contestants
    assert "iterations" not in contestants
    content = json.loads(arena(*given, "--json")[1])
    assert [each["games"] for each in content["contestants"]] == [1, 1, 0, 0]
    assert sorted(each["bot"] for each in content["ratings"]) == ["greedy", "random"]
    assert Page((tmp_path / "out.html").read_text(encoding="utf-8")).open == []


class Page(HTMLParser):
    """Checks that tags are closed in order, and keeps what can be seen and what could be loaded."""

    VOID = ("meta", "br")

    def __init__(self, text):
        super().__init__()
        self.open, self.text, self.loaded, self.plots = [], [], [], 0
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.loaded += [value for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]
        self.plots += tag == "svg"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def test_the_report_is_one_page_that_needs_nothing_else(arena, tmp_path):
    path = tmp_path / "out.html"
    given = ("--bots", "greedy,random", "--games", "30", "--stop-at", "0.3", "--report", path)
    code, out, _ = arena("spyconnection", *QUICK[1:], "-o", "turn_limit=20", *given)
    assert code == 0
    assert str(path) in out.replace("\n", "")
    page = Page(path.read_text(encoding="utf-8"))
    assert page.open == []
    assert page.loaded == []
    assert not re.search(r"https?://|@import|url\(", path.read_text(encoding="utf-8"))
    assert "prefers-color-scheme: dark" in path.read_text(encoding="utf-8")
    text = " ".join(page.text)
    for heading in ("Who wins", "Who finishes ahead", "Ratings", "Are the seats fair?", "Points", "Length"):
        assert heading in text
    assert "How much there is to choose" in text
    assert "turn_limit 20" in text
    assert "wins more than 30.0%" in text
    assert page.plots >= 7


def test_a_report_names_things_and_escapes_names(spec, result):
    from safehouse.arena.page import page
    from safehouse.arena.summary import summary

    traces = [{"took mission": {"M01": 1}, "moved city": {"LON": 1}}, {}]
    games = [
        result(n, "greedy random", "1 2" if n % 3 else "2 1", traces=traces[:: 1 if n % 2 else -1]) for n in range(90)
    ]
    chosen = spec("greedy,random", game="spyconnection", seed="<b>")
    text = page(chosen, summary(chosen, games, planned=90))
    cities = sh.game("spyconnection").edition("reconstruction-1").data.components.missions[0].cities
    texts = sh.game("spyconnection").texts()
    assert " + ".join(texts.say(f"city-{city}") for city in cities) in text, "a mission is called by its cities"
    assert "City: moved" in text
    assert "compared in all" in text
    assert "<b>" not in text.replace("<li><b>", "")
    assert "&lt;b&gt;" in text


def test_a_report_of_nothing_is_still_a_page(spec):
    from safehouse.arena.page import page
    from safehouse.arena.summary import summary

    chosen = spec("greedy,random")
    assert Page(page(chosen, summary(chosen, [], planned=10))).open == []


def test_a_report_needs_a_folder(arena, tmp_path):
    code, out, err = arena(*QUICK, "--report", tmp_path / "nowhere" / "x.html")
    assert (code, out) == (2, "")
    assert "there is no folder" in err
