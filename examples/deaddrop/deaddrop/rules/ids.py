"""The numbers of the rules by which actions are refused."""

from __future__ import annotations

from safehouse.core.rule import number

DRP_1_1 = number("DRP-1.1")
DRP_2_1 = number("DRP-2.1")
DRP_2_2 = number("DRP-2.2")
DRP_2_4 = number("DRP-2.4")
DRP_3_1 = number("DRP-3.1")
DRP_3_4 = number("DRP-3.4")
