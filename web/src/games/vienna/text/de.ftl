blurb-vienna = Bestechen, umschließen, Geheimnisse verkaufen. Im Nachkriegswien brennt wenig Licht.
learn-vienna-full = Lektion 2: das volle Spiel und seine Erweiterungen
