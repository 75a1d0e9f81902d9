### Interfejs: polski

app-name = Safehouse
app-home = Safehouse: strona główna
page-title = { $title } · Safehouse
skip-to-content = Przejdź do treści
loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
save = Zapisz
send = Wyślij
guest = Gość
guest-name = Gość { $number }
you = Ty
bot = bot
bot-of = bot gracza { $name }
bot-name = Bot { $letter }
players = Gracze
table = Stół
rules = Zasady
settings = Ustawienia
replay = Powtórka
log = Przebieg
table-talk = Rozmowa
back-home = Na stronę główną
missing-title = Ta teczka jest pusta
missing-text = Pod tym adresem nie ma strony.

## Nawigacja

nav-label = Menu główne
nav-play = Graj
nav-watch = Oglądaj
nav-learn = Nauka
nav-rules = Zasady

## Strona główna

running-games = Twoje partie
running-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
running-waiting = { $count ->
    [one] Czeka na graczy: { $count } wolne miejsce
    [few] Czeka na graczy: { $count } wolne miejsca
   *[other] Czeka na graczy: { $count } wolnych miejsc
}
running-thinking = { $player } myśli
your-turn = Twoja kolej
open-a-case = Otwórz sprawę
open-a-case-help = Zagraj od razu z botami albo wyślij link znajomym. Bez konta.
file-number = Teczka { $number }
good-first-case = Dobra na początek
play-now = Graj teraz
play-now-level = { $game }: siła botów
play-now-bots = Boty: { $level }
invite-friends = Zaproś znajomych
learn = Poznaj
fact-players = { $span } graczy
fact-minutes = { $span } min
difficulty-1 = łatwa
difficulty-2 = średnia
difficulty-3 = trudna
time-left-minutes = jeszcze { $count } min
time-left-hours = jeszcze { $count } godz.
time-left-days = { $count ->
    [one] jeszcze { $count } dzień
   *[other] jeszcze { $count } dni
}

## Przygotowanie stołu

setup-title = { $game }: nowy stół
setup-heading = Przygotuj stół
setup-seats = Miejsca
setup-options = Opcje
setup-options-all = Wszystkie opcje
setup-options-changed = Wszystkie opcje (zmienione)
setup-table = Stół
setup-public = Publiczny: każdy może dołączyć z poczekalni
setup-spectators = Widzowie mogą oglądać to, co jawne dla wszystkich
setup-days = Powolna gra: trzy dni na każdą decyzję
setup-hotseat = Kilka osób gra na tym urządzeniu; między ich turami opada kurtyna.
setup-open = { $count ->
    [one] Dostaniesz link do wolnego miejsca. Gra zacznie się, gdy ktoś je zajmie.
   *[other] Dostaniesz link do wolnych miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
}
setup-at-once = Gra zacznie się od razu.
setup-open-table = Otwórz stół
setup-start = Rozpocznij grę
setup-hints = Podpowiedzi dozwolone: gracze mogą pytać, co zrobiłby bot
setup-public-one = Przy publicznym stole każdy ma jedno miejsce.
setup-clock = Zegar na całą partię
setup-clock-none = Brak: tylko czas na każdą decyzję
setup-clock-help = Każdy ma łącznie tyle czasu, a z każdą turą przybywa. Za tego, komu czas się skończy, gra bot.
table-clock = Zegar { $bank } + { $increment }
table-hints = Podpowiedzi dozwolone
table-no-hints = Bez podpowiedzi
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } godz.
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
seat-kind = Miejsce { $number }: kto tu siedzi
seat-level = Miejsce { $number }: siła gry
seat-name-of = Miejsce { $number }: imię
seat-name = Imię
seat-me = Ja
seat-friend = Wolne, przez link
seat-bot = Bot
seat-open = Wolne miejsce
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
level-recruit = Rekrut
    .help = łatwy, często się myli
level-courier = Kurier
    .help = bierze, co najlepsze pod ręką
level-agent = Agent
    .help = myśli trochę naprzód
level-handler = Oficer prowadzący
    .help = myśli naprzód, rzadko się myli
level-spymaster = Szef wywiadu
    .help = nie spieszy się, najsilniejszy
option-seat = Miejsce { $number }
seat-colour-of = Kolor miejsca { $number }
colour-any = Dowolny
colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-yellow = Żółty

## Poczekalnia, dołączanie, czekanie

lobby-title = Oglądaj i dołącz
lobby-help = Publiczne stoły, które czekają na graczy, i gry, które każdy może oglądać.
lobby-waiting = Stoły, które czekają
lobby-running = Gry do oglądania
lobby-no-running = Nie trwa teraz żadna publiczna gra.
watch = Oglądaj
lobby-empty = W tej chwili żaden stół nie czeka.
lobby-open = Otwórz stół: { $game }
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
lobby-filters = Które stoły
lobby-game = Gra
lobby-pace = Tempo
lobby-any = Wszystkie
lobby-live = Na żywo
lobby-days = Dni na każdą decyzję
lobby-seats = Wolne miejsca
lobby-least = { $count } lub więcej
page-before = Wstecz
page-after = Dalej
page-of = Strona { $page } z { $pages }
waiting-expired = Długo nikt nie przyszedł, więc ten stół zamknięto
waiting-remove = Usuń
waiting-remove-name = Usuń gracza { $name } od stołu
same-as = ta sama osoba co { $name }
join = Dołącz
join-title = Masz zaproszenie
join-text = Ktoś trzyma dla ciebie miejsce.
join-as = Grasz jako { $name }.
join-sit = Zajmij miejsce
join-bad-link = Ten link jest niepełny. Poproś o niego jeszcze raz.
waiting-title = Czekamy na graczy
waiting-numbers = Wszyscy są: za chwilę rozdanie kart
waiting-closed = Ten stół odwołano
waiting-closed-operator = Operator zamknął ten stół
waiting-private = Ten stół jest prywatny
waiting-close = Odwołaj stół
waiting-leave = Zwolnij miejsce
waiting-fill = Obsadź wolne miejsca botami i zacznij
invite-help = Wyślij ten link. Kto go otworzy, zajmie wolne miejsce; konto nie jest potrzebne.
invite-link = Link do tego stołu
copy-link = Kopiuj link
link-copied = Link skopiowany.
link-shown = Kopiowanie jest tu niedozwolone. Użyj adresu tej strony.

## Stół

table-menu = Menu stołu
table-tabs = Części stołu
table-closed-to-you = Tego stołu nie można pokazać
tab-table = Stół
tab-me = Ja
tab-rivals = Rywale
tab-log = Przebieg
share-link = Udostępnij link
sound-on = Dźwięk wł.
sound-off = Dźwięk wył.
leave-table = Opuść stół
left-open = Nie ma cię już przy tym stole.
left-running = Bot gra za ciebie, dopóki nie wrócisz.
come-back = Wracam na miejsce
vote-people = Osoby
vote-help = Ktoś wstrzymuje albo psuje grę? Jeśli zagłosuje więcej niż połowa pozostałych, co najmniej dwie osoby, na jego miejscu dalej gra bot. Głosu nie można cofnąć. Gdy gra tylko jedna inna osoba, decyduje zegar.
vote-out = Głosuj za usunięciem
vote-out-name = Głosuj za usunięciem z gry: { $name }
vote-cast = Głos oddany
vote-count = głosy: { $count } z { $needed }
vote-told = { $name }: głosy za usunięciem z gry: { $count } z { $needed }.
removed = usunięto głosowaniem, gra bot
bank-label = Czas pozostały na całą partię
error-reason-removed = Gospodarz usunął cię od tego stołu.
error-reason-alone = Jedna osoba sama nikogo nie usunie: decyduje zegar.
error-reason-hints = Przy tym stole nie ma podpowiedzi.
error-reason-silence = Nie, dopóki grasz w grę w milczeniu.
away-strip = Nie ma cię: bot gra na twoim miejscu.
resign = Poddaj się
resigned = rezygnacja
leave-question = Możesz wrócić w każdej chwili; do tego czasu gra za ciebie bot.
leave-while = Wyjdź na razie
points-word = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
away = poza stołem, gra bot
connected = połączono
not-connected = brak połączenia
clock-label = Pozostały czas
hand = Ręka i polecenie
prompt = Co robić
beyond = { $count ->
    [one] Jeszcze { $count } możliwość
    [few] Jeszcze { $count } możliwości
   *[many] Jeszcze { $count } możliwości
} { $side ->
    [left] po lewej
    [right] po prawej
    [up] powyżej
   *[down] poniżej
}: pokaż
confirm-question = { $action }?
confirm-final = Potem niczego w tej turze nie da się już cofnąć.
undo = Cofnij
undo-whole = Cofnij całą turę
undo-locked = Cofanie zablokowane: { $reason }
undo-start = Nie ma czego cofać.
undo-chance = Od tego czasu zdecydował los; tego nie da się cofnąć.
undo-revealed = Od tego czasu coś odkryto; nie da się tego odzobaczyć.
undo-settled = To już postanowione i nie można tego cofnąć.
undo-passed = Teraz decydują także inni gracze.
undo-left = Od tego czasu ktoś opuścił grę.
undo-over = Gra jest zakończona.
undo-unknown = Tego nie można teraz cofnąć.
hint = Rada
hint-title = Trzy najlepsze według bota
hint-close = Schowaj radę
hint-pondering = Myśli…
hint-brings = Daje: { $things }.
hint-can-bring = Do końca tury może dać: { $things }.
hint-costs = Kosztuje: { $things }.
hint-keeps = Zostawia na później: { $things }.
hint-less = Przeciw: na koniec masz mniej niż przy pierwszym: { $things }.
hint-more = Za: na koniec masz więcej niż przy pierwszym: { $things }.
hint-quiet = Na razie nic policzalnego; przygotowuje to, co dalej.
hint-alike = Policzalnie tak dobre jak pierwsze; bot spodziewa się po nim mniej później.
hint-help = Procent: obiecywany wynik, od pewnej porażki do pewnego zwycięstwa.
hint-quick = Pierwsza opinia: bot szukający jest jeszcze przygotowywany.
hint-known = Według tego, co wiesz, a nie przez próby.
hint-numbers = { $count ->
    [one] { $count } próba
    [few] { $visits } próby
   *[other] { $visits } prób
} · najlepsze w { $share } wyobrażonych rozdań
hint-few = Prawie niesprawdzone: pierwsze obiecywało więcej.
why-not = Dlaczego nie?
title-your-turn = ● Twoja kolej · { $game }
your-turn-now = Teraz twoja kolej
game-over = Gra jest zakończona.
text-model = Stół jako tekst
log-and-help = Przebieg i pomoc
round = Runda { $number }
log-set-up = { $count ->
    [one] Przygotowanie gry: { $count } wiersz
    [few] Przygotowanie gry: { $count } wiersze
   *[other] Przygotowanie gry: { $count } wierszy
}
log-stand-in = ruch bota
instead-bot = Bot zagrał za ciebie: { $action }
instead-clock = Twój czas minął; bot zagrał za ciebie: { $action }
instead-default = Twój czas minął; wybrano za ciebie: { $action }
instead-several = { $count ->
    [one] Bot wykonał za ciebie { $count } ruch, mianowicie: { $action }. Widać go w przebiegu gry.
    [few] Bot wykonał za ciebie { $count } ruchy, ostatnio: { $action }. Wszystkie są w przebiegu gry.
   *[other] Bot wykonał za ciebie { $count } ruchów, ostatnio: { $action }. Wszystkie są w przebiegu gry.
}
only-you-see = Widzisz to tylko ty
look-at = Zobacz stół z tej chwili
chat-empty = Nikt jeszcze nic nie powiedział.
chat-silence = Podczas tej gry nie ma rozmów przy stole. Po jej końcu znów są otwarte.
chat-write = Napisz coś do wszystkich przy stole
chat-said = { $name } mówi: { $text }
looking-back = Oglądasz wcześniejszą chwilę.
looking-back-help = Gra toczy się dalej; tak wtedy widać było stół z twojego miejsca.
back-to-now = Wróć do gry
move-of = zdarzenie { $at } z { $last }
replay-help = Przeciągnij, by spojrzeć wstecz. Gra toczy się dalej.
replay-slider = Miejsce w partii
missed-title = Od twojej ostatniej wizyty
missed-more = { $count ->
    [one] i jeszcze { $count } w przebiegu
   *[other] i jeszcze { $count } w przebiegu
}
missed-watch = Obejrzyj szybko
missed-close = Jasne
connection-lost = Utracono połączenie. Ponawiam…
try-now = Spróbuj teraz
curtain-title = Kolej: { $player }
curtain-text = Przekaż urządzenie. Nic nie widać, dopóki miejsce nie zostanie zajęte.
curtain-open = To ja, { $player }

## Koniec

score-sheet = Punktacja
you-win = Wygrywasz
you-win-with = Wygrywacie: { $player }
you-among = ty
nobody-wins = Nikt nie wygrywa
winner = { $count ->
    [one] Wygrywa { $player }
   *[other] Wygrywają { $player }
}
rematch = Rewanż
join-rematch = Do rewanżu
export-record = Eksportuj
import-record = Zapis z pliku
import-help = Obejrzyj zapisaną partię jeszcze raz: każdą pozycję tak, jak było ją widać z każdego miejsca.
import-bad = Ten plik nie zawiera zapisu.
replay-of = Powtórka: { $game }
replay-eyes = Widok
replay-spectator = Widz
replay-start = Przed pierwszym ruchem.
deal-menu = Rozdanie
deal-title = Jak to rozdano
deal-how = Zanim ktokolwiek usiadł, serwer obiecał tajną liczbę, podając jej skrót. Każda przeglądarka dodaje liczbę losową; gdy wszyscy są obecni, najpierw pokazuje jej skrót, a liczbę dopiero wtedy, gdy są już wszyscy. Każda karta wynika z tajnej liczby i liczb graczy.
deal-promise = Obietnica serwera (SHA-256)
deal-bot = bot: nie dodaje
deal-not-opened = zapieczętowana, ale nieotwarta na czas: nie liczy się
deal-no-number = brak
deal-given-on = To karty z wcześniejszej gry: kto ją widział, może je znać.
deal-later = Po zakończeniu tajna liczba zostanie ujawniona: „Sprawdź rozdanie” w powtórce albo „safehouse verify” sprawdzi wtedy każdą kartę.
deal-unopened = Liczby zapieczętowanej nie otworzyli na czas: { $players }. Nie została uwzględniona.
deal-other-seal = Jedna z liczb nie jest tą, którą zapieczętowano przed grą.
deal-check = Sprawdź rozdanie
deal-again = Zagraj to rozdanie
deal-fits = { $count ->
    [one] Jedyne losowanie tej gry wynika z tajemnicy serwera i liczb graczy, jak obiecano przed pierwszą kartą.
    [few] Wszystkie { $count } losowania tej gry wynikają z tajemnicy serwera i liczb graczy, jak obiecano przed pierwszą kartą.
    [many] Wszystkie { $count } losowań tej gry wynika z tajemnicy serwera i liczb graczy, jak obiecano przed pierwszą kartą.
   *[other] Wszystkie { $count } losowania tej gry wynikają z tajemnicy serwera i liczb graczy, jak obiecano przed pierwszą kartą.
}
deal-kept = Obietnica i liczba są tymi, które ta przeglądarka zachowała przed grą.
deal-not-kept = Obietnica lub liczba nie są tymi, które ta przeglądarka zachowała przed grą: serwer je podmienił.
deal-silent = Liczby losowej nie dodali: { $players }.
deal-none = Tej gry nie rozdano tak, żeby dało się to sprawdzić.
deal-insecure = Twoja przeglądarka sprawdza rozdania tylko na stronach https. Wyeksportuj zapis i sprawdź go poleceniem „safehouse verify”.
deal-other-secret = Tajemnica nie jest tą, którą serwer obiecał.
deal-other-draws = Zaświadczenie ma więcej lub mniej losowań niż gra.
deal-other-card = Losowanie { $count } ze stosu „{ $pile }” się nie zgadza: miało być { $due }, a jest { $drawn }.
review-title = Umiejętności i szczęście
review-help = Czego mogło się spodziewać każde miejsce, od 0 (przegrana) do 100 (wygrana), według tego, co wiedziało przy swojej decyzji. Obliczyło to przeszukiwanie, więc jest to opinia. Kliknij krzywą, aby tam przejść.
review-ask = Przeanalizuj tę partię
review-working = Trwa obliczanie: { $done } z { $total }
review-stopped = Analizy nie udało się dokończyć. To, co gotowe, zostaje zachowane.
review-at = { $player }: { $value }
review-from-to = od { $start } do { $result }
review-luck = Szczęście
review-decisions = Własne decyzje
review-hidden = Nie do odgadnięcia
review-others = Inni i reszta
review-line = { $player }: szczęście { $luck }, własne decyzje { $decisions }, nie do odgadnięcia { $hidden }, inni i reszta { $others }
review-costliest = Najdroższe decyzje: { $player }
review-none = Przeszukiwanie niczego nie zrobiłoby na pewno lepiej.
review-cost = −{ $loss }
review-better = Lepiej: { $action }
review-unknown = Tego nie dało się wiedzieć: lepsze czynią to dopiero zakryte karty.
review-rules = Zasady:
review-go = Przejdź do tej chwili
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
to-table = Do stołu

## Nauka

learn-title = Nauka
learn-help = Gry z przewodnikiem, krok po kroku, i zasady według numerów.
learn-first = Zacznij grę z przewodnikiem
learn-rules = Czytaj zasady
guide-label = Przewodnik
guide-step = Krok { $at } z { $last }
guide-next = Dalej
guide-back = Wstecz
guide-show = Pokaż mi
guide-close = Zakończ przewodnik
guide-wait = Grają inni; przewodnik ruszy dalej w twojej turze.
guide-only = Przewodnik prosi teraz o coś innego: najpierw zrób to. Gdy zakończysz przewodnik, zagrasz, jak chcesz.

## Klawisze

keys-title = Klawisze
keys-note = Litery można wyłączyć w ustawieniach. Wszystko jest też dostępne klawiszami Tab i Enter.
key-help = Ta lista
key-next = Następna możliwa akcja
key-previous = Poprzednia możliwa akcja
key-choose = Wybierz
key-cancel = Anuluj; pomiń to, co jest pokazywane
key-undo = Cofnij
key-undo-whole = Cofnij całą turę
key-hint = Rada
key-model = Stół jako tekst
key-board = Plansza
key-log = Przebieg
key-chat = Rozmowa

## Zasady

rules-title = Zasady gry { $game }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-none = Żadna zasada nie zawiera tych słów.

## Ustawienia

setting-name = Twoje imię
    .help = Inni widzą je od razu, także przy stołach, przy których siedzisz.
name-saved = Zapisano.
devices = Inne urządzenie
    .help = Graj dalej pod tym samym imieniem i na tych samych miejscach na telefonie albo innym komputerze.
code-show = Pokaż kod
code-hint = Otwórz Safehouse na drugim urządzeniu. W ustawieniach (u góry: „{ guest }”) wpisz kod w polu „{ claim }”.
code-spelt = Kod to { $code }.
code-left = Ważny jeden raz, jeszcze { $time }.
code-expired = Kod stracił ważność. Pokaż nowy.
code-qr = Kod QR z linkiem dla drugiego urządzenia
claim = Mam kod
    .help = Drugie urządzenie pokazuje go w ustawieniach.
claim-use = Graj dalej tutaj
claim-wrong = Ten kod jest nieważny. Każdy działa raz i przez dziesięć minut; pokaż nowy na drugim urządzeniu.
claim-done = Teraz jesteś tu jako { $name }.
claim-warning-title = Zostać tu kimś innym?
claim-warning =
    { $count ->
        [one] Jesteś tu jako { $name } i masz jeszcze jedną otwartą partię. Miejsce zostanie przy graczu { $name }; wrócisz do niego tylko z innego urządzenia tego gracza.
       *[other] Jesteś tu jako { $name } i masz jeszcze otwarte partie ({ $count }). Miejsca zostaną przy graczu { $name }; wrócisz do nich tylko z innego urządzenia tego gracza.
    }
claim-anyway = Użyj kodu
forget = Urządzenie zginęło?
    .help = Kto je ma, mógłby grać w twoim imieniu. To urządzenie pozostaje zalogowane; inne mogą wrócić z nowym kodem.
forget-others = Wyloguj wszystkie inne urządzenia
forget-done = Wszystkie inne urządzenia są wylogowane. Zauważą to w ciągu pół minuty.
own-bots = Własne boty
    .help = Program gra pod tą nazwą przy stołach tego domu, a wszyscy widzą, czyj to bot. Loguje się kluczem.
own-bots-accept = Wyzwania od
challengers-nobody = nikogo
challengers-owner = tylko ode mnie
challengers-anyone = wszystkich
own-bots-name = Nazwa bota
own-bots-make = Utwórz bota
own-bots-token = To jest jego klucz. Widać go tylko teraz: zachowaj go, bo kto go ma, gra jako twój bot.
own-bots-revoke = Unieważnij
own-bots-revoke-name = Unieważnij bota { $name }
own-bots-revoke-title = Unieważnić bota { $name }?
own-bots-revoke-warning = Jego klucz straci ważność na zawsze. W trwających grach jego miejsce zajmie bot domu.
setting-lang = Język
    .help = Według przeglądarki albo stały.
lang-system = Jak przeglądarka
setting-theme = Wygląd
    .help = Papier za dnia, nocne biurko po zmroku.
theme-system = Jak system
theme-light = Jasny
theme-dark = Ciemny
setting-contrast = Kontrast
    .help = Wysoki kontrast usuwa fakturę i cienie, a sieci odróżnia kreskowaniem.
contrast-system = Jak system
contrast-normal = Zwykły
contrast-high = Wysoki
setting-motion = Ruch
    .help = Ograniczony ruch pokazuje posunięcia bez animacji.
motion-system = Jak system
motion-full = Pełny
motion-reduced = Ograniczony
setting-confirm = Potwierdzanie akcji
    .help = Czy wystarcza jedno dotknięcie, czy drugie potwierdza.
setting-level = Siła botów
    .help = Dla „Graj teraz” i jako ustawienie początkowe nowego stołu.
confirm-once = Jedno dotknięcie wystarcza
confirm-touch = Potwierdzaj na ekranach dotykowych oraz to, co ostatecznie kończy turę
confirm-always = Zawsze potwierdzaj
setting-sounds = Dźwięki
    .help = Każdy rodzaj jest wyłączony, dopóki go nie włączysz.
sound-turn = Moja kolej
sound-move = Ruchy
sound-chat = Rozmowa
sound-end = Koniec gry
setting-other = Przy stole
setting-notify = Powiadom mnie, gdy przyjdzie moja kolej
    .help = Przeglądarka zapyta raz. Tylko gdy strona jest w tle.
notify-denied = Przeglądarka nie pozwala na powiadomienia.
setting-model = Pokaż stół jako tekst
    .help = Nagłówki i listy z przyciskami obok rysunku. Czytniki ekranu i tak je znajdą.
setting-auto = Wykonuj automatycznie kroki bez skutków
    .help = Kroki, które nic nie kosztują i które można cofnąć w każdej turze, wykonują się za mnie; jakie to kroki, zależy od gry.
setting-ending = Kończ moją turę samoczynnie
    .help = Gdy nie zostało nic, co mogłoby mi pomóc, moja tura się kończy; da się to wycofać, dopóki działa „Cofnij”.
setting-keys = Litery jako skróty
    .help = Przy stole ? pokazuje listę.

## Błędy

error-offline = Serwer jest nieosiągalny.
error-stale = Gra poszła już dalej; oto aktualny stół.
error-not-found = Nie ma takiego stołu.
error-forbidden = To nie jest dla ciebie dostępne.
error-banned = Operator tego domu cię wykluczył.
error-unauthorized = Serwer już cię nie rozpoznaje. Zacznij od nowa na stronie głównej albo wpisz kod w ustawieniach.
error-refused = Przy obecnym stanie stołu to niemożliwe.
error-invalid = Jedna z wartości jest niedozwolona.
error-too-many-requests = To było za szybko. Poczekaj chwilę.
error-unavailable = Nie udało się zapisać. Spróbuj jeszcze raz.
error-unknown = Nie udało się: { $detail }

## Ołówek w notatniku

pencil-cross = skreślone ręcznie
pencil-ring = zakreślone ręcznie
pencil-query = znak zapytania wpisany ręcznie
pencil-help = Dotknij pola: krzyżyk, kółko, ?
pencil-copy = Próbuj na kopii
pencil-copy-drop = Porzuć kopię

## The plain table of a game without a board of its own

plain-sees = Co widzisz
plain-actions = Co możesz zrobić
plain-yes = tak
plain-no = nie
plain-none = brak

## Prywatność, zachowanie, obsługa

former-guest = Dawny gość
conduct = Ktoś psuje grę?
conduct-who = Kto
conduct-mute = Wycisz
    .help = Nie czytasz już, co ta osoba pisze. Ona się o tym nie dowie.
conduct-block = Zablokuj
    .help = To samo, a ta osoba nie może już usiąść przy twoich stołach.
conduct-report = Zgłoś operatorowi
    .help = Napisz, co się stało. Wypowiedzi wokół zostaną dołączone.
conduct-mute-done = Nie słyszysz już gracza { $name }.
conduct-block-done = Zablokowano: { $name }.
conduct-report-done = Operator ma twoje zgłoszenie.
personal = Prywatność
ignored = Wyciszeni i zablokowani
ignored-mute = wyciszenie
ignored-block = blokada
ignored-end = Dopuść znowu
my-data = Moje dane jako plik
    .help = Wszystko, co dom o tobie przechowuje.
sign-out = Wyloguj tutaj
    .help = To urządzenie zapomni, kim jesteś. Twoje inne urządzenia pozostaną zalogowane.
leaving-sign-out-title = Wylogować to urządzenie?
leaving-sign-out-warning = Bez innego zalogowanego urządzenia nikt już nie będzie mógł być graczem { $name }.
leaving-sign-out-done = To urządzenie jest wylogowane.
delete-me = Usuń mnie
    .help = Twoja nazwa, wypowiedzi i notatki zostaną usunięte. Zakończone gry pozostaną jako „dawny gość”.
leaving-delete-me-title = Zostać zapomnianym na zawsze?
leaving-delete-me-warning = { $name } zniknie ze wszystkich urządzeń. W trwających grach zagrają boty. Tego nie da się cofnąć.
leaving-delete-me-done = Nie ma cię już w tym domu.
licences = Licencje
privacy = Prywatność
privacy-intro = Bez konta, bez adresu e-mail, bez reklam, bez śledzenia, niczego z obcych serwerów.
privacy-stored = Co jest przechowywane
    .text = Wybrana nazwa, stoły, przy których siedzisz, i każdy ruch przy nich, to, co piszesz na czacie, twoje notatki, kogo wyciszasz lub blokujesz i co zgłaszasz. Z logowania przechowywany jest tylko skrót, z dniem ostatniego użycia.
privacy-device = Na twoim urządzeniu
    .text = Jedno ciasteczko, które mówi, kim jesteś, twoje ustawienia oraz, na czas bez sieci, strony domu i twoje ostatnie stoły; znikają one po wylogowaniu. Nic więcej, więc nikt nie musi prosić o zgodę.
privacy-told = Kto się dowiaduje
    .text = Twoją nazwę i ruchy widzą osoby przy stole, a jeśli wolno patrzeć, wszyscy. Czat czytają osoby przy stole. Notatki czytasz tylko ty. Operatorzy widzą nazwy, stoły i zgłoszenia z wypowiedziami wokół; zakrytych kart im się nie pokazuje. Tam, gdzie chcesz być powiadamiany, usługa push przeglądarki, poczta lub webhook dowiaduje się, przy którym stole jest twoja kolej. Nikt inny niczego się nie dowiaduje.
privacy-rights = Twoje prawa
    .text = W ustawieniach możesz zabrać swoje dane jako plik, zmienić nazwę, wylogować się i usunąć wszystko, co cię nazywa.
privacy-kept = Jak długo
privacy-token-days =
    { $days ->
        [one] Logowanie nieużywane przez jeden dzień wygasa; gość, jako którego nikt nie może się już zalogować, jest usuwany.
        [few] Logowanie nieużywane przez { $days } dni wygasa; gość, jako którego nikt nie może się już zalogować, jest usuwany.
        [many] Logowanie nieużywane przez { $days } dni wygasa; gość, jako którego nikt nie może się już zalogować, jest usuwany.
       *[other] Logowanie nieużywane przez { $days } dnia wygasa; gość, jako którego nikt nie może się już zalogować, jest usuwany.
    }
privacy-token-ever = Logowania nie wygasają.
privacy-table-days =
    { $days ->
        [one] Zakończone stoły są usuwane po jednym dniu.
        [few] Zakończone stoły są usuwane po { $days } dniach.
        [many] Zakończone stoły są usuwane po { $days } dniach.
       *[other] Zakończone stoły są usuwane po { $days } dnia.
    }
privacy-table-ever = Zakończone gry są zachowywane.
privacy-report-days =
    { $days ->
        [one] Zgłoszenia są usuwane jeden dzień po załatwieniu.
        [few] Zgłoszenia są usuwane { $days } dni po załatwieniu.
        [many] Zgłoszenia są usuwane { $days } dni po załatwieniu.
       *[other] Zgłoszenia są usuwane { $days } dnia po załatwieniu.
    }
privacy-report-ever = Zgłoszenia są zachowywane.
privacy-log = Żądania są zapisywane wraz z siecią, z której pochodzą, aby znaleźć błędy i ataki.
privacy-no-log = Żądania nie są zapisywane; odrzucone i nadmierne tak, wraz z siecią, z której pochodzą.
privacy-operator = Kto prowadzi ten dom
admin = Obsługa
admin-token = Token
    .help = „safehouse admin token NAZWA” tworzy go na serwerze. Zostanie zapomniany, gdy opuścisz tę stronę.
admin-enter = Wejdź
admin-wrong = Ten token jest nieważny lub stracił ważność; nowe powstają na komputerze serwera (safehouse admin token).
admin-none = Nic.
admin-reports = Zgłoszenia
admin-settle = Załatwione
admin-tables = Stoły
admin-status-open = otwarty
admin-status-running = w grze
admin-status-over = zakończony
admin-status-closed = zamknięty
admin-close = Zamknij
admin-close-warning = Stół { $id } skończy się bez wyniku.
admin-delete = Usuń
admin-delete-warning = Stół { $id } zostanie usunięty na zawsze.
admin-bans = Goście i blokady
admin-find = Szukaj gości po nazwie
admin-search = Szukaj
admin-choose = Wybierz
admin-kind = Co
admin-ban-mute = Zakaz rozmów
admin-ban-guest = Wyklucz gościa
admin-ban-network = Wyklucz sieć
admin-subject = Id gościa lub sieć
admin-days = Dni (0: na zawsze)
admin-reason = Powód
admin-ban = Zablokuj
admin-end = Zakończ
admin-for-ever = na zawsze
admin-words = Słowa, których nie wolno używać
    .help = Jedno w każdym wierszu; wielkość liter i akcenty nie mają znaczenia.
admin-saved = Zapisano.
admin-acts = Co zrobili operatorzy

## Gry do ponownego obejrzenia
nav-games = Moje gry
games-status = Które
games-over = Zakończone
games-running = Trwające
games-waiting = Czekające na graczy
games-name = Z kim (imię)
games-count = { $count ->
    [0] Nie znaleziono gier.
    [one] Jedna gra.
    [few] { $count } gry.
   *[other] { $count } gier.
}
games-all = Wszystkie moje gry
games-won = Wygrana
games-place = Miejsce { $place }
games-brought = Z zapisu
games-length = { $count ->
    [one] jedna decyzja
    [few] { $count } decyzje
   *[other] { $count } decyzji
}
look-who = Kto może oglądać grę po jej końcu
look-players = Tylko jej gracze
look-link = Każdy, kto ma link
look-everybody = Wszyscy
share = Udostępnij
share-moment = Link do tej chwili
share-frame = Na własną stronę
share-deal = Niech znajomy zagra to rozdanie
copy-moment = Kopiuj link do tej chwili
continue = Graj dalej stąd
continue-as = Graj jako
continue-true = Tak, jak było
    .help = Wszystkie karty leżą tak jak wtedy. Za innych grają boty.
continue-fresh = Tak, jak mogło być
    .help = To miejsce wie to samo; czego nie mogło widzieć, zostanie wylosowane na nowo.
replay-moves = Ruchy
replay-speed = Tempo
replay-decision-next = Następna decyzja
replay-decision-before = Poprzednia decyzja
replay-not-here = Tej chwili nie można pokazać
replay-whole = Całe odtworzenie
replay-keys = Klawisze
replay-keys-help = W lewo i w prawo: jeden krok. Z Shiftem: od decyzji do decyzji tego miejsca. Home i End: początek i koniec. Spacja: odtwarzanie i pauza. Plus i minus: szybciej i wolniej.
source-record = Z zapisu; imiona pochodzą z zapisu.
source-moment = Ciąg dalszy od pewnej chwili innej gry.
beside = To samo rozdanie obok siebie
beside-player = Gracz
beside-place = Miejsce
beside-score = Punkty
beside-length = Decyzje
beside-parted = Rozeszły się przy
beside-event = zdarzenie { $at }
embed-open = Otwórz w Safehouse
deal-friend = Zagraj to samo rozdanie
deal-help = { $game }: te same karty z miejsca gracza { $player }, przeciw tym samym botom. Potem obie gry leżą obok siebie.
deal-your-seat = twoje miejsce
deal-not-here = Nie ma tu rozdania, które można zagrać.
error-reason-private = Tę grę mogą oglądać tylko ci, którzy w nią grali.
error-reason-unwatched = Ten stół nie ma widzów; grę można obejrzeć po jej końcu, jeśli gospodarz na to pozwoli.
error-reason-moment = W tej grze nie ma takiej chwili.
error-reason-not-over = Dopiero po końcu gry.
error-reason-over-then = W tej chwili gra jest skończona: cofnij się trochę.
error-reason-left-then = To miejsce opuściło już wtedy grę.

## Powiadomienia

new-version = Jest nowa wersja.
new-version-reload = Wczytaj ponownie
notices = Powiadom mnie, gdy moja kolej
    .help = Gdy żadna strona domu nie jest otwarta. Najwyżej jedna wiadomość na kolej; podaje grę i stół, nic z Twojej ręki.
notices-push = Powiadamiaj na tym urządzeniu
notices-kind = Jak
channel-push = Przeglądarka
channel-mail = E-mail
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Webhook (JSON)
notices-address = Adres
notices-add = Dodaj
notices-here = to urządzenie
notices-unconfirmed = Otwórz odnośnik z wiadomości, którą tam wysłano.
notices-failing = Ostatnia wiadomość nie dotarła; spróbujemy ponownie.
notices-try = Wypróbuj
notices-try-label = Wypróbuj: { $channel }
notices-tried = Wiadomość wysłano.
notices-remove = Usuń
notices-remove-label = Usuń: { $channel }
notices-live = Także stoły na żywo
notices-quiet = Godziny ciszy
notices-quiet-from = od
notices-quiet-until = do
calls-on = Powiadamia: tak
calls-off = Powiadamia: nie
letter-confirm = Potwierdź adres
    .help = Dom będzie mógł tam pisać, gdy przyjdzie Twoja kolej.
letter-confirm-done = Dziękujemy. Napiszemy, gdy przyjdzie Twoja kolej.
letter-confirm-bad = Ten odnośnik już nie działa. Dodaj adres ponownie w ustawieniach.
letter-off = Wyłącz te wiadomości
    .help = Nic więcej tam nie przyjdzie. Twoje gry pozostają bez zmian.
letter-off-done = Gotowe. Nic więcej tam nie przyjdzie.
letter-off-bad = Ten odnośnik jest niepełny. Wiadomości można wyłączyć także w ustawieniach.

## Sprawa dnia

case-title = Sprawa dnia
case-card = Zagadka z prawdziwej partii, codziennie nowa. Bez konta.
case-level = { $level ->
    [1] łatwa
    [2] łatwa
    [3] średnia
    [4] średnia
    [5] trudna
    [6] trudna
   *[other] bardzo trudna
}
case-none = Na ten dzień nie ma sprawy.
case-solved = Rozwiązana
case-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
case-clues = { $count ->
    [one] Jedyna wskazówka
    [few] { $count } wskazówki
    [many] { $count } wskazówek
   *[other] { $count } wskazówki
}
case-sheet = Twój notes
case-sheet-help = Dotknij pola: krzyżyk, kółko, ?. W każdej kolumnie zakreśl jedną odpowiedź.
case-answer = Odpowiedz
case-ring-all = { $count ->
    [one] Jedna kolumna nie ma dokładnie jednego kółka.
    [few] { $count } kolumny nie mają dokładnie jednego kółka.
    [many] { $count } kolumn nie ma dokładnie jednego kółka.
   *[other] { $count } kolumny nie ma dokładnie jednego kółka.
}
case-right = Dobrze!
case-wrong = Nie tak.
case-broken = Przeczy temu wskazówka { $number }:
case-twice = W dwóch kolumnach stoi to samo: każde może wystąpić tylko raz.
case-left = Możliwe odpowiedzi na początku i po każdej wskazówce: { $counts }.
case-values = Po tym ruchu przeszukiwanie oczekuje { $best } zwycięstwa, po najlepszym innym { $next }.
case-turn-done = Ruch jest kompletny. Czy to najlepszy?
case-steps = Twój ruch do tej pory
case-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
case-archive = Ostatnie cztery tygodnie
case-name-A = Ada
case-name-B = Borys
case-name-C = Klara
case-name-D = Dario
