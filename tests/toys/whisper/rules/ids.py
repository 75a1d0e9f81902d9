"""The numbers of the rules by which actions are refused."""

from __future__ import annotations

from safehouse.core.rule import number

TOY_1_1 = number("TOY-1.1")
TOY_2_1 = number("TOY-2.1")
TOY_2_2 = number("TOY-2.2")
TOY_3_1 = number("TOY-3.1")
TOY_3_2 = number("TOY-3.2")
TOY_3_3 = number("TOY-3.3")
TOY_3_4 = number("TOY-3.4")
TOY_3_5 = number("TOY-3.5")
TOY_3_6 = number("TOY-3.6")
TOY_4_2 = number("TOY-4.2")
TOY_4_3 = number("TOY-4.3")
