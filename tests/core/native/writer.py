"""Writes rules at random: what comes out is a rule that keeps to the dialect, and nothing else is known about it."""

from __future__ import annotations

import random

NAMES = ("x", "y", "z")


class Writer(random.Random):
    """Numbers stay small: products and shifts are made of remainders, indexes are taken modulo the length."""

    def rule(self, number: int) -> str:
        self._callable = number
        self._loops = 0
        lines = [f"@rule\ndef f{number}(s: State, a: int, b: int, out: Buf) -> int:"]
        lines += ["    x = a", "    y = b", "    z = 7"]
        lines += self.block(1, self.randint(1, 3))
        return "\n".join([*lines, f"    return ({self.number(2)}) % 1000003", ""])

    # --- expressions ------------------------------------------------------------------------------------------

    def number(self, depth: int) -> str:
        if depth == 0 or self.random() < 0.15:
            return self.leaf()
        a, b = self.number(depth - 1), self.number(depth - 1)
        return self.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} % 100 * ({b} % 100))",
                f"({a} // ({b} % 9 + 1))",
                f"({a} // -({b} % 9 + 1))",
                f"({a} % ({b} % 9 + 1))",
                f"({a} % -({b} % 9 + 1))",
                f"({a} & {b})",
                f"({a} | {b})",
                f"({a} ^ {b})",
                f"(({a} & 255) << ({b} & 7))",
                f"({a} >> ({b} & 15))",
                f"(-{a})",
                f"(~{a})",
                f"min({a}, {b})",
                f"max({a}, {b}, 3)",
                f"({a} if {self.truth(depth - 1)} else {b})",
                f"({a} and {b})",
                f"({a} or {b})",
                f"int({self.truth(depth - 1)})",
                f"({self.truth(depth - 1)} + {a})",
                self.call(a, b),
            ]
        )

    def truth(self, depth: int) -> str:
        a, b = self.number(depth), self.number(depth)
        sign = self.choice(["<", "<=", "==", "!=", ">", ">="])
        if depth == 0:
            return f"({a} {sign} {b})"
        one, other = self.truth(depth - 1), self.truth(depth - 1)
        return self.choice(
            [
                f"({a} {sign} {b})",
                f"(not {one})",
                f"({one} and {other})",
                f"({one} or {other})",
                f"({one} ^ {other})",
                f"({self.leaf()} / 7 {sign} ({self.leaf()} + 0.5) * 3.0)",
                f"is_odd({a})",
            ]
        )

    def call(self, a: str, b: str) -> str:
        """Of rules that change something, and of those that do not."""
        calls = ["take(out)", f"rename(s, {a} % 50)", f"difference({a}, {b})", f"count_bits({a} & 0xFFFF)"]
        if self._callable:
            calls.append(f"f{self.randrange(max(0, self._callable - 5), self._callable)}(s, {a} % 50, {b} % 50, out)")
        return self.choice(calls)

    def leaf(self) -> str:
        i = self.choice([*NAMES, "a", "b"])
        return self.choice(
            [
                i,
                i,
                str(self.randint(-20, 20)),
                "s.small",
                f"s.tall[{i} % 3]",
                f"s.grid[{i} % 2][{self.randrange(3)}]",
                f"s.deep[1][{i} & 1][0]",
                f"(s.masks[{i} % 3] & 1023)",
                f"out[{i} % 4]",
                f"SQUARES[{i} % 5]",
                f"PAIR[{i} & 1]",
                "len(out)",
            ]
        )

    # --- statements -------------------------------------------------------------------------------------------

    def block(self, depth: int, count: int) -> list[str]:
        return [f"{'    ' * depth}{line}" for _ in range(count) for line in self.statement(depth)]

    def statement(self, depth: int) -> list[str]:
        kind = self.randrange(8 if depth == 1 else 4)
        value = self.number(self.randint(1, 2))
        if kind == 0:
            return [f"{self.choice(NAMES)} = {value} % 5003"]
        if kind == 1:
            return [f"{self.choice(NAMES)} {self.choice(['+=', '-=', '^='])} {value} % 5003"]
        if kind == 2:
            return [f"{self.place()} = {value} % 100"]
        if kind == 3:
            return [f"{self.place()} {self.choice(['|=', '&=', '//='])} {value} % 63 + 1"]
        inner = [f"    {line}" for line in self.block(0, 1)]
        if kind == 4:
            return [f"if {self.truth(1)}:", *inner]
        if kind == 5:
            return [f"if {self.truth(1)}:", *inner, "else:", *(f"    {line}" for line in self.block(0, 1))]
        self._loops += 1
        if kind == 6:
            bounds = self.choice([f"{value} % 4", f"{self.leaf()} % 3, 4", "5, -1, -2"])
            return [f"for i{self._loops} in range({bounds}):", f"    x = (x + i{self._loops}) % 5003", *inner]
        return [
            f"w{self._loops} = 0",
            f"while w{self._loops} < 3 and {self.truth(1)}:",
            f"    w{self._loops} += 1",
            *inner,
        ]

    def place(self) -> str:
        i = self.choice([*NAMES, "a", "b"])
        return self.choice(
            ["s.small", f"s.tall[{i} % 3]", f"s.grid[{i} % 2][{i} % 3]", f"s.masks[{i} % 3]", f"out[{i} % 4]"]
        )
