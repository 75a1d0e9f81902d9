import pytest

pytest.register_assert_rewrite("tests.spyconnection.table", "tests.spyconnection.model", "tests.spyconnection.oracle")
