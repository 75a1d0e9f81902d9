"""The texts of the terminal: four languages, the same messages, all of them used."""

import re
from pathlib import Path

import pytest

import safehouse.cli
from safehouse.cli.common import cli_texts
from safehouse.core.match import UNDO_REASONS
from safehouse.core.texts import LANGUAGES

CLI = Path(safehouse.cli.__file__).parent


def entries(language):
    """Messages and attributes with the variables they use."""
    text = (CLI / "text" / f"{language}.ftl").read_text("utf-8")
    found, message = {}, ""
    for line in text.splitlines():
        if named := re.match(r"([a-z][\w-]*) =|    (\.\w+) =", line):
            message = named[1] or message.partition(".")[0] + named[2]
            found[message] = set()
        if message and not line.startswith("#"):
            found[message] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language):
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_uses_a_variable_that_english_does_not_have(language):
    english = entries("en")
    assert all(used <= english[message] for message, used in entries(language).items())


def test_every_reason_against_undo_has_its_text():
    assert all(cli_texts("en").has(f"undo-{reason}") for reason in UNDO_REASONS)


def test_every_message_is_used_and_every_used_message_exists():
    source = "\n".join(path.read_text("utf-8") for path in CLI.rglob("*.py"))
    for message in cli_texts("en").ids(""):
        made = message.startswith(("help-", "undo-"))  # put together from a command or a reason
        assert made or f'"{message}"' in source or f"'{message}'" in source, message
    for message in re.findall(r"own\.say\(\s*[\"']([\w-]+)[\"']", source):
        assert cli_texts("en").has(message), message
