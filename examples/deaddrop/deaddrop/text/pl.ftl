# Wszystko, co czytają ludzie.

game-title = Dead Drop
game-summary = Ukryj dokumenty w trzech tajnych miejscach i zgadnij, co ukryli tam inni.
game-about = Mała gra z tajemnicą. Pokazuje, jak dodać grę do Safehouse.

section-1 = Przygotowanie
rule-DRP-1-1 = Los decyduje, kto zaczyna, i rozdaje dokumenty; nikt inny tego nie robi.
rule-DRP-1-2 = Każda osoba dostaje cztery dokumenty albo trzy, których nikt inny nie widzi. Reszta pozostaje w archiwum, niewidoczna.

section-2 = Twoja tura
rule-DRP-2-1 = Wszyscy po kolei wykładają po jednym dokumencie, zaczynając od gracza rozpoczynającego. Działa tylko osoba, której tura trwa.
rule-DRP-2-2 = Wykładasz dokument, który masz w ręce.
rule-DRP-2-3 = Ukrywasz go w skrytce: wszyscy widzą, gdzie, nikt inny nie widzi, co.
rule-DRP-2-4 = W każdej skrytce ukrywasz najwyżej dwa dokumenty.
rule-DRP-2-5 = Albo go sprzedajesz: wszyscy widzą dokument, a ty dostajesz 1 punkt.

section-3 = Koniec
rule-DRP-3-1 = Gdy nikt nie ma już dokumentu, gra się kończy i wszystkie skrytki są otwierane.
rule-DRP-3-2 = Każda skrytka daje punkty osobie, która ukryła tam najwyższą sumę. Przy remisie nikt nic nie dostaje.
rule-DRP-3-3 = Wygrywa osoba z największą liczbą punktów. Przy remisie zwycięstwo jest wspólne.
rule-DRP-3-4 = Dokumenty osoby, która odchodzi, wracają niewidoczne do archiwum. Miejsce zwalnia tylko stół i nie podczas przygotowania. Kto zostaje sam, wygrywa.

document-MEMO = notatka
document-MAP = mapa
document-CODE = księga szyfrów
document-LIST = lista agentów
drop-BENCH = ławka w parku
drop-LOCKER = szafka
drop-STATUE = pomnik

decision-TURN = Twoja tura: ukryj albo sprzedaj dokument.
decision-TURN-other = { $player } ukrywa albo sprzedaje dokument.

action-HIDE = Ukryj: { $document } ({ $drop })
    .effect = Leży tam zakryty do końca.
    .kind = Ukryj dokument
action-SELL = Sprzedaj: { $document }
    .effect = Wszyscy go widzą, a ty dostajesz 1 punkt.
    .kind = Sprzedaj dokument
action-FIRST_PLAYER = Gracz rozpoczynający: { $seat }
action-DEAL = Rozdaj: { $document }
action-LEAVE = Opuść grę: { $seat }

event-first_player = { $player } zaczyna.
event-dealt = { $player } dostaje: { $document }.
event-drew = { $player } dostaje dokument.
event-hid = { $player } ukrywa: { $document } ({ $drop }).
event-went = { $player } ukrywa dokument ({ $drop }).
event-sold = { $player } sprzedaje za 1 punkt: { $document }.
event-found = { $drop }: { $player } ma tam ukryte: { $document }.
event-paid = { $points ->
    [one] { $drop }: { $player } dostaje { $points } punkt.
    [few] { $drop }: { $player } dostaje { $points } punkty.
    [many] { $drop }: { $player } dostaje { $points } punktów.
   *[other] { $drop }: { $player } dostaje { $points } punktu.
}
event-left = { $player } odchodzi od stołu.
event-scored = { $total ->
    [one] { $player } ma { $total } punkt.
    [few] { $player } ma { $total } punkty.
    [many] { $player } ma { $total } punktów.
   *[other] { $player } ma { $total } punktu.
}
event-won = { $player } wygrywa.
event-undone = { $count ->
    [one] { $player } cofa { $count } krok.
    [few] { $player } cofa { $count } kroki.
    [many] { $player } cofa { $count } kroków.
   *[other] { $player } cofa { $count } kroku.
}
score-total = Razem

option-hand = Dokumenty
    .help = Ile dokumentów dostaje każda osoba.
option-hand-4 = Cztery
option-hand-3 = Trzy
option-first_player = Gracz rozpoczynający
    .help = Kto rozgrywa pierwszą turę.
option-first_player-random = Losowo
option-data_set = Dokumenty i skrytki
    .help = Zestaw, którym gracie.
preset-first = Pierwsza partia
    .help = Po trzy dokumenty.
preset-usual = Zwykła gra
    .help = Po cztery dokumenty.
