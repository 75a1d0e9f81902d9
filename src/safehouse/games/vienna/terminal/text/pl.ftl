# What stands on the table in the terminal beside the names of things.

legend = 01oAT dom 01, pomarańczowy (v fiolet, p róż, b brąz, g szary), Austria  3sli plac za 3 punkty, slajd
