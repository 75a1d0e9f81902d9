blurb-vienna = Bribe, enclose, sell secrets. Post-war Vienna keeps its lamps low.
learn-vienna-full = Lesson 2: the full version and its expansions
