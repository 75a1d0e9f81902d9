"""Cases of the day: deductions with one answer and turns to find, taken from games between bots.

    from safehouse.cases.calendar import case_of
    case = case_of(date(2026, 1, 5))

What a case of a game is about the game says itself, in its `ai/cases.py`: see `core.cases`.
"""
