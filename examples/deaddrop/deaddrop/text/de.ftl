# Alles, was Menschen lesen.

game-title = Dead Drop
game-summary = Versteck deine Dokumente an drei geheimen Orten und errate, was die anderen dort versteckt haben.
game-about = Ein kleines Spiel mit einem Geheimnis. Es zeigt, wie ein Spiel zu Safehouse kommt.

section-1 = Aufbau
rule-DRP-1-1 = Der Zufall bestimmt, wer beginnt, und teilt die Dokumente aus; niemand sonst tut das.
rule-DRP-1-2 = Alle bekommen vier Dokumente, oder drei, die niemand sonst sieht. Die übrigen bleiben ungesehen im Archiv.

section-2 = Dein Zug
rule-DRP-2-1 = Alle legen reihum ein Dokument ab, beginnend mit dem Startspieler. Nur wer am Zug ist, handelt.
rule-DRP-2-2 = Du legst ein Dokument ab, das du auf der Hand hast.
rule-DRP-2-3 = Du versteckst es an einem Ort: Alle sehen, wo, niemand sonst sieht, was.
rule-DRP-2-4 = An jedem Ort versteckst du höchstens zwei Dokumente.
rule-DRP-2-5 = Oder du verkaufst es: Alle sehen das Dokument, und du bekommst 1 Punkt.

section-3 = Das Ende
rule-DRP-3-1 = Hat niemand mehr ein Dokument auf der Hand, ist das Spiel zu Ende, und alle Orte werden geöffnet.
rule-DRP-3-2 = Jeder Ort zahlt seine Punkte an den, der dort die höchste Summe versteckt hat. Bei Gleichstand bekommt niemand etwas.
rule-DRP-3-3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen mehrere.
rule-DRP-3-4 = Wer geht, dessen Dokumente kommen ungesehen ins Archiv. Nur der Tisch nimmt einen Platz heraus, und nicht während des Aufbaus. Wer allein übrig bleibt, hat gewonnen.

document-MEMO = Notiz
document-MAP = Karte
document-CODE = Codebuch
document-LIST = Agentenliste
drop-BENCH = Parkbank
drop-LOCKER = Schließfach
drop-STATUE = Statue

decision-TURN = Dein Zug: Versteck oder verkauf ein Dokument.
decision-TURN-other = { $player } versteckt oder verkauft ein Dokument.

action-HIDE = Verstecken: { $document } ({ $drop })
    .effect = Es liegt dort verdeckt bis zum Ende.
    .kind = Ein Dokument verstecken
action-SELL = Verkaufen: { $document }
    .effect = Alle sehen es, und du bekommst 1 Punkt.
    .kind = Ein Dokument verkaufen
action-FIRST_PLAYER = Startspieler: { $seat }
action-DEAL = Austeilen: { $document }
action-LEAVE = Spiel verlassen: { $seat }

event-first_player = { $player } beginnt.
event-dealt = { $player } bekommt: { $document }.
event-drew = { $player } bekommt ein Dokument.
event-hid = { $player } versteckt: { $document } ({ $drop }).
event-went = { $player } versteckt ein Dokument ({ $drop }).
event-sold = { $player } verkauft für 1 Punkt: { $document }.
event-found = { $drop }: { $player } hatte dort versteckt: { $document }.
event-paid = { $points ->
    [one] { $drop }: { $player } bekommt { $points } Punkt.
   *[other] { $drop }: { $player } bekommt { $points } Punkte.
}
event-left = { $player } verlässt das Spiel.
event-scored = { $total ->
    [one] { $player } hat { $total } Punkt.
   *[other] { $player } hat { $total } Punkte.
}
event-won = { $player } gewinnt.
event-undone = { $count ->
    [one] { $player } nimmt { $count } Schritt zurück.
   *[other] { $player } nimmt { $count } Schritte zurück.
}
score-total = Summe

option-hand = Dokumente
    .help = Wie viele Dokumente alle bekommen.
option-hand-4 = Vier
option-hand-3 = Drei
option-first_player = Startspieler
    .help = Wer den ersten Zug hat.
option-first_player-random = Zufällig bestimmt
option-data_set = Dokumente und Orte
    .help = Der Satz, mit dem ihr spielt.
preset-first = Erste Partie
    .help = Je drei Dokumente.
preset-usual = Üblich
    .help = Je vier Dokumente.
