import pytest

pytest.register_assert_rewrite("tests.inkognito.table", "tests.inkognito.oracle")
