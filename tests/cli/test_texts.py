"""The texts of the terminal and of the games' boards there: four languages, the same messages, all of them used."""

import re
from pathlib import Path

import pytest

import safehouse.cli
from safehouse.catalogue import own_games
from safehouse.cli.common import cli_texts
from safehouse.core.take_backs import UNDO_REASONS
from safehouse.core.texts import LANGUAGES

CLI = Path(safehouse.cli.__file__).parent
BOARDS = [Path(game.part("terminal").__file__).parent for game in own_games().values()]
FOLDERS = [CLI, *(folder for folder in BOARDS if (folder / "text").exists())]
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def entries(folder, language):
    """Messages and attributes with the variables they use."""
    text = (folder / "text" / f"{language}.ftl").read_text("utf-8")
    found, message = {}, ""
    for line in text.splitlines():
        if named := re.match(r"([a-z][\w-]*) =|    (\.\w+) =", line):
            message = named[1] or message.partition(".")[0] + named[2]
            found[message] = set()
        if message and not line.startswith("#"):
            found[message] |= set(re.findall(r"\$(\w+)", line))
    return found


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(folder, language):
    assert list(entries(folder, language)) == list(entries(folder, "en"))


@each_folder
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_uses_a_variable_that_english_does_not_have(folder, language):
    english = entries(folder, "en")
    assert all(used <= english[message] for message, used in entries(folder, language).items())


def test_every_reason_against_undo_has_its_text():
    assert all(cli_texts("en").has(f"undo-{reason}") for reason in UNDO_REASONS)


@each_folder
def test_every_message_is_used_and_every_used_message_exists(folder):
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    there = entries(folder, "en")
    for message in there:
        made = message.startswith(("help-", "undo-")) or "." in message  # put together from a command or a reason
        assert made or f'"{message}"' in source or f"'{message}'" in source, message
    for message in re.findall(r"own\.say\(\s*[\"']([\w-]+)[\"']", source):
        assert message in there, message
