"""Rules at random and all samples, built for browsers, and what Python says of them: `web/e2e/engine.spec.ts` compares.

python -m core.native.for_browsers FOLDER SEED writes rules.wasm into the folder, and the calls as JSON to the output.
"""

import json
import sys
from pathlib import Path

from core.native.samples import SAMPLES
from core.native.test_generated import IN_A_FILE, INPUTS, text_of
from core.native.test_samples import DISPATCHER, NUMBERS
from core.native.workshop import EDITION, filled, rules_in
from safehouse.core.backend import write_wasm


def generated(folder, seed):
    module = rules_in(folder, f"generated_{seed}", text_of(seed))
    rules = [getattr(module, f"f{number}") for number in range(IN_A_FILE)]
    calls = [call(n, rule, a, b, n % 4, [3, 1, 2, 0]) for n, rule in enumerate(rules) for a, b in INPUTS]
    return module.program, calls


def samples(folder):
    names = [sample.__name__ for sample in SAMPLES]
    lines = [f"    if op == {i}:\n        return {name}(s, a, b, out)" for i, name in enumerate(names)]
    text = DISPATCHER.format(names=", ".join(names), lines="\n".join(lines))
    inputs = [(a, b) for a in NUMBERS for b in NUMBERS]
    calls = [call(n, rule, a, b, a % 4, [0, 1, 2, 3]) for n, rule in enumerate(SAMPLES) for a, b in inputs]
    return rules_in(folder, "samples_for_browsers", text).program, calls


def call(number, rule, a, b, fill, out):
    """One call: what is given, the answer, and what it leaves behind; texts, as numbers have 64 bits."""
    s, given = filled(fill), [*out]
    before = s.to_bytes().hex()
    answer = int(rule(s, a, b, out))
    return {
        "given": [number, a, b],
        "before": before,
        "buffer": given,
        "answer": str(answer),
        "after": s.to_bytes().hex(),
        "out": [str(int(each)) for each in out],
    }


def main(folder, seed):
    program, calls = samples(folder) if seed == "samples" else generated(folder, int(seed))
    write_wasm(EDITION, program, folder / "rules.wasm")
    json.dump({"size": EDITION.state_type.layout().size, "calls": calls}, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
