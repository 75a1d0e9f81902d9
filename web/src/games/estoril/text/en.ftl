blurb-estoril = Neutral coast, crowded casino. Lay your people face down and out-rank the room.
learn-estoril-variants = Lesson 2: the variants
