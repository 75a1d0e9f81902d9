"""A game of somebody else is found everywhere, and named nowhere: every command, environment, and the server's API."""

import json
import subprocess
from contextlib import contextmanager

import httpx
import pytest


def test_games(outside):
    found = json.loads(outside.safehouse("games", "--json"))
    assert list(found)[-1] == "whisper"
    assert found["whisper"]["seats"] == [2, 3]
    assert "Whisper" in outside.safehouse("games")


def test_rules(outside):
    assert "TOY-3.4" in outside.safehouse("rules", "whisper")
    assert "alone" in outside.safehouse("rules", "whisper", "3.4")


def test_play(outside):
    """To the end, in the listing that a game without a board has."""
    shown = outside.safehouse("play", "whisper", "--bots", "greedy", "--seed", "3", typed="1\n" * 200)
    assert "discard" in shown
    assert "Score sheet" in shown


def test_simulate(outside):
    found = json.loads(outside.safehouse("simulate", "whisper", "--games", 20, "--bots", "greedy,random", "--json"))
    assert found["finished"] == 20


def test_arena(outside):
    told = outside.safehouse("arena", "whisper", "--bots", "greedy,random", "--games", 4, "--jobs", 1, "--json")
    assert json.loads(told)["games"] == 4


@pytest.mark.full
def test_bench(outside):
    found = json.loads(outside.safehouse("bench", "whisper", "--seconds", "0.01", "--rounds", 1, "--json"))
    assert found["games"]["whisper"]["fast"] > 0
    assert found["games"]["whisper"]["translated_to_hand"] is None


def test_data_check(outside, tmp_path):
    file = tmp_path / "own.toml"
    file.write_text((outside.site / "whisper" / "data" / "paper.toml").read_text().replace('"paper"', '"linen"'))
    assert outside.safehouse("data", "check", "whisper", file) == "own.toml: it may be played\n"


def test_the_kit(outside):
    report = outside.python(
        [
            "from safehouse.testkit import conformance",
            "print(conformance('whisper', games=1, every=20, fast=False, seats=[2], settings=[{}]))",
        ]
    )
    assert report.startswith("whisper: 2 games, ")


ENVIRONMENTS = {
    "PettingZoo": "env = aec_env('whisper', seed=1); env.reset(); assert env.agents",
    "Gymnasium": "env = gym_env('whisper', seats=2); assert env.observation_space.contains(env.reset(seed=1)[0])",
    "gymnasium.make": "import safehouse.envs.solo, gymnasium; gymnasium.make('safehouse/whisper-v0').reset(seed=1)",
    "OpenSpiel": "assert openspiel_game('whisper', seats=3).num_players() == 3",
    "pyspiel": "import safehouse.envs.openspiel, pyspiel; pyspiel.load_game('python_safehouse_whisper(seats=2)')",
    "batch": "b = batch('whisper', n=8, seats=2, seed=1); b.step(b.sample()); assert b.masks().any()",
}


@pytest.mark.parametrize("code", ENVIRONMENTS.values(), ids=ENVIRONMENTS)
def test_environments(outside, code):
    outside.python(["from safehouse.envs import aec_env, batch, gym_env, openspiel_game", code])


@contextmanager
def served(outside, folder):
    """A client of `safehouse serve`."""
    command = outside.command("serve", "--port", 0, "--db", f"sqlite:///{folder / 'house.db'}")
    with subprocess.Popen(command, env=outside.environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            with httpx.Client(base_url=server.stdout.readline().split()[-1], timeout=60) as client:
                yield client
        finally:
            server.terminate()


def test_a_table_is_played_over_http(outside, tmp_path):
    with served(outside, tmp_path) as client:
        assert [game["name"] for game in client.get("/api/games").json()][-1] == "whisper"
        assert client.get("/api/games/whisper/rules").json()["title"] == "Whisper"
        guests = [_guest(client, name) for name in ("Ann", "Bob")]
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = client.post("/api/matches", json={"game": "whisper", "seats": seats}, headers=guests[0]).json()
        path = f"/api/matches/{opened['id']}"
        assert client.post(f"{path}/join", json={"invite": opened["invite"]}, headers=guests[1]).json()["seat"] == 1
        table = client.get(path, headers=guests[0]).json()
        while not table["over"]:
            _act(client, path, guests[table["to_move"][0]])
            table = client.get(path, headers=guests[0]).json()
        assert len(table["scores"]) == 2
        assert client.get(f"{path}/record", headers=guests[1]).json()["game"] == "whisper"


def _guest(client, name):
    return {"Authorization": f"Bearer {client.post('/api/guest', json={'name': name}).json()['token']}"}


def _act(client, path, guest):
    asked = client.get(path, headers=guest).json()
    given = {"decision": asked["decision"], "action": asked["legal"][0]["id"]}
    answer = client.post(f"{path}/actions", json=given, headers={**guest, "Idempotency-Key": asked["decision"]})
    assert answer.status_code == 201, answer.text
