### Terminal: teksty polskie

## Players

player = Gracz { $letter }
bot = Bot { $letter }

## At the table

earlier = { $count ->
    [one] … jedno wcześniejsze zdarzenie (log pokazuje wszystkie)
    [few] … { $count } wcześniejsze zdarzenia (log pokazuje wszystkie)
   *[many] … { $count } wcześniejszych zdarzeń (log pokazuje wszystkie)
}
private = (widzisz to tylko ty)
hand-over = Kolej na: { $player }. Przekaż ekran i naciśnij Enter.
not-understood = Nie rozumiem „{ $typed }”. Wpisz numer wyboru albo help.
no-such-action = Nie ma akcji „{ $typed }”; są { $fitting }…
out-of-range = Nie ma wyboru { $number }; możliwe są numery od 1 do { $last }.
unclear = Pasuje więcej niż jedna akcja ({ $count }): { $fitting }. Napisz więcej albo podaj numer.
not-now = Nie teraz: to nie twoja decyzja.
no-sheet = W tej grze nic nie leży obok stołu.
no-card = Nie ma karty „{ $typed }”. Podaj jej nazwę, numer albo jedno słowo z nazwy.
after-the-end = Wpisz log, rules, save PLIK albo naciśnij Enter, aby wyjść:
not-understood-after-the-end = Gra jest skończona. Wpisz log, rules, table, save PLIK albo naciśnij Enter, aby wyjść.
goodbye = Do widzenia.
goodbye-unsaved = Do widzenia. Gra nie została zapisana.

## Commands

hint = Bot greedy wybrałby { $number }: { $action }.
why-what = Podaj akcję: why 3, why CONNECT(LON-PAR), why take 2.
why-allowed = To jest dozwolone. { $effect }
no-rule = Nie ma zasady { $rule }; wpisz rules, aby zobaczyć nagłówki.
rules-how = rules 4 pokazuje rozdział, rules 4.2 jedną zasadę.
arm-on = Ogłaszasz zwycięstwo, gdy tylko nadejdzie tura gracza { $player }.
arm-off = W cudzych turach milczysz.
arm-ask = Pytanie padnie na początku i na końcu każdej cudzej tury.
arm-whom = Z kim? { $fitting }; off: milczeć; ask: pytać za każdym razem.
save-where = Podaj plik: save wieczor.json
save-over = Plik { $file } już istnieje. Zastąpić? (t/n)
save-not = Nic nie zapisano.
save-failed = Nie można zapisać pliku { $file }: { $reason }.
saved = Zapisano. Dalej: safehouse play { $game } --load { $file }
quit-save = Plik do zapisania gry (Enter: nie zapisuj):

undo-start = Nie ma czego cofnąć.
undo-chance = Od tego czasu rozstrzygnął los; tego nie można cofnąć.
undo-revealed = Od tego czasu coś odkryto; tego nie da się cofnąć.
undo-acted = Od tego czasu działał inny gracz.
undo-settled = To już postanowione i nie można tego cofnąć.
undo-passed = Tura przeszła już do innego gracza.
undo-left = Od tego czasu ktoś odszedł od stołu.
undo-over = Gra jest skończona.

help-move = wykonuje wybór: numer, tekst albo skrót
    .usage = 3 · CONNECT(LON-PAR) · connect paryż
help-why = mówi, która zasada zabrania akcji albo co ona robi
    .usage = why AKCJA
help-hint = pokazuje, co zrobiłby bot greedy
    .usage = hint
help-undo = cofa twój ostatni krok, dopóki niczego nie odkryto
    .usage = undo
help-table = rysuje stół jeszcze raz
    .usage = table
help-sheet = pokazuje to, co leży jawnie obok stołu, na przykład paszport w Inkognito albo znane karty w Estoril 1942
    .usage = sheet
help-card = pokazuje wszystko, co jest na karcie
    .usage = card NAZWA · card 029
help-log = opowiada, co się wydarzyło
    .usage = log · log 50 · log all
help-rules = pokazuje nagłówki, rozdział albo zasadę
    .usage = rules · rules 4 · rules 4.2
help-arm = ogłasza z tym graczem, gdy tylko nadejdzie jego tura; albo pyta cię za każdym razem
    .usage = arm B, arm off, arm ask
help-save = zapisuje grę, aby wrócić do niej później
    .usage = save PLIK
help-help = pokazuje tę listę
    .usage = help
help-quit = wychodzi od stołu i proponuje zapis
    .usage = quit

## Score sheet

sheet-title = Arkusz punktacji
sheet-score = Punkty
sheet-winner = { $count ->
    [one] Wygrywa: { $players }.
   *[other] Wygrywają: { $players }.
}
