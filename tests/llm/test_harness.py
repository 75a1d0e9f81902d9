"""Language models: what they are told, what is counted, and the protocol by which they are asked."""

from __future__ import annotations

import json
import re
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import safehouse as sh
import safehouse.llm
from safehouse.catalogue import own_games
from safehouse.cli.main import main
from safehouse.core.errors import OptionError
from safehouse.llm import Endpoint, ModelPlayer, Reply, play_games
from safehouse.llm.models import ModelError
from safehouse.llm.prompts import prompt_for, read_answer

each_game = pytest.mark.parametrize("game", ["spyconnection", "estoril", "inkognito", "vienna"])


def first_allowed(prompt: str) -> str:
    return prompt.split("ALLOWED NOW\n\n")[1].split("\n", maxsplit=1)[0]


class Scripted:
    """A model that makes known mistakes, a fixed one for each of its first tries, and counts them itself."""

    def __init__(self, *mistakes: str) -> None:
        self.mistakes = mistakes
        self.made: Counter[str] = Counter()
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> Reply:
        self.prompts.append(prompt)
        attempt = prompt.count("which is refused:")
        if attempt < len(self.mistakes):
            self.made[self.mistakes[attempt]] += 1
            return Reply(self.mistakes[attempt], 10, 2)
        return Reply(f"Let me see.\nACTION: {first_allowed(prompt)}", 10, 2)


def test_known_mistakes_are_counted_exactly_by_rule() -> None:
    """STOP belongs to the drawing of missions: who is on turn may not do it, by the same rule each time."""
    match = sh.new_match("spyconnection", seats=2, seed=7)
    actions = match.edition.actions
    illegal = next(action.text for action in actions.actions[: actions.size] if match.why_not(0, action))
    rule = match.why_not(0, illegal).rule
    model = Scripted("I cannot decide", "ACTION: DANCE", f"ACTION: {illegal}")
    player = ModelPlayer(model, tries=4)
    assert player.choose(match.observation(0)) == match.legal(0)[0]
    assert player.refused == {"unreadable": 1, "no-action": 1, rule: 1}
    assert (player.asked, player.decisions, player.at_random) == (4, 1, 0)
    assert (player.tokens_in, player.tokens_out) == (40, 8)
    assert f"{rule}: " in model.prompts[-1]


def test_over_whole_games_every_mistake_is_counted_once() -> None:
    model = Scripted("hm", "ACTION: FLY")
    report = play_games("spyconnection", model, games=2, against="random", tries=3, seed=1, prices=(1.0, 10.0))
    assert report.refused == {"unreadable": model.made["hm"], "no-action": model.made["ACTION: FLY"]}
    assert report.asked == 3 * report.decisions == len(model.prompts)
    assert report.at_random == 0
    assert report.cost == pytest.approx(report.asked * (10 + 20) / 1e6)


def test_after_the_last_try_a_legal_action_is_taken_at_random() -> None:
    model = Scripted("a", "b", "c")
    report = play_games("spyconnection", model, games=1, against="random", tries=2, seed=1)
    assert report.at_random == report.decisions > 0
    assert report.refused == {"unreadable": 2 * report.decisions}


@each_game
def test_all_games_are_asked_in_the_same_words(game: str) -> None:
    match = sh.new_match(game, seed=3, seats=min(sh.games()[game].seats))
    seat = match.to_move[0]
    seen = match.observation(seat)
    prompt = prompt_for(seen, [], unaided=False)
    assert all(f"\n{action.text}\n" in prompt for action in match.legal(seat))
    assert own_games()[game].prefix in prompt
    unaided = prompt_for(seen, [], unaided=True)
    assert "ALLOWED NOW" not in unaided
    assert all(f"\n{kind.name}" in unaided for kind in match.edition.actions.kinds[:3])
    player = ModelPlayer(lambda asked: f"ACTION: {first_allowed(asked)}")
    for _ in range(20):
        if match.over:
            break
        seat = match.to_move[0]
        match.play(seat, player.choose(match.observation(seat)))
    assert not player.refused


def test_no_word_of_any_game_is_in_the_harness() -> None:
    folder = Path(safehouse.llm.__file__).parent
    code = "\n".join(
        re.sub(r"Examples:.*?\"\"\"", "", path.read_text("utf-8"), flags=re.DOTALL)
        for path in folder.iterdir()
        if path.suffix in (".py", ".txt")
    ).lower()
    for name, game in own_games().items():
        assert name not in code
        assert f"{game.prefix.lower()}-" not in code


def test_a_refusal_tells_nothing_hidden() -> None:
    """It is judged by what the seat knows: in another world with the same knowledge it is the same."""
    match = sh.new_match("estoril", seats=2, seed=3)
    seat = match.to_move[0]
    world = sh.resample(match.observation(seat), seed=9)
    for action in match.edition.actions.actions[: match.edition.actions.size]:
        players = [ModelPlayer(lambda _, a=action: f"ACTION: {a.text}", tries=1) for _ in range(2)]
        for player, where in zip(players, (match, world), strict=True):
            player.choose(where.observation(seat))
        assert players[0].refused == players[1].refused


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("ACTION: TAKE(1)", "TAKE(1)"),
        ("thinking…\naction: `TAKE(1)`", "TAKE(1)"),
        ("ACTION: TAKE(1)\nno, better\nACTION: **TAKE(2)**", "TAKE(2)"),
        ("TAKE(1)", None),
        ("", None),
    ],
)
def test_the_last_action_named_counts(text: str, action: str | None) -> None:
    assert read_answer(text) == action


def test_bad_input_is_refused() -> None:
    with pytest.raises(OptionError, match="at least 1"):
        play_games("spyconnection", lambda _: "", tries=0)
    with pytest.raises(OptionError, match="vienna"):
        play_games("chess", lambda _: "")


# --- the protocol ---------------------------------------------------------------------------------------------------


def completion(prompt: str) -> dict[str, Any]:
    said = {"role": "assistant", "content": f"ACTION: {first_allowed(prompt)}"}
    return {"choices": [{"message": said}], "usage": {"prompt_tokens": 100, "completion_tokens": 5}}


class Server(BaseHTTPRequestHandler):
    """Speaks chat completions; what it says is the first action that the prompt allows."""

    answer: Any = None

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        message = asked["messages"][0]
        assert (self.path, asked["model"], message["role"]) == ("/v1/chat/completions", "tiny", "user")
        assert self.headers["Authorization"] == "Bearer secret"
        status, body = type(self).answer or (200, completion(message["content"]))
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def url(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(Server, "answer", None)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_command_reports_what_the_model_did(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["llm", "spyconnection", "--url", url, "--model", "tiny", "--key", "secret", "--games", "1"]
    assert main([*command, "--against", "random", "--price-in", "1000000", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["tokens_in"] == 100 * report["asked"] == report["cost"]
    assert (report["refused"], report["games"]) == ({}, 1)
    assert report["low"] <= report["share"] <= report["high"]
    assert main([*command, "--against", "random"]) == 0
    assert "1 games against random" in capsys.readouterr().out


@pytest.mark.parametrize(("status", "body"), [(500, {"error": "broken"}), (200, {"no": "choices"}), (200, [])])
def test_a_server_that_does_not_speak_it_is_named(
    url: str, monkeypatch: pytest.MonkeyPatch, status: int, body: Any
) -> None:
    monkeypatch.setattr(Server, "answer", (status, body))
    with pytest.raises(ModelError, match="chat/completions"):
        Endpoint(url, "tiny", "secret")("hello")


def test_nobody_there_is_said_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["llm", "spyconnection", "--url", "http://127.0.0.1:9/v1", "--games", "1"]) == 2
    assert "127.0.0.1:9" in capsys.readouterr().err
