# What stands on the table in the terminal beside the names of things.

legend = 01oAT Haus 01, orange (v violett, p rosa, b braun, g grau), Österreich  3sli Platz für 3 Punkte, Dia
