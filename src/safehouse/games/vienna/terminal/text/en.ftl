# What stands on the table in the terminal beside the names of things.

legend = 01oAT house 01, orange (v violet, p pink, b brown, g grey), Austria  3sli square worth 3 points, slide
