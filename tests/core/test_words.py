"""The words of the printed rulebooks, and none beside them, in each language."""

import re

import pytest

from fluent_files import FILES, HOUSE

# Where a rulebook has a word for a thing, it is used everywhere: what must not be said, and what is said instead.
ONCE = {
    ("vienna", "de"): {
        r"(?<![A-Za-zäöüß])Mittel(?!\w*punkt)": "Bestechungsmittel, short: Bestechung",
    },
    ("vienna", "ja"): {
        "マーカー": "トラックトークン",
        "(?<!中立の)駒": "フェルトスタンド",
        "机": "デスク",
        "最初のプレイヤー": "スタートプレイヤー",
        "果た": "達成する",
        "完全版": "上級",
        r"賄賂を?(\d|\{ \$\w+ \})(つ|個)": "枚",
    },
    ("spyconnection", "de"): {r"Spion\w*[^.:]*\b(ge)?z(ie|o)[gh]\w*\b(?<!Zug)(?<!Zuges)": "bewegen"},
    ("estoril", "pl"): {
        r"(?<![Ss]ił[aęąy] )(?<![Ss]ile )(?i:wpływ)": "siła wpływu",
        r"Kasyno|kasyn[aie]": "Casino Estoril",
    },
    ("inkognito", "de"): {"Notizbuch": "Aufzeichnungsblatt", "Nach wem fragst": "Wen fragst du?"},
    ("inkognito", "ja"): {"癖": "しぐさ", "最初のプレイヤー": "スタートプレイヤー", "任務リスト": "任務表"},
    ("web", "ja"): {"投了": "途中棄権", "= やめる": "キャンセル", "(log|tab-log|key-log) = 記録": "ログ"},
    ("web", "en"): {" …": "no space before the dots"},
    ("inkognito", "en"): {" …": "no space before the dots"},
    ("web", "pl"): {" …": "no space before the dots"},
    ("inkognito", "pl"): {" …": "no space before the dots"},
}


def of(file):
    """The part of the house a file belongs to: a game, or the shell of the browser."""
    return "web" if "web" in file.relative_to(HOUSE).parts else file.parts[-3]


BOUND = [file for file in FILES if (of(file), file.stem) in ONCE]


@pytest.mark.parametrize("file", BOUND, ids=lambda file: f"{of(file)}-{file.stem}")
def test_a_thing_has_one_word(file):
    lines = file.read_text("utf-8").splitlines()
    found = [
        f"{line} – say {instead}"
        for wrong, instead in ONCE[of(file), file.stem].items()
        for line in lines
        if not line.startswith("#") and re.search(wrong, line)
    ]
    assert found == []


def test_all_bound_files_are_there():
    assert {(of(file), file.stem) for file in BOUND} == set(ONCE)
