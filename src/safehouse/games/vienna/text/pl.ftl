### Wiedeń: teksty polskie

## The game

game-title = Wiedeń
game-summary = Przekupuj, by wejść do domów podzielonego Wiednia, otaczaj place, zbieraj tajemnice i podnoś znaczniki, zanim śledczy dojdzie na koniec dachu.
game-about = Co rundę dobierasz trzy karty i w tajemnicy przydzielasz po jednej do trzech zadań: trwałej zdolności w szufladzie biurka, łapówki i kroku znacznika. Pomiędzy nimi stawiasz agenta. Pełna wersja dodaje zlecenia, pieniądze, zakupy i wypłaty. Mapa, górne połowy kart, zlecenia i tory to rekonstrukcja zgodna z tekstem instrukcji.

## Headings of the rule groups

section-1 = Przygotowanie, wersja wprowadzająca
section-2 = Przygotowanie, wersja pełna
section-3 = Runda i faza kart
section-4 = Akcja I: karta do szuflady
section-5 = Akcja II: jedna łapówka
section-6 = Akcja III: postaw agenta lub weź coś
section-7 = Otaczanie placów
section-8 = Akcja IV: znaczniki i śledczy
section-9 = Faza herbu i koniec
section-10 = Punktacja końcowa, wersja wprowadzająca
section-11 = Wersja pełna: budynki i pieniądze
section-12 = Faza zakupów lub wypłaty
section-13 = Zakupy
section-14 = Wypłaty
section-15 = Zlecenia
section-16 = Koniec i punktacja, wersja pełna
section-17 = Zdolności kart
section-18 = Rodzaje zleceń
section-19 = Dodatek: trzeci człowiek
section-20 = Dodatek: agenci Stefana Felda
section-21 = Kolejność rozpatrywania

## Rules 1: set-up, introductory version

rule-VIE-1-1 = W Wiedeń gra 2, 3 lub 4 graczy; każdy ma własny kolor: żółty, czerwony, niebieski lub zielony.
rule-VIE-1-2 = Strona wprowadzająca planszy nie ma ani pieczęci, ani liter domów.
rule-VIE-1-3 = Po jednym żetonie tajemnic każdego rodzaju odkłada się na bok.
rule-VIE-1-4 = Pozostałe 40 żetonów, po 8 każdego rodzaju, kładzie się losowo odkryte, po jednym na każdym placu.
rule-VIE-1-5 = Obowiązują flagi nadrukowane na planszy albo 30 żetonów flag, po 6 na państwo, kładzie się losowo, po jednym przy każdym budynku.
rule-VIE-1-6 = Każdy budynek ma jeden kolor i jedną flagę. Kolor wskazuje, jaką łapówką się płaci: fioletowy – czekolada, różowy – wino, pomarańczowy – czasopismo, brązowy – kawa, szary – tytoń.
rule-VIE-1-7 = Ulice łączą każdy plac z 2, 3 lub 4 budynkami; jego liczba to zarazem liczba ulic i punktów.
rule-VIE-1-8 = Karty 001–090 tworzą potasowaną talię; stos odrzuconych jest pusty.
rule-VIE-1-9 = Łapówki pochodzą z zasobów ogólnych.
rule-VIE-1-10 = Pięć znaczników zaczyna na pierwszym polu torów, w strefie 1.
rule-VIE-1-11 = Śledczy zaczyna na polu dachu A; dach ma dwanaście pól od A do L.
rule-VIE-1-12 = Żeton śledczego leży na początku stroną bez X do góry.
rule-VIE-1-13 = Każdy ma biurko z trzema pustymi szufladami i sześciu agentów w zasobach.
rule-VIE-1-14 = Każdy zaczyna z jedną łapówką każdego rodzaju.
rule-VIE-1-15 = Z pięciu odłożonych żetonów każdy losuje jeden; reszta opuszcza grę.
rule-VIE-1-16 = Żeton startowy liczy się jak każda tajemnica; jego otrzymanie niczego nie wywołuje i nie daje punktów.
rule-VIE-1-17 = Herb otrzymuje gracz wylosowany lub wskazany przez gospodarza.
rule-VIE-1-18 = Punkty nie mają limitu.
rule-VIE-1-19 = Nieużywany materiał zostaje w pudełku.

## Rules 2: set-up, full version

rule-VIE-2-1 = Przygotowanie jest jak w wersji wprowadzającej z poniższymi zmianami; używa się drugiej strony planszy.
rule-VIE-2-2 = Wszystkie 175 kart tasuje się w jedną talię.
rule-VIE-2-3 = Zlecenia A i B tasuje się osobno; po dwa leżą odkryte i wszystkie cztery można przyjąć.
rule-VIE-2-4 = Każdy dostaje losowo jedno zlecenie startowe; pozostałe opuszczają grę.
rule-VIE-2-5 = Biurko ma trzy miejsca na zlecenia, a ze stolikiem cztery; zlecenie startowe zajmuje jedno.
rule-VIE-2-6 = Każdy ma pięciu agentów w zasobach i jeszcze trzech w oficynie.
rule-VIE-2-7 = Stolik i cztery elementy wyposażenia biurka każdego gracza czekają w oficynie.
rule-VIE-2-8 = Każdy zaczyna z 1 szylingiem, jedną łapówką każdego rodzaju i jedną tajemnicą.
rule-VIE-2-9 = Na dachu leży pięć żetonów zakupów i dwa żetony wypłat; ich pola zależą od liczby graczy.
rule-VIE-2-10 = Zlecenie startowe nie daje zaliczki.

## Rules 3: round and card phase

rule-VIE-3-1 = Runda ma fazę kart, fazę akcji, w pełnej wersji ewentualnie zakupy lub wypłatę, i fazę herbu.
rule-VIE-3-2 = To, co mówi karta w szufladzie, ma dla jej właściciela pierwszeństwo przed ogólnymi zasadami.
rule-VIE-3-3 = W fazie kart każdy dobiera trzy karty, a z telefonem cztery, do tych, które ma jeszcze na ręce.
rule-VIE-3-4 = Karty rozdaje się kolejnym graczom, zaczynając od posiadacza herbu.
rule-VIE-3-5 = Gdy talia jest pusta, odrzucone karty tasuje się i tworzą one nową talię.
rule-VIE-3-6 = Wszyscy jednocześnie i w tajemnicy kładą trzy zakryte karty, po jednej do akcji I, II i IV.
rule-VIE-3-7 = Karty nieprzydzielone odrzuca się odkryte.
rule-VIE-3-8 = Karta robi tylko to, co należy do jej akcji: zdolność dla I, łapówka dla II, tajemnica dla IV.
rule-VIE-3-9 = Gdy wszyscy przydzielą karty, zaczyna się faza akcji.
rule-VIE-3-10 = Posiadacz herbu wykonuje akcje I–IV, potem pozostali zgodnie z ruchem wskazówek zegara, każdy wszystkie cztery.

## Rules 4: action I

rule-VIE-4-1 = Kartę akcji I odkrywasz i musisz ją włożyć do jednej ze swoich szuflad.
rule-VIE-4-2 = Można wybrać dowolną szufladę; leżąca tam karta idzie na stos odrzuconych. Opcja: najpierw trzeba wypełnić puste szuflady.
rule-VIE-4-3 = W twoich szufladach nigdy nie leży dwa razy ta sama zdolność: kartę z taką samą trzeba zastąpić.
rule-VIE-4-4 = Zdolności są te same, gdy mają ten sam efekt i tę samą cechę; górna połowa nie ma znaczenia.
rule-VIE-4-5 = Zdolność działa, odkąd leży w szufladzie, w tej i we wszystkich późniejszych turach.
rule-VIE-4-6 = Zdolności z kilku szuflad sumują się; korzystanie z nich jest dobrowolne.
rule-VIE-4-7 = Zdolności działają tylko we własnej turze.
rule-VIE-4-8 = Wszystkie puste szuflady to jeden i ten sam wybór.

## Rules 5: action II

rule-VIE-5-1 = Kartę akcji II odkrywa się i odrzuca; bierzesz jedną łapówkę rodzaju pokazanego w jej lewym górnym rogu.
rule-VIE-5-2 = Łapówek nigdy nie brakuje.
rule-VIE-5-3 = Łapówki leżą jawnie i bez limitu.
rule-VIE-5-4 = Tylko ta jedna łapówka jest łapówką akcji II.

## Rules 6: action III

rule-VIE-6-1 = W akcji III stawiasz agenta albo bierzesz dwie łapówki jednego rodzaju, albo w pełnej wersji 2 szylingi.
rule-VIE-6-2 = Łapówki lub pieniądze wolno wziąć zawsze, także gdy można postawić agenta.
rule-VIE-6-3 = Stawiasz agenta z zasobów albo przenosisz jednego ze swoich, zawsze na inny budynek, na którym nie masz agenta.
rule-VIE-6-4 = Na jednym budynku mogą stać agenci różnych kolorów, ale nigdy dwaj tego samego.
rule-VIE-6-5 = Postawienie agenta kosztuje dwie łapówki w kolorze budynku.
rule-VIE-6-6 = Każda pasująca zniżka to jedna łapówka mniej, nigdy poniżej zera.
rule-VIE-6-7 = Trzeba móc zapłacić w chwili stawiania; premie dostaje się dopiero potem.
rule-VIE-6-8 = Przenoszony agent najpierw opuszcza stary budynek, który już się nie liczy.
rule-VIE-6-9 = Dla zdolności liczy się tylko budynek, na którym stawiasz agenta, i to, czy stoi tam cudzy agent.
rule-VIE-6-10 = Branie łapówek lub pieniędzy niczego nie wywołuje i nie daje kroku zleceń.

## Rules 7: enclosing

rule-VIE-7-1 = Otaczasz plac, gdy na wszystkich połączonych z nim budynkach stoją twoi agenci.
rule-VIE-7-2 = Zaraz po postawieniu zdobywasz żetony wszystkich otoczonych placów.
rule-VIE-7-3 = Za każdy żeton dostajesz tyle punktów, ile wynosi liczba placu.
rule-VIE-7-4 = Jedno postawienie może dać kilka żetonów.
rule-VIE-7-5 = Plac bez żetonu nic nie daje; placów się nie uzupełnia.
rule-VIE-7-6 = Po zdobyciu żetonu agenci zostają na miejscu.
rule-VIE-7-7 = Cudzy agenci nie mają znaczenia; kto pierwszy otoczy, bierze żeton.
rule-VIE-7-8 = Żetony zdobywa tylko gracz, którego tura trwa, po kolei według numerów placów; zdolności związane z żetonem rozpatruje się przed następnym.

## Rules 8: action IV

rule-VIE-8-1 = Kartę akcji IV odkrywa się i odrzuca; musisz przesunąć pokazany na niej znacznik o jedno pole.
rule-VIE-8-2 = Kto przesuwa znacznik, dostaje za każdy krok 1 punkt za każdą własną tajemnicę tego rodzaju.
rule-VIE-8-3 = Każdy z kilku kroków punktuje się osobno.
rule-VIE-8-4 = Znacznik na ostatnim polu zostaje tam; dalsze kroki są wirtualne, ale liczą się i dają punkty.
rule-VIE-8-5 = Pięć progów dzieli tor na strefy o wartości od 1 do 6.
rule-VIE-8-6 = Pierwsze przekroczenie progu w rundzie przesuwa śledczego o jedno pole i odwraca jego żeton.
rule-VIE-8-7 = Dalsze przekroczenia w rundzie go nie ruszają.
rule-VIE-8-8 = Krok wirtualny nie przekracza progu.
rule-VIE-8-9 = Śledczy nie wychodzi poza ostatnie pole i nie rusza się w ostatniej rundzie.

## Rules 9: crest phase and end

rule-VIE-9-1 = Na końcu rundy żeton śledczego odwraca się z powrotem.
rule-VIE-9-2 = Herb przechodzi zgodnie z ruchem wskazówek zegara.
rule-VIE-9-3 = Jeśli śledczy stoi na polu H, J lub L (przy 2, 3 lub 4 graczach), następuje ostatnia runda.
rule-VIE-9-4 = Jeśli wcześniej wszystkie znaczniki dojdą do ostatnich pól, kończy się tę rundę i następuje ostatnia.
rule-VIE-9-5 = Po ostatniej rundzie następuje punktacja końcowa i gra się kończy.

## Rules 10: final scoring, introductory version

rule-VIE-10-1 = Każdy komplet pięciu tajemnic daje 10 punktów, opcjonalnie 15.
rule-VIE-10-2 = Każda tajemnica daje wartość strefy swojego znacznika.
rule-VIE-10-3 = Wygrywa osoba z największą liczbą punktów; przy remisie decydują kolejno: więcej łapówek, więcej agentów na planszy, późniejsze miejsce w kolejności.

## Rules 11: buildings and money

rule-VIE-11-1 = Każdy budynek ma jedną z pięciu pieczęci; dziesięć ma literę domu.
rule-VIE-11-2 = Pieniądze liczy się w szylingach, jawnie i bez limitu.
rule-VIE-11-3 = Pieniędzmi opłaca się wypłaty i zakupy, rozstrzygają też remisy; punkty dają tylko te w kasetce.
rule-VIE-11-4 = Dochód to wszystkie otrzymane pieniądze: zaliczki, nagrody, 2 szylingi akcji III i dodatkowe pieniądze dzięki figurom.

## Rules 12: purchase or payday phase

rule-VIE-12-1 = Żeton na dachu, do którego dojdzie śledczy, rozpatruje się na końcu rundy.
rule-VIE-12-2 = Gracze działają w kolejności od posiadacza herbu.
rule-VIE-12-3 = Potem żeton opuszcza grę.
rule-VIE-12-4 = Przy ostatnim polu zakupy odbywają się na końcu tej rundy, a wypłata po ostatniej rundzie.
rule-VIE-12-5 = Także po wyjątkowym końcu odbywają się piąte zakupy i druga wypłata; żeton osiągnięty w tej samej rundzie ma pierwszeństwo.
rule-VIE-12-6 = Jest najwyżej pięć zakupów i dwie wypłaty.
rule-VIE-12-7 = Nieosiągniętych żetonów na dachu się nie rozpatruje, poza tymi na ostatnim polu.

## Rules 13: purchases

rule-VIE-13-1 = Przy zakupach możesz kupić jeden ze swoich przedmiotów: agent – 1 szyling; telefon, szkic drogi, kasetka, pieczęć – po 2; stolik – 3.
rule-VIE-13-2 = Kupiony agent trafia do zasobów.
rule-VIE-13-3 = Z telefonem dobierasz cztery karty zamiast trzech; czwartą odrzucasz niewykorzystaną.
rule-VIE-13-4 = Ze szkicem drogi możesz płacić za zakupy i wypłaty także łapówkami, po 1 szylingu każda.
rule-VIE-13-5 = Z kasetką możesz od razu włożyć do niej dowolną część dochodu.
rule-VIE-13-6 = Jawne pieniądze nie trafią później do kasetki, a pieniędzy z niej nie można wydać.
rule-VIE-13-7 = Z kasetką każde wykonane zlecenie daje 1 dodatkowy szyling do kasetki.
rule-VIE-13-8 = Kasetka mieści najwyżej 12 szylingów; pełna nic nie przyjmuje.
rule-VIE-13-9 = Łapówki nigdy nie trafiają do kasetki.
rule-VIE-13-10 = Z pieczęcią każde wykonane zlecenie daje 3 punkty więcej.
rule-VIE-13-11 = Stolik dodaje szufladę i miejsce na zlecenie; nie jest elementem wyposażenia.
rule-VIE-13-12 = Można nic nie kupić.

## Rules 14: paydays

rule-VIE-14-1 = Płacisz 1 szyling za każdego swojego agenta na planszy.
rule-VIE-14-2 = Każdy nieopłacony agent wraca do zasobów; wybierasz, który.
rule-VIE-14-3 = Dopóki są nieopłaceni agenci, trzeba płacić pieniędzmi; tych z kasetki użyć nie można.
rule-VIE-14-4 = Ze szkicem drogi każdego agenta można zamiast tego opłacić łapówką, ale nie trzeba.
rule-VIE-14-5 = Czego nie pokryją łapówki, płaci się pieniędzmi, dopóki ich starczy; pieniądze zostają tylko wtedy, gdy wszyscy są opłaceni.
rule-VIE-14-6 = Agenci poza planszą nic nie kosztują; to, co zdobyte, zostaje.
rule-VIE-14-7 = Gdy agenci schodzą z planszy, niczego się nie otacza.

## Rules 15: missions

rule-VIE-15-1 = Krok zleceń następuje po postawieniu; liczą się tylko zlecenia z flagą tego budynku.
rule-VIE-15-2 = Możesz przyjąć jedno odkryte zlecenie z tą flagą albo wykonać dowolne własne zlecenia z tą flagą, albo nic; nigdy jedno i drugie.
rule-VIE-15-3 = Przyjęcie wymaga wolnego miejsca na zlecenie.
rule-VIE-15-4 = Za przyjęcie od razu dostajesz zaliczkę: A – 1 szyling, B – 2.
rule-VIE-15-5 = Puste miejsce uzupełnia się od razu z tego samego stosu, jeśli są w nim jeszcze zlecenia.
rule-VIE-15-6 = Wykonanie wymaga spełnienia w tej chwili wszystkich warunków; rzeczy tylko się pokazuje, nie płaci się nimi.
rule-VIE-15-7 = Można wykonać kilka zleceń z tą flagą; te same rzeczy liczą się dla każdego.
rule-VIE-15-8 = Co zlecenie wymienia kilka razy, trzeba mieć kilka razy.
rule-VIE-15-9 = Dostajesz nagrodę; zlecenie opuszcza grę i zwalnia miejsce.
rule-VIE-15-10 = Liczy się to, co zdobyto wcześniej w tej samej akcji.
rule-VIE-15-11 = Zlecenia nie można wykonać w turze przyjęcia ani oddać.

## Rules 16: end and final scoring, full version

rule-VIE-16-1 = W przedostatniej rundzie piąte zakupy odbywają się przed fazą herbu.
rule-VIE-16-2 = Po ostatniej rundzie każdy zabiera z planszy jednego wybranego agenta za każde niewykonane zlecenie.
rule-VIE-16-3 = Potem następuje druga wypłata, a po niej punktacja końcowa.
rule-VIE-16-4 = Każda tajemnica daje wartość strefy swojego znacznika.
rule-VIE-16-5 = Komplety w pełnej wersji nic nie dają.
rule-VIE-16-6 = 1, 2, 3 lub 4 elementy wyposażenia dają 1, 3, 6 lub 10 punktów.
rule-VIE-16-7 = Każdy szyling w kasetce daje 2 punkty.
rule-VIE-16-8 = Najwięcej agentów na planszy: 8 punktów przy 2 graczach; 12 i 6 przy 3; 12, 8 i 4 przy 4.
rule-VIE-16-9 = Przy równej liczbie decydują jawne pieniądze, potem łapówki; kto nadal remisuje, dzieli się punktami.
rule-VIE-16-10 = Gracza bez agentów klasyfikuje się jak każdego innego.
rule-VIE-16-11 = Wygrywa osoba z największą liczbą punktów; przy remisie decydują kolejno: więcej jawnych pieniędzy, więcej łapówek, późniejsze miejsce w kolejności.

## Rules 17: abilities

rule-VIE-17-1 = Premia nigdy nie wywołuje premii. Punkty za krok znacznika i przekroczone progi liczą się zawsze.
rule-VIE-17-2 = Jeśli zdarzenie pasuje do kilku zdolności, wszystkie dają premię.
rule-VIE-17-3 = Zdolności są dobrowolne; z tego, co wymaga wyboru, można zrezygnować.
rule-VIE-17-4 = Grupy po dziesięć kart pokazują każdą cechę dwa razy, po pięć raz; grupy bez cechy są jednakowe.
rule-VIE-17-5 = Jest 175 kart ze 118 różnymi zdolnościami, z tego 66 wśród 001–090.
rule-VIE-17-6 = 001–010: jeśli łapówka akcji II to ta pokazana, weź jeszcze jedną taką.
rule-VIE-17-7 = 011–015: jeśli łapówka akcji II to ta pokazana, 2 punkty.
rule-VIE-17-8 = 016–020: jeśli łapówka akcji II to ta pokazana, przesuń dowolny znacznik o jedno pole.
rule-VIE-17-9 = 021–025: postawienie na pokazanym kolorze daje łapówkę do wyboru.
rule-VIE-17-10 = 026–030: postawienie na pokazanym kolorze daje 3 punkty.
rule-VIE-17-11 = 031–035: postawienie na pokazanym kolorze pozwala przesunąć dowolny znacznik o jedno pole.
rule-VIE-17-12 = 036–045: postawienie przy pokazanej fladze kosztuje o jedną łapówkę mniej.
rule-VIE-17-13 = 046–055: postawienie przy pokazanej fladze daje łapówkę do wyboru.
rule-VIE-17-14 = 056–060: postawienie przy pokazanej fladze daje 3 punkty.
rule-VIE-17-15 = 061–065: postawienie przy pokazanej fladze pozwala przesunąć dowolny znacznik o jedno pole.
rule-VIE-17-16a = 066–075: przesunięcie pokazanego znacznika w akcji IV daje łapówkę do wyboru.
rule-VIE-17-16b = 076–080: przesunięcie pokazanego znacznika w akcji IV daje 2 punkty.
rule-VIE-17-16c = 081–085: postawienie na budynku z cudzym agentem daje dwie pokazane łapówki.
rule-VIE-17-16d = 086–090: postawienie na budynku z cudzym agentem daje 5 punktów.
rule-VIE-17-17 = 091–100: postawienie przy pokazanej pieczęci kosztuje o jedną łapówkę mniej.
rule-VIE-17-18 = 101–110: postawienie przy pokazanej pieczęci daje łapówkę do wyboru.
rule-VIE-17-19 = 111–115: postawienie przy pokazanej pieczęci daje 3 punkty.
rule-VIE-17-20 = 116–120: postawienie przy pokazanej pieczęci pozwala przesunąć dowolny znacznik o jedno pole.
rule-VIE-17-22 = 121–125: postawienie na budynku z cudzym agentem kosztuje o jedną łapówkę mniej.
rule-VIE-17-23 = 126–130: postawienie na budynku z cudzym agentem pozwala dobrać dwie karty na następną rundę.
rule-VIE-17-24 = Dwie karty zostają na ręce; w następnej rundzie dobierasz jak zwykle, przydzielasz trzy, resztę odrzucasz. W ostatniej rundzie się nie dobiera.
rule-VIE-17-25 = 131–135: zdobycie pokazanej tajemnicy daje tyle różnych łapówek, ilu jest graczy.
rule-VIE-17-26 = 136–140: zdobycie pokazanej tajemnicy daje 8 punktów.
rule-VIE-17-27 = 141–145: zdobycie pokazanej tajemnicy pozwala przesunąć jej znacznik o dwa pola.
rule-VIE-17-28 = 146–155: przy stawianiu pokazana łapówka może zastąpić każdy inny rodzaj.
rule-VIE-17-30 = 156–165: jeśli karta akcji IV pokazuje tę tajemnicę, możesz zamiast tego przesunąć dowolny inny znacznik.
rule-VIE-17-31 = 166–170: zdobycie tajemnicy rodzaju, którego jeszcze nie masz, daje 5 punktów.
rule-VIE-17-32a = 171: zdobycie tajemnicy z placu 2 daje dwie łapówki jednego rodzaju.
rule-VIE-17-32b = 172: zdobycie tajemnicy z placu 3 daje trzy łapówki jednego rodzaju.
rule-VIE-17-32c = 173: zdobycie tajemnicy z placu 4 daje cztery łapówki jednego rodzaju.
rule-VIE-17-33 = 174–175: zdobycie dowolnej tajemnicy daje łapówkę do wyboru.
rule-VIE-17-34 = 001–020 reagują tylko na łapówkę z karty akcji II.
rule-VIE-17-35 = Zniżki sumują się, ale cena nie spada poniżej zera.
rule-VIE-17-36 = Kilku cudzych agentów na budynku liczy się jak jeden.
rule-VIE-17-37 = Łapówkami-jokerami płaci się tylko za stawianie; różne rodzaje jokerów można mieszać.
rule-VIE-17-38 = 066–080 reagują na jeden krok akcji IV, prawdziwy, wirtualny lub przekierowany, i na żaden inny.
rule-VIE-17-39 = Zdolności za zdobycie tajemnicy reagują raz na każdy żeton.
rule-VIE-17-40 = Można wybrać także znacznik na ostatnim polu.

## Rules 18: types of missions

rule-VIE-18-1 = Zlecenie pokazuje flagę, nagrodę, warunki, kategorię i numer.
rule-VIE-18-2 = Zlecenia pieczęci: twoi agenci stoją na budynkach z pokazanymi pieczęciami, jeden budynek na pieczęć.
rule-VIE-18-3 = Zlecenia łapówek: masz każdą pokazaną łapówkę.
rule-VIE-18-4 = Zlecenia budynków: twój agent stoi na budynku z pokazaną literą.
rule-VIE-18-5 = Zlecenia tajemnic: masz każdą pokazaną tajemnicę.
rule-VIE-18-6 = Dla zleceń wykonanych razem rzecz potrzebna jest tylko raz.

## Rules 19: the third man

rule-VIE-19-1 = Na końcu przygotowania ostatni gracz w kolejności stawia trzeciego człowieka na fioletowym budynku.
rule-VIE-19-2 = Przy otaczaniu liczy się jako agent każdego gracza.
rule-VIE-19-3 = Plac otoczony tylko z jego pomocą daje 1 punkt mniej.
rule-VIE-19-4 = Jeśli na jego budynku stoi też twój agent, pomoc się nie liczy.
rule-VIE-19-5 = Po postawieniu, przy którym pomógł, przechodzi raz na sąsiedni budynek.
rule-VIE-19-6 = Przechodzi na inny kolor i nigdy na szary.
rule-VIE-19-7 = Przechodzi tam, gdzie najwięcej placów ma jeszcze tajemnicę; opcjonalnie tam, gdzie jest największy taki plac.
rule-VIE-19-8 = Remis: najpierw fioletowy, potem brązowy, różowy i pomarańczowy; dalej wybiera gracz, którego tura trwa.
rule-VIE-19-9 = Może stać z innymi na każdym budynku i nikogo nie blokuje.
rule-VIE-19-10 = Poza tym nie jest ani własnym, ani cudzym agentem.
rule-VIE-19-11 = Jego ruch nie daje żetonu; przy następnym postawieniu liczy się tam, gdzie stoi.
rule-VIE-19-12 = Jeśli nie ma dokąd iść, zostaje.
rule-VIE-19-13 = Dla zdolności ważna jest liczba placu, nie zmniejszone punkty.

## Rules 20: Stefan Feld agents

rule-VIE-20-1 = Każdy ma figurę swojego koloru: niebieski Hamburg, zielony Amsterdam, czerwony Nowy Jork, żółty Marrakesz.
rule-VIE-20-2 = Figurę można pierwszy raz postawić, gdy na planszy jest pięciu innych własnych agentów.
rule-VIE-20-3 = Po pierwszym postawieniu można ją stawiać zawsze.
rule-VIE-20-4 = Jeśli nigdy jej nie postawiono, po wypłacie warunek obowiązuje znowu.
rule-VIE-20-5 = Nie musi schodzić z planszy, gdy agentów ubywa.
rule-VIE-20-6 = Poza tym jest zwykłym agentem swojego koloru.
rule-VIE-20-7 = Przy wypłacie kosztuje jedną czekoladę; bez czekolady wraca do zasobów. Rozlicza się ją przed innymi.
rule-VIE-20-8 = Zdolność a działa od początku, gdziekolwiek jest figura.
rule-VIE-20-9 = Zdolność b działa w turze, w której stawia się lub przenosi samą figurę; wyjątkiem jest Marrakesz b.
rule-VIE-20-10 = Hamburg a: wykonane zlecenie z nagrodą w pieniądzach daje o 1 szyling więcej.
rule-VIE-20-11 = Hamburg b: postawienie figury przy pieczęci szlachty kosztuje najwyżej jedną łapówkę.
rule-VIE-20-12 = Amsterdam a: jeśli łapówką akcji II jest kawa, weź jeszcze jedną kawę.
rule-VIE-20-13 = Amsterdam b: w turze postawienia w każdym zleceniu łapówek jedna kawa może zastąpić inną łapówkę.
rule-VIE-20-14 = Nowy Jork a: zlecenia USA dają o 1 punkt więcej i jednej z ich łapówek nie trzeba pokazywać.
rule-VIE-20-15 = Nowy Jork b: postawienie figury na budynku z flagą USA kosztuje najwyżej jedną łapówkę.
rule-VIE-20-16 = Marrakesz a: każde przyjęte zlecenie, także startowe, daje o 1 szyling więcej.
rule-VIE-20-17 = Marrakesz b: gdy obok figury postawiono innego twojego agenta, może ona przejść na sąsiedni budynek, na którym nie masz agenta.
rule-VIE-20-18 = Ten krok jest darmowy i nie jest stawianiem; zdobyte żetony liczą się jak zwykle.
rule-VIE-20-19 = Figura musi być na planszy; jej własne postawienie nie wywołuje kroku.
rule-VIE-20-20 = Oba dodatki można łączyć.

## Rules 21: order of resolution

rule-VIE-21-1 = Akcja II: odkryj, weź łapówkę, więcej tej samej, punkty, znacznik.
rule-VIE-21-2 = Stawianie: budynek, agent, zapłata, ruch agenta, krok Marrakeszu, żetony po kolei, trzeci człowiek, premie automatyczne, wybrane łapówki, wybrane znaczniki, zlecenia.
rule-VIE-21-3 = Akcja IV: odkryj, wybierz znacznik, krok z punktami i progiem, punkty, łapówka.
rule-VIE-21-4 = Zlecenia wykonuje się po kolei: punkty, dodatkowy szyling, pieniądze z wpłatą.
rule-VIE-21-5 = Krok znacznika: ruch, punkty, próg.

## Why not?

why-VIE-1-1 = Kolory przydziela los, każdy raz.
why-VIE-1-4 = Żetony tajemnic rozkłada los.
why-VIE-1-5 = Flagi rozkłada los.
why-VIE-1-13 = Biurko ma trzy szuflady; stolik boczny należy do pełnej wersji.
why-VIE-1-15 = Tajemnice startowe przydziela los.
why-VIE-1-17 = Pierwszego gracza wskazuje los.
why-VIE-2-3 = O zleceniach decyduje los.
why-VIE-3-3 = Karty z talii dobiera los.
why-VIE-3-6 = Przydziel karty z ręki kolejno do I, II i IV, potem połóż je zakryte.
why-VIE-3-10 = To nie twoja tura albo gra teraz o to nie pyta.
why-VIE-4-1 = Twoja karta musi teraz trafić do jednej z twoich szuflad.
why-VIE-4-2 = Najpierw wypełnij puste szuflady.
why-VIE-4-3 = Ta sama zdolność leży w innej szufladzie; karta musi ją zastąpić.
why-VIE-4-8 = Puste szuflady są jednakowe; weź pierwszą.
why-VIE-6-1 = Teraz postaw agenta lub weź łapówki; szylingi tylko w pełnej wersji.
why-VIE-6-3 = Nie masz takiego agenta do postawienia.
why-VIE-6-4 = Masz już agenta na tym budynku.
why-VIE-6-5 = Nie możesz tego zapłacić albo cena jest inna.
why-VIE-8-1 = Musisz przesunąć znacznik pokazany na karcie.
why-VIE-9-5 = Gra jest skończona.
why-VIE-12-2 = W tej fazie kolej na innego gracza.
why-VIE-13-1 = Kup przedmiot, który jest jeszcze w oficynie i na który cię stać, albo spasuj.
why-VIE-13-4 = Płać tym, co masz: najpierw pieniądze, potem łapówki po kolei.
why-VIE-13-5 = Do kasetki trafia tylko dochód i tylko gdy ją masz.
why-VIE-13-6 = Pieniędzmi z kasetki nie można za to zapłacić.
why-VIE-13-8 = W kasetce nie ma tyle miejsca.
why-VIE-13-11 = Na czwartą szufladę potrzebny jest stolik.
why-VIE-14-2 = Wybierz swojego zwykłego agenta na planszy.
why-VIE-14-4 = Tą łapówką nie można zapłacić; resztę opłać pieniędzmi.
why-VIE-15-1 = To zlecenie nie ma flagi budynku, na którym stanął twój agent.
why-VIE-15-2 = Tego zlecenia nie można teraz przyjąć ani wykonać.
why-VIE-15-3 = Nie masz wolnego miejsca na zlecenie.
why-VIE-15-6 = Nie spełniasz wszystkich warunków zlecenia.
why-VIE-16-2 = Każdy po kolei zabiera agentów za niewykonane zlecenia: wybierz swojego agenta na planszy.
why-VIE-17-3 = Wybierz, co daje zdolność, albo zrezygnuj.
why-VIE-17-25 = Wybierz tyle różnych łapówek, ilu jest graczy, albo zrezygnuj.
why-VIE-17-27 = Przesuń znacznik albo zrezygnuj.
why-VIE-17-28 = Ta łapówka nie jest jokerem.
why-VIE-19-1 = Ostatni w kolejności stawia trzeciego człowieka na fioletowym budynku.
why-VIE-19-5 = Trzeci człowiek idzie tylko na sąsiedni budynek.
why-VIE-19-6 = Trzeci człowiek idzie na inny kolor i nigdy na szary.
why-VIE-19-7 = Trzeci człowiek woli inny budynek ze względu na jego place.
why-VIE-19-8 = Wybierz, dokąd idzie trzeci człowiek; fioletowy przed brązowym, różowym i pomarańczowym.
why-VIE-20-1 = Nie masz takiej figury w zasobach.
why-VIE-20-2 = Najpierw pięciu innych agentów musi być na planszy.
why-VIE-20-7 = Figury nie opłaca się pieniędzmi; wybierz zwykłego agenta.
why-VIE-20-17 = Figura może przejść tylko na sąsiedni budynek.

## Terms

term-agent = Agent
term-building = Budynek
term-square = Plac
term-street = Ulica
term-colour = Kolor
term-flag = Flaga
term-seal = Pieczęć
term-letter = Litera domu
term-bribe = Łapówka
term-bribes = Łapówki
term-secret = Tajemnica
term-secrets = Tajemnice
term-marker = Znacznik
term-track = Tor
term-threshold = Próg
term-area = Strefa
term-investigator = Śledczy
term-roof = Dach
term-crest = Herb
term-desk = Biurko
term-drawer = Szuflada
term-drawers = Szuflady
term-ability = Zdolność
term-bonus = Premia
term-hand = Ręka
term-assigned = Przydzielone
term-committed = Karty leżą
term-deck = Talia
term-discards = Odrzucone
term-supply = Zasoby
term-annex = Oficyna
term-money = Szylingi
term-box = Kasetka
term-mission = Zlecenie
term-missions = Zlecenia
term-display = Odkryte zlecenia
term-figure = Figura
term-third-man = Trzeci człowiek
term-round = Runda
term-last-round = Ostatnia runda
term-score = Punkty
term-seat = Miejsce
term-purchase = Zakupy
term-payday = Wypłata
term-price = Cena

## Sorts

bribe-chocolate = czekolada
bribe-wine = wino
bribe-magazine = czasopismo
bribe-coffee = kawa
bribe-tobacco = tytoń
colour-violet = fioletowy
colour-pink = różowy
colour-orange = pomarańczowy
colour-brown = brązowy
colour-grey = szary
secret-flask = kolba
secret-pistol = pistolet
secret-briefcase = teczka
secret-microfilm = mikrofilm
secret-slide = slajd
flag-US = USA
flag-SU = ZSRR
flag-FR = Francja
flag-GB = Wielka Brytania
flag-AT = Austria
seal-administration = administracja
seal-science = nauka
seal-religion = religia
seal-culture = kultura
seal-nobility = szlachta
seat-colour-yellow = żółty
seat-colour-red = czerwony
seat-colour-blue = niebieski
seat-colour-green = zielony
figure-hamburg = Hamburg
figure-amsterdam = Amsterdam
figure-new_york = Nowy Jork
figure-marrakesh = Marrakesz
item-agent = agent
item-telephone = telefon
item-map = szkic drogi
item-box = kasetka
item-seal = pieczęć
item-table = stolik boczny
building-supply = zasoby
building-figure = zasoby (figura)
roof-tile-none = nic
roof-tile-purchase = zakupy
roof-tile-payday = wypłata
roof-tile-both = zakupy i wypłata

## Abilities

ability-II_SAME = Łapówka akcji II to { $shows }: jeszcze jedna
ability-II_PTS2 = Łapówka akcji II to { $shows }: 2 punkty
ability-II_MARK = Łapówka akcji II to { $shows }: dowolny znacznik +1
ability-FLAG_LESS = Postawienie – { $shows }: o jedną łapówkę mniej
ability-SEAL_LESS = Postawienie – { $shows }: o jedną łapówkę mniej
ability-FOR_LESS = Postawienie na budynku z cudzym agentem: o jedną łapówkę mniej
ability-WILD = Przy stawianiu { $shows } zastępuje każdy rodzaj
ability-GET_PTS8 = Zdobycie – { $shows }: 8 punktów
ability-NEW_PTS5 = Zdobycie tajemnicy nowego rodzaju: 5 punktów
ability-GET_MARK2 = Zdobycie – { $shows }: ten znacznik +2
ability-GET_DIFF = Zdobycie – { $shows }: różne łapówki, po jednej na gracza
ability-SQ2_2 = Zdobycie z placu 2: dwie łapówki jednego rodzaju
ability-SQ3_3 = Zdobycie z placu 3: trzy łapówki jednego rodzaju
ability-SQ4_4 = Zdobycie z placu 4: cztery łapówki jednego rodzaju
ability-ANY_BRIBE = Zdobycie dowolnej tajemnicy: jedna łapówka
ability-COL_PTS3 = Postawienie – { $shows }: 3 punkty
ability-FLAG_PTS3 = Postawienie – { $shows }: 3 punkty
ability-SEAL_PTS3 = Postawienie – { $shows }: 3 punkty
ability-FOR_PTS5 = Postawienie na budynku z cudzym agentem: 5 punktów
ability-FOR_2X = Postawienie na budynku z cudzym agentem: dwa razy { $shows }
ability-FOR_DRAW2 = Postawienie na budynku z cudzym agentem: dobierz dwie karty
ability-COL_BRIBE = Postawienie – { $shows }: jedna łapówka
ability-FLAG_BRIBE = Postawienie – { $shows }: jedna łapówka
ability-SEAL_BRIBE = Postawienie – { $shows }: jedna łapówka
ability-COL_MARK = Postawienie – { $shows }: dowolny znacznik +1
ability-FLAG_MARK = Postawienie – { $shows }: dowolny znacznik +1
ability-SEAL_MARK = Postawienie – { $shows }: dowolny znacznik +1
ability-IV_SWAP = Na karcie akcji IV jest { $shows }: można przesunąć inny znacznik
ability-IV_PTS2 = Znacznik { $shows } w akcji IV: 2 punkty
ability-IV_BRIBE = Znacznik { $shows } w akcji IV: jedna łapówka

## Decisions

decision-FIRST_PLAYER = Losowany jest pierwszy gracz.
decision-FIRST_PLAYER-other = Losowany jest pierwszy gracz.
decision-COLOUR = Losowane są kolory.
decision-COLOUR-other = Losowane są kolory.
decision-TILE = Układane są tajemnice.
decision-TILE-other = Układane są tajemnice.
decision-FLAG = Układane są flagi.
decision-FLAG-other = Układane są flagi.
decision-SECRET = Losowane są tajemnice startowe.
decision-SECRET-other = Losowane są tajemnice startowe.
decision-START_MISSION = Rozdawane są zlecenia startowe.
decision-START_MISSION-other = Rozdawane są zlecenia startowe.
decision-DISPLAY = Wykładane jest zlecenie.
decision-DISPLAY-other = Wykładane jest zlecenie.
decision-DRAW = Dobierane są karty.
decision-DRAW-other = Dobierane są karty.
decision-THIRD_MAN_START = Postaw trzeciego człowieka na fioletowym budynku.
decision-THIRD_MAN_START-other = { $player } wybiera, gdzie zaczyna trzeci człowiek.
decision-ASSIGN = Przydziel po karcie do akcji I, II i IV, potem połóż je zakryte.
decision-ASSIGN-other = { $player } przydziela karty.
decision-DRAWER = Akcja I: wybierz szufladę dla swojej karty.
decision-DRAWER-other = { $player } wybiera szufladę.
decision-ACTION_III = Akcja III: postaw agenta albo weź łapówki lub pieniądze.
decision-ACTION_III-other = { $player } decyduje o akcji III.
decision-TARGET = Wybierz budynek dla agenta.
decision-TARGET-other = { $player } wybiera budynek.
decision-AGENT = Wybierz agenta do postawienia.
decision-AGENT-other = { $player } wybiera agenta.
decision-PAYMENT = Wybierz sposób zapłaty.
decision-PAYMENT-other = { $player } płaci.
decision-FIGURE_STEP = Marrakesz może przejść na sąsiedni budynek.
decision-FIGURE_STEP-other = { $player } decyduje o kroku Marrakeszu.
decision-MARKER_TWICE = Przesunąć ten znacznik o dwa pola?
decision-MARKER_TWICE-other = { $player } decyduje o znaczniku.
decision-DIFFERENT_BRIBES = Wybierz różne łapówki.
decision-DIFFERENT_BRIBES-other = { $player } wybiera łapówki.
decision-BRIBE = Wybierz łapówkę albo zrezygnuj.
decision-BRIBE-other = { $player } wybiera łapówkę.
decision-MARKER = Wybierz znacznik do przesunięcia albo zrezygnuj.
decision-MARKER-other = { $player } wybiera znacznik.
decision-THIRD_MAN = Wybierz, dokąd idzie trzeci człowiek.
decision-THIRD_MAN-other = { $player } wybiera, dokąd idzie trzeci człowiek.
decision-MISSIONS = Zlecenia: przyjmij jedno, wykonaj własne albo zakończ.
decision-MISSIONS-other = { $player } decyduje o zleceniach.
decision-DEPOSIT = Ile dochodu trafia do kasetki?
decision-DEPOSIT-other = { $player } decyduje o kasetce.
decision-ACTION_IV = Akcja IV: wybierz znacznik do przesunięcia.
decision-ACTION_IV-other = { $player } wybiera znacznik akcji IV.
decision-PURCHASE = Zakupy: kup przedmiot albo spasuj.
decision-PURCHASE-other = { $player } może coś kupić.
decision-PAY_ITEM = Zapłać za zakup: po kolei szylingiem albo łapówką.
decision-PAY_ITEM-other = { $player } płaci za przedmiot.
decision-PAYDAY = Wypłata: opłać agentów łapówkami albo zapłać resztę pieniędzmi.
decision-PAYDAY-other = { $player } opłaca agentów.
decision-UNPAID = Wybierz nieopłaconego agenta, który wraca.
decision-UNPAID-other = { $player } zabiera nieopłaconych agentów.
decision-UNFULFILLED = Zabierz agenta za niewykonane zlecenie.
decision-UNFULFILLED-other = { $player } zabiera agentów za niewykonane zlecenia.

## Actions

action-FOR_I = Karta { $card } do akcji I
    .kind = Karta do akcji I
    .effect = Jej zdolność trafi do szuflady.
action-FOR_II = Karta { $card } do akcji II
    .kind = Karta do akcji II
    .effect = Daje łapówkę z lewego górnego rogu.
action-FOR_IV = Karta { $card } do akcji IV
    .kind = Karta do akcji IV
    .effect = Przesuwa znacznik z prawego górnego rogu.
action-COMMIT = Połóż zakryte
    .effect = Karty zostają, jak leżą; gdy wszyscy położą swoje, zaczynają się akcje.
action-DRAWER = Szuflada { $drawer }
    .kind = Wybierz szufladę
    .effect = Twoja karta trafia do środka; leżącą tam kartę się odrzuca.
action-PLACE = Postaw agenta
    .effect = Wybierasz budynek, agenta i sposób zapłaty.
action-TAKE = Weź 2 łapówki: { $bribe }
    .kind = Weź dwie łapówki
    .effect = Bierzesz dwie łapówki tego rodzaju i nie stawiasz agenta.
action-SCHILLINGS = Weź 2 szylingi
    .effect = Bierzesz pieniądze i nie stawiasz agenta.
action-TARGET = Postaw agenta: { $building }
    .kind = Wybierz budynek
    .effect = Tu stanie twój agent.
action-MOVE = Przenieś agenta stąd: { $building }
    .kind = Przenieś agenta
    .effect = Agent opuszcza swój budynek, który już się nie liczy.
action-SUPPLY = Agent z zasobów
    .effect = Zwykły agent z twoich zasobów.
action-FIGURE = Figura z zasobów
    .effect = Stawiasz swoją figurę Stefana Felda.
action-PAY = Zapłać: { $payment }
    .kind = Wybierz zapłatę
    .effect = Te łapówki wracają do zasobów.
action-STEP = Krok figury: { $building }
    .kind = Krok figury
    .effect = Darmowy krok przed sprawdzeniem placów.
action-STAY = Figura zostaje
    .effect = Figura się nie rusza.
action-YES = Przesuń znacznik o dwa pola
    .effect = Każdy krok daje punkty, także za nową tajemnicę.
action-SORTS = Weź: { $sorts }
    .kind = Różne łapówki
    .effect = Bierzesz po jednej.
action-BRIBE = Weź: { $bribe }
    .kind = Wybierz łapówkę
    .effect = Zdolność daje ten rodzaj.
action-MARKER = Przesuń: { $secret }
    .kind = Wybierz znacznik
    .effect = Znacznik przesuwa się o jedno pole; dostajesz punkty za swoje tajemnice tego rodzaju.
action-DECLINE = Zrezygnuj
    .effect = Rezygnujesz z tej premii.
action-THIRD_MAN = Trzeci człowiek: { $building }
    .kind = Trzeci człowiek
    .effect = Stoi tu, aż znów pomoże.
action-ACCEPT = Przyjmij zlecenie { $mission }
    .kind = Przyjmij zlecenie
    .effect = Zajmuje miejsce i daje zaliczkę; w tej turze nie przyjmiesz ani nie wykonasz już nic więcej.
action-FULFIL = Wykonaj zlecenie { $mission }
    .kind = Wykonaj zlecenie
    .effect = Dostajesz nagrodę; zlecenie opuszcza grę.
action-DONE = Koniec zleceń
    .effect = Krok zleceń się kończy.
action-DEPOSIT = Włóż { $amount } do kasetki
    .kind = Wpłata
    .effect = Pieniądze w kasetce dają punkty na końcu i nie można ich wydać.
action-BUY = Kup: { $item }
    .kind = Kup przedmiot
    .effect = Działa od teraz.
action-PASS = Nic nie kupuj
    .effect = Zachowujesz pieniądze.
action-COIN = Zapłać 1 szyling
    .effect = Jedną jednostkę ceny płacisz pieniędzmi.
action-SPEND = Zapłać: { $bribe }
    .kind = Zapłać łapówką
    .effect = Jedną jednostkę ceny płacisz tą łapówką.
action-SETTLE = Resztę zapłać pieniędzmi
    .effect = Płacisz pieniędzmi, dopóki starczy; nieopłaconych agentów zabierasz.
action-RECALL = Zabierz agenta stąd: { $building }
    .kind = Zabierz agenta
    .effect = Wraca do zasobów.
action-FIRST_PLAYER = Pierwszy gracz: { $seat }
    .kind = Pierwszy gracz
    .effect = Ten gracz dostaje herb.
action-COLOUR = Kolor: { $colour }
    .kind = Losuj kolor
    .effect = Następny gracz ma ten kolor.
action-TILE = Tajemnica: { $secret }
    .kind = Połóż tajemnicę
    .effect = Leży na następnym placu.
action-FLAG = Flaga: { $flag }
    .kind = Połóż flagę
    .effect = Leży przy następnym budynku.
action-SECRET = Tajemnica startowa: { $secret }
    .kind = Tajemnica startowa
    .effect = Należy do następnego gracza.
action-MISSION = Zlecenie { $mission }
    .kind = Losuj zlecenie
    .effect = To zlecenie wchodzi do gry.
action-DRAW = Dobierz kartę { $card }
    .kind = Dobierz kartę
    .effect = Karta trafia na rękę.
action-AUTO = Graj dalej automatycznie
    .effect = Stała reguła odpowiada za gracza, który odszedł.
action-LEAVE = Opuść grę: { $seat }
    .kind = Opuść grę
    .effect = Miejsce gra dalej według stałej reguły.

## Events

event-first_player = { $player } dostaje herb.
event-colour = { $player }: kolor { $colour }.
event-tile = { $square }: { $secret }.
event-flag = { $building }: { $flag }.
event-start_secret = { $player } zaczyna z: { $secret }.
event-start_mission = { $player } dostaje zlecenie startowe { $mission } i { $money ->
    [one] { $money } szyling
    [few] { $money } szylingi
   *[other] { $money } szylingów
}.
event-displayed = Wyłożono zlecenie { $mission }.
event-third_man = Trzeci człowiek stoi tutaj: { $building }.
event-round = Zaczyna się runda { $number }; herb ma { $player }.
event-reshuffled = { $count ->
    [one] { $count } odrzucona karta tworzy nową talię.
    [few] { $count } odrzucone karty tworzą nową talię.
   *[other] { $count } odrzuconych kart tworzy nową talię.
}
event-drew = { $player } dobiera kartę: { $card }.
event-assigned = { $player } przydziela kartę { $card } do akcji { $role }.
event-committed = { $player } kładzie trzy zakryte karty.
event-discarded = { $player } odrzuca nieużytą kartę { $card }.
event-revealed = { $player } odkrywa kartę { $card } do akcji { $role }.
event-drawer = { $player } wkłada kartę { $card } do szuflady { $drawer } (przedtem: { $old }).
event-bribes = { $player } bierze { $count } × { $bribe } (karta { $card }).
event-income = { $player } otrzymuje { $count ->
    [one] { $count } szyling dochodu
    [few] { $count } szylingi dochodu
   *[other] { $count } szylingów dochodu
}.
event-money = { $player } bierze { $count ->
    [one] { $count } szyling
    [few] { $count } szylingi
   *[other] { $count } szylingów
}.
event-points = { $player } zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} (karta { $card }).
event-placing = { $player } stawia agenta.
event-target = { $player } wybiera { $building }.
event-agent = { $player } bierze agenta stąd: { $origin }.
event-placed = { $player } stawia agenta: { $building } (skąd: { $origin }), płaci: { $payment }.
event-figure_step = Figura gracza { $player } przechodzi: { $origin } → { $building }.
event-figure_stays = Figura gracza { $player } zostaje.
event-gained = { $player } otacza { $square } i zdobywa: { $secret }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-marker = { $player } przesuwa znacznik „{ $secret }” na pole { $space }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-investigator = Śledczy idzie na pole { $space }; żeton dachu: { $tile }.
event-end_near = Koniec jest bliski: jeszcze jedna runda ({ $exceptional ->
    [0] śledczy doszedł do końca
   *[other] wszystkie znaczniki doszły do końca
}).
event-declined = { $player } rezygnuje.
event-accepted = { $player } przyjmuje zlecenie { $mission } za { $money ->
    [one] { $money } szyling
    [few] { $money } szylingi
   *[other] { $money } szylingów
}.
event-fulfilled = { $player } wykonuje zlecenie { $mission }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $money ->
    [one] { $money } szyling
    [few] { $money } szylingi
   *[other] { $money } szylingów
}.
event-missions_done = { $player } kończy zlecenia.
event-deposited = { $player } wkłada { $amount } do kasetki ({ $extra ->
    [0] dochód
   *[other] dodatkowy szyling
}).
event-bought = { $player } kupuje: { $item }.
event-passed = { $player } nic nie kupuje.
event-paid_money = { $player } płaci { $count ->
    [one] { $count } szyling
    [few] { $count } szylingi
   *[other] { $count } szylingów
}.
event-paid_bribe = { $player } płaci: { $bribe }.
event-settled = { $player } płaci { $money ->
    [one] { $money } szyling
    [few] { $money } szylingi
   *[other] { $money } szylingów
}; nieopłaceni agenci: { $unpaid }.
event-figure_paid = { $player } opłaca figurę czekoladą.
event-recalled = { $player } zabiera agenta stąd: { $building }.
event-purchase = Zakupy { $number }.
event-payday = Wypłata { $number }.
event-removals = Każde niewykonane zlecenie kosztuje teraz jednego agenta.
event-crest = { $player } dostaje herb.
event-last_round = Zaczyna się ostatnia runda.
event-left = { $player } opuszcza grę.
event-scored = { $player } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $line }.
event-total = { $player } ma razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-won = { $player } wygrywa grę.
event-undone = { $count ->
    [one] { $player } cofa { $count } krok.
    [few] { $player } cofa { $count } kroki.
   *[other] { $player } cofa { $count } kroków.
}

## Options

option-version = Wersja
    .help = Wprowadzająca jest na pierwsze gry; pełna dodaje zlecenia, pieniądze i więcej kart.
option-version-full = Pełna
option-version-intro = Wprowadzająca
option-flags = Flagi
    .help = Rozłożone losowo albo nadrukowane na planszy.
option-flags-random = Losowe
option-flags-printed = Nadrukowane
option-set_bonus = Premia za komplet
    .help = Punkty za każdy komplet pięciu tajemnic, tylko w wersji wprowadzającej. Wydrukowano 10; wydanie japońskie ma 15 i uznaje 10 za błąd druku.
option-set_bonus-10 = 10
option-set_bonus-15 = 15
option-third_man = Trzeci człowiek
    .help = Neutralna figura pomaga wszystkim otaczać place.
option-third_man-on = Wł.
option-third_man-off = Wył.
option-third_man_rule = Droga trzeciego człowieka
    .help = Dokąd idzie po udzieleniu pomocy.
option-third_man_rule-most_squares = Do największej liczby placów z tajemnicą
option-third_man_rule-largest_square = Do największego placu z tajemnicą
option-feld_agents = Agenci Stefana Felda
    .help = Każdy kolor ma figurę z dwiema zdolnościami; tylko pełna wersja.
option-feld_agents-on = Wł.
option-feld_agents-off = Wył.
option-drawer_rule = Szuflady
    .help = Czy trzeba wypełnić puste szuflady, zanim zastąpi się kartę.
option-drawer_rule-any = Dowolna
option-drawer_rule-fill_first = Najpierw puste
option-first_player = Pierwszy gracz
    .help = Ustala, kto dostaje herb.
option-first_player-random = Losowo
option-colours = Kolory
    .help = Losowo albo jeden kolor na miejsce. Z agentami Stefana Felda kolor decyduje o mieście: niebieski Hamburg, zielony Amsterdam, czerwony Nowy Jork, żółty Marrakesz.
option-colours-random = Losowo
option-data_set = Mapa, karty i zlecenia
    .help = Wybiera zestaw elementów gry.
preset-first = Pierwsza partia
    .help = Wersja wprowadzająca, flagi jak nadrukowane.
preset-usual = Zwykła gra
    .help = Pełna wersja: zlecenia, pieniądze i więcej kart.
preset-everything = Wszystko
    .help = Pełna wersja z trzecim człowiekiem i agentami Stefana Felda.

## Browser

event-drew-hidden = { $player } dobiera kartę.
event-assigned-hidden = { $player } kładzie kartę do akcji { $role }.
event-discarded-hidden = { $player } odrzuca nieużytą kartę.
event-drawer-hidden = { $player } wkłada kartę { $card } do szuflady { $drawer }.
event-bribes-hidden = { $player } bierze { $count } × { $bribe }.
event-points-hidden = { $count ->
    [one] { $player } zdobywa { $count } punkt.
    [few] { $player } zdobywa { $count } punkty.
   *[other] { $player } zdobywa { $count } punktów.
}
ui-wait = Chwileczkę.
ui-nothing = nic
ui-out = poza grą
ui-cancel = Anuluj
ui-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
ui-schillings = { $count ->
    [one] { $count } szyling
    [few] { $count } szylingi
   *[other] { $count } szylingów
}
ui-secrets = { $count ->
    [one] { $count } tajemnica
    [few] { $count } tajemnice
   *[other] { $count } tajemnic
}
ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
ui-supply = { $count ->
    [one] { $count } agent w zasobach
    [few] { $count } agenci w zasobach
   *[other] { $count } agentów w zasobach
}
ui-on-board = { $count ->
    [one] { $count } agent w mieście
    [few] { $count } agenci w mieście
   *[other] { $count } agentów w mieście
}
ui-count-of = { $count } × { $thing }
ui-house = budynek { $house } ({ $colour })
ui-seal-of = pieczęć: { $seal }
ui-letter = litera domu { $letter }
ui-agents-of = agenci: { $players }
ui-square = plac { $number }
ui-card-line = Do II: { $bribe }, do IV: { $secret }, do I: „{ $ability }”
ui-mission-line = Zlecenie { $mission }, { $flag }: { $needs }; daje { $reward }
ui-last-round = Ostatnia runda!
ui-prompt-assign = Użyj trzech kart: jednej jako zdolności (I), drugiej jako łapówki (II), trzeciej jako tajemnicy (IV).
ui-prompt-commit = Wszystkie trzy karty są przydzielone. Położyć je zakryte?
ui-prompt-third = Akcja III: wybierz dom dla agenta albo weź dwie jednakowe łapówki.
ui-prompt-third-full = Akcja III: wybierz dom dla agenta albo weź dwie jednakowe łapówki lub 2 szylingi.
ui-prompt-take = Akcja III: nie stać cię teraz na żaden dom. Weź dwie jednakowe łapówki.
ui-prompt-take-full = Akcja III: nie możesz teraz postawić agenta. Weź dwie jednakowe łapówki albo 2 szylingi.
ui-prompt-aim = Postawić: { $house }?
ui-prompt-agent = Który agent idzie na { $house }?
ui-prompt-pay = { $count ->
    [one] Jak płacisz { $count } łapówkę za { $house }?
    [few] Jak płacisz { $count } łapówki za { $house }?
   *[other] Jak płacisz { $count } łapówek za { $house }?
}
ui-prompt-twice = Przesunąć znacznik „{ $secret }” o dwa pola?
ui-prompt-bribes = { $count ->
    [one] Wybierz rodzaj: dostajesz { $count } sztukę, albo zrezygnuj.
    [few] Wybierz rodzaj: dostajesz { $count } sztuki, albo zrezygnuj.
   *[other] Wybierz rodzaj: dostajesz { $count } sztuk, albo zrezygnuj.
}
ui-prompt-deposit = { $income }: ile trafia do kasetki?
ui-because = ({ $ability })
ui-commit = Połóż zakryte
ui-laid-for = przydzielona do { $role }
ui-job-I = szuflada
ui-job-II = łapówka
ui-job-IV = znacznik
ui-tray = Akcja { $role }, { $job }: jeszcze bez karty
ui-tray-full = Akcja { $role }: karta { $card }. Weź ją z powrotem
ui-no-cards = Brak kart na ręce.
ui-drawer-empty = pusta
ui-works-now = działa teraz
ui-accept = Przyjmij
ui-fulfil = Wykonaj
ui-choices = Wybór
ui-place-on = Postaw: { $house }
ui-effect-twin = Musi zastąpić kartę w szufladzie { $drawer }, gdzie leży taka sama zdolność.
ui-effect-bribe = Bierzesz: { $bribe }.
ui-quoted = „{ $text }”
ui-ability = Akcja { $action }: { $ability }
ui-works = Działa też: { $ability }.
ui-effect-marker = { $secret } przesuwa się o jedno pole: { $points }.
ui-effect-virtual = { $secret } zostaje na ostatnim polu: { $points }.
ui-effect-step = Dwa kroki: { $points }.
ui-effect-investigator = Próg: śledczy idzie dalej.
ui-effect-crosses = Próg zostaje przekroczony.
ui-effect-any-marker = Możesz zamiast tego wybrać inny znacznik.
ui-effect-replaces = Zastępuje: { $ability }.
ui-effect-empty = Szuflada jest pusta.
ui-effect-own = Tu już stoi twój agent.
ui-effect-free = Nic nie kosztuje.
ui-effect-pay = Zapłać { $count } × { $sorts }.
ui-effect-costs = { $count ->
    [one] Kosztuje { $count } łapówkę.
    [few] Kosztuje { $count } łapówki.
   *[other] Kosztuje { $count } łapówek.
}
ui-or = { $sorts } (jokery)
ui-effect-unpayable = Nie stać cię na to.
ui-effect-encloses = Otaczasz { $square }: { $secret }, { $points }.
ui-effect-encloses-nothing = Nie otaczasz jeszcze żadnego placu.
ui-effect-fulfils = Potem możesz wykonać { $missions }.
ui-effect-accepts = Potem możesz przyjąć { $missions }.
ui-effect-advance = Od razu dostajesz { $money }.
ui-item-agent = { $price }: jeszcze jeden agent do zasobów.
ui-item-telephone = { $price }: dobierasz cztery karty zamiast trzech.
ui-item-map = { $price }: łapówkami można płacić za zakupy i wypłaty.
ui-item-box = { $price }: dochód można odłożyć; każdy szyling w kasetce to 2 punkty.
ui-item-seal = { $price }: każde wykonane zlecenie daje 3 punkty więcej.
ui-item-table = { $price }: czwarta szuflada i czwarte miejsce na zlecenie.
ui-figure-hamburg = Hamburg: zlecenia z nagrodą w pieniądzach dają o 1 szyling więcej; przy pieczęci szlachty figura kosztuje najwyżej 1 łapówkę.
ui-figure-amsterdam = Amsterdam: kawa w akcji II daje jeszcze jedną; po postawieniu kawa może zastąpić inną łapówkę w zleceniu.
ui-figure-new_york = Nowy Jork: zlecenia USA dają o 1 punkt więcej i wymagają o 1 łapówkę mniej; na budynkach USA figura kosztuje najwyżej 1 łapówkę.
ui-figure-marrakesh = Marrakesz: o 1 szyling więcej za przyjęte zlecenie; figura może zrobić krok, gdy stawiasz obok niej.
ui-payday = { $unpaid ->
    [0] Wypłata: { $cost }
   *[other] Wypłata: { $cost }, nieopłaceni: { $unpaid }
}
ui-payday-figure-paid = Figura bierze jedną czekoladę.
ui-payday-figure-unpaid = Bez czekolady figura odchodzi.
ui-map = Plan Wiednia
ui-map-whole = Pokaż cały plan
ui-map-near = Pokaż moją część planu
ui-secrets-board = Plansza tajemnic
ui-track = { $secret }: pole { $space } z { $last }, wartość { $area }; masz { $own }
ui-track-watched = { $secret }: pole { $space } z { $last }, wartość { $area }; { $player } ma { $own }
ui-roof = Śledczy na polu { $space }, koniec na { $last }; jeszcze co najmniej { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
ui-banner-last = Ostatnia runda
ui-banner-near = Po tej jeszcze jedna runda
ui-banner-purchase = Zakupy na końcu tej rundy
ui-banner-payday = Wypłata na końcu tej rundy
ui-oriel = Drugi dzień wypłaty czeka na koniec gry
ui-model-turn = Tura i zegar
ui-model-actions = Co możesz zrobić
ui-model-squares = Place z tajemnicami
ui-model-houses = Budynki
ui-model-players = Gracze
ui-model-player = { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
ui-square-line = Plac { $number }, { $secret }, między budynkami { $houses }; brakuje ci: { $lacks }
ui-square-line-watched = Plac { $number }, { $secret }, między budynkami { $houses }; { $player }: brakuje { $lacks }

## Score sheet

line-squares = place
line-markers = kroki znaczników
line-cards = zdolności
line-missions = zlecenia
line-secrets = tajemnice
line-sets = komplety
line-desk = wyposażenie
line-box = kasetka
line-majority = większość
score-squares = Place
score-markers = Kroki znaczników
score-cards = Zdolności
score-missions = Zlecenia
score-secrets = Tajemnice
score-sets = Komplety
score-desk = Wyposażenie biurka
score-box = Kasetka
score-majority = Większość
score-total = Razem
score-tiebreak = Remis punktowy: { $player } prowadzi dzięki pieniądzom, łapówkom, agentom lub kolejności.

## Missions

mission-S-01 = S-01
mission-S-02 = S-02
mission-S-03 = S-03
mission-S-04 = S-04
mission-S-05 = S-05
mission-A-01 = A-01
mission-A-02 = A-02
mission-A-03 = A-03
mission-A-04 = A-04
mission-A-05 = A-05
mission-A-06 = A-06
mission-A-07 = A-07
mission-A-08 = A-08
mission-A-09 = A-09
mission-A-10 = A-10
mission-A-11 = A-11
mission-A-12 = A-12
mission-A-13 = A-13
mission-A-14 = A-14
mission-A-15 = A-15
mission-A-16 = A-16
mission-A-17 = A-17
mission-A-18 = A-18
mission-A-19 = A-19
mission-A-20 = A-20
mission-A-21 = A-21
mission-A-22 = A-22
mission-A-23 = A-23
mission-A-24 = A-24
mission-A-25 = A-25
mission-A-26 = A-26
mission-A-27 = A-27
mission-A-28 = A-28
mission-A-29 = A-29
mission-A-30 = A-30
mission-B-01 = B-01
mission-B-02 = B-02
mission-B-03 = B-03
mission-B-04 = B-04
mission-B-05 = B-05
mission-B-06 = B-06
mission-B-07 = B-07
mission-B-08 = B-08
mission-B-09 = B-09
mission-B-10 = B-10
mission-B-11 = B-11
mission-B-12 = B-12
mission-B-13 = B-13
mission-B-14 = B-14
mission-B-15 = B-15
mission-B-16 = B-16
mission-B-17 = B-17
mission-B-18 = B-18
mission-B-19 = B-19
mission-B-20 = B-20
mission-B-21 = B-21
mission-B-22 = B-22
mission-B-23 = B-23
mission-B-24 = B-24
mission-B-25 = B-25

## Pierwsza gra z przewodnikiem

lesson-goal = Wiedeń nocą
    .text = Agenci obserwują budynki. Gdy twoi stoją na wszystkich budynkach wokół placu, bierzesz jego tajemnicę i tyle punktów, ile wynosi jego liczba. Na końcu tajemnice dają kolejne punkty. Grasz czerwonymi (A) i masz trzech agentów na mapie; trwa runda 3 wersji wprowadzającej.
lesson-assign = Trzy karty, trzy zastosowania
    .text = W każdej rundzie przydzielasz po jednej karcie do akcji I, II i IV; każda część karty należy do jednej z nich. Dotknij zdolności karty z flagą USA dla I, czekolady na następnej dla II i slajdu na trzeciej dla IV, potem połóż je.
lesson-drawer = I · Do szuflady
    .text = Karta akcji I trafia do szuflady, a jej zdolność działa odtąd w każdej turze. Karta w twojej pierwszej szufladzie już obniża cenę amerykańskich budynków o jedną łapówkę. Włóż nową do pustej: da ci dowolną łapówkę za postawienie agenta na amerykańskim budynku.
lesson-bribe = II · Łapówka
    .text = Karta akcji II dała ci czekoladę. Kolor budynku mówi, czym się płaci: za fioletowy czekoladą, za różowy winem, za pomarańczowy czasopismem, za brązowy kawą, za szary tytoniem. W akcji III stawiasz agenta albo bierzesz dwie łapówki jednego rodzaju.
lesson-place = III · Postaw agenta
    .text = Budynek kosztuje dwie łapówki swojego koloru, minus twoje zniżki: wskaż go, a zobaczysz cenę i place, które otoczysz. Postaw agenta z zasobów na fioletowym budynku 21 z flagą USA. Kosztuje to tylko jedną czekoladę.
lesson-enclose = Otoczone place
    .text = Z tym agentem stoisz naraz wokół dwóch placów: 3 i 2 punkty, a ich tajemnice, pistolet i slajd, są twoje. Ich latarnie zgasły. Agenci zostają i mogą otoczyć więcej.
lesson-bonus = Premia
    .text = Działa karta w szufladzie: twój agent stanął na amerykańskim budynku, więc weź dowolną łapówkę. Tytoniem zapłacisz za szary budynek. Zdolności z kilku szuflad się sumują, ale działają tylko w twojej turze.
lesson-marker = IV · Przesuń znacznik
    .text = Karta akcji IV przesunęła znacznik slajdów i dała 1 punkt za każdy twój slajd. Na końcu tajemnica jest warta tyle, ile strefa, do której doszedł jej znacznik. Przekroczenie czerwonej linii przesuwa śledczego po dachu, a on kończy grę.
lesson-end = Graj dalej
    .text = Gdy śledczy dojdzie do końca dachu, następuje ostatnia runda. Komplety pięciu tajemnic dają po 10 punktów. „Cofnij” cofa jeden krok, Shift+U całą turę. Dokończ tę grę albo otwórz sprawę ze znajomymi.
lesson-full-goal = Wersja pełna
    .text = Teraz są pieniądze. Zlecenia przynoszą szylingi i punkty, zakupy wyposażają biurko, a w dniu wypłaty każdy agent na mapie chce szylinga. Na końcu liczą się też wyposażenie biurka i najwięcej agentów na mapie, a komplety tajemnic już nie. Grasz czerwonymi (A), trwa runda 9 i zaczynasz. W grze są oba rozszerzenia.
lesson-full-assign = Twoje trzy karty
    .text = Dla akcji I dotknij zdolności karty, która pozwala przesunąć inny znacznik, dla II wina, a dla IV kolby, potem połóż je.
lesson-full-drawer = Do trzeciej szuflady
    .text = Nowa karta działa zawsze, gdy karta akcji IV pokazuje kolbę: możesz wtedy przesunąć zamiast niej dowolny inny znacznik. Włóż ją do pustej trzeciej szuflady.
lesson-full-place = Twoja własna figura
    .text = W rozszerzeniu 2 każdy kolor ma figurę z własnymi zdolnościami. Twoja to burmistrz Nowego Jorku: na amerykańskim budynku kosztuje najwyżej 1 łapówkę. Pierwszy raz można ją postawić, gdy na mapie stoi pięciu twoich agentów; ona stoi już na budynku 12. Wybierz brązowy amerykański budynek 26 i przesuń tam figurę.
lesson-full-third = Trzeci człowiek pomógł
    .text = Figura z rozszerzenia 1 liczy się każdemu jak jego agent. Stała na budynku 20, więc budynki 19, 20 i 26 otaczają dla ciebie plac: jego pistolet jest twój, za 2 punkty zamiast 3, bo pomógł ci trzeci człowiek. Potem przeszedł na sąsiedni budynek.
lesson-full-mission = Wykonaj zlecenie
    .text = Twoja figura stanęła na amerykańskim budynku, więc możesz wykonać amerykańskie zlecenie: wymaga jednego wina i dwóch tytoni. Tylko je pokazujesz i zatrzymujesz. Daje 3 szylingi; twoja pieczęć dodaje 3 punkty, a Nowy Jork 1. Naciśnij je na swoim biurku.
lesson-full-accept = Albo je przyjmij
    .text = Zamiast wykonywać, można przyjąć jedno odkryte zlecenie z flagą budynku, jeśli jest wolne miejsce. Zaliczka przychodzi od razu: 1 szyling za A, 2 za B. Nigdy jedno i drugie w tej samej turze, więc planuj, jakich flag potrzebujesz.
lesson-full-marker = Znacznik przekracza linię
    .text = Teraz działa szuflada: karta pokazuje kolbę i możesz przesunąć inny znacznik. Zostań przy kolbie: przekroczy czerwoną linię, a śledczy przejdzie na pole D, gdzie na koniec rundy czekają zakupy.
lesson-full-buy = Zakupy
    .text = Każdy może kupić jedną rzecz: agenta (1), telefon, szkic drogi, kasetkę lub pieczęć (po 2), stolik boczny (3). Pieczęć już masz. Z telefonem dobierasz co rundę cztery karty zamiast trzech. Kup go.
lesson-full-payday = Następne pole to wypłata
    .text = Gdy śledczy dojdzie do pola E, każdy agent na mapie kosztuje 1 szyling, a twoja figura 1 czekoladę; kto nie dostanie zapłaty, wraca do twoich zasobów. Oszczędzaj więc albo bierz 2 szylingi w akcji III. Szkic drogi pozwala płacić łapówkami.
lesson-full-end = Graj dalej
    .text = Na końcu liczą się: wartość twoich tajemnic, wyposażenie biurka za 1, 3, 6 lub 10 punktów, 2 punkty za każdy szyling w kasetce i we dwoje 8 punktów za najwięcej agentów na mapie. Dokończ tę grę albo otwórz sprawę ze znajomymi.
ui-resign = Rezygnacja jest ostateczna: odtąd twoje miejsce gra według stałej reguły i odrzuca wszystko, co dobrowolne.

## What hints count

reason-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
reason-secrets = { $count ->
    [one] { $count } tajemnica
    [few] { $count } tajemnice
   *[other] { $count } tajemnic
}
reason-worth = { $count ->
    [one] { $count } punkt obecnej wartości twoich tajemnic
    [few] { $count } punkty obecnej wartości twoich tajemnic
   *[other] { $count } punktów obecnej wartości twoich tajemnic
}
reason-agents = { $count ->
    [one] { $count } agent w mieście
    [few] { $count } agenci w mieście
   *[other] { $count } agentów w mieście
}
reason-abilities = { $count ->
    [one] { $count } zdolność w twoich szufladach
    [few] { $count } zdolności w twoich szufladach
   *[other] { $count } zdolności w twoich szufladach
}
reason-missions = { $count ->
    [one] { $count } przyjęte zlecenie
    [few] { $count } przyjęte zlecenia
   *[other] { $count } przyjętych zleceń
}
reason-items = { $count ->
    [one] { $count } rzecz na twoje biurko
    [few] { $count } rzeczy na twoje biurko
   *[other] { $count } rzeczy na twoje biurko
}
reason-bribes = { $count ->
    [one] { $count } łapówka
    [few] { $count } łapówki
   *[other] { $count } łapówek
}
reason-near = { $count ->
    [one] { $count } plac, któremu brakuje jednego domu
    [few] { $count } place, którym brakuje jednego domu
   *[other] { $count } placów, którym brakuje jednego domu
}
reason-supply = { $count ->
    [one] { $count } agent w zasobach
    [few] { $count } agenci w zasobach
   *[other] { $count } agentów w zasobach
}
reason-money = { $count ->
    [one] { $count } szyling
    [few] { $count } szylingi
   *[other] { $count } szylingów
}

## Sprawa dnia

case-intro = Grasz jako { $player } i wykonujesz akcję III. Długie przeszukiwanie jest pewne, co jest najlepsze: umieścić agenta czy wziąć łapówkę? I gdzie?
