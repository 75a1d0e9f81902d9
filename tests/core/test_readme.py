"""The Python of README.md runs, and prints what its comments say."""

import re
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs():
    (block,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    scope, printed = {}, 0
    for line in block.splitlines():
        code, _, comment = line.partition("  # ")
        if re.match(r"\w+\(|\[", comment):
            assert repr(eval(code, scope)) == comment  # noqa: S307
            printed += 1
        else:
            exec(code, scope)  # noqa: S102
    assert printed == 2
