### Inkognito: teksty polskie

## Gra

game-title = Inkognito
game-summary = Karnawał w Wenecji: czworo zamaskowanych agentów, dwie tajne drużyny. Znajdź partnera, zanim wrogowie znajdą ciebie.
game-about = Jesteś jednym z czworga agentów, a jedna z twoich czterech figur to naprawdę ty. Kto wejdzie na cudzą figurę, ogląda karty jej właściciela, z których co najmniej jedna jest prawdziwa. Ustal, kto jest twoim partnerem, połączcie hasła, wykonajcie wspólną misję i podajcie sobie ręce. Autorami Inkognito są Alex Randolph i Leo Colovini. Plansza, kulki i misje pochodzą z publicznych źródeł; większość nazw pól jest nasza.

## Nagłówki grup zasad

section-1 = Przygotowanie
section-2 = Cel gry
section-3 = Tura i kulki
section-4 = Ruch
section-5 = Spotkanie cudzej figury
section-6 = Spotkanie ambasadora
section-7 = Pokazywanie kart i zasada prawdy
section-8 = Wygnanie
section-9 = Bez powtórzeń
section-10 = Szukanie partnera, gesty
section-11 = Misje, ogłoszenie zwycięstwa, wygrana
section-12 = Trzech graczy
section-13 = Notatki
section-14 = Agenci-amatorzy
section-15 = Zasady platformy

## Zasady 1: przygotowanie

rule-INK-1-1 = Menetekel, czyli kubek z kulkami, stoi w lagunie. Ta część planszy jest ozdobą, nie polem.
rule-INK-1-2 = Ambasador zaczyna w ambasadzie, na polu z cylindrem.
rule-INK-1-3 = Każdy bierze jeden kolor ze wszystkim, co do niego należy: 4 figury, 4 kolorowe karty tożsamości, 4 kolorowe karty postury i paszport. Kolory się losuje, wybiera kolejno albo uzgadnia przed grą.
rule-INK-1-4 = Na każdym z czterech pól startowych swojego koloru stawiasz jedną ze swoich czterech figur.
rule-INK-1-5 = To, która figura stoi na którym polu startowym, jest ustalone, zanim ktokolwiek zobaczy tajną kartę, więc niczego nie zdradza. Jeśli gracze ustawiają figury sami, robią to jednocześnie i nikt nie widzi tajnych kart, dopóki wszyscy nie skończą.
rule-INK-1-6 = Paszport jest zasłoną: notatki i karty za nim są tylko twoje. W środku jest lista misji, dla wszystkich taka sama.
rule-INK-1-7 = Imiona i kolory innych są w twoim notesie od początku.
rule-INK-1-8 = 12 tajnych kart rozdaje się w trzech osobnych tasowaniach: tożsamości, postury, misje. Każdy dostaje po jednej z każdego rodzaju, a inni ich nie widzą. Rozdaje wyłącznie los, a każde rozdanie jest równie prawdopodobne.
rule-INK-1-9 = Tajna tożsamość mówi, którym agentem jesteś. Tajna postura mówi, która z twoich czterech figur jest prawdziwa. Karta misji to twoja połowa kodu.
rule-INK-1-10 = Twoje trzy tajne karty pozostają ukryte, dopóki nie pokażesz ich celowo.
rule-INK-1-11 = Drużyny są stałe: Lord Fiddlebottom z Pułkownikiem Bubble, Agent X z Madame Zsa Zsa. Twój partner ma drugą tożsamość twojej drużyny; na początku nikt nie wie, kto to jest.
rule-INK-1-12 = Karty tylko się pokazuje, nigdy nie oddaje. Zawsze masz swoje 8 kolorowych i 3 tajne karty.
rule-INK-1-13 = Kolory graczy to czerwony, niebieski, zielony i żółty. Miejsca numeruje się zgodnie z ruchem wskazówek zegara; każde miejsce może mieć dowolny kolor.

## Zasady 2: cel

rule-INK-2-1 = Najpierw wchodzisz na figury innych, aby zobaczyć ich karty i wyciągnąć wnioski.
rule-INK-2-2 = Na dłuższą metę szukasz partnera, którego hasło uzupełnia twoje, i wykonujesz wspólną misję przed drugą drużyną.

## Zasady 3: tura i kulki

rule-INK-3-1 = Ustala się pierwszego gracza. Potem tury idą zgodnie z ruchem wskazówek zegara, bez końca, aż ktoś wygra.
rule-INK-3-2 = W swojej turze potrząsasz Menetekelem i 3 z 10 kulek stają się widoczne. Każde potrząśnięcie zaczyna się od wszystkich 10.
rule-INK-3-3 = Kulka lądowa (czerwona): jedna z twoich figur może przejść 1 pole drogą lądową.
rule-INK-3-4 = Kulka wodna (niebieska): jedna z twoich figur może przejść 1 pole drogą wodną.
rule-INK-3-5 = Kulka dowolna (żółta): jedna z twoich figur może przejść 1 pole lądem lub wodą.
rule-INK-3-6 = Kulka ambasadora (czarna): możesz przesunąć ambasadora o 1 pole lądem lub wodą.
rule-INK-3-7 = Kulka pusta (biała): nic. Przy trzech pustych kulkach w tej turze nic się nie rusza.
rule-INK-3-8 = Kulki lądowe, wodne i dowolne dzielisz między figury, jak chcesz: wszystkie dla jednej albo po jednej dla kilku.
rule-INK-3-9 = Kulek możesz użyć w dowolnej kolejności.
rule-INK-3-10 = Nie musisz używać żadnej kulki.
rule-INK-3-11 = Tura to: ogłoszenie zwycięstwa lub gest, jeśli chcesz, potrząśnięcie, potem kroki i spotkania w dowolnej kolejności, wreszcie koniec. Spotkania rozstrzyga się od razu, a potem możesz iść dalej dowolną figurą. Przy opcji „gość się zatrzymuje” figura po spotkaniu nie używa już kulek w tej turze.
rule-INK-3-12 = Niewykorzystane kulki przepadają na końcu tury.
rule-INK-3-13 = Kulki i drogi nazywa się od tego, co robią: lądowa, wodna, dowolna, ambasador, pusta. Gdy dwa pola łączy i ląd, i woda, pasują oba rodzaje kulek, a przy kulce dowolnej i przy kulce ambasadora to sąsiednie pole jest do wyboru tylko raz.

## Zasady 4: ruch

rule-INK-4-1 = Krok prowadzi na sąsiednie pole połączone drogą pasującą do kulki.
rule-INK-4-2 = Figury można mijać: możesz wejść na każde zajęte pole i iść dalej bez zatrzymania. Mijanie nie jest spotkaniem.
rule-INK-4-3 = Mijanie wymaga kolejnej pasującej kulki, użytej od razu dla tej samej figury; pomiędzy nie wolno robić nic innego. Na pole, na którym nie wolno stanąć, możesz wejść tylko wtedy, gdy pozostałymi kulkami da się doprowadzić figurę na pole, gdzie stanąć wolno.
rule-INK-4-4 = Żaden krok nie może się skończyć na polu z inną twoją figurą.
rule-INK-4-5 = Na pustym polu zawsze wolno stanąć.
rule-INK-4-6 = Zatrzymanie się na cudzej figurze jest spotkaniem. Wolno to zrobić tylko wtedy, gdy w tej turze nie było jeszcze spotkania z figurą tego gracza.
rule-INK-4-7 = Zatrzymanie się na ambasadorze jest spotkaniem z nim.
rule-INK-4-8 = Gdy figura mija inne, pole, z którego wyszła, uchodzi za puste.
rule-INK-4-9 = Ambasadora nie wolno przesunąć na cudzą figurę; z drugą kulką ambasadora może ją minąć.
rule-INK-4-10 = Przesunięcie ambasadora na własną figurę jest spotkaniem z nim.
rule-INK-4-11 = Każda figura może wchodzić na miejsca z numerem, na kolorowe pola każdego koloru i do ambasady.
rule-INK-4-12 = Poza mijaniem i nierozstrzygniętym spotkaniem na polu stoi najwyżej jedna figura.
rule-INK-4-13 = Ambasador mija jak figura: mając drugą kulkę ambasadora, może wejść na każde zajęte pole i musi od razu iść dalej. Zawsze może wrócić tam, skąd przyszedł. Na twojej figurze wybierasz między zatrzymaniem się a mijaniem, jeśli możliwe jest jedno i drugie.

## Zasady 5: spotkania

rule-INK-5-1 = Gdy staniesz na cudzej figurze, musisz wybrać jedno z trzech: pytanie o tożsamość, pytanie o posturę albo przejście dalej.
rule-INK-5-2 = Tożsamość: pytany pokazuje ci 2 karty tożsamości i 1 kartę postury.
rule-INK-5-3 = Postura: pytany pokazuje ci 2 karty postury i 1 kartę tożsamości.
rule-INK-5-4 = Karty widzisz tylko ty.
rule-INK-5-5 = Przejście dalej: nie widzisz kart i nikogo nie wyganiasz; twoja figura idzie 1 pole dodatkowo, lądem lub wodą.
rule-INK-5-6 = Dodatkowy krok musi się skończyć na wolnym polu, a raz wybrany jest obowiązkowy. Bez takiego pola obok nie ma przejścia dalej.
rule-INK-5-7 = W jednej turze możesz spotkać kilku graczy, ale od każdego tylko jedną figurę. Przejście dalej też jest spotkaniem.
rule-INK-5-8 = Przejść dalej wolno w każdej chwili gry.
rule-INK-5-9 = Po pytaniu o tożsamość lub posturę musisz wygnać spotkaną figurę.
rule-INK-5-10 = Spotkana figura nie musi być prawdziwa: pytanie zawsze trafia do jej właściciela. Ty wybierasz pytanie, on karty.
rule-INK-5-11 = Po pytaniu twoja figura zostaje na polu spotkania.

## Zasady 6: ambasador

rule-INK-6-1 = Ambasadora spotykasz na dwa sposoby: twoja figura staje na jego polu albo przesuwasz go na swoją figurę.
rule-INK-6-2 = Możesz wtedy zażądać, by jeden dowolny inny gracz pokazał ci 2 karty tożsamości lub 2 karty postury.
rule-INK-6-3 = Jedna z dwóch musi być prawdziwa.
rule-INK-6-4 = Z pytania możesz zrezygnować, z wygnania nie.
rule-INK-6-5 = Potem trzeba wygnać ambasadora. Przejścia dalej tu nie ma.
rule-INK-6-6 = Ambasadora możesz spotkać raz na turę (z opcją bez ograniczeń). Mijać go wolno zawsze.
rule-INK-6-7 = Pytanie przez ambasadora nie jest spotkaniem z pytanym: w jednej turze możesz spytać tego samego gracza raz przez spotkanie i raz przez ambasadora.

## Zasady 7: pokazywanie kart

rule-INK-7-1 = Pytanie wyznacza miejsca: tożsamość to dwie tożsamości i postura, postura to dwie postury i tożsamość, ambasador to dwie tożsamości lub dwie postury.
rule-INK-7-2 = Zwykle każde miejsce wypełniasz własną kolorową kartą jego rodzaju; wszystkie karty są różne.
rule-INK-7-3 = Kolorowa karta tożsamości lub postury jest prawdziwa, gdy zgadza się z twoją tajną; inaczej jest fałszywa.
rule-INK-7-4 = Co najmniej jedna pokazana karta musi być prawdziwa, w każdej odpowiedzi i w każdej karze.
rule-INK-7-5 = Zamiast kolorowych kart możesz pokazać tajne: każdą z trzech na dowolnym miejscu, każdą raz. Przy opcji „ten sam rodzaj” tajna tożsamość i postura mogą leżeć tylko na miejscach swojego rodzaju.
rule-INK-7-6 = Tajna karta tożsamości lub postury jest z natury prawdziwa.
rule-INK-7-7 = Karta misji nie liczy się jako prawdziwa: prawdziwa musi być inna pokazana karta.
rule-INK-7-8 = Uczciwość obowiązuje tylko przy pokazywaniu kart, wszystko inne może mylić. Kartę misji wolno pokazać nawet wrogowi, udając partnera.
rule-INK-7-9 = Pokazane karty nie mają kolejności. Kolorowa i tajna karta z tym samym obrazem to różne karty.
rule-INK-7-10 = Przy trzech miejscach masz 15 prawdziwych odpowiedzi z kolorowych kart i 94 w sumie, przy dwóch 3 i 15. Zawsze więc możesz odpowiedzieć zgodnie z prawdą.

## Zasady 8: wygnanie

rule-INK-8-1 = Po pytaniu stawiasz spotkaną figurę na dowolnym wolnym polu bez numeru.
rule-INK-8-2 = Bez numeru są pola zwykłe, kolorowe każdego koloru i ambasada. Wolne znaczy: bez figury i bez ambasadora.
rule-INK-8-3 = Ambasadora wygania się na wolne kolorowe pole dowolnego koloru albo do ambasady, jeśli jest wolna.
rule-INK-8-4 = Wygnanie nigdy nie powoduje spotkania i nie kosztuje kulki.
rule-INK-8-5 = Zawsze jest dokąd wygnać.
rule-INK-8-6 = Kolejność: pytanie, odpowiedź, ewentualna kara, wygnanie; potem ruch trwa dalej. Rezygnując z pytania przez ambasadora, wyganiasz od razu.

## Zasady 9: powtórzenia

rule-INK-9-1 = Nie wolno pokazać temu samemu graczowi tej samej kombinacji kart ponownie.
rule-INK-9-2 = Dwie karty z trójki, którą ten gracz już widział, są powtórzeniem, tak samo jak trzy karty zawierające dwie, które pokazano mu jako parę.
rule-INK-9-3 = Powtórzenia liczy się osobno dla każdej pary pokazujący–pytający; co widzieli inni, jest bez znaczenia.
rule-INK-9-4 = Dla zestawu kart każda wcześniejsza odpowiedź temu graczowi liczy się raz, jeśli ona albo dwie karty pozostałe po jej karze zawierają ten zestaw lub się w nim zawierają. Jedna taka odpowiedź to drugi raz, więcej to trzeci raz.
rule-INK-9-5 = Zestawy, które się tylko częściowo pokrywają, nie są powtórzeniem, a pojedyncze karty pozostałe po karze nigdy się nie liczą.
rule-INK-9-6 = Drugi raz: musisz teraz pokazać o jedną kartę mniej, w tym co najmniej jedną prawdziwą.
rule-INK-9-7 = Trzeci raz: musisz pokazać dokładnie jedną prawdziwą kartę.
rule-INK-9-8 = To, co zostaje po karze, jest częścią pokazanych kart. Jeśli zostaje jedna, jest prawdziwa; mając dwie prawdziwe, wybierasz.
rule-INK-9-9 = Dwie karty pozostałe po karze nie mogą być parą, którą ten gracz już widział lub która mu została (u amatorów: o ile jest zanotowana).
rule-INK-9-10 = Karta misji nigdy nie zostaje sama.
rule-INK-9-11 = Powtórzenie jest karane, ale możliwe. Ściśle: powtórzenia są zaznaczone tylko dla ciebie, kara następuje sama. Zapobieganie: nie można ich wybrać, dopóki masz inną prawdziwą odpowiedź z kolorowych kart. Amator: patrz zasady dla agentów-amatorów.
rule-INK-9-12 = Jeśli zostały ci tylko powtórzenia, pokazujesz jedno z nich i następuje kara.
rule-INK-9-13 = Pytający widzi najpierw odpowiedź, potem to, co zostało po karze. Że była kara i ile kart zostało, jest jawne; obrazy nie.

## Zasady 10: partner i gesty

rule-INK-10-1 = Możesz się ujawnić na dwa sposoby: gestem swojej postaci albo tajnymi kartami.
rule-INK-10-2 = Gesty to mrugnięcie (Lord Fiddlebottom), pociągnięcie za ucho (Pułkownik Bubble), zmarszczenie czoła (Agent X) i zmarszczenie nosa (Madame Zsa Zsa). Każdy może zrobić każdy z nich, szczerze lub dla zmyłki.
rule-INK-10-3 = Agenci nie rozmawiają o kartach ani planach. Czat jest podczas gry wyłączony, chyba że stół go włączy.
rule-INK-10-4 = Gest jest jawny, z adresatem lub bez, i niczego więcej nie zmienia; przy opcji „ukradkiem” robi się go do jednego gracza i tylko on go widzi. W każdej własnej turze wolno zrobić jeden, na początku lub między krokami, o ile opcja nie mówi inaczej. Dopóki gest nie jest zrobiony, nikt nie widzi, że się na niego zanosiło.
rule-INK-10-5 = Gdy partner zobaczy twoją kartę misji, może odczytać wspólną misję. Ty możesz dopiero wtedy, gdy on pokaże ci swoją.
rule-INK-10-6 = Ustalenie hasła partnera przez wykluczenie jest tak samo dobre jak zobaczenie go.
rule-INK-10-7 = Rada: ukrywanie tożsamości jest ważne, znalezienie i powiadomienie partnera ważniejsze. Tajne karty pokazuj tylko, gdy masz pewność.

## Zasady 11: misje i zwycięstwo

rule-INK-11-1 = Wspólna misja drużyny jest na liście misji pod waszymi dwoma hasłami. Ważne, kto ma które. Każda drużyna ma 12 wierszy.
rule-INK-11-2 = Pierwsze hasło należy do Lorda Fiddlebottoma lub Madame Zsa Zsa, drugie do Pułkownika Bubble lub Agenta X.
rule-INK-11-3 = Wszystkie cztery hasła są różne. Znając oba hasła drużyny, znasz też dwa pozostałe i wiesz, że wrogowie mają jedną z dwóch misji.
rule-INK-11-4 = Imię agenta w misji oznacza prawdziwą figurę gracza z tą tożsamością.
rule-INK-11-5 = Drużyna wygrywa, gdy jej misja jest wykonana, turę ma jeden z partnerów i zwycięstwo zostaje ogłoszone.
rule-INK-11-6 = Ogłaszasz zwycięstwo, mówiąc „Misja wykonana!” i podając partnerowi rękę. Nic nie ogłasza się samo.
rule-INK-11-7 = Wtedy oboje odkrywają tajne karty, a misję sprawdza się według stanu z chwili ogłoszenia. Nie trzeba jej nazywać.
rule-INK-11-8 = Misje o spotkaniach liczą się od zatrzymania się do końca tej samej tury, cokolwiek nastąpi. Mijanie nie jest spotkaniem. Misje o miejscach sprawdza się według tego, gdzie stoją figury.
rule-INK-11-9 = W swojej turze możesz ogłosić zwycięstwo przed potrząśnięciem i między krokami, ale nie w trakcie spotkania ani mijania. Wskazujesz jednego innego gracza. Dopóki nie padło imię, nikt nie widzi, że się na to zanosiło.
rule-INK-11-10 = Na początku każdej tury, przed potrząśnięciem Menetekelem, i na jej końcu każdy inny może ogłosić zwycięstwo z aktywnym graczem. Wszyscy wybierają tajnie naraz; liczy się pierwszy ogłaszający po aktywnym graczu, zgodnie z ruchem wskazówek zegara. (Nie przy opcji „tylko aktywny gracz”.)
rule-INK-11-11 = Wskazany gracz przyjmuje rękę lub odmawia i gra się kończy. Partnerzy, którzy podali sobie ręce, wygrywają, jeśli ich misja jest wykonana, w przeciwnym razie wygrywają pozostali dwaj. Gdy ręce podadzą sobie gracze, którzy nie są partnerami, wygrywają pozostali dwaj (z opcją: drużyna przeciw ogłaszającemu). Przy odmowie wygrywa drużyna przeciw ogłaszającemu.
rule-INK-11-12 = Po końcu gry odkrywa się wszystkie tajne karty.
rule-INK-11-13 = Rada: jeśli wrogowie mogą mieć za zadanie złapać waszego agenta, trzymaj ich figury z dala od niego.
rule-INK-11-14 = Spełniony warunek sam nic nie robi. Pierwsze ogłoszenie kończy grę.
rule-INK-11-15 = Aby ogłosić zwycięstwo, nie trzeba nic wiedzieć; decydują tylko prawdziwe karty i plansza.
rule-INK-11-16 = Sprowadzenie ambasadora do ambasady liczy się dopiero, gdy od początku stał już gdzie indziej.
rule-INK-11-17 = Przy misjach o miejscach nie ma znaczenia, kto, kiedy i w czyjej turze doprowadził tam figurę.
rule-INK-11-18 = Gościem w spotkaniu jest zawsze figura aktywnego gracza, także gdy przesunięto na nią ambasadora. Wróg stający na twojej figurze niczego dla ciebie nie wykonuje.

## Zasady 12: trzech graczy

rule-INK-12-1 = Przy trzech graczach jeden kolor odpada; jego pola startowe pozostają kolorowe. Wszyscy dowiadują się, który to kolor.
rule-INK-12-2 = Jeden pełny zestaw tajnych kart odkłada się bez oglądania: to więzień.
rule-INK-12-3 = Dwóch graczy jest więc partnerami, a jeden samotnym szpiegiem, którego partnerem jest więzień. Na początku nikt nie wie, kto.
rule-INK-12-4 = Wszystkie zasady obowiązują bez zmian, aż odkryjesz, że jeden z pozostałych jest twoim partnerem albo że grasz w pojedynkę.
rule-INK-12-5 = Para wygrywa tak jak w grze dla czterech osób.
rule-INK-12-6 = Jeśli misja pary wymienia więźnia, jego miejsce zajmuje samotny szpieg.
rule-INK-12-7 = Samotny szpieg musi opuścić Wenecję: jako Fiddlebottom lub Bubble z prawdziwą figurą na miejscu 5 (jacht) lub 1 (balon), jako Agent X lub Zsa Zsa na miejscu 4 (frachtowiec) lub 6 (motorówka), we własnej turze. Przy opcji „własne wyjście” każdy agent ma tylko jedno: Fiddlebottom jacht, Bubble balon, Agent X motorówkę, Zsa Zsa frachtowiec.
rule-INK-12-8 = Miejsca ucieczki są w paszporcie oznaczone małymi biegnącymi postaciami.
rule-INK-12-9 = Samotny szpieg ogłasza grę w pojedynkę, bez uścisku dłoni. Jeśli nie gra w pojedynkę albo jego prawdziwa figura nie stoi na jednym z jego miejsc ucieczki, wygrywa druga strona.
rule-INK-12-10 = Gdy ręce podadzą sobie gracze, którzy nie są partnerami, trzeci gracz wygrywa sam (z opcją: strona przeciw ogłaszającemu). Przy odmowie lub niewykonanej misji pary wygrywa strona przeciw ogłaszającemu.
rule-INK-12-11 = Liczą się tylko dwa hasła pary; hasło samotnego szpiega nie ma znaczenia.
rule-INK-12-12 = Pytania przez ambasadora kieruje się do jednego z dwóch przeciwników. O więźnia nikt nie może pytać.
rule-INK-12-13 = Tylko misje wejścia na wroga mogą wymieniać więźnia, więc każda taka misja pary dotyczy samotnego szpiega.
rule-INK-12-14 = Samotny szpieg nie ma wspólnej misji, a parze miejsca ucieczki nic nie dają, chyba że to miejsce jej własnej misji.

## Zasady 13: notatki

rule-INK-13-1 = Po każdym wglądzie notujesz, co było widać, po jednym wierszu na wgląd.
rule-INK-13-2 = Notujesz też, które karty komu pokazujesz.
rule-INK-13-3 = Pełna historia jest zawsze zachowana. Co z niej widzisz, zależy od notesu: automatyczny pokazuje dziennik i wnioski, „tylko dziennik” sam dziennik, ręczny tylko twoje notatki.

## Zasady 14: agenci-amatorzy

rule-INK-14-1 = Kara należy się tylko wtedy, gdy pytający wskaże powtórzenie zaraz po zobaczeniu odpowiedzi.
rule-INK-14-2 = Dowód jest potrzebny tylko wtedy, gdy pokazujący zaprzecza. Pytający musi wtedy udowodnić powtórzenie z uczciwie prowadzonych notatek; jeśli nie zdoła, muszą wystarczyć pokazane karty.
rule-INK-14-3 = Po każdej odpowiedzi pytający najpierw ją przyjmuje lub zgłasza powtórzenie, potem ją notuje lub pomija. Notowanie zachowuje całą odpowiedź; pominiętej nie da się zapisać później.
rule-INK-14-4 = Kto pokazał karty, przyznaje się do powtórzenia albo zaprzecza. Gdy się przyzna, liczą się wszystkie wcześniejsze odpowiedzi dla tego pytającego, które zawierają tę odpowiedź lub się w niej zawierają; gdy zaprzeczy, tylko zanotowane. Gdy nie ma żadnej, zgłoszenie upada bez skutków; przy jednej należy się o jedną kartę mniej; przy kilku jedna prawdziwa karta. Fałszywe zaprzeczenie nie ma innych skutków.
rule-INK-14-5 = Zgłoszenie, przyznanie się lub zaprzeczenie i wynik są jawne, obrazy nie. Pokazującemu nie zaznacza się powtórzeń.
rule-INK-14-6 = Amatorzy prowadzą notatki ręcznie. Jeśli dziennik prowadzi się za nich, każda odpowiedź zapisuje się sama, a im zostaje tylko zgłaszanie.

## Zasady 15: zasady platformy

rule-INK-15-1 = Gdy gracz odejdzie albo minie jego czas, zastępuje go bot, który wie tylko to, co to miejsce. Bez botów gra zostaje przerwana bez zwycięzcy.
rule-INK-15-2 = Z limitem tur gra kończy się remisem, jeśli do końca tylu pojedynczych tur nikt nie ogłosił zwycięstwa.
rule-INK-15-3 = Zwycięzcy dostają +1, przegrani −1; przy remisie lub przerwaniu wszyscy 0. Po końcu gry nikt już nie działa.

## Dlaczego nie?

why-INK-1-3 = Ktoś ma już ten kolor albo nie twoja kolej na wybór.
why-INK-1-5 = Figury ustawia się tylko przed początkiem gry.
why-INK-1-8 = O tym decyduje tylko los.
why-INK-3-1 = To nie jest teraz twoja decyzja.
why-INK-3-2 = Menetekelem potrząsa się raz, na początku tury, i te kulki muszą w nim być.
why-INK-3-3 = Nie masz już kulki lądowej albo żadna twoja figura nie może jej użyć.
why-INK-3-6 = Nie masz już kulki ambasadora albo ambasador nie może się ruszyć.
why-INK-3-8 = Najpierw wybierz kulkę, potem figurę, która jej użyje.
why-INK-3-11 = To nie jest na to pora albo ta figura nie może się już ruszyć w tej turze.
why-INK-4-1 = Nie prowadzi tam stąd droga tego rodzaju.
why-INK-4-2 = Tu nie ma wyboru między zatrzymaniem się a mijaniem.
why-INK-4-3 = Nie mijasz teraz żadną figurą.
why-INK-4-4 = Stoi tam twoja figura, a brakuje ci kulki, by ją minąć.
why-INK-4-9 = Stoi tam cudza figura: ambasador nie może na niej stanąć.
why-INK-5-1 = Nie spotykasz teraz cudzej figury.
why-INK-5-5 = Przejść dalej można tylko przy spotkaniu cudzej figury.
why-INK-5-6 = Dodatkowy krok wymaga wolnego pola.
why-INK-5-7 = W tej turze było już spotkanie z figurą tego gracza.
why-INK-6-2 = Pytaj jednego z innych graczy i tylko przy spotkaniu ambasadora.
why-INK-6-4 = Nie ma pytania przez ambasadora, z którego można zrezygnować.
why-INK-6-5 = Ambasadora trzeba wygnać; od niego nie można iść dalej.
why-INK-6-6 = W tej turze było już spotkanie z ambasadorem.
why-INK-7-1 = Nikt nie pyta cię o karty.
why-INK-7-2 = Te karty nie pasują do pytania.
why-INK-7-4 = Żadna z tych kart nie jest prawdziwa.
why-INK-7-5 = Przy tym stole tajna tożsamość i postura leżą na miejscach swojego rodzaju.
why-INK-7-7 = Karta misji nie liczy się jako prawdziwa, a żadna inna z tych kart nie jest prawdziwa.
why-INK-8-2 = Wygnaj na wolne pole bez numeru.
why-INK-8-3 = Ambasador trafia na wolne kolorowe pole albo do wolnej ambasady.
why-INK-8-6 = Nie ma teraz kogo wygnać.
why-INK-9-6 = Zostaw o jedną kartę mniej, w tym co najmniej jedną prawdziwą.
why-INK-9-7 = Zostaw dokładnie jedną prawdziwą kartę.
why-INK-9-8 = Zostaw tylko karty spośród właśnie pokazanych.
why-INK-9-9 = Ten gracz widział już tę parę.
why-INK-9-10 = Karta misji nie może zostać sama.
why-INK-9-11 = To byłoby powtórzenie, a masz jeszcze inną prawdziwą odpowiedź.
why-INK-10-2 = Zrób gest do innego gracza albo do nikogo konkretnego.
why-INK-10-4 = Nie możesz teraz zrobić tego gestu: jeden na własną turę, a gest ukradkiem wymaga adresata.
why-INK-11-9 = Zwycięstwo można ogłosić tylko we własnej turze, poza spotkaniem, wskazując innego gracza.
why-INK-11-10 = O to pyta się tylko na początku i na końcu cudzej tury.
why-INK-11-11 = Nikt nie podaje ci ręki.
why-INK-12-9 = Grę w pojedynkę można ogłosić tylko przy trzech graczach i tylko razem ze zwycięstwem.
why-INK-14-1 = Powtórzenie wskazuje się zaraz po odpowiedzi.
why-INK-14-3 = Nie ma teraz odpowiedzi do zanotowania.
why-INK-14-4 = Nikt nie zgłosił twojego powtórzenia.
why-INK-15-1 = To miejsce nie może teraz opuścić gry.
why-INK-15-3 = Gra jest skończona.

## Nazwy

identity-F = Lord Fiddlebottom
identity-B = Pułkownik Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = wysoka
build-short = niska
build-fat = gruba
build-thin = chuda
word-Alpha = Alfa
word-Bravo = Bravo
word-Charlie = Charlie
word-Delta = Delta
team-FB = Lord Fiddlebottom i Pułkownik Bubble
team-ZX = Madame Zsa Zsa i Agent X
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
ball-land = lądowa
ball-water = wodna
ball-either = dowolna
ball-ambassador = ambasador
ball-blank = pusta
question-identity = tożsamość
question-build = postura
question-ambassador_identity = tożsamość, przez ambasadora
question-ambassador_build = postura, przez ambasadora
gesture-wink = mrugnięcie
gesture-ear_tug = pociągnięcie za ucho
gesture-frown = zmarszczenie czoła
gesture-nose_wrinkle = zmarszczenie nosa
deck-identity = karty tożsamości
deck-build = karty postury
deck-mission = karty misji
addressee-nobody = nikogo konkretnego
card-F = Lord Fiddlebottom
card-B = Pułkownik Bubble
card-X = Agent X
card-Z = Madame Zsa Zsa
card-tall = wysoka
card-short = niska
card-fat = gruba
card-thin = chuda
card-secret_identity = tajna tożsamość
card-secret_build = tajna postura
card-secret_mission = karta misji
secret-F = Lord Fiddlebottom
secret-B = Pułkownik Bubble
secret-X = Agent X
secret-Z = Madame Zsa Zsa
secret-tall = wysoka
secret-short = niska
secret-fat = gruba
secret-thin = chuda
secret-Alpha = Alfa
secret-Bravo = Bravo
secret-Charlie = Charlie
secret-Delta = Delta
mission-ONTO = Wejdźcie dowolną swoją figurą na cel: { $target }.
mission-MEETS = Spotkanie: { $who } i { $target }.
mission-REACH = { $who } musi dotrzeć tutaj: { $place }.
mission-AMBASSADOR = Sprowadźcie ambasadora tutaj: { $place }.
mission-FB-Alpha-Bravo-ONTO-X = Osaczcie Agenta X: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-FB-Alpha-Charlie-REACH-F-N5 = Lord Fiddlebottom wchodzi na pokład: jego prawdziwa figura dociera na jacht, na miejsce 5.
mission-FB-Alpha-Delta-ONTO-Z = Rozmówcie się z Madame Zsa Zsą: wejdźcie dowolną swoją figurą na jej prawdziwą figurę.
mission-FB-Bravo-Alpha-ONTO-X = Rozbrójcie Agenta X: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-FB-Bravo-Charlie-ONTO-ambassador = Zdobądźcie mikrofilm ambasadora: spotkajcie go dowolną swoją figurą.
mission-FB-Bravo-Delta-REACH-B-N1 = Pułkownik Bubble dociera do Starego Arsenału: jego prawdziwa figura staje na miejscu 1, gdzie czeka balon.
mission-FB-Charlie-Alpha-REACH-F-N7 = Lord Fiddlebottom stawia się na spotkanie: jego prawdziwa figura dociera na miejsce 7.
mission-FB-Charlie-Bravo-ONTO-ambassador = Ostrzeżcie ambasadora: spotkajcie go dowolną swoją figurą.
mission-FB-Charlie-Delta-AMBASSADOR-EM = Odprowadźcie ambasadora do domu: stoi znów w ambasadzie, choć już ją opuścił.
mission-FB-Delta-Alpha-ONTO-Z = Przeszukajcie Madame Zsa Zsę: wejdźcie dowolną swoją figurą na jej prawdziwą figurę.
mission-FB-Delta-Bravo-MEETS-B-F = Spotkanie starych towarzyszy: prawdziwa figura Pułkownika Bubble’a lub Lorda Fiddlebottoma staje na prawdziwej figurze drugiego.
mission-FB-Delta-Charlie-AMBASSADOR-N8 = Zapewnijcie ambasadorowi bezpieczeństwo: stoi na miejscu 8.
mission-ZX-Alpha-Bravo-ONTO-ambassador = Wybadajcie ambasadora: spotkajcie go dowolną swoją figurą.
mission-ZX-Alpha-Charlie-ONTO-B = Pojmijcie Pułkownika Bubble’a: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-ZX-Alpha-Delta-MEETS-Z-ambassador = Madame Zsa Zsa oczarowuje ambasadora: jej prawdziwa figura go spotyka.
mission-ZX-Bravo-Alpha-ONTO-ambassador = Przepiszcie tajną listę ambasadora: spotkajcie go dowolną swoją figurą.
mission-ZX-Bravo-Charlie-MEETS-Z-X = Potajemna schadzka: prawdziwa figura Madame Zsa Zsy lub Agenta X staje na prawdziwej figurze drugiego.
mission-ZX-Bravo-Delta-ONTO-F = Wytropcie Lorda Fiddlebottoma: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-ZX-Charlie-Alpha-ONTO-B = Doprowadźcie Pułkownika Bubble’a na przesłuchanie: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-ZX-Charlie-Bravo-REACH-Z-N4 = Madame Zsa Zsa płynie na gapę: jej prawdziwa figura dociera na frachtowiec, na miejsce 4.
mission-ZX-Charlie-Delta-REACH-X-N2 = Agent X zajmuje posterunek: jego prawdziwa figura dociera na miejsce 2.
mission-ZX-Delta-Alpha-AMBASSADOR-N3 = Zwabcie ambasadora w pułapkę: stoi na miejscu 3.
mission-ZX-Delta-Bravo-ONTO-F = Odbierzcie Lordowi Fiddlebottomowi dokumenty: wejdźcie dowolną swoją figurą na jego prawdziwą figurę.
mission-ZX-Delta-Charlie-REACH-X-N6 = Agent X ucieka do motorówki: jego prawdziwa figura dociera na miejsce 6.
mission-target-ambassador = ambasador
mission-target-lone_spy = samotny szpieg
reason-own = masz tę kartę
reason-repeat = pokazano powtórzenie, więc nie było innego wyjścia
reason-elimination = wynika z tego, co wiesz o innych
holder-prisoner = więzień

## Pola

space-R1 = start czerwony 1
space-R2 = start czerwony 2
space-R3 = start czerwony 3
space-R4 = start czerwony 4
space-B1 = start niebieski 1
space-B2 = start niebieski 2
space-B3 = start niebieski 3
space-B4 = start niebieski 4
space-G1 = start zielony 1
space-G2 = start zielony 2
space-G3 = start zielony 3
space-G4 = start zielony 4
space-Y1 = start żółty 1
space-Y2 = start żółty 2
space-Y3 = start żółty 3
space-Y4 = start żółty 4
space-EM = ambasada
space-N1 = miejsce 1, Stary Arsenał z balonem
space-N2 = miejsce 2, Plac Latarni
space-N3 = miejsce 3, Dom Masek
space-N4 = miejsce 4, frachtowiec
space-N5 = miejsce 5, jacht
space-N6 = miejsce 6, motorówka
space-N7 = miejsce 7, Dziedziniec Hutników Szkła
space-N8 = miejsce 8, Kaplica na Wyspie
space-P01 = Zachodnie Schody
space-P02 = Narożnik Promowy
space-P03 = Most Szeptów
space-P04 = Zaułek Powroźników
space-P05 = Pomost na Wyspie
space-P06 = Zaułek Kotów
space-P07 = Nabrzeże Drzewne
space-P08 = Kanał Północny
space-P09 = Most Luster
space-P10 = Zaułek Koronek
space-P11 = Dziedziniec ze Studnią
space-P12 = Zaułek Piekarzy
space-P13 = Podwórze Żaglomistrzów
space-P14 = Mały Most
space-P15 = Przejście Mennicze
space-P16 = Kanał Jedwabny
space-P17 = Zaułek Skrzypków
space-P18 = Przejście Kurierów
space-P19 = Zaułek Drukarzy
space-P20 = Schody nad Wielkim Kanałem
space-P21 = Molo na Mieliźnie
space-P22 = Most Monet
space-P23 = Przejście Teatralne
space-P24 = Plac Gołębi
space-P25 = Zaułek Zegarów
space-P26 = Przystań Gondol
space-P27 = Kolumnada
space-P28 = Łódź Cmentarna
space-P29 = Dzwonnica
space-P30 = Kanał Szkutników
space-P31 = Most Ogrodowy
space-P32 = Wschodni Mur
space-P33 = Domy Marynarzy

## Pojęcia

term-figure = Figura
term-true-figure = Prawdziwa figura
term-build = Postura
term-identity = Tożsamość
term-mission-card = Karta misji
term-code-word = Hasło
term-coloured-card = Kolorowa karta
term-secret-card = Tajna karta
term-passport = Paszport
term-notebook = Notes
term-menetekel = Menetekel
term-balls = Kulki
term-ambassador = Ambasador
term-embassy = Ambasada
term-land-route = Droga lądowa
term-water-route = Droga wodna
term-place = Miejsce
term-meeting = Spotkanie
term-look = Wgląd
term-banish = Wygnanie
term-true-card = Prawdziwa karta
term-repeat = Powtórzenie
term-gesture = Gest
term-partner = Partner
term-team = Drużyna
term-declaration = „Misja wykonana!”
term-handshake = Uścisk dłoni
term-lone-spy = Samotny szpieg
term-prisoner = Więzień
term-worlds = Możliwe światy
term-exposure = Co mogą jeszcze o tobie myśleć
term-mission-list = Lista misji

## Decyzje

decision-COLOUR = Wybierz kolor.
decision-COLOUR-other = { $player } wybiera kolor.
decision-ARRANGE = Wybierz, która figura stoi na którym polu startowym.
decision-ARRANGE-other = { $player } ustawia figury.
decision-START = Twoja tura: potrząśnij Menetekelem, zrób gest albo ogłoś zwycięstwo.
decision-START-other = { $player } zaczyna turę.
decision-ACT = Użyj kulki, zrób gest, ogłoś zwycięstwo albo zakończ turę.
decision-ACT-other = { $player } wybiera, co dalej.
decision-FIG = Która figura używa kulki?
decision-FIG-other = { $player } wybiera figurę.
decision-STEP = Dokąd idzie figura?
decision-STEP-other = { $player } przesuwa figurę.
decision-STOP = Stanąć tu czy minąć?
decision-STOP-other = { $player } wybiera: zatrzymać się czy minąć.
decision-PASS = Figura mija: idź od razu dalej.
decision-PASS-other = { $player } mija kogoś swoją figurą.
decision-STEP_AMB = Dokąd idzie ambasador?
decision-STEP_AMB-other = { $player } przesuwa ambasadora.
decision-MEET = Spotkanie: zapytaj o tożsamość, o posturę albo przejdź dalej.
decision-MEET-other = { $player } spotyka figurę i wybiera, co robić.
decision-EXTRA = Zrób dodatkowy krok.
decision-EXTRA-other = { $player } robi dodatkowy krok.
decision-AMB = Spotkanie z ambasadorem: zapytaj gracza o tożsamość lub posturę albo zrezygnuj.
decision-AMB-other = { $player } spotyka ambasadora i wybiera pytanie.
decision-SHOW = Pytają cię: wybierz karty do pokazania. Co najmniej jedna musi być prawdziwa.
decision-SHOW-other = { $player } wybiera karty do pokazania.
decision-CLAIM = Przyjmujesz odpowiedź czy zgłaszasz powtórzenie?
decision-CLAIM-other = { $player } ogląda odpowiedź.
decision-CONCEDE = Zgłoszono powtórzenie: przyznajesz się czy zaprzeczasz?
decision-CONCEDE-other = { $player } przyznaje się do powtórzenia lub zaprzecza.
decision-PENALTY = Powtórzenie: wybierz, co zostaje z pokazanych kart.
decision-PENALTY-other = { $player } musi pokazać mniej po powtórzeniu.
decision-NOTE = Zanotować tę odpowiedź?
decision-NOTE-other = { $player } zagląda do notesu.
decision-BANISH = Wygnaj figurę na wolne pole bez numeru.
decision-BANISH-other = { $player } wygania figurę.
decision-BANISH_AMB = Wygnaj ambasadora na wolne kolorowe pole lub do ambasady.
decision-BANISH_AMB-other = { $player } wygania ambasadora.
decision-GESTURE = Jaki gest robisz i do kogo?
decision-GESTURE-other = { $player } zamierza zrobić gest.
decision-DECLARE = „Misja wykonana!” Kto jest twoim partnerem?
decision-DECLARE-other = { $player } zamierza ogłosić zwycięstwo.
decision-WINDOW = Ogłaszasz zwycięstwo z aktywnym graczem czy milczysz?
decision-WINDOW-other = { $player } może ogłosić zwycięstwo lub milczeć.
decision-HANDSHAKE = „Misja wykonana!” Przyjmujesz podaną rękę?
decision-HANDSHAKE-other = { $player } przyjmuje rękę lub odmawia.

## Akcje

action-CHOOSE_COLOUR = Weź kolor: { $colour }
    .kind = Weź kolor
    .effect = Figury, karty i pola startowe tego koloru są twoje.
action-ARRANGE = Ustaw figury: { $order }
    .kind = Ustaw figury
    .effect = Twoje figury stoją w tej kolejności na polach startowych 1 do 4.
action-SHAKE = Potrząśnij Menetekelem
    .effect = Trzy z dziesięciu kulek stają się widoczne.
action-DECLARE = „Misja wykonana!”
    .effect = Ogłaszasz zwycięstwo i zaraz wskażesz partnera. Tak czy inaczej gra się na tym kończy.
action-GESTURE = Zrób gest
    .effect = Wybierasz gest, który zobaczą wszyscy.
action-END = Zakończ turę
    .effect = Niewykorzystane kulki przepadają.
action-USE = Użyj kulki: { $ball }
    .kind = Użyj kulki
    .effect = Wybierasz, kto i dokąd idzie.
action-FIGURE = Figura: { $build }
    .kind = Wybierz figurę
    .effect = Ta figura robi krok.
action-STEP = Idź na pole: { $space }
    .kind = Idź na pole
    .effect = Krok na sąsiednie pole.
action-STOP = Stań tutaj
    .effect = Zatrzymanie się jest spotkaniem.
action-PASS = Miń
    .effect = Bez spotkania; trzeba od razu iść dalej.
action-GO = Idź dalej na pole: { $space } (kulka: { $ball })
    .kind = Idź dalej na pole
    .effect = Ta sama figura idzie dalej kolejną kulką.
action-ASK = Zapytaj: { $question }
    .kind = Zapytaj o
    .effect = Właściciel pokazuje ci trzy karty, co najmniej jedną prawdziwą; potem wyganiasz figurę.
action-MOVE_ON = Przejdź dalej
    .effect = Bez kart i wygnania: twoja figura robi dodatkowy krok.
action-DEMAND = Zapytaj: { $seat }, { $question }
    .kind = Zapytaj kogoś
    .effect = Widzisz dwie karty, jedną prawdziwą; potem wyganiasz ambasadora.
action-NO_QUESTION = Bez pytania
    .effect = Rezygnujesz z pytania i wyganiasz ambasadora.
action-SHOW = Pokaż: { $cards }
    .kind = Pokaż karty
    .effect = Te karty widzi tylko pytający.
action-ACCEPT_ANSWER = Przyjmij odpowiedź
    .effect = Nie zgłaszasz powtórzenia.
action-CLAIM = Zgłoś powtórzenie
    .effect = Drugi gracz przyznaje się lub zaprzecza; jeśli zaprzeczy, muszą tego dowieść twoje notatki.
action-CONCEDE = Przyznaj się do powtórzenia
    .effect = Nie trzeba nic udowadniać: o karze decyduje to, co naprawdę było już pokazane.
action-DENY = Zaprzecz powtórzeniu
    .effect = Decydują notatki pytającego. Fałszywe zaprzeczenie nie ma innych skutków.
action-KEEP = Zostaw: { $cards }
    .kind = Zostaw odkryte
    .effect = Te karty zostają odkryte, pozostałe znikają.
action-RECORD = Zanotuj odpowiedź
    .effect = Odpowiedź staje się wierszem w twoich notatkach.
action-SKIP = Nie notuj
    .effect = Tej odpowiedzi nie da się zapisać później.
action-BANISH = Wygnaj na pole: { $space }
    .kind = Wygnaj na pole
    .effect = Spotkana figura staje na tym polu.
action-MAKE = Gest: { $gesture } (do: { $to })
    .kind = Zrób gest
    .effect = Gest widzą wszyscy; może być szczery lub zmyłką.
action-NAME = Podaj rękę: { $seat }
    .kind = Podaj rękę
    .effect = Wskazany gracz przyjmuje rękę lub odmawia i gra się kończy.
action-ALONE = Ogłoś grę w pojedynkę
    .effect = Wygrywasz, jeśli nie masz partnera w grze i twoja prawdziwa figura stoi na twoim miejscu ucieczki; inaczej wygrywa druga strona.
action-SILENT = Milcz
    .effect = Gra toczy się dalej, jeśli nikt nie ogłosi zwycięstwa. Gdy minie krótki czas, uznaje się to za milczenie.
action-DECLARE_TOO = „Misja wykonana!” z aktywnym graczem
    .effect = Jeśli nikt przed tobą nie ogłosi zwycięstwa, aktywny gracz przyjmuje rękę lub odmawia i gra się kończy.
action-ACCEPT = Przyjmij rękę
    .effect = Jeśli jesteście partnerami i misja jest wykonana, oboje wygrywacie.
action-REFUSE = Odmów
    .effect = Wygrywa drużyna przeciw ogłaszającemu.
action-DEAL_IDENTITIES = Rozdaj tożsamości: { $order }
    .effect = Każdemu jedna tożsamość.
action-DEAL_BUILDS = Rozdaj postury: { $order }
    .effect = Każdemu jedna postura.
action-DEAL_WORDS = Rozdaj karty misji: { $order }
    .effect = Każdemu jedno hasło.
action-DRAW_COLOURS = Rozlosuj kolory: { $order }
    .effect = Każdemu miejscu jeden kolor.
action-PLACE_FIGURES = Ustaw figury: { $order }
    .effect = Figury jednego miejsca stoją w tej kolejności na jego polach startowych.
action-FIRST_PLAYER = Pierwszy gracz: { $seat }
    .effect = Los decyduje, kto zaczyna.
action-BALLS = Kulki: { $balls }
    .effect = Te kulki stają się widoczne.
action-LEAVE = Opuść grę: { $seat }
    .effect = Gra zostaje przerwana, nikt nie wygrywa.

## Zdarzenia

event-face_down = Rozdano zakryte, po jednej: { $deck }.
event-dealt = { $player } ogląda tajne karty: { $identity }, { $build }, { $word }.
event-colour = { $player } gra kolorem: { $colour }.
event-colour_out = W tej grze nie bierze udziału kolor: { $colour }.
event-arranged = { $player } ma figury na polach startowych w tej kolejności: { $order }.
event-first_player = { $player } zaczyna grę.
event-turn = Tura { $number }: { $player }.
event-silence = Na początku tury gracza { $player } nikt nie ogłasza zwycięstwa.
event-shakes = { $player } sięga po Menetekel.
event-takes = { $player } bierze kulkę: { $ball }.
event-picks = { $player } wybiera figurę: { $build }.
event-moving_on = { $player } wybiera przejście dalej.
event-shook = { $player } potrząsa Menetekelem: { $balls }.
event-stepped = { $player } przesuwa figurę ({ $build }) na pole { $space } (kulka: { $ball }).
event-passed = { $player } mija swoją figurą ({ $build }) pole { $space }.
event-led = { $player } przesuwa ambasadora na pole { $space }.
event-led_past = { $player } przeprowadza ambasadora przez pole { $space }.
event-met = { $player } spotyka swoją figurą ({ $build }) figurę ({ $figure }) gracza { $other }.
event-met_ambassador = { $player } spotyka swoją figurą ({ $build }) ambasadora na polu { $space }.
event-moved_on = { $player } przechodzi dalej figurą ({ $build }) na pole { $space }.
event-asked = { $player } pyta gracza { $other }: { $question }.
event-no_question = { $player } rezygnuje z pytania.
event-answered = { $count ->
    [one] { $player } pokazuje graczowi { $other } { $count } kartę.
    [few] { $player } pokazuje graczowi { $other } { $count } karty.
   *[other] { $player } pokazuje graczowi { $other } { $count } kart.
}
event-shown = { $level ->
    [0] { $player } pokazuje graczowi { $other }: { $cards }.
    [1] { $player } pokazuje graczowi { $other } po raz drugi: { $cards }.
   *[other] { $player } pokazuje graczowi { $other } po raz trzeci: { $cards }.
}
event-secret_shown = Tajna karta gracza { $player } dla gracza { $other }: { $secret }.
event-repeat = { $count ->
    [2] { $player } powtarza odpowiedź dla gracza { $other }: o jedną kartę mniej.
   *[other] { $player } powtarza odpowiedź dla gracza { $other }: zostaje jedna prawdziwa karta.
}
event-answer_accepted = { $player } przyjmuje odpowiedź gracza { $other }.
event-claimed = { $player } zgłasza powtórzenie gracza { $other }.
event-conceded = { $count ->
    [0] { $player } uznaje zgłoszenie gracza { $other }, ale to nie było powtórzenie.
    [2] { $player } przyznaje się do powtórzenia przed graczem { $other }: o jedną kartę mniej.
   *[other] { $player } przyznaje się do powtórzenia przed graczem { $other }: zostaje jedna prawdziwa karta.
}
event-denied = { $count ->
    [0] { $player } zaprzecza powtórzeniu, a notatki gracza { $other } go nie dowodzą.
    [2] { $player } zaprzecza powtórzeniu, ale notatki gracza { $other } go dowodzą: o jedną kartę mniej.
   *[other] { $player } zaprzecza powtórzeniu, ale notatki gracza { $other } go dowodzą: zostaje jedna prawdziwa karta.
}
event-penalty = { $count ->
    [one] { $player } zostawia graczowi { $other } { $count } kartę.
    [few] { $player } zostawia graczowi { $other } { $count } karty.
   *[other] { $player } zostawia graczowi { $other } { $count } kart.
}
event-kept = { $player } zostawia graczowi { $other }: { $cards }.
event-recorded = { $player } notuje odpowiedź gracza { $other }.
event-skipped = { $player } nie notuje odpowiedzi gracza { $other }.
event-looked = { $player } chowa notes.
event-banished = { $player } wygania figurę ({ $figure }) gracza { $other } na pole { $space }.
event-banished_ambassador = { $player } wygania ambasadora na pole { $space }.
event-gesture = { $player } robi gest: { $gesture } (do: { $to }).
event-end_turn = { $player } kończy turę.
event-declared = { $player } mówi „Misja wykonana!” i podaje rękę graczowi { $other }.
event-declared_alone = { $player } mówi „Misja wykonana!” i ogłasza grę w pojedynkę.
event-accepted = { $player } przyjmuje rękę gracza { $other }.
event-refused = { $player } odmawia ręki graczowi { $other }.
event-revealed = { $player } to { $identity }, postura: { $build }, hasło: { $word }.
event-prisoner = Więzień to { $identity }, postura: { $build }, hasło: { $word }.
event-limit = { $number ->
    [one] Limit osiągnięty po { $number } turze: remis.
   *[other] Limit osiągnięty po { $number } turach: remis.
}
event-left = { $player } opuszcza grę; gra zostaje przerwana.
event-ended = Koniec gry.
event-won = { $player } wygrywa.
event-undone = { $count ->
    [one] { $player } cofa { $count } krok.
    [few] { $player } cofa { $count } kroki.
   *[other] { $player } cofa { $count } kroków.
}

## Why it ended so

verdict-fulfilled = Są partnerami, a ich misja jest wykonana.
verdict-unfulfilled = Są partnerami, ale ich misja nie jest wykonana.
verdict-refused = Są partnerami i ich misja jest wykonana, ale odmówiono ręki.
verdict-no_partners = Nie są partnerami.
verdict-alone = Partnerem jest więzień, a prawdziwa figura stoi na miejscu ucieczki.
verdict-not_escaped = Partnerem jest więzień, ale prawdziwa figura nie stoi na żadnym miejscu ucieczki.
verdict-not_alone = Ogłaszający nie gra w pojedynkę: partner siedzi przy stole.

## Opcje

option-repeat_rule = Powtórzenia
    .help = Co się dzieje, gdy ktoś pokaże temu samemu graczowi tę samą kombinację ponownie.
option-repeat_rule-strict = Ściśle: kara następuje sama
option-repeat_rule-prevent = Zapobieganie: nie do wyboru, dopóki jest inne wyjście
option-repeat_rule-amateur = Amator: pytający musi zauważyć, a przy zaprzeczeniu udowodnić
option-notebook = Notes
    .help = Co notes prowadzi za ciebie. Agenci-amatorzy prowadzą go ręcznie, chyba że wybrano dziennik.
option-notebook-auto = Automatyczny: dziennik i wnioski
option-notebook-log = Tylko dziennik
option-notebook-manual = Ręczny
option-meeting_flow = Po spotkaniu
    .help = Czy figura po spotkaniu może użyć kolejnych kulek w tej samej turze.
option-meeting_flow-interleaved = Może iść dalej
option-meeting_flow-figure_stops = Gość zatrzymuje się do końca tury
option-ambassador_meetings = Spotkania z ambasadorem
    .help = Jak często w jednej turze można spotkać ambasadora.
option-ambassador_meetings-one = Raz na turę
option-ambassador_meetings-unlimited = Bez ograniczeń
option-declare_by = Kto może ogłosić zwycięstwo
    .help = Czy inni mogą na początku i na końcu każdej tury ogłosić zwycięstwo z aktywnym graczem. Nikt nie jest pytany, jeśli tego nie chce: zamiar ustala się w tajemnicy.
option-declare_by-active_or_partner = Aktywny gracz lub partner
option-declare_by-active_only = Tylko aktywny gracz
option-false_handshake = Przyjęty błędny uścisk dłoni
    .help = Kto wygrywa, gdy ręce podadzą sobie gracze, którzy nie są partnerami.
option-false_handshake-others_win = Pozostali dwaj
option-false_handshake-declarer_loses = Drużyna przeciw ogłaszającemu
option-secret_cards = Tajne karty
    .help = Na których miejscach wolno pokazywać tajne karty.
option-secret_cards-any_slot = Na każdym miejscu
option-secret_cards-same_kind = Tożsamość i postura na miejscach swojego rodzaju
option-gestures = Gesty
    .help = Czy i kiedy można robić gesty i kto je widzi.
option-gestures-turn = Jeden na własną turę, widoczny dla wszystkich
option-gestures-covert = Jeden na własną turę, ukradkiem: widzi go tylko adresat
option-gestures-free = W każdej chwili
option-gestures-off = Żadne
option-chat = Czat
    .help = Agenci nie rozmawiają ze sobą; tu można na to pozwolić.
option-chat-on = Włączony
option-chat-off = Wyłączony
option-start_arrangement = Figury na starcie
    .help = Jak cztery figury trafiają na cztery pola startowe.
option-start_arrangement-random = Losowo
option-start_arrangement-fixed = Wysoka, niska, gruba, chuda
option-start_arrangement-choose = Każdy wybiera
option-colours = Kolory
    .help = Jak miejsca dostają kolory; lista daje każdemu miejscu jego kolor.
option-colours-random = Losowo
option-colours-chosen = Wybierane kolejno
option-first_player = Pierwszy gracz
    .help = Ustala, kto ma pierwszą turę.
option-first_player-random = Losowo
option-balls = Kulki
    .help = Które dziesięć kulek jest w Menetekelu.
option-balls-standard = Jak w pudełku
option-balls-brisk = Żwawo: o jedną dowolną więcej, o jedną kulkę ambasadora mniej
option-lone_exits = Miejsca ucieczki samotnego szpiega
    .help = Przy trzech graczach: z których miejsc samotny szpieg może opuścić Wenecję.
option-lone_exits-either = Oba miejsca drużyny
option-lone_exits-respective = Tylko własne wyjście agenta
option-turn_limit = Limit tur
    .help = Po tylu pojedynczych turach bez ogłoszenia zwycięstwa gra kończy się remisem.
option-turn_limit-none = Bez limitu
option-data_set = Plansza i misje
    .help = Wybiera planszę, kulki i listę misji.
preset-first = Pierwsza partia
    .help = Ponowne pokazanie tej samej kombinacji jest niemożliwe.
preset-usual = Zwykła gra
    .help = Powtórki są karane, jak w zasadach dla zawodowców.
preset-everything = Wszystko
    .help = Agenci amatorzy: powtórki trzeba zauważyć i udowodnić samemu; wszyscy sami ustawiają swoje figury.

## W przeglądarce

ui-map = Mapa Wenecji
ui-map-whole = Pokaż całą mapę
ui-map-near = Wróć na poprzednie miejsce
ui-wait = Chwileczkę…
ui-figure = figura ({ $build }) gracza { $player }
ui-balls-left = { $count ->
    [one] Została jedna kulka: użyj jej albo zakończ turę.
    [few] Zostały { $count } kulki: użyj jednej albo zakończ turę.
    [many] Zostało { $count } kulek: użyj jednej albo zakończ turę.
   *[other] Zostało { $count } kulki: użyj jednej albo zakończ turę.
}
ui-effect-empty = Pole jest puste.
ui-effect-own = Stoi tam twoja figura: mijasz ją.
ui-effect-met = W tej turze było już spotkanie z tym graczem: można tylko minąć.
ui-effect-meet = Spotkanie: { $figure }.
ui-repeat-second = { $player } zobaczy to drugi raz: zostanie o jedną kartę mniej.
ui-repeat-third = { $player } zobaczy to trzeci raz: zostanie jedna prawdziwa karta.
ui-model-turn = Tura
ui-model-actions = Co możesz zrobić
ui-model-figures = Kto gdzie stoi
ui-model-look = Tura { $turn }: { $player } → { $other }: { $cards }
ui-model-far = Jak daleko mają twoje figury
ui-model-map = Mapa
ui-model-by-land = lądem do: { $spaces }
ui-model-by-water = wodą do: { $spaces }
ui-model-steps = { $figure }: kroki do: { $ends }
ui-model-spent = nie może się już ruszyć w tej turze
ui-model-bag = Kulki w Menetekelu: { $balls }
ui-papers = Twoje papiery
ui-sealed = Twoje tajne karty są jeszcze zakryte.
ui-looks = Pokazane tobie
ui-shows = Pokazane przez ciebie
ui-notes = Twoje notatki
ui-nothing-yet = Jeszcze nic.
ui-show-title = { $player } pyta: pokaż { $slots }.
ui-slots-identity = dwie tożsamości i jedną posturę
ui-slots-build = dwie postury i jedną tożsamość
ui-slots-ambassador_identity = dwie tożsamości
ui-slots-ambassador_build = dwie postury
ui-true = prawda
ui-false = fałsz
ui-no-proof = to nie dowód
ui-choose-more = { $count ->
    [one] Wybierz jeszcze { $count } kartę.
    [few] Wybierz jeszcze { $count } karty.
    [many] Wybierz jeszcze { $count } kart.
   *[other] Wybierz jeszcze { $count } karty.
}
ui-truth-ok = Jest wśród nich prawdziwa karta.
ui-truth-missing = Nie ma wśród nich prawdziwej karty.
ui-fits-not = Tych kart nie można tu pokazać razem.
ui-secret-warning = Tajna karta: { $player } będzie to wiedzieć na pewno.
ui-preview = { $count ->
    [one] Potem { $player } ma { $count } możliwość co do ciebie.
    [few] Potem { $player } ma { $count } możliwości co do ciebie.
    [many] Potem { $player } ma { $count } możliwości co do ciebie.
   *[other] Potem { $player } ma { $count } możliwości co do ciebie.
}
ui-preview-certain = Potem { $player } wie, kim jesteś.
ui-others-see = { $count ->
    [one] Inni widzą { $count } rewers.
    [few] Inni widzą { $count } rewersy.
    [many] Inni widzą { $count } rewersów.
   *[other] Inni widzą { $count } rewersu.
}
ui-show-now = Pokaż te karty
ui-keep-title = Powtórzenie: wybierz, co { $player } będzie widzieć nadal.
ui-gesture-title = Jaki gest robisz? Może być szczery lub zmyłką.
ui-gesture-to = Do:
ui-hand-title = { $player } podaje ci rękę. Czy jesteście partnerami?
ui-window-title = „Misja wykonana!” z graczem { $player }? Albo milcz.
ui-standing = Ogłoś z partnerem
ui-standing-help = Wybierz w tajemnicy, z kim ogłaszasz „Misja wykonana!”: na początku albo na końcu jego tury, zależnie od tego, co nastąpi wcześniej. Bez wyboru milczysz.
ui-standing-none = Z nikim: milczę
ui-standing-with = Gdy tylko nadejdzie tura gracza { $player }
ui-standing-armed = Ogłaszasz, gdy tylko nadejdzie tura gracza { $player }.
ui-standing-ask = Pytaj za każdym razem
ui-if-partners = Partnerzy
ui-if-strangers = Nie partnerzy
ui-hand-taken = Ręka przyjęta
ui-hand-refused = Ręka odrzucona
ui-out-right = Oboje wygrywają, jeśli ich misja jest teraz wykonana; jeśli nie, wygrywają pozostali.
ui-out-false = Oboje przegrywają; wygrywają dwaj pozostali.
ui-out-false-three = Oboje przegrywają; trzeci gracz wygrywa sam.
ui-out-against = Wygrywa strona przeciwna ogłaszającemu.
ui-final = To kończy grę.
ui-sure = Tak: { $action }
ui-cancel = Anuluj
ui-demand-title = Ambasador coś słyszał. O kogo pytasz?
ui-arrange-help = Liczby to numery twoich pól startowych.
ui-answer = { $player } pokazuje graczowi { $other }:
ui-missions-own = Wasza wspólna misja
ui-missions-many = { $count ->
    [one] Możliwy jest { $count } wiersz listy; jest w notesie.
    [few] Możliwe są { $count } wiersze listy; są w notesie.
    [many] Możliwych jest { $count } wierszy listy; są w notesie.
   *[other] Możliwe są { $count } wiersza listy; są w notesie.
}
ui-missions-enemy = { $count ->
    [one] Pozostali mają { $count } możliwą misję
    [few] Pozostali mają { $count } możliwe misje
    [many] Pozostali mają { $count } możliwych misji
   *[other] Pozostali mają { $count } możliwej misji
}
ui-met-this-turn = Spotkanie w tej turze
ui-on-turn = Ma ruch
ui-sheet-player = Gracz
ui-sheet-looks = Obejrzane karty innych
ui-sheet-secrets = Pokazane własne tajne karty
ui-sheet-missions = Misje
ui-sheet-lone = W pojedynkę, bez wspólnej misji; drogi ucieczki:
ui-sheet-done = wykonana
ui-sheet-open = niewykonana
ui-cell-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
ui-turn = Tura { $turn }
ui-to-log = Obejrzyj ten moment gry
ui-left = zostało: { $cards }
ui-second-time = drugi raz
ui-third-time = trzeci raz
ui-no-notebook = Notes mają tylko gracze.
ui-short-F = Lord
ui-short-B = Pułkownik
ui-short-X = Agent X
ui-short-Z = Zsa Zsa
ui-selves = { $count ->
    [one] Została { $count } z 36 możliwości.
    [few] Zostały { $count } z 36 możliwości.
    [many] Zostało { $count } z 36 możliwości.
   *[other] Zostało { $count } z 36 możliwości.
}
ui-partner-sure = Na pewno twój partner.
ui-partner-never = To nie twój partner.
ui-partner-share = Twój partner w { $count } z { $all }.
ui-exposed = { $player } wie, kim jesteś.
ui-exposure = { $count ->
    [one] Po twoich odpowiedziach { $player } ma { $count } możliwość co do ciebie.
    [few] Po twoich odpowiedziach { $player } ma { $count } możliwości co do ciebie.
    [many] Po twoich odpowiedziach { $player } ma { $count } możliwości co do ciebie.
   *[other] Po twoich odpowiedziach { $player } ma { $count } możliwości co do ciebie.
}
ui-escape = Twoja droga ucieczki, jeśli grasz w pojedynkę
ui-escape-enemy = Drogi ucieczki przeciwnika, jeśli działa w pojedynkę
ui-no-mission = Działasz w pojedynkę: nie masz wspólnej misji.
ui-no-mission-enemy = Przeciwnik działa w pojedynkę i nie ma wspólnej misji.
ui-passport-help = Lista misji jest taka sama dla wszystkich. Pierwsze hasło: Lord Fiddlebottom lub Madame Zsa Zsa, drugie: Pułkownik Bubble lub Agent X.
ui-passport-escape = Drogi z Wenecji dla samotnego szpiega
ui-escape-mark = droga ucieczki
ui-resign = Rezygnacja jest ostateczna: bot przejmuje twoje miejsce z twoją wiedzą i gra toczy się dalej.
ui-ambassador-left = Ambasador opuścił już ambasadę.
ui-ambassador-home = Ambasador jeszcze nie opuścił ambasady.
ui-label-DECLARE = Ogłoś…
ui-label-GESTURE = Gest…
ui-label-END = Koniec tury
ui-label-SHAKE = Potrząśnij
ui-no-balls = Nie ma już kulek: zakończ turę.
ui-start = Twoja tura: potrząśnij Menetekelem.
ui-ask-identity = Tożsamość?
ui-ask-build = Postura?

## Pierwsza gra z przewodnikiem

lesson-goal = Kto jest twoim partnerem?
    .text = Jesteś Lordem Fiddlebottomem; twoje papiery leżą pod mapą. Jeden z trzech pozostałych graczy to Pułkownik Bubble, twój partner; dwaj inni działają przeciw tobie. Znajdź go, poznaj jego hasło, wykonajcie wspólną misję i ogłoś zwycięstwo. Misję znajdziesz na liście w wierszu waszych dwóch haseł.
lesson-balls = Trzy kulki
    .text = Menetekel pokazał trzy z dziesięciu kulek: lądową, wodną i pustą. Każda pozwala jednej twojej figurze zrobić krok taką drogą; pusta nic nie daje. Użyj kulki lądowej.
lesson-move = Idź kogoś spotkać
    .text = Weź niską figurę i przejdź lądem na chudą figurę zielonego gracza (C). Zatrzymać się na cudzej figurze znaczy spotkać jej właściciela. Która z czterech figur jest naprawdę nim, nie ma znaczenia.
lesson-ask = Zapytaj
    .text = Teraz możesz zapytać. Pytany o tożsamość pokazuje dwie tożsamości i jedną posturę, o posturę odwrotnie. Karty widzisz tylko ty. Zapytaj o tożsamość.
lesson-read = Odczytaj karty
    .text = Co najmniej jedna karta każdej odpowiedzi jest prawdziwa, więc każda odpowiedź skreśla możliwości. Zielony już cię zna i pokazał swoje tajne karty, a te są zawsze prawdziwe. Otwórz notes z boku: na jego stronie zostało jedno pole, Pułkownik Bubble, postura gruba, a jego hasło to Alfa.
lesson-banish = Odeślij figurę
    .text = Po pytaniu spotkana figura musi odejść: postaw ją na dowolnym wolnym polu bez numeru. To spowalnia innych. Ta należy do twojego partnera, więc zrób mu przysługę i odeślij ją do domu.
lesson-answer = Gdy pytają ciebie
    .text = Inni też będą spotykać twoje figury. Wtedy wybierasz, które karty pokażesz: co najmniej jedną prawdziwą i nigdy dwa razy tego samego zestawu temu samemu graczowi. Mieszaj dobrze: partner ma cię znaleźć przed wrogami. Gest może pomóc albo zmylić.
lesson-mission = Wasza wspólna misja
    .text = Charlie i Alfa: wiersz pod mapą mówi, że Lord Fiddlebottom ma dotrzeć na miejsce 7. Chodzi o twoją prawdziwą figurę, wysoką. Użyj kulki wodnej i przejdź nią na miejsce 7.
lesson-declare = Misja wykonana!
    .text = Warunek jest spełniony i trwa twoja tura: ogłoś zwycięstwo i wskaż zielonego gracza. Jeśli się zgadza, podaje rękę, a potem odkrywa się karty. Zły partner albo niewykonana misja oznaczają przegraną, więc najpierw zdobądź pewność.
lesson-answers-asked = Pyta cię wróg
    .text = Niebieski gracz (B) spotkał twoją niską figurę i pyta o tożsamość. Masz pokazać dwie tożsamości i jedną posturę, a co najmniej jedna karta musi być prawdziwa: grasz Lordem Fiddlebottomem, postura wysoka. Pod każdą kartą stoi, czy jest prawdziwa.
lesson-answers-repeat = Nigdy drugi raz to samo
    .text = Niebieski widział już od ciebie Pułkownika Bubble, Agenta X i posturę wysoką. Te same karty jeszcze raz byłyby powtórzeniem: trzeba by jedną cofnąć i zostawić mniej wątpliwości. Arkusz cię ostrzeże.
lesson-answers-show = Prawda ukryta w kłamstwach
    .text = Pokaż prawdziwą posturę między dwiema fałszywymi tożsamościami: wybierz Pułkownika Bubble, Madame Zsa Zsa i posturę wysoką, potem je pokaż. Wiersz poniżej mówi, co niebieski będzie potem wiedział.
lesson-answers-told = Co niebieski teraz wie
    .text = Niebieski wie, że co najmniej jedna z trzech kart jest prawdziwa. Razem z pierwszą odpowiedzią zostaje siedem możliwości, a Lord Fiddlebottom o wysokiej posturze to tylko jedna z nich. Dwie prawdziwe karty zostawiłyby ich mniej. Potem niebieski odsyła twoją figurę.
lesson-answers-partner = Z partnerem możesz mówić wprost
    .text = Tajne karty są zawsze prawdziwe. Pokaż jedną graczowi, którego uważasz za partnera, a będzie wiedział; pokaż wrogowi, a też będzie wiedział. Gest twojej postaci mówi to samo całemu stołowi albo go myli.
lesson-answers-read = Gdy pytasz ty
    .text = Skreślaj to, co wyklucza każda odpowiedź: notes robi to za ciebie, a każde skreślone pole podaje źródło. Przez ambasadora możesz zapytać dowolnego gracza o dwie karty jednego rodzaju. Najwięcej mówią dwie odpowiedzi tej samej osoby, które mają tylko jedną wspólną kartę.
lesson-answers-end = Graj dalej
    .text = Pytaj, aż na stronie partnera zostanie jedno pole, tak samo poznaj jego hasło, a potem znajdź waszą wspólną misję. Dokończ tę grę albo otwórz sprawę ze znajomymi.

## What hints count

reason-excluded = { $count ->
    [one] { $count } wykluczony układ
    [few] { $count } wykluczone układy
   *[other] { $count } wykluczonych układów
}
reason-words = { $count ->
    [one] { $count } wykluczony układ haseł
    [few] { $count } wykluczone układy haseł
   *[other] { $count } wykluczonych układów haseł
}
reason-meetings = { $count ->
    [one] { $count } spotkanie w tej turze
    [few] { $count } spotkania w tej turze
   *[other] { $count } spotkań w tej turze
}
reason-balls = { $count ->
    [one] { $count } kulka do użycia
    [few] { $count } kulki do użycia
   *[other] { $count } kulek do użycia
}
reason-nearer = { $count ->
    [one] { $count } krok bliżej twojej misji
    [few] { $count } kroki bliżej twojej misji
   *[other] { $count } kroków bliżej twojej misji
}
reason-done = twoja misja, na pewno wykonana

## Sprawa dnia

case-intro = Grasz jako { $player }. Pozostała trójka pokazała ci swoje karty, za każdym razem co najmniej jedną prawdziwą; karty tajne są zawsze prawdziwe. Żadne dwie osoby nie mają tej samej tożsamości ani tej samej postury. Kto jest kim?
case-identity = Tożsamość
case-build = Postura
