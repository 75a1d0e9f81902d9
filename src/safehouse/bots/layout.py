"""Where a search keeps its numbers: games of the pool, places of `args`, rows of nodes and edges."""

from __future__ import annotations

ONE = 1 << 20
"""The best result; the worst is 0."""

# Games of the pool.
KNOWN = 0
WORLD = 1
GLANCE = 2
DRAFTS = 3
"""From here on: the positions of a look ahead."""
MOST_DRAFTS = 250
GAMES = DRAFTS + MOST_DRAFTS

# Places of `args`: the question.
SEAT = 0
SEATS = 1
ROUNDS = 2
CHEATS = 3
"""Whether the world is known, not guessed: an upper bound, no fair player."""

# Settings.
OBJECTIVE = 4
WIN, SCORE, LEAD, VALUE = 0, 1, 2, 3
POLICY = 5
"""How playouts go on, and in which order actions are tried: at random, by their first sight, by a look ahead."""
LEAN, EAGER, PLAN = 0, 1, 2
HORIZON = 6
"""After so many changes of the seat that is asked, a world is judged (0: only at the end of the game)."""
SPREAD = 7
"""The lead, in thousandths of a point, that is worth half of the way to certainty."""
CURIOSITY = 8
"""What it is worth to try an action that is hardly known, as a lead in thousandths of a point."""
WIDTH = 9
"""An action is added while there are fewer than WIDTH / 1000 × √visits."""
TREE_TRIALS = 10
PLAYOUT_TRIALS = 11
"""About how many positions a look ahead takes in the tree, and in playouts."""

# The state of the search.
TRIALS = 12
"""The same, for the look ahead that is being made."""
NODES_USED = 13
EDGES_USED = 14
STEPS = 15
"""How many steps lie on the path."""
DECISIONS = 16
"""All decisions simulated."""
CHANGES = 17
LAST = 18
"""How often the seat that is asked has changed in this round, and which it was last."""
DRAFTED = 19
"""How many positions the look ahead holds."""
RESULT = 20
"""Of each seat."""
NEAREST = 24
"""The change after which a world is judged for the first time; then at each up to the horizon: the mean counts."""
JUDGED = 25
"""How often the world has been judged in this round."""
BEGINNING = 26
BEGINNER = 27
"""What is tried out: an action (-1: none), and whose it is."""
PATH = 28
"""Pairs of edge and mover."""
LONGEST = 200
DRAFT = PATH + 2 * LONGEST
"""Rows of the look ahead's positions: what they are worth, the first step to them, whether they are open or ends."""
ROW = 3
WORTH, FIRST, SORT = 0, 1, 2
OPEN, CLOSED, END = 0, 1, 2
SEEN = DRAFT + ROW * MOST_DRAFTS
"""Their fingerprints, by hash."""
SEEN_ROOM = 512
ARGS = SEEN + SEEN_ROOM

# A node: key (0: free), visits, first edge.
NODE = 3
KEY, TIMES, EDGES = 0, 1, 2
# An edge: action, visits, worlds in which it was legal, sum of results, next edge (by ascending action; -1: none).
EDGE = 5
ACTION, VISITS, LEGAL, SUM, NEXT = 0, 1, 2, 3, 4
