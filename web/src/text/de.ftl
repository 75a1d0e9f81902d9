### Die Oberfläche: Deutsch

app-name = Safehouse
app-home = Safehouse: Startseite
page-title = { $title } · Safehouse
skip-to-content = Zum Inhalt springen
loading = Lädt …
close = Schließen
cancel = Abbrechen
save = Speichern
send = Senden
guest = Gast
guest-name = Gast { $number }
you = Du
bot = Bot
bot-of = Bot von { $name }
bot-name = Bot { $letter }
players = Spieler
table = Tisch
rules = Regeln
settings = Einstellungen
replay = Rückblick
log = Verlauf
table-talk = Gespräch
back-home = Zur Startseite
missing-title = Nichts in dieser Akte
missing-text = Unter dieser Adresse gibt es keine Seite.

## Navigation

nav-label = Hauptmenü
nav-play = Spielen
nav-watch = Zusehen
nav-learn = Lernen
nav-rules = Regeln

## Startseite

running-games = Deine Partien
running-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
running-waiting = { $count ->
    [one] Wartet, noch { $count } Platz frei
   *[other] Wartet, noch { $count } Plätze frei
}
running-thinking = { $player } überlegt
your-turn = Du bist dran
open-a-case = Öffne einen Fall
open-a-case-help = Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto.
file-number = Akte { $number }
good-first-case = Guter erster Fall
play-now = Jetzt spielen
play-now-level = { $game }: Stärke der Bots
play-now-bots = Bots: { $level }
invite-friends = Freunde einladen
learn = Lernen
fact-players = { $span } Personen
fact-minutes = { $span } Min.
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = schwer
time-left-minutes = noch { $count } Min.
time-left-hours = noch { $count } Std.
time-left-days = { $count ->
    [one] noch { $count } Tag
   *[other] noch { $count } Tage
}

## Einen Tisch vorbereiten

setup-title = { $game }: neuer Tisch
setup-heading = Einen Tisch vorbereiten
setup-seats = Plätze
setup-options = Optionen
setup-options-all = Alle Optionen
setup-options-changed = Alle Optionen (geändert)
setup-table = Der Tisch
setup-public = Öffentlich: Jeder darf aus der Lobby dazukommen
setup-spectators = Zuschauer dürfen sehen, was für alle offen ist
setup-days = Langsame Partie: drei Tage für jede Entscheidung
setup-hotseat = Mehrere spielen an diesem Gerät; zwischen ihren Zügen fällt ein Vorhang.
setup-open = { $count ->
    [one] Du bekommst einen Link für den freien Platz. Es geht los, wenn er besetzt ist.
   *[other] Du bekommst einen Link für die freien Plätze. Es geht los, wenn alle besetzt sind.
}
setup-at-once = Es geht sofort los.
setup-open-table = Tisch öffnen
setup-start = Partie beginnen
setup-hints = Tipps erlaubt: Wer spielt, darf fragen, was ein Bot täte
setup-public-one = An einem öffentlichen Tisch hat jeder einen Platz.
setup-clock = Uhr für die ganze Partie
setup-clock-none = Keine: nur Zeit für jede Entscheidung
setup-clock-help = Alle haben insgesamt so viel Zeit, und mit jedem Zug kommt etwas dazu. Wer keine mehr hat, für den spielt ein Bot.
table-clock = Uhr { $bank } + { $increment }
table-hints = Tipps erlaubt
table-no-hints = Keine Tipps
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } Std.
span-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
seat-kind = Platz { $number }: wer hier sitzt
seat-level = Platz { $number }: Stärke
seat-name-of = Platz { $number }: Name
seat-name = Name
seat-me = Ich
seat-friend = Frei, per Link
seat-bot = Bot
seat-open = Freier Platz
seat-add = Platz dazu
seat-remove = Platz weg
level-recruit = Rekrut
    .help = leicht, vertut sich oft
level-courier = Kurier
    .help = nimmt, was gerade am besten scheint
level-agent = Agent
    .help = denkt ein wenig voraus
level-handler = Führungsoffizier
    .help = denkt voraus, irrt selten
level-spymaster = Geheimdienstchef
    .help = nimmt sich Zeit, am stärksten
option-seat = Platz { $number }
seat-colour-of = Farbe von Platz { $number }
colour-any = Beliebig
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

## Lobby, Beitreten, Warten

lobby-title = Zusehen und mitspielen
lobby-help = Öffentliche Tische, die auf Spieler warten, und Partien, denen alle zusehen dürfen.
lobby-waiting = Wartende Tische
lobby-running = Partien zum Zusehen
lobby-no-running = Gerade läuft keine öffentliche Partie.
watch = Zusehen
lobby-empty = Gerade wartet kein Tisch.
lobby-open = Tisch öffnen: { $game }
lobby-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
lobby-filters = Welche Tische
lobby-game = Spiel
lobby-pace = Tempo
lobby-any = Alle
lobby-live = Live
lobby-days = Tage für jede Entscheidung
lobby-seats = Freie Plätze
lobby-least = { $count } oder mehr
page-before = Zurück
page-after = Weiter
page-of = Seite { $page } von { $pages }
waiting-expired = Lange kam niemand, daher wurde dieser Tisch geschlossen
waiting-remove = Entfernen
waiting-remove-name = { $name } vom Tisch entfernen
same-as = dieselbe Person wie { $name }
join = Mitspielen
join-title = Du bist eingeladen
join-text = Jemand hat dir einen Platz freigehalten.
join-as = Du spielst als { $name }.
join-sit = Platz nehmen
join-bad-link = Dieser Link ist nicht vollständig. Lass ihn dir noch einmal schicken.
waiting-title = Warten auf Mitspieler
waiting-numbers = Alle sind da: Gleich wird ausgeteilt
waiting-closed = Dieser Tisch wurde abgesagt
waiting-closed-operator = Der Betreiber hat diesen Tisch geschlossen
waiting-private = Dieser Tisch ist privat
waiting-close = Tisch absagen
waiting-leave = Platz aufgeben
waiting-fill = Offene Plätze mit Bots besetzen und beginnen
invite-help = Verschick diesen Link. Wer ihn öffnet, bekommt einen freien Platz; ein Konto ist nicht nötig.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
link-shown = Kopieren ist hier nicht erlaubt. Nimm die Adresse dieser Seite.

## Der Tisch

table-menu = Tischmenü
table-tabs = Teile des Tischs
table-closed-to-you = Dieser Tisch kann nicht gezeigt werden
tab-table = Tisch
tab-me = Ich
tab-rivals = Andere
tab-log = Verlauf
share-link = Link teilen
sound-on = Ton an
sound-off = Ton aus
leave-table = Tisch verlassen
left-open = Du hast den Tisch verlassen.
left-running = Ein Bot spielt für dich, bis du zurückkommst.
come-back = Meinen Platz zurück
vote-people = Leute
vote-help = Jemand hält das Spiel auf oder verdirbt es? Stimmt mehr als die Hälfte der anderen dafür, mindestens zwei, so spielt auf dem Platz ein Bot weiter. Eine Stimme gilt. Wo nur eine andere Person spielt, entscheidet die Uhr.
vote-out = Hinauswählen
vote-out-name = { $name } aus dem Spiel wählen
vote-cast = Schon gestimmt
vote-count = { $count } von { $needed } Stimmen
vote-told = { $name }: { $count } von { $needed } Stimmen für das Ausscheiden.
removed = hinausgewählt, ein Bot spielt
bank-label = Restzeit für die ganze Partie
error-reason-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-reason-alone = Eine Person allein wählt niemanden hinaus: Die Uhr entscheidet.
error-reason-hints = An diesem Tisch gibt es keine Tipps.
error-reason-silence = Nicht, solange du ein Spiel im Schweigen spielst.
away-strip = Du bist abwesend: Ein Bot spielt für dich.
resign = Aufgeben
resigned = hat aufgegeben
leave-question = Du kannst jederzeit zurückkommen; so lange spielt ein Bot für dich.
leave-while = Vorerst gehen
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
away = abwesend, ein Bot spielt
connected = verbunden
not-connected = nicht verbunden
clock-label = Verbleibende Zeit
hand = Hand und Aufforderung
prompt = Was zu tun ist
beyond = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
} { $side ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}: dorthin
confirm-question = { $action }?
confirm-final = Danach lässt sich von deinem Zug nichts mehr zurücknehmen.
undo = Rückgängig
undo-whole = Den ganzen Zug zurücknehmen
undo-locked = Rückgängigmachen ist gesperrt: { $reason }
undo-start = Es gibt nichts zurückzunehmen.
undo-chance = Seitdem hat der Zufall entschieden; das lässt sich nicht zurücknehmen.
undo-revealed = Seitdem wurde etwas aufgedeckt; das lässt sich nicht ungesehen machen.
undo-settled = Das ist entschieden und lässt sich nicht zurücknehmen.
undo-passed = Inzwischen müssen auch andere entscheiden.
undo-left = Seitdem hat jemand die Partie verlassen.
undo-over = Die Partie ist zu Ende.
undo-unknown = Das lässt sich jetzt nicht zurücknehmen.
hint = Tipp
hint-title = Die drei Favoriten des Bots
hint-close = Tipp weglegen
hint-pondering = Denkt nach …
hint-brings = Bringt: { $things }.
hint-can-bring = Kann bis zum Ende deines Zuges bringen: { $things }.
hint-costs = Kostet: { $things }.
hint-keeps = Hält für später offen: { $things }.
hint-less = Dagegen: Am Ende hast du weniger als beim ersten: { $things }.
hint-more = Dafür: Am Ende hast du mehr als beim ersten: { $things }.
hint-quiet = Zählbar ist noch nichts; es bereitet vor, was folgt.
hint-alike = Zählbar ist es so gut wie das erste; der Bot erwartet später weniger davon.
hint-help = Prozent: das versprochene Ergebnis, von sicherer Niederlage bis sicherem Sieg.
hint-quick = Eine erste Meinung: Der suchende Bot wird noch vorbereitet.
hint-known = Nach dem entschieden, was du weißt, nicht durch Ausprobieren.
hint-numbers =
    { $count ->
        [one] einmal versucht
       *[other] { $visits }-mal versucht
    } · am besten in { $share } der gedachten Verteilungen
hint-few = Kaum versucht: Das erste versprach mehr.
why-not = Warum nicht?
title-your-turn = ● Du bist dran · { $game }
your-turn-now = Jetzt bist du dran
game-over = Die Partie ist zu Ende.
text-model = Der Tisch als Text
log-and-help = Verlauf und Hilfe
round = Runde { $number }
log-set-up = { $count ->
    [one] Der Aufbau: { $count } Zeile
   *[other] Der Aufbau: { $count } Zeilen
}
log-stand-in = durch einen Bot
instead-bot = Ein Bot hat für dich gespielt: { $action }
instead-clock = Deine Zeit war um; ein Bot hat für dich gespielt: { $action }
instead-default = Deine Zeit war um; für dich wurde gewählt: { $action }
instead-several = Ein Bot hat { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
} für dich gemacht, zuletzt: { $action }. Alle stehen im Verlauf.
only-you-see = Das siehst nur du
look-at = Den Tisch zu diesem Zeitpunkt ansehen
chat-empty = Noch hat niemand etwas gesagt.
chat-silence = Während dieses Spiels gibt es kein Tischgespräch. Danach ist es wieder offen.
chat-write = Sag etwas in die Runde
chat-said = { $name } sagt: { $text }
looking-back = Du blickst zurück.
looking-back-help = Die Partie läuft weiter; so hast du den Tisch damals gesehen.
back-to-now = Zurück zum Jetzt
move-of = Ereignis { $at } von { $last }
replay-help = Ziehen, um zurückzublicken. Die Partie läuft weiter.
replay-slider = Stelle in der Partie
missed-title = Seit du zuletzt da warst
missed-more = { $count ->
    [one] und { $count } weiteres im Verlauf
   *[other] und { $count } weitere im Verlauf
}
missed-watch = Schnell ansehen
missed-close = Verstanden
connection-lost = Verbindung verloren. Neuer Versuch …
try-now = Jetzt versuchen
curtain-title = { $player } ist dran
curtain-text = Gib das Gerät weiter. Nichts ist zu sehen, bis der Platz eingenommen ist.
curtain-open = Ich bin { $player }

## Das Ende

score-sheet = Wertung
you-win = Du gewinnst
you-win-with = Ihr gewinnt: { $player }
you-among = du
nobody-wins = Niemand gewinnt
winner = { $count ->
    [one] { $player } gewinnt
   *[other] { $player } gewinnen
}
rematch = Revanche
join-rematch = Zur Revanche
export-record = Exportieren
import-record = Eine Aufzeichnung aus einer Datei
import-help = Sieh dir eine aufgezeichnete Partie noch einmal an: jede Stellung, wie jeder Platz sie kannte.
import-bad = Diese Datei enthält keine Aufzeichnung.
replay-of = Rückblick: { $game }
replay-eyes = Gesehen von
replay-spectator = Zuschauer
replay-start = Vor dem ersten Zug.
deal-menu = Austeilen
deal-title = Wie hier ausgeteilt wurde
deal-how = Bevor jemand saß, hat der Server ein Geheimnis durch dessen Prüfsumme zugesagt. Jeder Browser fügt eine Zufallszahl hinzu; wo alle anwesend sind, zeigt er zuerst ihre Prüfsumme und die Zahl erst, wenn alle da sind. Jede Karte folgt aus Geheimnis und Zahlen.
deal-promise = Die Zusage des Servers (SHA-256)
deal-bot = ein Bot: keine
deal-not-opened = versiegelt, aber nicht rechtzeitig geöffnet: zählt nicht
deal-no-number = keine
deal-given-on = Das sind die Karten einer früheren Partie: Wer sie gesehen hat, kennt sie vielleicht.
deal-later = Nach dem Ende wird das Geheimnis geöffnet: „Austeilen prüfen“ im Rückblick oder „safehouse verify“ prüft dann jede Karte.
deal-unopened = Zufallszahl versiegelt, aber nicht rechtzeitig geöffnet: { $players }. Sie zählte nicht.
deal-other-seal = Eine Zahl ist nicht die, die vor dem Spiel versiegelt wurde.
deal-check = Austeilen prüfen
deal-again = Dieses Blatt spielen
deal-fits = { $count ->
    [one] Die eine Ziehung dieses Spiels folgt aus dem Geheimnis des Servers und den Zahlen der Spieler, wie vor der ersten Karte zugesagt.
   *[other] Alle { $count } Ziehungen dieses Spiels folgen aus dem Geheimnis des Servers und den Zahlen der Spieler, wie vor der ersten Karte zugesagt.
}
deal-kept = Zusage und Zahl sind die, die dieser Browser vor dem Spiel aufgehoben hat.
deal-not-kept = Zusage oder Zahl sind nicht die, die dieser Browser vor dem Spiel aufgehoben hat: Der Server hat sie ausgetauscht.
deal-silent = Keine Zufallszahl beigetragen: { $players }.
deal-none = Dieses Spiel wurde nicht so ausgeteilt, dass man es prüfen könnte.
deal-insecure = Dein Browser prüft nur auf Seiten über https. Exportiere die Aufzeichnung und prüfe sie mit „safehouse verify“.
deal-other-secret = Das Geheimnis ist nicht das, das der Server zugesagt hatte.
deal-other-draws = Das Zertifikat hat mehr oder weniger Ziehungen als das Spiel.
deal-other-card = Ziehung { $count } vom Stapel „{ $pile }“ passt nicht: { $due } war an der Reihe, { $drawn } wurde gezogen.
review-title = Können und Glück
review-help = Was jeder Platz erwarten durfte, von 0 (verloren) bis 100 (gewonnen), nach dem, was er bei seiner Entscheidung wusste. Eine Suche hat es ausgerechnet, also ist es eine Meinung. Ein Klick auf die Kurve führt dorthin.
review-ask = Diese Partie auswerten
review-working = Wird ausgerechnet: { $done } von { $total }
review-stopped = Die Auswertung wurde nicht fertig. Was da ist, bleibt erhalten.
review-at = { $player }: { $value }
review-from-to = von { $start } auf { $result }
review-luck = Glück
review-decisions = Eigene Entscheidungen
review-hidden = Nicht zu wissen
review-others = Die anderen und der Rest
review-line = { $player }: Glück { $luck }, eigene Entscheidungen { $decisions }, nicht zu wissen { $hidden }, die anderen und der Rest { $others }
review-costliest = Was { $player } am meisten gekostet hat
review-none = Die Suche hätte nichts mit Sicherheit besser gemacht.
review-cost = −{ $loss }
review-better = Besser: { $action }
review-unknown = Das war nicht zu wissen: Nur die verdeckten Karten machen es besser.
review-rules = Regeln:
review-go = Zu diesem Moment
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
to-table = Zum Tisch

## Lernen

learn-title = Lernen
learn-help = Geführte Partien, ein Gedanke nach dem anderen, und die Regeln nach Nummern.
learn-first = Geführte Partie beginnen
learn-rules = Regeln lesen
guide-label = Anleitung
guide-step = Schritt { $at } von { $last }
guide-next = Weiter
guide-back = Zurück
guide-show = Zeig es mir
guide-close = Anleitung beenden
guide-wait = Die anderen spielen; weiter geht es, wenn du am Zug bist.
guide-only = Die Anleitung verlangt jetzt etwas anderes: Tu das zuerst. Wenn du die Anleitung beendest, spielst du, wie du willst.

## Tasten

keys-title = Tasten
keys-note = Buchstaben lassen sich in den Einstellungen abschalten. Alles ist auch mit Tab und Enter erreichbar.
key-help = Diese Liste
key-next = Nächste mögliche Aktion
key-previous = Vorige mögliche Aktion
key-choose = Auswählen
key-cancel = Abbrechen; Gezeigtes überspringen
key-undo = Rückgängig
key-undo-whole = Den ganzen Zug zurücknehmen
key-hint = Tipp
key-model = Der Tisch als Text
key-board = Der Spielplan
key-log = Der Verlauf
key-chat = Gespräch

## Regeln

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-none = Keine Regel mit diesen Wörtern.

## Einstellungen

setting-name = Dein Name
    .help = Andere sehen ihn sofort, auch an Tischen, an denen du sitzt.
name-saved = Gespeichert.
devices = Ein anderes Gerät
    .help = Spiel mit demselben Namen und denselben Plätzen auf dem Handy oder einem anderen Rechner weiter.
code-show = Code anzeigen
code-hint = Öffne Safehouse auf dem anderen Gerät. Gib den Code dort in den Einstellungen (oben: „{ guest }“) unter „{ claim }“ ein.
code-spelt = Der Code lautet { $code }.
code-left = Gilt einmal, noch { $time }.
code-expired = Der Code ist abgelaufen. Lass dir einen neuen anzeigen.
code-qr = QR-Code mit einem Link für das andere Gerät
claim = Ich habe einen Code
    .help = Dein anderes Gerät zeigt ihn in den Einstellungen.
claim-use = Hier weiterspielen
claim-wrong = Dieser Code gilt nicht. Jeder gilt einmal und zehn Minuten lang; lass dir auf dem anderen Gerät einen neuen anzeigen.
claim-done = Du bist jetzt { $name }.
claim-warning-title = Hier jemand anderes werden?
claim-warning =
    { $count ->
        [one] Du bist hier { $name } und hast noch eine offene Partie. Der Platz bleibt bei { $name } und ist dann nur noch über ein anderes Gerät von { $name } zu erreichen.
       *[other] Du bist hier { $name } und hast noch { $count } offene Partien. Die Plätze bleiben bei { $name } und sind dann nur noch über ein anderes Gerät von { $name } zu erreichen.
    }
claim-anyway = Code verwenden
forget = Gerät verloren?
    .help = Wer es hat, könnte in deinem Namen spielen. Dieses Gerät bleibt angemeldet; die anderen kommen mit einem neuen Code zurück.
forget-others = Alle anderen Geräte abmelden
forget-done = Alle anderen Geräte sind abgemeldet. Sie merken es innerhalb einer halben Minute.
own-bots = Eigene Bots
    .help = Ein Programm spielt unter diesem Namen an den Tischen dieses Hauses, und alle sehen, wessen Bot es ist. Es meldet sich mit einem Schlüssel an.
own-bots-accept = Herausforderungen von
challengers-nobody = niemandem
challengers-owner = mir allein
challengers-anyone = allen
own-bots-name = Name des Bots
own-bots-make = Bot anlegen
own-bots-token = Das ist sein Schlüssel. Er wird nur jetzt gezeigt: Bewahre ihn gut auf, denn wer ihn hat, spielt als dein Bot.
own-bots-revoke = Widerrufen
own-bots-revoke-name = { $name } widerrufen
own-bots-revoke-title = { $name } widerrufen?
own-bots-revoke-warning = Sein Schlüssel wird für immer ungültig. In laufenden Partien übernimmt ein Bot des Hauses seinen Platz.
setting-lang = Sprache
    .help = Wie im Browser eingestellt oder fest gewählt.
lang-system = Wie der Browser
setting-theme = Aussehen
    .help = Papier bei Tag, Schreibtisch bei Nacht.
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
setting-contrast = Kontrast
    .help = Hoher Kontrast lässt Struktur und Schatten weg und unterscheidet Netzwerke durch Strichelung.
contrast-system = Wie das System
contrast-normal = Normal
contrast-high = Hoch
setting-motion = Bewegung
    .help = Weniger Bewegung zeigt Züge ohne Animation.
motion-system = Wie das System
motion-full = Voll
motion-reduced = Weniger
setting-confirm = Aktionen bestätigen
    .help = Ob einmal Tippen genügt oder ein zweites Mal bestätigt wird.
setting-level = Stärke der Bots
    .help = Für „Jetzt spielen“ und als Vorgabe, wenn du einen Tisch einrichtest.
confirm-once = Einmal tippen genügt
confirm-touch = Auf Touchscreens bestätigen, und was einen Zug endgültig beendet
confirm-always = Immer bestätigen
setting-sounds = Töne
    .help = Jede Art ist aus, bis du sie einschaltest.
sound-turn = Mein Zug
sound-move = Züge
sound-chat = Gespräch
sound-end = Ende der Partie
setting-other = Am Tisch
setting-notify = Benachrichtige mich, wenn ich dran bin
    .help = Der Browser fragt einmal. Nur wenn die Seite im Hintergrund ist.
notify-denied = Der Browser erlaubt keine Benachrichtigungen.
setting-model = Den Tisch als Text zeigen
    .help = Überschriften und Listen mit Knöpfen neben der Zeichnung. Screenreader finden sie in jedem Fall.
setting-auto = Folgenlose Schritte automatisch ausführen
    .help = Schritte, die nichts kosten und sich in jedem Zug zurücknehmen lassen, werden für mich ausgeführt; welche das sind, legt jedes Spiel fest.
setting-ending = Meinen Zug von selbst beenden
    .help = Ist nichts mehr übrig, was mir nützen könnte, endet mein Zug; das lässt sich zurücknehmen, soweit „Rückgängig“ reicht.
setting-keys = Buchstaben als Tastenkürzel
    .help = Am Tisch zeigt ? die Liste.

## Fehler

error-offline = Der Server ist nicht erreichbar.
error-stale = Der Tisch ist schon weiter; so steht er jetzt.
error-not-found = Diesen Tisch gibt es nicht.
error-forbidden = Das steht dir nicht offen.
error-banned = Der Betreiber dieses Hauses hat dich ausgesperrt.
error-unauthorized = Du bist hier nicht mehr bekannt. Fang auf der Startseite neu an oder gib in den Einstellungen einen Code ein.
error-refused = Beim jetzigen Stand geht das nicht.
error-invalid = Einer der Werte ist nicht erlaubt.
error-too-many-requests = Das war zu schnell. Warte einen Moment.
error-unavailable = Das konnte nicht gespeichert werden. Versuch es noch einmal.
error-unknown = Das hat nicht geklappt: { $detail }

## Der Bleistift im Aufzeichnungsblatt

pencil-cross = von Hand gestrichen
pencil-ring = von Hand eingekreist
pencil-query = von Hand mit Fragezeichen
pencil-help = Feld antippen: Strich, Kreis, ?
pencil-copy = Auf einer Kopie probieren
pencil-copy-drop = Kopie wegwerfen

## The plain table of a game without a board of its own

plain-sees = Was du siehst
plain-actions = Was du tun kannst
plain-yes = ja
plain-no = nein
plain-none = nichts

## Datenschutz, Umgang, Betrieb

former-guest = Ehemaliger Gast
conduct = Verdirbt jemand das Spiel?
conduct-who = Wer
conduct-mute = Stummschalten
    .help = Du liest nicht mehr, was diese Person schreibt. Sie erfährt davon nichts.
conduct-block = Blockieren
    .help = Dasselbe, und die Person kann sich an keinen deiner Tische mehr setzen.
conduct-report = Dem Betreiber melden
    .help = Schreib, was geschehen ist. Die Worte ringsum werden mitgeschickt.
conduct-mute-done = Du hörst { $name } nicht mehr.
conduct-block-done = { $name } ist blockiert.
conduct-report-done = Der Betreiber hat deine Meldung.
personal = Datenschutz
ignored = Stummgeschaltet und blockiert
ignored-mute = stummgeschaltet
ignored-block = blockiert
ignored-end = Wieder zulassen
my-data = Meine Daten als Datei
    .help = Alles, was das Haus über dich gespeichert hat.
sign-out = Hier abmelden
    .help = Dieses Gerät vergisst, wer du bist. Deine anderen Geräte bleiben angemeldet.
leaving-sign-out-title = Auf diesem Gerät abmelden?
leaving-sign-out-warning = Ohne ein anderes angemeldetes Gerät kann niemand mehr { $name } sein.
leaving-sign-out-done = Dieses Gerät ist abgemeldet.
delete-me = Mich löschen
    .help = Dein Name, deine Chat-Nachrichten und deine Notizen werden gelöscht. Beendete Partien bleiben, unter „Ehemaliger Gast“.
leaving-delete-me-title = Für immer vergessen werden?
leaving-delete-me-warning = { $name } wird auf allen Geräten gelöscht. In laufenden Partien übernehmen Bots. Das lässt sich nicht rückgängig machen.
leaving-delete-me-done = Du bist vergessen.
licences = Lizenzen
privacy = Datenschutz
privacy-intro = Kein Konto, keine E-Mail-Adresse, keine Werbung, keine Tracker, nichts von fremden Servern.
privacy-stored = Was gespeichert wird
    .text = Der Name, den du gewählt hast, die Tische, an denen du sitzt, und jeder Zug dort, was du im Chat schreibst, deine eigenen Notizen, wen du stummgeschaltet oder blockiert hast, und was du gemeldet hast. Von deiner Anmeldung wird nur ein Fingerabdruck gespeichert, mit dem Tag der letzten Benutzung.
privacy-device = Auf deinem Gerät
    .text = Ein Cookie, das sagt, wer du bist, deine Einstellungen und, für Zeiten ohne Netz, die Seiten des Hauses und deine letzten Tische; die verschwinden, wenn du dich abmeldest. Sonst nichts, deshalb muss dich auch niemand um Zustimmung bitten.
privacy-told = Wer etwas erfährt
    .text = Deinen Namen und deine Züge sehen alle am Tisch, und jeder, wenn man zusehen darf. Den Chat liest man am Tisch. Notizen liest nur du. Betreiber sehen Namen, Tische und Meldungen mit den Worten ringsum; verdeckte Karten werden ihnen nicht gezeigt. Wo du gerufen werden willst, erfährt der Push-Dienst deines Browsers, deine Mail oder dein Webhook, an welchem Tisch du am Zug bist. Sonst erfährt niemand etwas.
privacy-rights = Deine Rechte
    .text = In den Einstellungen kannst du deine Daten als Datei mitnehmen, deinen Namen ändern, dich abmelden und alles löschen, was dich nennt.
privacy-kept = Wie lange
privacy-token-days =
    { $days ->
        [one] Eine Anmeldung, die einen Tag nicht benutzt wird, verfällt; ein Gast, als der sich niemand mehr anmelden kann, wird gelöscht.
       *[other] Eine Anmeldung, die { $days } Tage nicht benutzt wird, verfällt; ein Gast, als der sich niemand mehr anmelden kann, wird gelöscht.
    }
privacy-token-ever = Anmeldungen verfallen nicht.
privacy-table-days =
    { $days ->
        [one] Beendete Tische werden nach einem Tag gelöscht.
       *[other] Beendete Tische werden nach { $days } Tagen gelöscht.
    }
privacy-table-ever = Beendete Partien bleiben erhalten.
privacy-report-days =
    { $days ->
        [one] Meldungen werden einen Tag nach ihrer Erledigung gelöscht.
       *[other] Meldungen werden { $days } Tage nach ihrer Erledigung gelöscht.
    }
privacy-report-ever = Meldungen bleiben erhalten.
privacy-log = Anfragen werden mit dem Netz, aus dem sie kommen, protokolliert, um Fehler und Angriffe zu finden.
privacy-no-log = Anfragen werden nicht protokolliert; abgewiesene und übermäßige schon, mit dem Netz, aus dem sie kommen.
privacy-operator = Wer dieses Haus betreibt
admin = Betrieb
admin-token = Token
    .help = „safehouse admin token NAME“ erzeugt auf dem Server eines. Es wird vergessen, wenn du diese Seite verlässt.
admin-enter = Hinein
admin-wrong = Dieses Token ist nicht oder nicht mehr gültig; neue entstehen auf dem Rechner des Servers (safehouse admin token).
admin-none = Nichts.
admin-reports = Meldungen
admin-settle = Erledigt
admin-tables = Tische
admin-status-open = offen
admin-status-running = läuft
admin-status-over = beendet
admin-status-closed = geschlossen
admin-close = Schließen
admin-close-warning = Tisch { $id } endet ohne Ergebnis.
admin-delete = Löschen
admin-delete-warning = Tisch { $id } wird endgültig gelöscht.
admin-bans = Gäste und Sperren
admin-find = Gäste nach Namen suchen
admin-search = Suchen
admin-choose = Wählen
admin-kind = Was
admin-ban-mute = Darf nicht reden
admin-ban-guest = Gast aussperren
admin-ban-network = Netz aussperren
admin-subject = Id des Gastes oder Netz
admin-days = Tage (0: für immer)
admin-reason = Grund
admin-ban = Sperren
admin-end = Beenden
admin-for-ever = für immer
admin-words = Wörter, die nicht benutzt werden dürfen
    .help = Eines in jeder Zeile; Großschreibung und Akzente sind gleichgültig.
admin-saved = Gespeichert.
admin-acts = Was Betreiber getan haben

## Partien zum Wiederansehen
nav-games = Meine Partien
games-status = Welche
games-over = Beendet
games-running = Laufend
games-waiting = Wartet auf Mitspieler
games-name = Mit (Name)
games-count = { $count ->
    [0] Keine Partie gefunden.
    [one] Eine Partie.
   *[other] { $count } Partien.
}
games-all = Alle meine Partien
games-won = Gewonnen
games-place = Platz { $place }
games-brought = Importiert
games-length = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
look-who = Wer nach dem Ende zusehen darf
look-players = Nur wer mitgespielt hat
look-link = Wer den Link hat
look-everybody = Alle
share = Teilen
share-moment = Link zu diesem Moment
share-frame = Für eine eigene Seite
share-deal = Jemanden diese Kartengabe spielen lassen
copy-moment = Link zu diesem Moment kopieren
continue = Von hier weiterspielen
continue-as = Spielen als
continue-true = Wie es war
    .help = Alle Karten liegen, wie sie lagen. Bots spielen die anderen.
continue-fresh = Wie es hätte sein können
    .help = Dieser Platz weiß dasselbe; was er nicht sehen konnte, wird neu gezogen.
replay-moves = Züge
replay-speed = Tempo
replay-decision-next = Nächste Entscheidung
replay-decision-before = Vorige Entscheidung
replay-not-here = Dieser Moment lässt sich nicht zeigen
replay-whole = Die ganze Aufzeichnung
replay-keys = Tasten
replay-keys-help = Links und rechts: ein Schritt. Mit Umschalt: von Entscheidung zu Entscheidung dieses Platzes. Pos1 und Ende: Anfang und Schluss. Leertaste: abspielen und anhalten. Plus und Minus: schneller und langsamer.
source-record = Aus einer Aufzeichnung; die Namen stehen so in ihr.
source-moment = Fortgesetzt von einem Moment einer anderen Partie.
beside = Dieselbe Kartengabe im Vergleich
beside-player = Spieler
beside-place = Platz
beside-score = Punkte
beside-length = Entscheidungen
beside-parted = Getrennt bei
beside-event = Ereignis { $at }
embed-open = In Safehouse öffnen
deal-friend = Dieselbe Kartengabe spielen
deal-help = { $game }: dieselben Karten vom Platz von { $player } aus, gegen dieselben Bots. Danach liegen beide Partien nebeneinander.
deal-your-seat = dein Platz
deal-not-here = Hier gibt es keine Kartengabe, die du spielen könntest.
error-reason-private = Diese Partie darf nur ansehen, wer mitgespielt hat.
error-reason-unwatched = Dieser Tisch hat keine Zuschauer; ansehen kann man die Partie nach dem Ende, wenn der Gastgeber es erlaubt.
error-reason-moment = Diesen Moment gibt es in dieser Partie nicht.
error-reason-not-over = Erst wenn die Partie zu Ende ist.
error-reason-over-then = In diesem Moment ist die Partie zu Ende: geh etwas zurück.
error-reason-left-then = Dieser Platz hatte die Partie da schon verlassen.

## Benachrichtigungen

new-version = Eine neue Fassung ist da.
new-version-reload = Neu laden
notices = Ruf mich, wenn ich am Zug bin
    .help = Solange keine Seite des Hauses offen ist. Höchstens eine Nachricht für jeden Zug; sie nennt Spiel und Tisch, nichts aus deiner Hand.
notices-push = Ruf mich auf diesem Gerät
notices-kind = Wie
channel-push = Browser
channel-mail = E-Mail
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Webhook (JSON)
notices-address = Adresse
notices-add = Hinzufügen
notices-here = dieses Gerät
notices-unconfirmed = Öffne den Link in der Mail, die dorthin ging.
notices-failing = Die letzte Nachricht kam nicht an; es wird wieder versucht.
notices-try = Ausprobieren
notices-try-label = Ausprobieren: { $channel }
notices-tried = Eine Nachricht ist unterwegs.
notices-remove = Entfernen
notices-remove-label = Entfernen: { $channel }
notices-live = Auch schnelle Tische rufen mich
notices-quiet = Ruhezeiten
notices-quiet-from = von
notices-quiet-until = bis
calls-on = Ruft mich: ja
calls-off = Ruft mich: nein
letter-confirm = Adresse bestätigen
    .help = Das Haus darf dann dorthin schreiben, wenn du am Zug bist.
letter-confirm-done = Danke. Du bekommst eine Mail, wenn du am Zug bist.
letter-confirm-bad = Dieser Link gilt nicht mehr. Füge die Adresse in den Einstellungen noch einmal hinzu.
letter-off = Diese Nachrichten abstellen
    .help = Dorthin kommt dann nichts mehr. Deine Spiele bleiben, wie sie sind.
letter-off-done = Erledigt. Dorthin kommt nichts mehr.
letter-off-bad = Dieser Link ist nicht vollständig. Auch in den Einstellungen kannst du Nachrichten abstellen.

## Der Fall des Tages

case-title = Fall des Tages
case-card = Ein Rätsel aus einer echten Partie, jeden Tag neu. Ohne Konto.
case-level = { $level ->
    [1] leicht
    [2] leicht
    [3] mittel
    [4] mittel
    [5] schwer
    [6] schwer
   *[other] sehr schwer
}
case-none = Für diesen Tag gibt es keinen Fall.
case-solved = Gelöst
case-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
case-clues = { $count ->
    [one] Der einzige Hinweis
   *[other] Die { $count } Hinweise
}
case-sheet = Dein Notizbuch
case-sheet-help = Feld antippen: Strich, Kreis, ?. In jeder Spalte eine Antwort einkreisen.
case-answer = Antworten
case-ring-all = { $count ->
    [one] Eine Spalte hat nicht genau einen Kreis.
   *[other] { $count } Spalten haben nicht genau einen Kreis.
}
case-right = Richtig!
case-wrong = So nicht.
case-broken = Hinweis { $number } spricht dagegen:
case-twice = In zwei Spalten steht dasselbe: jedes kann nur einmal vorkommen.
case-left = Mögliche Antworten zu Beginn und nach jedem Hinweis: { $counts }.
case-values = Die Suche erwartet von diesem Zug { $best } eines Sieges, vom besten anderen { $next }.
case-turn-done = Der Zug ist vollständig. Ist er der beste?
case-steps = Dein Zug bisher
case-choices = { $count ->
    [one] Eines ist möglich
   *[other] { $count } Dinge sind möglich
}
case-archive = Die letzten vier Wochen
case-name-A = Ada
case-name-B = Boris
case-name-C = Clara
case-name-D = Dario
