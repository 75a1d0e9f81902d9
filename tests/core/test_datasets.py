"""Own data sets: files, editions beside each other, what is refused."""

from dataclasses import replace
from importlib import resources

import pytest

import safehouse as sh
from safehouse.core.datasets import LARGEST_FILE, parse, read_file
from safehouse.core.game import components_of

SHIPPED = (resources.files("safehouse.games.spyconnection") / "data" / "reconstruction-1.toml").read_text(
    encoding="utf-8"
)
CITIES = (("A", 0, 0), ("B", 9, 0), ("C", 9, 9), ("D", 0, 9))


def small(name="small"):
    """Four cities in a square with four connections of one field, six missions, four start missions."""
    parts = [
        f'game = "spyconnection"\nname = "{name}"\nprovenance = "made for tests"',
        "[board]\nsize = [100, 100]\nplanning_costs = [0, 0, 1, 1]",
        *(f'[[cities]]\nid = "{city}"\nat = [{x}, {y}]' for city, x, y in CITIES),
    ]
    for number, (a, b) in enumerate(("AB", "BC", "CD", "DA")):
        parts.append(f'[[connections]]\nfrom = "{a}"\nto = "{b}"\nfields = [[{number}, 1]]')
        parts.append(f'[[start_missions]]\nid = "T{number}"\ncities = ["{a}", "{b}"]\nstart = "{a}"\npoints = 1')
    for number, (a, b) in enumerate(("AB", "AC", "AD", "BC", "BD", "CD")):
        parts.append(f'[[missions]]\nid = "N{number}"\ncities = ["{a}", "{b}"]\npoints = {number}')
    return "\n".join(parts)


@pytest.fixture
def game():
    """The game as it is when nobody has loaded anything."""
    known = sh.game("spyconnection")
    loaded, editions = dict(known._loaded), dict(known._editions)
    yield known
    known._loaded.clear()
    known._loaded.update(loaded)
    known._editions.clear()
    known._editions.update(editions)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(small(), encoding="utf-8")
    return path


def test_a_second_data_set_plays_beside_the_first(game, file):
    data = sh.load_data_set("spyconnection", file)
    assert (data.name, data.provenance) == ("small", "made for tests")
    assert {"reconstruction-1", "small"} <= set(sh.games()["spyconnection"].data_sets)
    mine = sh.new_match("spyconnection", seats=2, seed=1, data_set="small")
    theirs = sh.new_match("spyconnection", seats=2, seed=1)
    assert mine.edition.actions.size == 4 + 4 + 4 + 4 + 4 + 3 * 4 + 3 + 3 + 3
    assert theirs.edition.actions.size == 143
    assert mine.edition.state_type is not theirs.edition.state_type
    assert len(mine.state.to_bytes()) < len(theirs.state.to_bytes())
    assert mine.view(0)["data_set"] == "small"
    assert mine.edition is sh.new_match("spyconnection", seats=3, data_set="small").edition


def test_games_on_an_own_data_set_can_be_played_to_the_end_and_replayed(game, file):
    sh.load_data_set("spyconnection", file)
    match = sh.new_match("spyconnection", seats=2, seed=1, data_set="small", turn_limit=20)
    bot = sh.bot("random", seed=1)
    while not match.over:
        (seat,) = match.to_move
        match.play(seat, bot.choose(match.observation(seat)))
        assert match.edition.invariants(match.state) == []
    again = sh.replay(match.record())
    assert again.state.to_bytes() == match.state.to_bytes()
    assert sh.from_position("spyconnection", match.position()).state.to_bytes() == match.state.to_bytes()


def test_planning_costs_come_from_the_data_set(game, file):
    sh.load_data_set("spyconnection", file)
    match = sh.new_match("spyconnection", seats=2, seed=1, data_set="small")
    assert [slot["cost"] for slot in match.view(0)["display"]] == [0, 0, 1, 1]
    dark = sh.new_match("spyconnection", seats=2, seed=1, data_set="small", board_side="dark")
    assert [slot["cost"] for slot in dark.view(0)["display"]] == [1, 1, 2, 2]


def test_the_same_file_may_be_loaded_twice_but_not_another_under_its_name(game, file, tmp_path):
    assert sh.load_data_set("spyconnection", file).digest == sh.load_data_set("spyconnection", str(file)).digest
    other = tmp_path / "other.toml"
    other.write_text(small().replace("points = 5", "points = 6"), encoding="utf-8")
    with pytest.raises(sh.DataError, match="there is another data set 'small' already"):
        sh.load_data_set("spyconnection", other)
    other.write_text(SHIPPED.replace("points = 8", "points = 7"), encoding="utf-8")
    with pytest.raises(sh.DataError, match="there is another data set 'reconstruction-1' already"):
        sh.load_data_set("spyconnection", other)


def test_a_record_of_a_data_set_with_other_content_is_refused(game, file):
    sh.load_data_set("spyconnection", file)
    record = sh.new_match("spyconnection", seats=2, seed=1, data_set="small").record()
    game._loaded.pop("small")
    with pytest.raises(sh.RecordError, match="'small' is not known"):
        sh.replay(record)
    file.write_text(small().replace("points = 5", "points = 6"), encoding="utf-8")
    sh.load_data_set("spyconnection", file)
    with pytest.raises(sh.RecordError, match="'small' has other content here"):
        sh.replay(record)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"not toml at all [", "not a TOML file"),
        (b'{"name": ', "not a JSON file"),
        (b'{"a": {"b": 1, "b": 1}}', "not a JSON file: the key 'b' stands twice"),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"x = 1", "game: is missing"),
        (b"a = " + b"[" * 5000 + b"]" * 5000, "not a TOML file: nested too deeply"),
        (b"# " + b"x" * LARGEST_FILE, "is larger than 1,000,000 bytes"),
    ],
    ids=["no TOML", "no JSON", "twice", "no UTF-8", "empty", "deep", "large"],
)
def test_files_that_are_no_data_sets_are_refused(game, tmp_path, content, message):
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(sh.DataError, match=message):
        sh.load_data_set("spyconnection", path)


def test_a_file_that_is_not_there_is_refused(game, tmp_path):
    with pytest.raises(sh.DataError, match=r"none\.toml cannot be read: No such file"):
        sh.load_data_set("spyconnection", tmp_path / "none.toml")
    with pytest.raises(sh.DataError, match="cannot be read"):
        sh.load_data_set("spyconnection", tmp_path)


def test_content_that_is_no_table_is_refused(game):
    for content in (None, 7, [], "text"):
        data, findings = game.examine_data(content)
        assert data is None
        assert findings.errors


def test_unknown_data_sets_are_refused(game):
    with pytest.raises(
        sh.OptionError, match="unknown data set 'printed' of spyconnection; data sets are reconstruction-1"
    ):
        game.data_set("printed")


def test_parsing_and_reading(file):
    assert parse("a = 1") == {"a": 1}
    assert read_file(file) == small()


def test_components_need_a_package():
    with pytest.raises(RuntimeError, match="a game must be a package"):
        components_of(None)


def test_a_shipped_data_set_that_breaks_the_rules_is_an_error(game):
    broken = replace(game, read_components=_refuse, _loaded={}, _editions={})
    with pytest.raises(sh.DataError, match="no good"):
        broken.data_set("reconstruction-1")


def _refuse(root, findings):
    findings.errors.append("no good")
