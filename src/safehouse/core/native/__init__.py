"""Rules as native code: `@rule` functions translated to one C file, built by the machine's compiler, and called.

`gather` finds the rules a program needs, `source` writes them (with `statements`, `expressions`, `tables`, `types`, and
the C of `prelude.h`), `build` compiles, `load` makes a Python function of the result.
What rules may say: docs/architecture.md.
"""
