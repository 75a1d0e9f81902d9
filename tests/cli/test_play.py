"""At the table: what is shown, what may be typed, and what it does."""

import json
import re
from itertools import pairwise

import pytest
from rich.cells import cell_len

import safehouse as sh
from safehouse.bots.simple import RandomBot

LANGUAGES = ("en", "de", "pl", "ja")


def events(match, kind):
    return [event for event in match.events(None) if event["kind"] == kind]


# --- the table ------------------------------------------------------------------------------------------------------


def test_the_table_shows_map_players_display_and_the_question(at_table):
    match = sh.new_match("spyconnection", 3, seed="table", first_player=0)
    shown = at_table([], match=match, width=120, height=50).play()
    for city in ("LON", "PAR", "MAD", "MON", "ROM", "BER", "OSL", "HEL", "MOS", "WAR", "BEL", "IST"):
        assert city in shown
    own = match.view(0)["players"][0]
    assert f"[{own['spy']}]" in shown
    assert "@A" in shown
    assert "Supply 14" in shown
    assert "0/7" in shown
    assert "Your turn: take a mission, connect a new city or move your spy." in shown
    for slot in match.view(0)["display"]:
        assert (
            f"{slot['slot']} {' + '.join(at_table([]).session.words.thing('city', c) for c in slot['cities'])}" in shown
        )


@pytest.mark.parametrize("width", [40, 60, 80, 103, 104, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_terminal(at_table, width, language):
    shown = at_table(["1"] * 30, width=width, language=language, seats=4).play()
    tables = [line for line in shown.splitlines() if not line.startswith("A> ")]
    assert max(cell_len(line) for line in tables) <= width


def test_agents_stand_on_the_map_by_the_letter_of_their_seat(at_table):
    table = at_table(["connect 2"])
    before = table.match.view(0)["reach"]
    table = at_table([f"CONNECT({before[0]['connection']})"], width=120, height=50)
    shown = table.play()
    drawn = shown.split("A> ")[1].split("[PAR] your network")[0]
    assert len(re.findall(r"A(?![-\w])", drawn)) >= before[0]["price"]
    assert before[0]["city"] in table.match.view(0)["players"][0]["network"]


def test_two_agents_on_a_field_are_marked():
    from safehouse.games.spyconnection.terminal.map import draw_map

    match = sh.new_match("spyconnection", 2, seed="table")
    view = match.view(0)
    view["fields"] = {"LON-PAR-1": [2, 1], "LON-BER-2": [0, 2]}
    components = match.edition.data.components
    drawn = draw_map(components, view, {city.id: "" for city in components.cities}, 80, 24).plain
    assert "A2B" in drawn
    assert "B2" in drawn


def test_a_game_without_a_drawn_board_is_listed():
    from rich.console import Console

    from safehouse.terminal.board import BoardContext
    from safehouse.terminal.plain import GameBoard

    match = sh.new_match("spyconnection", 2, seed="table")
    texts = match.edition.game.texts("en")
    board = GameBoard(BoardContext(match.edition, texts, ["x", "y"]))
    console = Console(width=80)
    with console.capture() as captured:
        console.print(board.table(match.view(0), 80, 24))
    assert "players" in captured.get()
    assert "supply: 14" in captured.get()


# --- what may be typed ----------------------------------------------------------------------------------------------


def test_a_choice_by_number_by_text_and_in_short(at_table):
    match = at_table([]).match
    connection = next(action for action in match.legal(0) if action.kind == "CONNECT")
    city = next(way["city"] for way in match.view(0)["reach"] if way["connection"] == connection.args["connection"])
    number = match.legal(0).index(connection) + 1
    name = match.edition.game.texts("en").name("city", city)
    for typed in (str(number), connection.text, connection.text.lower(), f"connect {city}", f"c {name.lower()}"):
        table = at_table([typed])
        table.play()
        assert next(step.action for step in table.match.steps if step.actor == 0) == connection, typed


def test_a_name_alone_is_enough_where_it_fits_one_choice(at_table):
    match = at_table([]).match
    city = match.view(0)["reach"][0]["city"]
    name = match.edition.game.texts("en").name("city", city)
    table = at_table([name.upper()])
    table.play()
    assert table.match.view(0)["players"][0]["spy"] == city


def test_names_may_be_typed_in_the_language_of_the_table(at_table):
    match = at_table([]).match
    city = match.view(0)["reach"][0]["city"]
    name = match.edition.game.texts("ja").name("city", city)
    table = at_table([f"connect {name}"], language="ja")
    table.play()
    assert table.match.view(0)["players"][0]["spy"] == city


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; choices go from 1 to"),
        ("0", "There is no choice 0"),
        ("12345678901234567890123", "There is no choice 12345678901234567890"),
        ("dance", "I do not understand “dance”"),
        ("connect atlantis", "There is no action “connect atlantis”; there are CONNECT("),
        ("take", "More than one action fits (4): TAKE(1), TAKE(2), TAKE(3), TAKE(4)."),
        ("((", "I do not understand"),
        ("é" * 500, "I do not understand"),
    ],
)
def test_what_cannot_be_understood_is_explained_and_costs_nothing(at_table, typed, answer):
    table = at_table([typed])
    before = table.match.state
    assert answer in " ".join(table.play().split())
    assert table.match.state == before


def test_what_is_written_in_full_is_never_unclear(at_table):
    """`5-I` is a space of its own, although `5-II` and `5-III` begin so."""
    match = sh.new_match("estoril", seats=2, seed="exact", first_player=0)
    match.play(0, match.legal(0)[0])
    table = at_table([], match=match)
    codes = [action.args["space"] for action in match.legal(0)]
    assert any(code.endswith("-I") and f"{code}I" in codes for code in codes)
    for code in codes:
        assert table.session.meant(0, code.lower()).args["space"] == code


def test_a_card_is_shown_with_all_that_is_on_it(at_table):
    shown = at_table(["card M07", "card atlantis", "card", "quit", ""]).play()
    assert "M07: London + Oslo (3 pt)" in shown
    assert shown.count("There is no card “") == 2


def test_an_illegal_move_is_refused_with_its_rule(at_table):
    table = at_table(["STOP", "cover 1", "take 2"])
    shown = " ".join(table.play().split())
    assert "You cannot pass: take a mission, connect a new city or move your spy. (SPY-3.3)" in shown
    assert "You can cover targets only at the end of your turn. (SPY-10.11)" in shown
    assert len(events(table.match, "took")) >= 1


def test_why_tells_the_rule_or_the_effect(at_table):
    shown = " ".join(at_table(["why cover 1", "why take 1", "why", "why dance"]).play().split())
    assert "You can cover targets only at the end of your turn." in shown
    assert "SPY-10.11 " in shown
    assert "This is allowed. You pay the planning cost" in shown
    assert "Name an action" in shown
    assert "I do not understand “dance”" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_table(at_table, language):
    table = at_table(["STOP"], language=language)
    texts = table.match.edition.game.texts(language)
    assert "".join(texts.say("why-SPY-3-3").split()) in "".join(table.play().split())


def test_hint_names_a_legal_choice_and_changes_nothing(at_table):
    table = at_table(["hint"])
    before = table.match.state
    shown = table.play()
    number = int(re.search(r"greedy bot would choose (\d+):", shown)[1])
    assert 1 <= number <= len(table.match.legal(0))
    assert table.match.state == before


def test_undo_takes_back_a_step_of_ones_own(at_table):
    table = at_table(["discard 1", "undo"])
    before = table.match.state
    assert "takes back 1 step" in table.play()
    assert table.match.state == before


def test_undo_is_refused_after_a_reveal(at_table):
    match = sh.new_match("spyconnection", 2, seed="table", first_player=0, explicit_end=True)
    table = at_table(["take 1", "undo"], match=match, ends_turns=False)
    assert "Chance has decided since; what came up cannot be taken back." in table.play()
    assert len(events(match, "took")) == 1


def test_a_turn_ends_by_itself_unless_the_player_ends_it_by_hand(at_table):
    position = {"seats": 2, "players": [{"spy": "LON", "open": []}, {"spy": "ROM", "open": []}]}
    quick = at_table(["connect ber", "quit", ""], match=sh.from_position("spyconnection", position, seed=1))
    quick.play()
    assert [step.action.text for step in quick.match.steps if step.actor == 0][:2] == ["CONNECT(LON-BER)", "DONE"]
    slowly = ["connect ber", "recall LON-BER-1", "done", "quit", ""]
    slow = at_table(slowly, match=sh.from_position("spyconnection", position, seed=1), ends_turns=False)
    assert "Nothing left to cover: finish your turn" in slow.play()
    assert [step.action.kind for step in slow.match.steps if step.actor == 0][:3] == ["CONNECT", "RECALL_FIELD", "DONE"]


def test_an_ending_that_was_taken_back_is_not_made_again_by_itself(at_table):
    players = [
        {"spy": "MAD", "open": [{"card": "M01", "covered": ["LON"], "planning": 0}]},
        {"spy": "ROM", "open": []},
    ]
    position = {"seats": 2, "players": players, "pending": "COVER"}
    table = at_table(["cover 1", "undo", "quit", ""], match=sh.from_position("spyconnection", position, seed=1))
    table.play()
    assert [step.action.text for step in table.match.steps if step.actor == 0] == ["COVER(1)"]


def test_rules_at_the_table(at_table):
    shown = at_table(["rules", "rules 13", "rules SPY-4.2", "rules 77"]).play()
    assert "13  Scoring" in shown
    assert "SPY-13.7" in shown
    assert "SPY-4.2" in shown
    assert "There is no rule 77" in shown


def test_log_and_help(at_table):
    shown = at_table(["log all", "help", "?"]).play()
    assert shown.count("is the start player.") >= 1
    assert shown.count("takes back your last step") == 2


# --- leaving, saving, going on --------------------------------------------------------------------------------------


def test_the_end_of_the_input_ends_politely(at_table):
    assert at_table([]).play().endswith("Goodbye. The game was not saved.\n")


def test_quit_offers_to_save(at_table, tmp_path):
    file = tmp_path / "evening.json"
    table = at_table(["quit", str(file)])
    shown = table.play()
    assert shown.endswith("Goodbye.\n")
    assert sh.replay(json.loads(file.read_text("utf-8"))).state == table.match.state
    assert at_table(["quit", ""]).play().endswith("Goodbye.\n")


def test_a_saved_game_goes_on_where_it_was(at_table, safehouse, tmp_path, monkeypatch):
    file = tmp_path / "evening.json"
    table = at_table(["take 1", f"save {file}"])
    assert "safehouse play spyconnection --load" in table.play()
    monkeypatch.setattr("builtins.input", raising(EOFError))
    code, out, _ = safehouse("play", "spyconnection", "--load", file)
    assert code == 0
    mission = events(table.match, "took")[0]["args"]["mission"]
    assert table.session.words.thing("mission", mission) in out or "End of your turn" in out


def test_saving_asks_before_it_replaces_and_says_what_fails(at_table, tmp_path):
    file = tmp_path / "evening.json"
    file.write_text("precious")
    shown = at_table([f"save {file}", "n", f"save {tmp_path / 'no' / 'where'}", "save"]).play()
    assert file.read_text() == "precious"
    assert "Nothing was saved." in shown
    assert "cannot be written" in " ".join(shown.split())
    assert "Name a file" in shown
    at_table([f"save {file}", "y"]).play()
    assert json.loads(file.read_text("utf-8"))["game"] == "spyconnection"


@pytest.mark.parametrize(
    ("content", "reason"),
    [("no json", "is not JSON"), ("[]", "is not a record"), ('{"game": "chess"}', "a game of 'chess'")],
)
def test_a_file_that_is_no_saved_game_is_refused(safehouse, tmp_path, content, reason):
    file = tmp_path / "evening.json"
    file.write_text(content)
    code, _, err = safehouse("play", "spyconnection", "--load", file)
    assert code == 2
    assert reason in err


def test_a_record_that_ends_before_a_draw_can_be_played_on(safehouse, tmp_path, monkeypatch):
    match = sh.new_match("spyconnection", 2, chance="manual", first_player=0)
    assert match.to_move == (sh.CHANCE,)
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(match.record()))
    monkeypatch.setattr("builtins.input", raising(EOFError))
    code, out, _ = safehouse("play", "spyconnection", "--load", file, "--seed", "1")
    assert code == 0
    assert "Your turn" in out


def test_options_cannot_be_given_to_a_saved_game(safehouse, tmp_path):
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(sh.new_match("spyconnection", 2, seed=1).record()))
    code, _, err = safehouse("play", "spyconnection", "--load", file, "--seats", "2")
    assert code == 2
    assert "stand in the saved game" in err


def raising(error):
    def ask(prompt):
        raise error

    return ask


def test_ctrl_c_ends_with_130_and_without_a_traceback(safehouse, monkeypatch):
    monkeypatch.setattr("builtins.input", raising(KeyboardInterrupt))
    code, _, err = safehouse("play", "spyconnection", "--seed", "1")
    assert code == 130
    assert err == "safehouse: interrupted\n"


def test_the_same_seed_gives_the_same_game(safehouse, monkeypatch):
    def run(seed):
        lines = iter(["1"] * 6)
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines, None) or raising(EOFError)(prompt))
        return safehouse("play", "spyconnection", "--seed", seed, "--bots", "random")[1]

    assert run("7") == run("7")
    assert run("7") != run("8")


def test_an_own_data_set_can_be_played(safehouse, monkeypatch, tmp_path):
    from importlib import resources

    source = resources.files("safehouse.games.spyconnection") / "data" / "reconstruction-1.toml"
    file = tmp_path / "mine.toml"
    file.write_text(source.read_text("utf-8").replace("reconstruction-1", "mine-1").replace('"OSL"', '"OSX"'), "utf-8")
    monkeypatch.setattr("builtins.input", raising(EOFError))
    code, out, _ = safehouse("play", "spyconnection", "--data", file, "--seed", "1")
    assert code == 0
    assert "OSX" in out


# --- people at one screen -------------------------------------------------------------------------------------------


def test_two_people_take_turns_at_one_screen(at_table):
    table = at_table(["take 1", "done"] * 8, people=(0, 1))
    table.play()
    assert {event["args"]["seat"] for event in events(table.match, "took")} == {0, 1}


def test_hotseat_gives_bots_the_last_seats(safehouse, monkeypatch):
    monkeypatch.setattr("builtins.input", raising(EOFError))
    out = safehouse(
        "play", "spyconnection", "--seats", "3", "--hotseat", "--bots", "random", "--names", "Anna,Ben", "--seed", "1"
    )[1]
    assert "Anna" in out
    assert "Ben" in out
    assert "Bot C (random)" in out


def test_a_bot_may_search_at_a_level_of_its_own(safehouse, monkeypatch):
    lines = iter(["1"] * 12)
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines, None) or raising(EOFError)(prompt))
    code, out, _ = safehouse("play", "spyconnection", "--bots", "ismcts:iterations=20", "--seed", "1")
    assert code == 0
    assert "Bot B (ismcts)" in out


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("psychic", "unknown bot 'psychic'"),
        ("ismcts:level=9", "level: 9 is not allowed; allowed: 1 to 5"),
        ("cheat", "cheat plays in arenas alone; bots are random, greedy, ismcts"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(safehouse, bots, said):
    code, _, err = safehouse("play", "spyconnection", "--bots", bots)
    assert code == 2
    assert said in " ".join(err.split())


# --- the end --------------------------------------------------------------------------------------------------------


def test_a_whole_game_ends_with_the_score_sheet(at_table):
    match = sh.new_match("spyconnection", 3, seed="whole", turn_limit=20)
    shown = at_table(["1"] * 2000, match=match).play()
    assert match.over
    sheet = shown.split("Score sheet")[1]
    for seat in match.ranking:
        assert f"P{seat}" in sheet
    assert re.search(r"Total" + r"\s+(\d+)" * 3, sheet).groups() == tuple(str(match.scores[s]) for s in match.ranking)
    assert f"P{match.ranking[0]} wins." in sheet
    assert "press Enter to leave" in sheet


def test_who_wins_together_shares_a_place(at_table):
    match = sh.new_match("inkognito", 4, seed="pair")
    shown = at_table([""], match=match, people=(), bot="greedy").play()
    sheet = shown.split("Score sheet")[1]
    assert len(match.winners) == 2, "play another deal"
    assert match.edition.game.texts("en").say(f"verdict-{match.view(None)['verdict']}") in " ".join(shown.split())
    places = re.findall(r"(\d)\.\s+[A-D]\s+P(\d)", sheet)
    assert places == [("1" if seat in match.winners else "3", str(seat)) for seat in match.ranking]


def test_a_tie_is_explained(at_table):
    tied = None
    for seed in range(60):
        match = sh.new_match("spyconnection", 4, seed=seed, turn_limit=20)
        bot = sh.bot("random", seed=seed)
        while not match.over:
            match.play(match.to_move[0], bot.choose(match.observation(match.to_move[0])))
        if len(set(match.scores)) < 4:
            tied = match
            break
    table = at_table([""], match=tied, people=(0,))
    ahead = next(a for a, b in pairwise(tied.ranking) if tied.scores[a] == tied.scores[b])
    assert f"Tied on points: P{ahead} is ahead because their first turn came later." in table.play()


def test_after_the_end_one_may_look_and_save(at_table, tmp_path):
    match = sh.new_match("spyconnection", 2, seed="whole", turn_limit=20)
    while not match.over:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    file = tmp_path / "over.json"
    shown = at_table(["log", "undo", "dance", "hint", f"save {file}", ""], match=match).play()
    assert "The game is over." in shown
    assert "Not now" in shown
    assert json.loads(file.read_text("utf-8"))["result"]["scores"] == match.scores


def test_the_board_of_inkognito_shows_figures_papers_and_notebook_but_no_secret_of_others():
    from rich.console import Console

    from safehouse.terminal.board import BoardContext, board_of

    match = sh.new_match("inkognito", 4, seed="table", colours="random", first_player=0)
    board = board_of(BoardContext(match.edition, match.edition.game.texts("en"), ["Mara", "b", "c", "d"]))
    for width in (80, 140):
        console = Console(width=width)
        with console.capture() as captured:
            console.print(board.table(match.view(0), width, 40))
            console.print(board.table(match.view(None), width, 40))
        mine, watched = captured.get().split("Inkognito")[1:]
        assert all(f"{letter}{build}" in watched for letter in "ABCD" for build in "tsfn")
        assert "Am" in watched
        assert next(line for line in mine.splitlines() if "Mara" in line).split("Mara")[0].endswith(" A  ")
        assert match.edition.game.texts("en").name("word", match.view(0)["own"]["word"]) in mine
        assert "Alpha" not in watched
        assert "Bravo" not in watched


@pytest.mark.rule("INK-1.6", "INK-12.8")
@pytest.mark.parametrize("notebook", ["auto", "log", "manual"])
def test_the_passport_of_inkognito_can_be_read_at_any_time(at_table, notebook):
    match = sh.new_match("inkognito", 3, seed="passport", notebook=notebook, first_player=0)
    shown = at_table(["sheet", "quit", ""], match=match).play().split("Passport")[1]
    assert len(re.findall(r"(?:Alpha|Bravo|Charlie|Delta)/(?:Alpha|Bravo|Charlie|Delta)", shown)) >= 24
    assert len(re.findall("» ", shown)) == 4


def test_a_game_without_a_sheet_says_so(at_table):
    match = sh.new_match("spyconnection", 2, seed="sheet")
    assert "nothing lies beside the table" in at_table(["sheet", "quit", ""], match=match).play()


# --- standing answers ---------------------------------------------------------------------------------------------


COLOURED = {"colours": ["red", "blue", "green"]}
"""Seats wear the letters A, B, C."""


def venetian(at_table, monkeypatch, *typed):
    """A game of Inkognito of a person in the first seat against bots that never declare: the match, what was told."""
    monkeypatch.setattr(RandomBot, "choose", reserved)
    table = at_table(typed, match=sh.new_match("inkognito", seats=3, seed=3, first_player=0, **COLOURED))
    return table.match, table.play()


def reserved(self, observation):
    """Shakes, ends its turn, and says nothing."""
    legal = {action.kind: action for action in observation.legal()}
    return next(legal[kind] for kind in ("SILENT", "SHAKE", "END", "REFUSE") if kind in legal)


@pytest.mark.rule("INK-11.10")
def test_at_the_terminal_nobody_is_asked_in_the_turns_of_others_who_does_not_want_it(at_table, monkeypatch):
    match, _ = venetian(at_table, monkeypatch, "shake", "end")
    assert (match.view(0)["active"], match.view(0)["decision"], match.view(0)["turn"]) == (0, "START", 4)
    assert "declared" not in [event["kind"] for event in match.events(0)]


@pytest.mark.rule("INK-11.10")
def test_a_declaration_is_armed_at_the_terminal(at_table, monkeypatch):
    match, told = venetian(at_table, monkeypatch, "arm C", "arm A", "shake", "end")
    assert match.over
    assert [e["args"] for e in match.events(0) if e["kind"] == "declared"] == [{"seat": 0, "other": 2}]
    assert "You declare as soon as P2 is on turn." in told
    assert "With whom? B, C" in told
    match, _ = venetian(at_table, monkeypatch, "arm C", "arm off", "shake", "end")
    assert not match.over


@pytest.mark.rule("INK-11.10")
def test_who_wants_it_is_asked_every_time_at_the_terminal(at_table, monkeypatch):
    match, told = venetian(at_table, monkeypatch, "arm ask", "shake", "end", "silent")
    assert (match.view(0)["decision"], match.view(0)["window"], match.view(0)["active"]) == ("WINDOW", "end", 1)
    assert "You are asked at the start and at the end" in told


# --- presets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "version"), [((), "intro"), (("-o", "version=full"), "full")])
def test_a_preset_gives_its_options_unless_they_are_given_otherwise(safehouse, monkeypatch, given, version):
    opened = []
    monkeypatch.setattr("safehouse.cli.table.session.Session.run", lambda session: opened.append(session.match))
    code, _, errors = safehouse("play", "vienna", "--preset", "first", *given)
    assert code == 0, errors
    assert opened[0].options["version"] == version
    assert opened[0].options["flags"] == "printed"


def test_presets_of_switches_are_understood(safehouse, monkeypatch):
    opened = []
    monkeypatch.setattr("safehouse.cli.table.session.Session.run", lambda session: opened.append(session.match))
    assert safehouse("play", "vienna", "--preset", "everything")[0] == 0
    assert opened[0].options["third_man"] is True


def test_a_preset_that_there_is_not(safehouse):
    code, _, errors = safehouse("play", "estoril", "--preset", "first")
    assert code != 0
    assert "there are usual, everything" in " ".join(errors.split())
