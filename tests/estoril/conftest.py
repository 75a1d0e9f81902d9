import pytest

pytest.register_assert_rewrite("tests.estoril.table", "tests.estoril.facts")
