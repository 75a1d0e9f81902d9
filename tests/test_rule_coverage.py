"""Every rule of every game has a test that carries its id, or a reason why none can."""

from pathlib import Path

import pytest

import safehouse as sh
from safehouse.testkit.coverage import RuleCoverage, marks, rule_coverage

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", [name for name in sh.games() if (TESTS / name).is_dir()])
def test_every_rule_is_exercised(game):
    coverage = rule_coverage(game, TESTS)
    assert coverage.gaps == []
    assert coverage.unknown == []
    assert coverage.contradictions == []
    assert coverage.complete


def test_spy_connection_has_all_its_rules_exercised():
    coverage = rule_coverage(sh.game("spyconnection"), TESTS)
    assert len(coverage.rules) == 145
    assert coverage.tests["SPY-6.14"][0].startswith("spyconnection/test_06_connect.py::test_")


# --- the machinery ----------------------------------------------------------------------------------------------


def test_marks_of_functions_classes_modules_and_parameters_are_found():
    source = """
import pytest
pytestmark = [pytest.mark.rule("ABC-1.1"), pytest.mark.full]

@pytest.mark.rule("ABC-1.2", "ABC-1.3")
def test_function(): ...

@pytest.mark.rule("ABC-2.1")
class TestClass:
    pytestmark = pytest.mark.rule("ABC-2.2")
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("ABC-2.3"))])
    async def test_method(self, x): ...
    def helper(self): ...

@pytest.mark.rule("ABC-9.9")
def not_a_test(): ...

class Helper:
    @pytest.mark.rule("ABC-9.8")
    def test_nothing(self): ...
"""
    assert list(marks(source, "test_x.py")) == [
        ("ABC-1.1", "test_x.py::test_function"),
        ("ABC-1.2", "test_x.py::test_function"),
        ("ABC-1.3", "test_x.py::test_function"),
        ("ABC-1.1", "test_x.py::TestClass::test_method"),
        ("ABC-2.1", "test_x.py::TestClass::test_method"),
        ("ABC-2.2", "test_x.py::TestClass::test_method"),
        ("ABC-2.3", "test_x.py::TestClass::test_method"),
    ]


def test_a_mark_that_is_no_plain_text_is_refused():
    source = "import pytest\nID = 'ABC-1.1'\n@pytest.mark.rule(ID)\ndef test_it(): ...\n"
    with pytest.raises(sh.DataError, match=r"test_x.py, line 3: a rule mark must be a plain text"):
        list(marks(source, "test_x.py"))


def test_gaps_unknown_ids_and_contradictions_are_reported():
    coverage = RuleCoverage(
        "game", ("ABC-1.1", "ABC-1.2", "ABC-1.3"), {"ABC-1.1": ("test",), "ABC-7.7": ("test",)},
        {"ABC-1.1": "why", "ABC-8.8": "why"},
    )  # fmt: skip
    assert coverage.gaps == ["ABC-1.2", "ABC-1.3"]
    assert coverage.unknown == ["ABC-7.7", "ABC-8.8"]
    assert coverage.contradictions == ["ABC-1.1"]
    assert not coverage.complete


def test_a_folder_of_tests_is_read_for_one_game(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("SPY-1.1", "VIE-1.1")\ndef test_a(): ...\n'
        '@pytest.mark.rule("SPY-1.1", "SPY-99.1")\ndef test_b(): ...\n'  # no such rule
    )
    (tmp_path / "helper.py").write_text('import pytest\n@pytest.mark.rule("SPY-1.2")\ndef test_a(): ...\n')
    (tmp_path / "unexercised-rules.toml").write_text('"SPY-1.3" = "a fact"\n"VIE-1.3" = "a fact"\n')
    coverage = rule_coverage("spyconnection", tmp_path)
    assert coverage.tests["SPY-1.1"] == ("deep/test_one.py::test_a", "deep/test_one.py::test_b")
    assert coverage.unexercised == {"SPY-1.3": "a fact"}
    assert coverage.unknown == ["SPY-99.1"]  # no such rule
    assert "SPY-1.2" in coverage.gaps
    assert len(coverage.gaps) == 143
    (tmp_path / "unexercised-rules.toml").write_text('"SPY-1.3" = 7\n')
    with pytest.raises(sh.DataError, match=r"SPY-1\.3: 7 is not a text"):
        rule_coverage("spyconnection", tmp_path)
