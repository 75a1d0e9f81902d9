### Das Terminal: deutsche Texte

## Players

player = Spieler { $letter }
bot = Bot { $letter }

## At the table

earlier = { $count ->
    [one] … ein früheres Ereignis (log zeigt alle)
   *[other] … { $count } frühere Ereignisse (log zeigt alle)
}
private = (das siehst nur du)
hand-over = { $player } ist dran: Bildschirm übergeben, dann Enter drücken.
not-understood = „{ $typed }“ verstehe ich nicht. Gib die Nummer einer Aktion ein oder help.
no-such-action = Die Aktion „{ $typed }“ gibt es nicht; es gibt { $fitting } …
out-of-range = Eine Nummer { $number } gibt es nicht; möglich sind 1 bis { $last }.
unclear = Das passt auf { $count } Aktionen: { $fitting }. Schreib mehr oder gib eine Nummer ein.
not-now = Jetzt nicht: Du bist nicht gefragt.
no-sheet = In diesem Spiel liegt nichts neben dem Tisch.
after-the-end = log, rules, save DATEI – oder Enter zum Verlassen:
not-understood-after-the-end = Das Spiel ist zu Ende. Möglich sind log, rules, table, save DATEI – oder Enter zum Verlassen.
goodbye = Auf Wiedersehen.
goodbye-unsaved = Auf Wiedersehen. Das Spiel wurde nicht gespeichert.

## Commands

hint = Der Bot „greedy“ würde { $number } wählen: { $action }.
why-what = Nenn eine Aktion: why 3, why CONNECT(LON-PAR), why take 2.
why-allowed = Das ist erlaubt. { $effect }
no-rule = Es gibt keine Regel { $rule }; rules zeigt die Überschriften.
rules-how = rules 4 zeigt einen Abschnitt, rules 4.2 eine Regel.
save-where = Nenn eine Datei: save abend.json
save-over = { $file } gibt es schon. Ersetzen? (j/n)
save-not = Es wurde nichts gespeichert.
save-failed = { $file } lässt sich nicht schreiben: { $reason }.
saved = Gespeichert. Weiter geht es mit: safehouse play { $game } --load { $file }
quit-save = Datei zum Speichern (Enter: nicht speichern):

undo-start = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem hat der Zufall entschieden; das lässt sich nicht zurücknehmen.
undo-revealed = Seitdem wurde etwas aufgedeckt; das lässt sich nicht ungesehen machen.
undo-acted = Seitdem hat ein anderer Spieler gehandelt.
undo-settled = Das ist entschieden und lässt sich nicht zurücknehmen.
undo-passed = Ein anderer Spieler ist schon am Zug.
undo-left = Seitdem hat ein Spieler das Spiel verlassen.
undo-over = Das Spiel ist zu Ende.

help-move = führt eine Aktion aus: Nummer, Text oder Kurzform
    .usage = 3 · CONNECT(LON-PAR) · connect paris
help-why = sagt, welche Regel eine Aktion verbietet oder was sie bewirkt
    .usage = why AKTION
help-hint = zeigt, was der Bot „greedy“ tun würde
    .usage = hint
help-undo = nimmt deinen letzten Schritt zurück, solange nichts aufgedeckt wurde
    .usage = undo
help-table = zeichnet den Tisch noch einmal
    .usage = table
help-sheet = zeigt, was neben dem Tisch offen liegt, etwa den Pass von Inkognito
    .usage = sheet
help-log = erzählt, was geschehen ist
    .usage = log · log 50 · log all
help-rules = zeigt die Überschriften, einen Abschnitt oder eine Regel
    .usage = rules · rules 4 · rules 4.2
help-save = speichert das Spiel zum Weiterspielen
    .usage = save DATEI
help-help = zeigt diese Liste
    .usage = help
help-quit = verlässt den Tisch und bietet an zu speichern
    .usage = quit

## Score sheet

sheet-title = Wertungsblatt
sheet-score = Punkte
sheet-winner = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen.
}

## Spy Connection

spyconnection-legend = [PAR] dein Netzwerk  PAR* Ziel  @A Spion  A Agent  A2 zwei Agenten  ↻ Extrazug
spyconnection-points = { $count } P.
spyconnection-planning = { $count } eingebunden
spyconnection-cost = { $count ->
    [0] gratis
   *[other] kostet { $count }
}
spyconnection-agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
}
spyconnection-fulfils = erfüllt sie: { $worth }
spyconnection-short = Erst nach Zurücknehmen erreichbar (Preis, fehlend): { $ways }
spyconnection-start = Spion beginnt in { $city }
spyconnection-out = hat das Spiel verlassen
