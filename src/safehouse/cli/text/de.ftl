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
unclear = Darauf passt mehr als eine Aktion ({ $count }): { $fitting }. Schreib mehr oder gib eine Nummer ein.
not-now = Jetzt nicht: Du bist nicht gefragt.
no-sheet = In diesem Spiel liegt nichts neben dem Tisch.
no-card = Eine Karte „{ $typed }“ gibt es nicht. Nenne sie mit Namen, Nummer oder einem Wort davon.
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
arm-on = Du sagst an, sobald { $player } am Zug ist.
arm-off = In den Zügen der anderen schweigst du.
arm-ask = Du wirst zu Beginn und am Ende jedes fremden Zuges gefragt.
arm-whom = Mit wem? { $fitting }; off: schweigen; ask: jedes Mal gefragt werden.
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
help-sheet = zeigt, was neben dem Tisch offen liegt, etwa den Pass von Inkognito oder die bekannten Karten von Estoril
    .usage = sheet
help-card = zeigt alles, was auf einer Karte steht
    .usage = card NAME · card 029
help-log = erzählt, was geschehen ist
    .usage = log · log 50 · log all
help-rules = zeigt die Überschriften, einen Abschnitt oder eine Regel
    .usage = rules · rules 4 · rules 4.2
help-arm = sagt mit diesem Spieler an, sobald er am Zug ist; oder fragt dich jedes Mal
    .usage = arm B, arm off, arm ask
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
