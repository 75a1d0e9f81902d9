### Spy Connection: Polish texts

## Game

game-title = Spy Connection
game-summary = Wyścig szpiegów po Europie dla 2–4 osób: rozbudowuj sieć agentów, odwiedzaj miasta i wykonuj misje szybciej niż rywale.
game-about = Twój szpieg podróżuje między 12 miastami Europy po połączeniach, które zabezpieczają twoi agenci. Ci sami agenci budują sieć, zajmują cele misji i pokrywają koszty planowania, więc stale decydujesz, gdzie są najbardziej potrzebni. Kto pierwszy wykona 7 misji, wywołuje koniec gry, a wygrywa osoba z największą liczbą punktów. Autorami Spy Connection są Brett J. Gilbert i Matthew Dunstan. Mapa i treść kart misji są tu rekonstrukcją przygotowaną dla Safehouse i mogą różnić się od wydanej gry.

## Headings of the rule groups

section-1 = Plansza i elementy
section-2 = Przygotowanie
section-3 = Przebieg tury
section-4 = Akcja A: przyjęcie misji
section-5 = Sieć
section-6 = Akcja B: przyłączenie miasta
section-7 = Wycofywanie agentów
section-8 = Odrzucanie misji
section-9 = Akcja C: ruch w sieci
section-10 = Koniec tury: cele misji
section-11 = Dodatkowe tury
section-12 = Koniec gry
section-13 = Punktacja
section-14 = Warianty
section-15 = Zasady platformy

## Rules 1: board and pieces

rule-SPY-1-1 = Plansza przedstawia 12 miast. Każde połączenie wiedzie między dokładnie dwoma różnymi miastami i składa się z jednego lub kilku pól w rzędzie.
rule-SPY-1-2 = Pola połączenia leżą po kolei od jednego miasta do drugiego: pierwsze przylega do jednego z nich, ostatnie do drugiego, a kolejne pola przylegają do siebie. Nic innego do siebie nie przylega.
rule-SPY-1-3 = Każde pole należy tylko do jednego połączenia; połączenia nie mają wspólnych pól. Między dwoma miastami wiedzie najwyżej jedno połączenie.
rule-SPY-1-4 = Miasta są sąsiednie, jeśli wiedzie między nimi połączenie.
rule-SPY-1-5 = Połączenia nie należą do nikogo i można z nich korzystać w obu kierunkach.
rule-SPY-1-6 = Na jednym polu mogą leżeć jednocześnie agenci dowolnie wielu graczy; pojemność pola nie jest ograniczona.
rule-SPY-1-7 = Na jednym polu masz 0, 1 lub 2 agentów, nigdy więcej.
rule-SPY-1-8 = Szpiedzy stoją wyłącznie w miastach. W jednym mieście może ich być dowolnie wielu; nikogo nie blokują i nie powodują żadnych kosztów.
rule-SPY-1-9 = Każdy twój agent jest zawsze w jednym z czterech miejsc: w twojej puli, na polu planszy, na kręgu miasta na twojej otwartej misji albo na jej symbolu agenta.
rule-SPY-1-10 = Kłaść możesz tylko agentów, których masz w swojej puli.
rule-SPY-1-11 = Karta misji pokazuje różne miasta, każde z jednym kręgiem na najwyżej 1 agenta, oraz liczbę punktów; może też mieć symbol dodatkowej tury. Na symbolu agenta w lewym dolnym rogu leżą agenci planujący.
rule-SPY-1-12 = Misja startowa jest pod każdym względem zwykłą misją (limit otwartych misji, wycofywanie, odrzucanie, wykonanie, punkty, liczenie do 7), chyba że któraś zasada mówi inaczej. Nigdy nie leżą na niej agenci planujący.
rule-SPY-1-13 = Obie strony planszy mają te same miasta, połączenia i pola; różnią się tylko kosztami planowania.
rule-SPY-1-14 = Obie strony planszy, wszystkie otwarte misje, agenci, pule i wystawione misje są jawne dla wszystkich.

## Rules 2: set-up

rule-SPY-2-1 = Gracie na jasnej stronie planszy, chyba że wybieracie intensywne przygotowania.
rule-SPY-2-2 = Każda osoba ma jeden kolor, a w nim 15 agentów i szpiega. Wszystkie kolory są równorzędne.
rule-SPY-2-3 = 43 potasowane misje tworzą zakryty stos misji.
rule-SPY-2-4 = Na każde z 4 miejsc na misję trafia odkryta 1 misja ze stosu; w stosie zostaje 39 kart.
rule-SPY-2-5 = Gracza rozpoczynającego wybiera los.
rule-SPY-2-6 = Misje startowe rozdaje się lub wybiera dopiero wtedy, gdy 4 misje są już odkryte i wiadomo, kto zaczyna.
rule-SPY-2-7 = Pierwsza gra: z 5 potasowanych misji startowych dostajesz losowo 1. Leży ona odkryta przed tobą.
rule-SPY-2-8 = Gra zaawansowana: po potasowaniu 5 misji startowych odkrywa się ich tyle, ilu jest graczy.
rule-SPY-2-9 = Jako pierwsza wybiera osoba po prawej stronie gracza rozpoczynającego, a potem kolejne osoby przeciwnie do ruchu wskazówek zegara. Każda bierze 1 z odkrytych misji startowych i kładzie ją odkrytą przed sobą.
rule-SPY-2-10 = Przy tym wyborze gracz rozpoczynający jest ostatni: niczego nie wybiera, tylko bierze misję startową, która została.
rule-SPY-2-11 = Misje startowe, których nie rozdano ani nie odkryto, wracają do pudełka i w tej grze nie biorą udziału. W pierwszej grze się ich nie pokazuje, ale skoro wszystkie 5 kart jest znanych, i tak wiadomo, które to.
rule-SPY-2-12 = Od razu połóż 1 agenta z puli na swojej karcie misji startowej, na kręgu miasta z czerwoną nazwą. Ten cel jest więc zajęty od początku.
rule-SPY-2-13 = Potem postaw szpiega w tym mieście na planszy. Żaden agent na planszę jeszcze nie trafia.
rule-SPY-2-14 = Po przygotowaniu masz 14 agentów w puli (13 w wariancie z 14 agentami), 1 na misji startowej i 0 na planszy, a do tego 1 otwartą misję i 0 wykonanych.
rule-SPY-2-15 = Agent na kręgu miasta z czerwoną nazwą nie różni się od innych agentów na kręgach: możesz go wycofać, a cel jest wtedy znów wolny i można go zająć ponownie jak każdy inny.

## Rules 3: the turn

rule-SPY-3-1 = Zaczyna gracz rozpoczynający, a potem zgodnie z ruchem wskazówek zegara każda osoba rozgrywa po jednej turze, aż gra się skończy.
rule-SPY-3-2 = W swojej turze wykonujesz dokładnie jedną akcję główną: A – przyjmujesz 1 nową misję, B – przyłączasz do sieci 1 nowe miasto i przenosisz tam szpiega, C – przenosisz szpiega do innego miasta swojej sieci.
rule-SPY-3-3 = Jedną z trzech akcji głównych musisz wykonać; pasować nie można. Jedyny wyjątek: możesz zrezygnować z dodatkowej tury.
rule-SPY-3-4 = Tura to wybrana akcja główna, a po niej krok końca tury.
rule-SPY-3-5 = Wycofywanie agentów i odrzucanie misji to akcje darmowe. Możesz z nich korzystać dowolnie często i w każdej chwili własnej tury: przed akcją główną, w jej trakcie, po niej i w kroku końca tury. W turach innych graczy są niedozwolone.
rule-SPY-3-6 = Nie możesz wykonać akcji głównej, jeśli w chwili płacenia brakuje ci na nią agentów w puli. Wcześniej możesz jednak powiększyć pulę akcjami darmowymi.
rule-SPY-3-7 = Zawsze możesz wykonać którąś z akcji głównych. Jeśli wycofasz wszystkich agentów z pól i kręgów, poza pulą zostają tylko agenci planujący, najwyżej 9 na ciemnej stronie lub 6 na jasnej, więc w puli masz co najmniej 6 agentów (co najmniej 8, gdy na jasnej stronie grasz z 14). Siecią jest wtedy samo miasto szpiega, każde sąsiednie miasto jest nowe, a połączenie o najwyżej 3 polach kosztuje najwyżej 6 agentów. Z 14 agentami na ciemnej stronie w puli może zostać tylko 5; gdy to za mało, odrzucasz misję.
rule-SPY-3-8 = Akcja A nie obejmuje ruchu szpiega. Po ruchu nie możesz już w tej samej turze przyjąć misji.

## Rules 4: taking a mission

rule-SPY-4-1 = Wybierz 1 z odkrytych misji na 4 miejscach i połóż ją odkrytą przed sobą.
rule-SPY-4-2 = W żadnej chwili nie możesz mieć więcej niż 3 otwarte misje. Przy 3 otwartych przyjmiesz nową dopiero wtedy, gdy jedną z nich odrzucisz lub wykonasz. Wykonanych misji się nie liczy, otwartą misję startową tak.
rule-SPY-4-3 = Miejsca na misje mają numery od 1 (na dole) do 4 (na górze). Misja na miejscu 1 jest wystawiona najdłużej, a na miejscu 4 najkrócej.
rule-SPY-4-4 = Koszt planowania na jasnej stronie: miejsce 1 – 0 agentów, miejsce 2 – 1 agent, miejsca 3 i 4 – po 2 agentów.
rule-SPY-4-5 = Połóż z puli dokładnie tylu agentów, ile wynosi koszt, na symbolu agenta przyjętej misji; to agenci planujący. Nie możesz zapłacić ani mniej, ani więcej.
rule-SPY-4-6 = Agenci planujący zostają na karcie, aż wykonasz lub odrzucisz misję. Nie można ich wycofać.
rule-SPY-4-7 = Po przyjęciu misji wszystkie karty nad opróżnionym miejscem zsuwają się o jedno miejsce w dół; karty pod nim zostają.
rule-SPY-4-8 = Następnie odkrywa się wierzchnią kartę stosu i kładzie ją na górnym miejscu, które jest teraz wolne.
rule-SPY-4-9 = Szpieg się nie rusza. Potem następuje krok końca tury, więc jeśli nowa misja pokazuje miasto, w którym już stoi szpieg, możesz od razu zająć ten cel.
rule-SPY-4-10 = Jeśli trzeba odkryć kartę, a stos jest pusty, tasuje się stos odrzuconych misji i staje się on nowym stosem. Jeśli i on jest pusty, miejsce zostaje wolne.
rule-SPY-4-11 = Wystawione misje zajmują zawsze najniższe miejsca bez przerw; puste miejsca są u góry. Wybrać możesz tylko zajęte miejsce.
rule-SPY-4-12 = Na koniec każdej tury (także dodatkowej i takiej, z której ktoś zrezygnował) puste miejsca na misje uzupełnia się po kolei od najniższego w górę, dopóki są karty w stosie lub wśród odrzuconych. Dzieje się to jeszcze przed początkiem należnej dodatkowej tury. Pusty stos odnawia się przy tym jak zwykle z odrzuconych misji.
rule-SPY-4-13 = Przy przyjęciu misji odkrywa się najwyżej 1 kartę. Jeśli po zsunięciu wolne jest więcej niż jedno miejsce, karta trafia na najniższe wolne, a nie na miejsce 4; pozostałe czekają na uzupełnienie na koniec tury.
rule-SPY-4-14 = Zsunięcie i odkrycie karty należą do akcji A i są zakończone przed krokiem końca tury. Zajmując cele, znasz już nową kartę.

## Rules 5: network

rule-SPY-5-1 = Połączenie jest dla ciebie kompletne, gdy na każdym jego polu leży co najmniej 1 twój agent. Nie ma znaczenia, czy leży tam 1 twój agent, czy 2, ani kto jeszcze ma agentów na tym polu.
rule-SPY-5-2 = Twoja sieć to miasto, w którym stoi twój szpieg, oraz wszystkie miasta, do których da się z niego dotrzeć kompletnymi połączeniami.
rule-SPY-5-3 = Agenci innych graczy nigdy nie należą do twojej sieci i nigdy jej nie przerywają.
rule-SPY-5-4 = Raz położony agent pozostaje ważny, gdy inni położą później agentów na tym samym polu: 1 agent nadal wystarcza.
rule-SPY-5-5 = Tak samo 2 agentów nadal leży na polu, gdy inni gracze już je opuścili. Nadwyżka nie wraca sama i nie można zabrać tylko jednego z nich.
rule-SPY-5-6 = Na początku twoją siecią jest tylko miasto startowe.
rule-SPY-5-7 = Niekompletne połączenia z twoimi agentami, czyli resztki po wycofaniu, nie powiększają sieci. Ci agenci liczą się jednak do spójności i obniżają cenę późniejszego uzupełnienia połączenia.

## Rules 6: connecting

rule-SPY-6-1 = Najpierw możesz raz przenieść szpiega do dowolnego innego miasta swojej sieci, bez kosztu i na dowolną odległość. Możesz też zostać w miejscu.
rule-SPY-6-2 = W swojej pierwszej turze nie masz tego ruchu, bo twoja sieć to tylko jedno miasto.
rule-SPY-6-3 = Potem przyłączasz dokładnie jedno miasto. Musi sąsiadować z miastem, w którym teraz stoi szpieg, i musi być nowe, czyli w tej chwili nie może należeć do twojej sieci.
rule-SPY-6-4 = Miasta, które jest już w sieci, nie można przyłączyć drugi raz, nawet innym połączeniem. Jeśli wcześniej w tej turze wypadło z sieci wskutek wycofania agentów, znów jest nowe.
rule-SPY-6-5 = Na każde pole tego połączenia, na którym nie masz agentów, kładziesz z puli 1 agenta, jeśli nie leży tam żaden agent innego gracza.
rule-SPY-6-6 = Jeśli na takim polu leży co najmniej 1 agent innego gracza, kładziesz 2 agentów. Nigdy nie musisz kłaść więcej niż 2, bez względu na liczbę rywali i ich agentów.
rule-SPY-6-7 = Na pole, na którym masz już 1 lub 2 agentów, nic nie kładziesz, nawet jeśli są tam inni gracze.
rule-SPY-6-8 = Całe połączenie musi powstać od razu. Jeśli pula, także po wycofaniu agentów, nie wystarcza, nie możesz go utworzyć nawet częściowo.
rule-SPY-6-9 = Nie możesz położyć na polu więcej agentów, niż potrzeba.
rule-SPY-6-10 = Zaraz potem szpieg musi przejść nowym połączeniem do przyłączonego miasta.
rule-SPY-6-11 = Miasto, z którego prowadzisz połączenie, zostaje w sieci, bo nowe połączenie jest kompletne. Zostaje w niej też wszystko, co należało do niej wcześniej.
rule-SPY-6-12 = Po przejściu do przyłączonego miasta szpieg nie rusza się już w tej turze.
rule-SPY-6-13 = Między ruchem szpiega a kładzeniem agentów możesz wycofywać agentów, także tych, po których szpieg przed chwilą przeszedł. Dla spójności liczy się wtedy nowe miasto szpiega.
rule-SPY-6-14 = Przyłączając miasto, zawsze kładziesz co najmniej 1 agenta: gdyby połączenie było już kompletne, miasto na drugim końcu należałoby do sieci.
rule-SPY-6-15 = Cenę ustala się w chwili kładzenia agentów: liczą się ci agenci innych graczy, którzy wtedy leżą na polu.

## Rules 7: recalling

rule-SPY-7-1 = W każdej chwili swojej tury możesz wycofać własnych agentów z planszy do puli, tak często i w takiej liczbie, jak chcesz.
rule-SPY-7-2 = To samo dotyczy agentów na kręgach twoich otwartych misji.
rule-SPY-7-3 = Agentów innych graczy nigdy się nie rusza.
rule-SPY-7-4 = Z pola, na którym masz 2 agentów, wycofujesz obu albo żadnego. Pole opróżniasz więc zawsze w całości.
rule-SPY-7-5 = Spójność: w każdej chwili wszyscy twoi agenci na planszy tworzą razem ze szpiegiem jedną połączoną całość. Wycofanie, które by ją rozerwało, jest niedozwolone.
rule-SPY-7-6 = Dla spójności twoi agenci na kolejnych polach połączenia trzymają się razem, a miasto spina wszystkich twoich agentów na przylegających polach. Szpieg jest złączony z twoimi agentami na polach przy swoim mieście.
rule-SPY-7-7 = Prosty sprawdzian: zacznij w mieście szpiega i idź przez miasta oraz pola z własnymi agentami. W ten sposób musi się dać dotrzeć do każdego pola, na którym leżą twoi agenci.
rule-SPY-7-8 = Gdy nie masz agentów na planszy, spójność jest zawsze zachowana. Możesz więc wycofać z planszy wszystkich agentów.
rule-SPY-7-9 = Z kręgów swoich otwartych misji możesz w każdej chwili własnej tury zabierać agentów pojedynczo i w dowolnej liczbie. Taki cel nie jest już wtedy zajęty.
rule-SPY-7-10 = Agentów planujących nie można wycofać.
rule-SPY-7-11 = Na wykonanych misjach nie ma agentów, więc nie można z nich nic wycofać.
rule-SPY-7-12 = Wycofywanie sprawdza się pole po polu. Niczego na tym nie tracisz: jeśli bez większej grupy agentów reszta pozostaje spójna, zawsze istnieje kolejność, w której tę grupę da się zabrać z zachowaniem spójności po każdym kroku.
rule-SPY-7-13 = Agentów położonych przy przyłączaniu miasta możesz wycofać jeszcze w tej samej turze.
rule-SPY-7-14 = Możesz zostawić agentów na planszy, na przykład resztkę połączenia, żeby inni nadal płacili tam podwójnie.

## Rules 8: discarding

rule-SPY-8-1 = W każdej chwili swojej tury możesz odrzucić własną otwartą misję. Wykonanych misji odrzucić nie można.
rule-SPY-8-2 = Wszyscy agenci z tej misji, zarówno z kręgów, jak i planujący, wracają do twojej puli.
rule-SPY-8-3 = Misję startową też możesz odrzucić.
rule-SPY-8-4 = Odrzucone misje trafiają odkryte na jawny stos odrzuconych misji obok stosu misji i wracają do gry tylko wtedy, gdy trzeba odnowić pusty stos. Odrzucona misja startowa wypada natomiast z gry.
rule-SPY-8-5 = Odrzucenie misji nic nie kosztuje i nie daje punktów.
rule-SPY-8-6 = Misję możesz odrzucić nawet w tej samej turze, w której ją przyjmujesz.
rule-SPY-8-7 = Odrzucenie nie zmienia ani nie uzupełnia wystawionych misji. Wpłynąć na nie może tylko uzupełnianie pustych miejsc na koniec tury.

## Rules 9: moving

rule-SPY-9-1 = Przenosisz szpiega do innego miasta swojej sieci, na dowolną odległość i bez kosztu.
rule-SPY-9-2 = Wybierając akcję C, nie przyłączasz w tej turze żadnego miasta.
rule-SPY-9-3 = Musisz wybrać inne miasto niż to, w którym stoi szpieg. Jeśli twoja sieć to tylko jedno miasto, akcja C jest niedostępna.
rule-SPY-9-4 = Miasta mijane po drodze nie mają znaczenia.
rule-SPY-9-5 = Akcją C możesz przejść także do miasta, w którym nie masz celu do zajęcia.

## Rules 10: end of the turn, targets

rule-SPY-10-1 = Na koniec każdej tury, po akcji A, B lub C i także w dodatkowej turze, liczy się miasto, w którym stoi szpieg. Miasta odwiedzone w tej turze wcześniej nie mają znaczenia.
rule-SPY-10-2 = Na każdej swojej otwartej misji, która pokazuje to miasto, możesz położyć 1 agenta z puli na kręgu tego miasta, jeśli ten krąg jest pusty.
rule-SPY-10-3 = Nie ma takiego obowiązku: przy każdej misji decydujesz osobno i możesz zrezygnować z niektórych albo ze wszystkich.
rule-SPY-10-4 = Kolejność misji ustalasz według własnego uznania.
rule-SPY-10-5 = Gdy tylko wszystkie miasta misji są zajęte, misja jest wykonana: natychmiast i bez możliwości odmowy.
rule-SPY-10-6 = Po wykonaniu misji wszyscy jej agenci, z kręgów i planujący, od razu wracają do twojej puli, a kartę kładziesz zakrytą.
rule-SPY-10-7 = Tych agentów możesz jeszcze w tym samym kroku położyć na kręgach tego samego miasta na kolejnych misjach. Jedna wykonana misja może więc pociągnąć za sobą następne, nawet wszystkie trzy.
rule-SPY-10-8 = Jeśli twoja pula jest pusta, możesz najpierw na zwykłych zasadach wycofać agentów z planszy lub z (innych) misji albo odrzucić misję. Możesz to zrobić także wtedy, gdy masz agentów w puli; pusta pula jest warunkiem tylko przy stole, na którym wyłączono opcję „Tura kończy się na słowo gracza”.
rule-SPY-10-9 = Wycofanie agenta z misji zwalnia jej cel. Jeśli to miasto, w którym stoi szpieg, możesz je zająć ponownie później w tym samym kroku.
rule-SPY-10-10 = Z kręgu zajętego w tym kroku nie wycofujesz agenta w tym samym kroku. To tylko cofnęłoby jego położenie, więc niczego nie tracisz, a krok na pewno się kończy.
rule-SPY-10-11 = Cele możesz zajmować tylko w tym kroku, nigdy wcześniej w turze.
rule-SPY-10-12 = Wykonane misje zatrzymujesz; liczą się do końca gry i do punktacji. Leżą zakryte, ale pozostają jawne: platforma pokazuje je wszystkim.

## Rules 11: extra turns

rule-SPY-11-1 = Wykonana misja z symbolem dodatkowej tury daje ci jedną dodatkową turę.
rule-SPY-11-2 = Dodatkową turę rozgrywasz bezpośrednio po bieżącej, gdy krok końca tury jest zakończony, i przed wszystkimi innymi graczami.
rule-SPY-11-3 = Kilka takich misji wykonanych w jednym kroku daje tyle samo dodatkowych tur, jedną po drugiej.
rule-SPY-11-4 = Dodatkowa tura to pełna tura: akcja A, B lub C, akcje darmowe i krok końca tury. Misje wykonane w niej mogą dać dalsze dodatkowe tury, które dodaje się do jeszcze należnych.
rule-SPY-11-5 = Dodatkowe tury nie zmieniają kolejności pozostałych graczy.
rule-SPY-11-6 = Dodatkowa tura to prawo, nie obowiązek: możesz z niej zrezygnować, ale musi to być pierwsza i jedyna czynność w tej turze. Ze zwykłej tury zrezygnować nie można.

## Rules 12: end of the game

rule-SPY-12-1 = Koniec gry zostaje wywołany w chwili, gdy ktoś jako pierwszy ma 7 lub więcej wykonanych misji. W jednym kroku można wykonać kilka misji, więc może ich być więcej niż 7.
rule-SPY-12-2 = Wykonana misja startowa liczy się do tych 7, odrzucona misja nie.
rule-SPY-12-3 = Osoba, która wywołała koniec gry, dokańcza krok końca tury i rozgrywa wszystkie należne jej dodatkowe tury, także zdobyte w ich trakcie. Potem nie ma już żadnych tur.
rule-SPY-12-4 = Następnie każda z pozostałych osób ma dokładnie 1 ostatnią turę, zgodnie z ruchem wskazówek zegara od osoby, która wywołała koniec, i bez względu na to, w którym miejscu jest runda. Poza tym rundy się nie dogrywa.
rule-SPY-12-5 = Dodatkowe tury zdobyte w ostatniej turze też rozgrywa się od razu, nawet jeśli jest ich kilka lub jedna daje następną.
rule-SPY-12-6 = Jeśli w ostatnich turach jeszcze ktoś dojdzie do 7 wykonanych misji, niczego to nie zmienia.
rule-SPY-12-7 = Gra kończy się po ostatniej turze osoby siedzącej po prawej stronie tej, która wywołała koniec. Wtedy następuje punktacja.
rule-SPY-12-8 = Zabezpieczenie: gdy wszystkie osoby będące jeszcze w grze mają za sobą ustaloną limitem liczbę zwykłych tur, a nikt nie wywołał końca, gra kończy się normalną punktacją. Przedtem ostatnia osoba rozgrywa należne jej jeszcze dodatkowe tury.

## Rules 13: scoring

rule-SPY-13-1 = Każda wykonana misja daje tyle punktów, ile podano na karcie.
rule-SPY-13-2 = Każda otwarta misja daje 1 punkt za każde miasto zajęte na niej przez agenta. Agenci planujący nie dają punktów, a punktów podanych na karcie się nie dolicza.
rule-SPY-13-3 = Na otwartej misji startowej liczy się w ten sposób także miasto z czerwoną nazwą, jeśli na koniec na jego kręgu leży agent.
rule-SPY-13-4 = Nic innego nie daje punktów: ani sieć, ani pula, ani liczba misji, ani wywołanie końca gry. Za otwarte misje nie traci się punktów.
rule-SPY-13-5 = Wygrywa osoba z największą liczbą punktów.
rule-SPY-13-6 = Przy remisie wygrywa ta z remisujących osób, której pierwsza tura w grze wypadła najpóźniej, czyli która siedzi najdalej od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara. Wspólnego zwycięstwa nigdy nie ma.
rule-SPY-13-7 = Dalsze miejsca ustala się według tych samych dwóch kryteriów.

## Rules 14: variants

rule-SPY-14-1 = Wariant z 14 agentami: doświadczone osoby mogą grać z 14 agentami zamiast 15; zbędny agent wraca do pudełka.
rule-SPY-14-2 = Wariant można ustawić tylko dla wybranych osób, na przykład doświadczonych w grze z początkującymi: liczbę agentów ustala się osobno dla każdego miejsca przy stole.
rule-SPY-14-3 = Wszystko inne się nie zmienia; po przygotowaniu masz w puli 13 agentów. Żadna cena, koszt planowania ani limit nie zależą od liczby agentów.
rule-SPY-14-4 = Wariant z intensywnymi przygotowaniami: gracie na ciemnej stronie planszy.
rule-SPY-14-5 = Na ciemnej stronie każda przyjęta misja kosztuje o 1 agenta planującego więcej niż na jasnej: miejsca od 1 do 4 kosztują kolejno 1, 2, 3 i 3. Dotyczy to także najniższego miejsca.
rule-SPY-14-6 = Wyjątek: jeśli w chwili przyjęcia nie masz innej otwartej misji, koszt planowania wynosi 0 na każdym miejscu. Otwarta misja startowa też jest otwartą misją.
rule-SPY-14-7 = Koszt ustala się w chwili przyjęcia i nie zmienia się później, gdy inne misje zostają wykonane lub odrzucone.
rule-SPY-14-8 = Instrukcja zaleca do intensywnych przygotowań 15 agentów. Z 14 można grać, ale jest trudno.
rule-SPY-14-9 = Pierwszą lub zaawansowaną grę, liczbę agentów i stronę planszy można łączyć dowolnie.

## Rules 15: platform rules

rule-SPY-15-1 = Gdy ktoś odchodzi, jego miejsce przy stole przejmuje domyślnie bot.
rule-SPY-15-2 = Jeśli bot nie ma go przejąć, miejsce wypada z gry: agenci i szpieg znikają z planszy, otwarte misje trafiają na stos odrzuconych misji, wykonane opuszczają grę, a tury tego miejsca się pomija. Jest ono ostatnie w klasyfikacji i nie może już wywołać końca gry, ale koniec wywołany wcześniej pozostaje w mocy. Jeśli w grze zostaje jedno miejsce, wygrywa.
rule-SPY-15-3 = Losowe są tylko: kolejność misji, gracz rozpoczynający, misje startowe i ponowne tasowanie; wszystko to daje generator losowy gry z ustalonym ziarnem. Odkrywana misja jest losowana z równym prawdopodobieństwem spośród kart stosu, więc wystarczy losować w chwili odkrycia, bez ustalonej z góry kolejności.
rule-SPY-15-4 = Jeśli miejsce wypada z gry podczas własnej tury, ta tura kończy się natychmiast bez kroku końca tury, a należne dodatkowe tury przepadają; puste miejsca na misje się uzupełnia i gra następna osoba. Przy ostatnich turach przyjmuje się, że takie miejsce już zagrało, a przy limicie tur się je pomija.

## Why not: answers to "why can't I?"

why-SPY-1-10 = Twoja pula jest pusta, więc nie masz agenta do położenia.
why-SPY-2-9 = Nie twoja kolej na wybór misji startowej albo tej karty nie ma do wyboru.
why-SPY-3-1 = To nie jest twoja tura.
why-SPY-3-8 = Po ruchu szpiega nie możesz już w tej turze przyjąć misji.
why-SPY-4-2 = Masz już trzy otwarte misje; najpierw wykonaj lub odrzuć jedną z nich.
why-SPY-4-5 = Masz w puli za mało agentów na koszt planowania tej misji.
why-SPY-4-11 = To miejsce na misję jest puste.
why-SPY-5-2 = To miasto nie należy do twojej sieci.
why-SPY-6-1 = Twój szpieg już się w tej turze przemieścił; przed połączeniem może to zrobić raz.
why-SPY-6-3 = To połączenie nie zaczyna się w mieście, w którym stoi twój szpieg.
why-SPY-6-4 = Miasto na drugim końcu jest już w twojej sieci.
why-SPY-6-8 = Masz w puli za mało agentów, żeby od razu uzupełnić całe połączenie.
why-SPY-7-1 = Na tym polu nie masz żadnego agenta.
why-SPY-7-3 = Leżą tam agenci innych graczy; zabierasz tylko swoich.
why-SPY-7-5 = To rozerwałoby twoją sieć: wszyscy twoi agenci muszą tworzyć ze szpiegiem jedną całość.
why-SPY-7-9 = Na tym kręgu nie masz agenta.
why-SPY-8-1 = Nie masz takiej otwartej misji.
why-SPY-9-3 = Twój szpieg już tu stoi; wybierz inne miasto.
why-SPY-10-2 = Nie masz tam otwartej misji z pustym kręgiem dla miasta, w którym stoi twój szpieg.
why-SPY-10-8 = Przy tym stole opcja „Tura kończy się na słowo gracza” jest wyłączona. Na koniec tury wycofujesz wtedy agentów lub odrzucasz misję tylko po to, by zdobyć agenta przy pustej puli.
why-SPY-10-10 = Ten krąg został zajęty przed chwilą w tym kroku, więc agenta nie możesz stąd teraz wycofać.
why-SPY-10-11 = Cele możesz zajmować dopiero na koniec tury.
why-SPY-11-6 = Zrezygnować możesz tylko z dodatkowej tury i tylko na samym jej początku.
why-SPY-3-3 = Nie możesz pasować: przyjmij misję, przyłącz miasto albo przenieś szpiega.
why-SPY-3-4 = Twoja akcja główna w tej turze jest już wykonana.
why-SPY-12-7 = Gra już się skończyła.
why-SPY-15-1 = Nikt nie odchodzi zwykłą akcją: decyduje o tym stół, a miejsce przejmuje domyślnie bot.
why-SPY-15-2 = To miejsce przy stole jest już poza grą.
why-SPY-15-3 = O tym decyduje tylko los.

## City names

city-LON = Londyn
city-PAR = Paryż
city-MAD = Madryt
city-BER = Berlin
city-MON = Monako
city-ROM = Rzym
city-HEL = Helsinki
city-MOS = Moskwa
city-IST = Stambuł
city-OSL = Oslo
city-WAR = Warszawa
city-BEL = Belgrad
code-LON = LON
code-PAR = PAR
code-MAD = MAD
code-BER = BER
code-MON = MON
code-ROM = RZY
code-HEL = HEL
code-MOS = MOS
code-IST = STA
code-OSL = OSL
code-WAR = WAR
code-BEL = BEL

## Terms for panels

term-spy = Szpieg
term-agent = Agent
term-agents = Agenci
term-supply = Pula
term-city = Miasto
term-connection = Połączenie
term-field = Pole
term-network = Sieć
term-mission = Misja
term-missions = Misje
term-start-mission = Misja startowa
term-stack = Stos misji
term-slot = Miejsce na misję
term-display = Wystawione misje
term-planning-agents = Agenci planujący
term-target = Cel misji
term-circle = Krąg
term-open-missions = Otwarte misje
term-fulfilled = Wykonane misje
term-discard-pile = Stos odrzuconych misji
term-extra-turn = Dodatkowa tura
term-last-turn = Ostatnia tura
term-points = Punkty
term-score = Wynik
term-turn = Tura
term-seat = Miejsce przy stole
term-board-light = Jasna strona planszy
term-board-dark = Ciemna strona planszy
term-planning-cost = Koszt planowania
term-price = Cena

## Decisions: the prompt for the player and for the others

decision-START = Wybierz jedną z odkrytych misji startowych.
decision-START-other = { $player } wybiera misję startową.
decision-ROOT = Twoja tura: przyjmij misję, przyłącz nowe miasto albo przenieś szpiega.
decision-ROOT-other = { $player } wybiera akcję główną.
decision-EXTRA = Masz dodatkową turę: przyjmij misję, przyłącz nowe miasto, przenieś szpiega albo z niej zrezygnuj.
decision-EXTRA-other = { $player } ma dodatkową turę i wybiera akcję główną.
decision-MOVED = Po ruchu szpiega: przyłącz stąd nowe miasto albo zatrzymaj się tutaj.
decision-MOVED-other = { $player } wybiera: przyłączyć stąd nowe miasto albo się zatrzymać.
decision-COVER = Koniec tury: zajmij miasto szpiega na swoich misjach albo zakończ turę.
decision-COVER-other = { $player } wybiera cele do zajęcia na koniec tury.
decision-IDLE = Nie ma już czego zająć: zakończ turę albo jeszcze wycofaj lub odrzuć.

## Actions: label and effect

action-CHOOSE_START = Wybierz misję startową: { $card }
    .effect = Ta karta staje się twoją misją startową, a szpieg zaczyna w mieście z czerwoną nazwą.
    .kind = Misja startowa
action-TAKE = Przyjmij misję: miejsce { $slot }
    .effect = Kładziesz misję otwartą przed sobą i płacisz koszt planowania agentami z puli.
    .kind = Przyjmij misję
action-MOVE = Przenieś szpiega: { $city }
    .effect = Szpieg przechodzi tam po twojej sieci bez kosztu; potem możesz jeszcze przyłączyć miasto albo się zatrzymać.
    .kind = Przenieś szpiega
action-CONNECT = Przyłącz miasto: { $connection }
    .effect = Kładziesz brakujących agentów na polach połączenia, a szpieg przechodzi do nowego miasta.
    .kind = Przyłącz miasto
action-RECALL_FIELD = Wycofaj agentów z pola: { $field }
    .effect = Wszyscy twoi agenci z tego pola wracają do puli.
    .kind = Wycofaj z pól
action-RECALL_CIRCLE = Wycofaj agenta: misja { $mission }, { $city }
    .effect = Agent wraca z kręgu do puli, a cel jest znów wolny.
    .kind = Wycofaj z misji
action-DISCARD = Odrzuć: misja { $mission }
    .effect = Tracisz tę misję, a wszyscy jej agenci wracają do puli.
    .kind = Odrzuć misję
action-COVER = Zajmij cel: misja { $mission }
    .effect = Kładziesz 1 agenta z puli na kręgu miasta szpiega; jeśli to ostatni cel, misja jest wykonana.
    .kind = Zajmij cel
action-STOP = Zatrzymaj się tutaj
    .effect = Szpieg zostaje w tym mieście i następuje koniec tury.
action-DONE = Zakończ turę
    .effect = Nie zajmujesz już dalszych celów i kończysz turę.
action-WAIVE = Zrezygnuj z dodatkowej tury
    .effect = Ta dodatkowa tura kończy się od razu, bez żadnej akcji.
action-FIRST_PLAYER = Gracz rozpoczynający: { $seat }
    .effect = Ta osoba rozgrywa pierwszą turę gry.
action-DEAL_START = Rozdaj misję startową: { $card }
    .effect = Ta misja startowa trafia odkryta do gracza.
action-REVEAL_START = Odkryj misję startową: { $card }
    .effect = Tę misję startową można teraz wybrać.
action-REVEAL = Odkryj misję: { $mission }
    .effect = Ta karta trafia na wolne miejsce na misję.
action-LEAVE = Odejście od stołu: { $seat }
    .effect = To miejsce przy stole wypada z gry, a jego agenci i szpieg znikają z planszy.

## Events: sentences of the log

event-first_player = { $player } rozpoczyna grę.
event-start_dealt = { $player } dostaje misję startową „{ $card }”.
event-start_revealed = Do wyboru jest misja startowa „{ $card }”.
event-start_chosen = { $player } bierze misję startową „{ $card }”.
event-placed_spy = { $player } stawia szpiega w mieście { $city } i od razu ma ten cel zajęty na misji startowej.
event-revealed = Na miejsce { $slot } trafia misja „{ $mission }”.
event-reshuffled =
    { $count ->
        [one] Z { $count } odrzuconej karty powstaje nowy stos misji.
        [few] Z { $count } odrzuconych kart powstaje nowy, potasowany stos misji.
        [many] Z { $count } odrzuconych kart powstaje nowy, potasowany stos misji.
       *[other] Z { $count } odrzuconych kart powstaje nowy, potasowany stos misji.
    }
event-turn = Tura { $number }: { $player }.
event-extra_turn = { $player } rozgrywa dodatkową turę.
event-last_turn = { $player } rozgrywa ostatnią turę.
event-took =
    { $cost ->
        [0] { $player } przyjmuje misję „{ $mission }” z miejsca { $slot } bez kosztu planowania.
        [one] { $player } przyjmuje misję „{ $mission }” z miejsca { $slot } i kładzie na niej { $cost } agenta planującego.
        [few] { $player } przyjmuje misję „{ $mission }” z miejsca { $slot } i kładzie na niej { $cost } agentów planujących.
        [many] { $player } przyjmuje misję „{ $mission }” z miejsca { $slot } i kładzie na niej { $cost } agentów planujących.
       *[other] { $player } przyjmuje misję „{ $mission }” z miejsca { $slot } i kładzie na niej { $cost } agentów planujących.
    }
event-moved = { $player } przenosi szpiega na trasie { $origin } – { $city }.
event-stopped = { $player } zatrzymuje szpiega w mieście { $city }.
event-connected =
    { $cost ->
        [one] { $player } przyłącza miasto { $city } połączeniem { $connection } i kładzie { $cost } agenta.
        [few] { $player } przyłącza miasto { $city } połączeniem { $connection } i kładzie { $cost } agentów.
        [many] { $player } przyłącza miasto { $city } połączeniem { $connection } i kładzie { $cost } agentów.
       *[other] { $player } przyłącza miasto { $city } połączeniem { $connection } i kładzie { $cost } agentów.
    }
event-recalled_field =
    { $count ->
        [one] { $player } wycofuje { $count } agenta z pola { $field }.
        [few] { $player } wycofuje { $count } agentów z pola { $field }.
        [many] { $player } wycofuje { $count } agentów z pola { $field }.
       *[other] { $player } wycofuje { $count } agentów z pola { $field }.
    }
event-recalled_circle = { $player } wycofuje agenta z misji „{ $mission }” (krąg: { $city }).
event-discarded =
    { $count ->
        [0] { $player } odrzuca misję „{ $mission }”; na karcie nie ma agentów.
        [one] { $player } odrzuca misję „{ $mission }”; do puli wraca { $count } agent.
        [few] { $player } odrzuca misję „{ $mission }”; do puli wraca { $count } agentów.
        [many] { $player } odrzuca misję „{ $mission }”; do puli wraca { $count } agentów.
       *[other] { $player } odrzuca misję „{ $mission }”; do puli wraca { $count } agentów.
    }
event-covered = { $player } zajmuje cel { $city } na misji „{ $mission }”.
event-fulfilled =
    { $player } wykonuje misję „{ $mission }” ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }); do puli wraca { $count ->
        [one] { $count } agent
        [few] { $count } agentów
        [many] { $count } agentów
       *[other] { $count } agentów
    }.
event-extra_turn_earned = { $player } zdobywa dodatkową turę.
event-triggered =
    { $count ->
        [one] { $player } ma { $count } wykonaną misję i wywołuje koniec gry; pozostałe osoby mają po jednej ostatniej turze.
        [few] { $player } ma { $count } wykonane misje i wywołuje koniec gry; pozostałe osoby mają po jednej ostatniej turze.
        [many] { $player } ma { $count } wykonanych misji i wywołuje koniec gry; pozostałe osoby mają po jednej ostatniej turze.
       *[other] { $player } ma { $count } wykonanych misji i wywołuje koniec gry; pozostałe osoby mają po jednej ostatniej turze.
    }
event-waived = { $player } rezygnuje z dodatkowej tury.
event-done = { $player } kończy turę.
event-left = { $player } odchodzi od stołu i wypada z gry.
event-limit =
    { $number ->
        [one] Osiągnięto limit: każda osoba ma za sobą { $number } zwykłą turę.
        [few] Osiągnięto limit: każda osoba ma za sobą { $number } zwykłe tury.
        [many] Osiągnięto limit: każda osoba ma za sobą { $number } zwykłych tur.
       *[other] Osiągnięto limit: każda osoba ma za sobą { $number } zwykłych tur.
    }
event-ended = Gra skończona – czas na punktację.
event-scored =
    { $total ->
        [one] { $player } ma { $total } punkt (wykonane misje: { $fulfilled }, zajęte cele: { $covered }).
        [few] { $player } ma { $total } punkty (wykonane misje: { $fulfilled }, zajęte cele: { $covered }).
        [many] { $player } ma { $total } punktów (wykonane misje: { $fulfilled }, zajęte cele: { $covered }).
       *[other] { $player } ma { $total } punktów (wykonane misje: { $fulfilled }, zajęte cele: { $covered }).
    }
event-won = { $player } wygrywa!
event-undone =
    { $count ->
        [one] { $player } cofa { $count } krok.
        [few] { $player } cofa { $count } kroki.
        [many] { $player } cofa { $count } kroków.
       *[other] { $player } cofa { $count } kroków.
    }

## Options

option-start_missions = Misje startowe
    .help = Wybierz, czy misje startowe rozdaje los, czy gracze wybierają je po kolei.
option-start_missions-random = Losowo (pierwsza gra)
option-start_missions-draft = Do wyboru (gra zaawansowana)
option-agents = Liczba agentów
    .help = Gra z 14 agentami to wyzwanie dla doświadczonych; liczbę można ustalić osobno dla każdego miejsca przy stole. Na ciemnej stronie planszy instrukcja ją odradza.
option-agents-15 = 15 agentów
option-agents-14 = 14 agentów
option-board_side = Strona planszy
    .help = Na ciemnej stronie (intensywne przygotowania) planowanie kosztuje o 1 agenta więcej, ale nic, jeśli nie masz innej otwartej misji.
option-board_side-light = Jasna
option-board_side-dark = Ciemna (intensywne przygotowania)
option-first_player = Gracz rozpoczynający
    .help = Ustal, kto rozgrywa pierwszą turę.
option-first_player-random = Losowo
option-turn_limit = Limit tur
    .help = Jeśli nikt nie wywoła końca gry, kończy się ona punktacją, gdy każda osoba ma za sobą tyle zwykłych tur (co najmniej 20).
option-turn_limit-none = Bez limitu
option-explicit_end = Tura kończy się na słowo gracza
    .help = Tak mówi reguła: agentów możesz wycofywać i misje odrzucać w każdej chwili swojej tury, aż do jej końca. To, czy twoja tura kończy się sama, gdy nie ma już nic do zrobienia, ustawiasz dla siebie. Wyłączone (szybkie gry, badania): na koniec tury tylko przy pustej puli, a tury zawsze kończą się same.
option-explicit_end-on = Włączone
option-explicit_end-off = Wyłączone
option-data_set = Mapa i misje
    .help = Wybierz zestaw miast, połączeń i kart misji, którym gracie; zwykły zestaw jest rekonstrukcją.
preset-first = Pierwsza partia
    .help = Misje startowe są rozdawane; jasna strona planszy.
preset-usual = Zwykła gra
    .help = Wszyscy po kolei wybierają misję startową.
preset-everything = Wszystko
    .help = Misje startowe są wybierane, na ciemnej stronie planszy: planowanie kosztuje więcej.

## Score sheet

score-fulfilled = Wykonane misje
score-covered = Zajęte cele na otwartych misjach
score-total = Razem
score-tiebreak = Remis rozstrzyga kolejność gry: wyżej jest { $player } dzięki późniejszej pierwszej turze.

## The table in the browser: names

ui-mission = Misja { $number }
ui-number = Nr { $number }
ui-start-short = Start
ui-agents = { $count ->
    [one] { $count } agent
    [few] { $count } agenci
   *[other] { $count } agentów
}
ui-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

## The table in the browser: prompts

ui-wait = Chwileczkę.
ui-last-turn = To twoja ostatnia tura.
ui-cover-empty = Koniec tury: twoja pula jest pusta. Wycofaj agenta, żeby zająć cel, albo zakończ turę.
ui-recall-prompt = Wycofaj agentów z planszy lub ze swoich misji albo odrzuć misję.
ui-recall-missing = { $count ->
    [one] Przyłączenie – { $city }: wskaż jeszcze { $count } agenta do wycofania.
    [few] Przyłączenie – { $city }: wskaż jeszcze { $count } agentów do wycofania.
   *[other] Przyłączenie – { $city }: wskaż jeszcze { $count } agentów do wycofania.
}
ui-recall-ready = { $price ->
    [one] Przyłączyć teraz miasto { $city } za { $price } agenta?
    [few] Przyłączyć teraz miasto { $city } za { $price } agentów?
   *[other] Przyłączyć teraz miasto { $city } za { $price } agentów?
}

## The table in the browser: buttons and targets

ui-label-choose = Wybierz: { $mission }
ui-label-take = Przyjmij: { $mission } (miejsce { $slot })
ui-label-move = Jedź: { $city }
ui-label-connect = Przyłącz: { $city }
ui-label-recall = Wycofaj: { $place }
ui-label-recall-circle = Wycofaj: { $city }, { $mission }
ui-label-discard = Odrzuć: { $mission }
ui-label-cover = Zajmij cel { $city }: { $mission }
ui-label-fulfil = Wykonaj: { $mission }

## The table in the browser: consequences

ui-effect-connect = { $count ->
    [one] { $count } agent.
    [few] { $count } agenci ({ $sum }).
   *[other] { $count } agentów ({ $sum }).
}
ui-effect-left = { $count ->
    [0] Twoja pula będzie pusta.
   *[other] W puli zostanie: { $count }.
}
ui-effect-short = { $count ->
    [0] Twoja pula jest pusta.
   *[other] Masz: { $count }.
}
ui-effect-move = Bez kosztu; potem przyłącz nowe miasto albo się zatrzymaj.
ui-effect-fulfils = Wykonujesz: { $mission } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $count ->
    [one] wraca { $count } agent
    [few] wracają { $count } agenci
   *[other] wraca { $count } agentów
}.
ui-effect-fulfils-extra = Wykonujesz: { $mission } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $count ->
    [one] wraca { $count } agent
    [few] wracają { $count } agenci
   *[other] wraca { $count } agentów
} i dodatkowa tura.
ui-effect-covers = Zajęty cel { $city }: { $missions }.
ui-effect-wanting = Brak agenta na cel { $city }: { $missions }.
ui-effect-take = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; { $count ->
    [0] bez agentów planujących.
    [one] { $count } agent planujący, zablokowany do końca misji.
    [few] { $count } agenci planujący, zablokowani do końca misji.
   *[other] { $count } agentów planujących, zablokowanych do końca misji.
}
ui-effect-at-once = Cel { $city } możesz zająć od razu.
ui-effect-recall = { $count ->
    [one] Wraca { $count } agent.
    [few] Wracają { $count } agenci.
   *[other] Wraca { $count } agentów.
}
ui-effect-loses = Poza siecią: { $cities }.
ui-effect-discard = { $count ->
    [0] Tracisz misję; nie ma na niej agentów.
    [one] Tracisz misję i odzyskujesz { $count } agenta.
    [few] Tracisz misję i odzyskujesz { $count } agentów.
   *[other] Tracisz misję i odzyskujesz { $count } agentów.
}
ui-effect-choose = Szpieg zaczyna tutaj: { $city }; misja jest warta { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.

## The table in the browser: map

ui-map = Mapa Europy
ui-map-whole = Pokaż całą mapę
ui-map-near = Pokaż moją sieć
ui-sea-north = Morze Północne
ui-sea-baltic = Bałtyk
ui-sea-biscay = Zatoka Biskajska
ui-sea-mediterranean = Morze Śródziemne
ui-sea-black = Morze Czarne
ui-city-here = tu jest twój szpieg
ui-city-here-watched = tu jest szpieg gracza { $player }
ui-city-network = w twojej sieci
ui-city-network-watched = w sieci gracza { $player }
ui-city-spies = szpiedzy: { $players }
ui-city-wanted = cel: { $missions }
ui-connection = Połączenie { $connection }
ui-connection-price = cena { $count } ({ $sum })
ui-connection-short = { $count ->
    [one] brakuje { $count } agenta
    [few] brakuje { $count } agentów
   *[other] brakuje { $count } agentów
}
ui-connection-owners = agenci: { $players }
ui-field-own = { $count ->
    [one] Pole { $field }: twój agent
    [few] Pole { $field }: twoi { $count } agenci
   *[other] Pole { $field }: twoich { $count } agentów
}
ui-field-keeps = musi zostać, łączy ze szpiegiem: { $fields }
ui-field-marked = do wycofania

## The table in the browser: cards and places

ui-display = Wystawione misje
ui-slot = poz. { $slot }
ui-slot-empty = puste
ui-free = gratis
ui-cost = { $count ->
    [0] bez agentów planujących
    [one] { $count } agent planujący
    [few] { $count } agenci planujący
   *[other] { $count } agentów planujących
}
ui-extra-turn = daje dodatkową turę
ui-covered = zajęty
ui-open-target = wolny
ui-can-cover = można teraz zająć
ui-to-go = jeszcze { $count }
ui-planning = planuje, zablokowany
ui-red-name = czerwona nazwa: start
ui-your-agents = Twoi agenci
ui-your-agents-watched = Agenci gracza { $player }
ui-in-supply = w puli
ui-supply-count = w puli { $count }
ui-on-map = na mapie
ui-on-targets = na celach
ui-on-planning = planuje
ui-free-place = Wolne miejsce
ui-free-place-help = Przyjmij jedną z wystawionych misji
ui-third-free = trzecie miejsce wolne
ui-second-free = drugie miejsce wolne
ui-first-free = brak otwartej misji
ui-fulfilled = wykonane: { $count }
ui-fulfilled-of = { $count } z { $all }
ui-done = Gotowe
ui-in-city = szpieg: { $city }
ui-out = poza grą
ui-recall = Wycofaj
ui-recall-mode = Wycofaj agentów albo odrzuć misję
ui-recall-again = Wróć do tury
ui-connect-now = Przyłącz: { $city }
ui-cancel = Anuluj
ui-discard = Odrzuć
ui-choose-start = Misje startowe do wyboru
ui-deck = Nieznane misje i stos odrzuconych
ui-unseen = Jeszcze nieodkryte
ui-unseen-help = Jedna z nich zostanie odkryta jako następna; każda jest równie prawdopodobna.
ui-discarded = Stos odrzuconych misji
ui-discarded-none = Żadna misja nie została odrzucona.
ui-close = Zamknij

## The table in the browser: the turn

ui-banner-triggered = { $player } – wykonane misje: { $count }. Pozostali mają jeszcze jedną, ostatnią turę.
ui-banner-last = Ostatnia tura
ui-banner-extra = { $count ->
    [one] Potem jeszcze { $count } dodatkowa tura
    [few] Potem jeszcze { $count } dodatkowe tury
   *[other] Potem jeszcze { $count } dodatkowych tur
}
ui-banner-extra-now = Dodatkowa tura

## The table in the browser: score sheet and text model

ui-score-rank = Miejsce
ui-score-player = Gracz
ui-score-missions = Misje
ui-score-open = { $mission }, otwarta: { $cities }
ui-score-none = brak
ui-score-order = { $number }. w kolejności gry
ui-score-first = Grę rozpoczął gracz { $player }; przy remisie wygrywa późniejsza pierwsza tura.
ui-model-actions = Co możesz zrobić
ui-model-missions = Twoje misje
ui-model-missions-watched = Misje gracza { $player }
ui-model-reach = Połączenia z miasta szpiega
ui-model-reach-watched = Połączenia z miasta szpiega gracza { $player }
ui-model-network = Twoja sieć
ui-model-network-watched = Sieć gracza { $player }
ui-model-players = Gracze
ui-model-mission = { $mission }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Zajęte: { $covered }. Wolne: { $open }. Agenci planujący: { $planning }.
ui-model-slot = Miejsce { $slot }: { $mission }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $cost }.
ui-model-player = { $player }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, wykonane misje { $fulfilled } z 7, w puli { $supply }, szpieg: { $city }.
ui-model-reach-line = { $city }: { $count ->
    [one] { $count } agent
    [few] { $count } agenci
   *[other] { $count } agentów
} ({ $sum })
ui-model-agents = W puli { $supply }, na mapie { $map }, na celach { $targets }, planuje { $planning }.
ui-model-map = Wszystkie połączenia na mapie
ui-model-connection = { $connection }: { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[other] { $fields } pól
}, wolne: { $free }
ui-model-connection-agents = { $count ->
    [one] { $count } agent gracza { $player }
    [few] { $count } agentów gracza { $player }
   *[other] { $count } agentów gracza { $player }
}
ui-model-connection-own = w całości zajęte przez twoich agentów
ui-model-connection-price = { $count ->
    [one] zajęcie go kosztowałoby cię { $count } agenta
    [few] zajęcie go kosztowałoby cię { $count } agentów
   *[other] zajęcie go kosztowałoby cię { $count } agentów
}
ui-model-connection-price-of = { $count ->
    [one] zajęcie go kosztowałoby gracza { $player } { $count } agenta
    [few] zajęcie go kosztowałoby gracza { $player } { $count } agentów
   *[other] zajęcie go kosztowałoby gracza { $player } { $count } agentów
}
ui-model-network-of = Sieć: { $cities }.
ui-model-fulfilled-of = Wykonane: { $missions }.
ui-model-stack = { $count ->
    [one] W stosie została { $count } misja.
    [few] W stosie zostały { $count } misje.
   *[other] W stosie zostało { $count } misji.
}
ui-model-turn = Tura
ui-nobody = nic

## Pierwsza gra z przewodnikiem

lesson-goal = Twoja pierwsza sprawa
    .text = Prowadzisz czerwonego szpiega, miejsce A. Wykonuj misje, zajmując agentami wszystkie ich miasta; kto wykona siedem, wywołuje koniec gry, a o zwycięstwie decydują punkty. Twoja misja startowa leży pod mapą: Londyn jest już zajęty.
lesson-take = Przyjmij misję
    .text = Najtańsza misja leży na miejscu 1 i nic nie kosztuje: Londyn i Monako. Przyjmij ją. Im wyższe miejsce, tym więcej agentów pochłania planowanie.
lesson-cover = Zajmij miasto szpiega
    .text = Na koniec każdej tury liczy się miasto, w którym stoi szpieg. Stoi w Londynie, więc połóż agenta na Londynie nowej misji.
lesson-connect = Przyłącz miasto
    .text = Żeby się poruszać, potrzebujesz sieci. Przyłącz Paryż: po jednym agencie na każde wolne pole połączenia, a szpieg będzie na miejscu. Pola z cudzymi agentami kosztują dwóch.
lesson-rival = Grają inni
    .text = Spójrz na przebieg gry z boku: każdy wiersz można kliknąć i zobaczyć stół z tamtej chwili. Gdy grają inni, patrz, gdzie leżą ich agenci: tam zapłacisz podwójnie.
lesson-onward = Dalej do Monako
    .text = Monako jest potrzebne obu twoim misjom. Przyłącz je z Paryża.
lesson-fulfil = Wykonaj misję
    .text = Zajmij Monako na obu misjach. Misja Londyn + Monako jest wtedy wykonana: jej agenci wracają do ciebie, a jej symbol daje dodatkową turę.
lesson-travel = Podróże
    .text = Ten znak daje ci od razu jeszcze jedną turę. Twoja misja startowa potrzebuje jeszcze Berlina i Warszawy, a Londyn leży obok Berlina. We własnej sieci szpieg podróżuje za darmo i dowolnie daleko: wróć do Londynu.
lesson-recall = Wycofuj agentów
    .text = Piętnastu agentów to mało. W swojej turze możesz wycofywać agentów z mapy, o ile reszta łączy się ze szpiegiem. Dwaj między Paryżem a Monako zrobili swoje: naciśnij „Wycofaj” pod mapą i zabierz ich, najpierw tego przy Monako.
lesson-berlin = Przyłącz Berlin
    .text = Po podróży szpieg może jeszcze przyłączyć jedno miasto. Wróć do tury, przyłącz Berlin i zakryj go na swojej misji startowej.
lesson-plans = Planuj z wyprzedzeniem
    .text = Tura to jedno z trzech: wziąć misję, przyłączyć miasto (najpierw możesz podróżować) albo tylko podróżować. Możesz mieć trzy otwarte misje. Agenci zapłaceni za planowanie zostają na karcie, aż misja będzie wykonana; pod „Wycofaj” możesz też odrzucić misję, która stała się za droga.
lesson-end = Graj dalej
    .text = Gdy ktoś wykona siedem misji, każdy z pozostałych ma jeszcze jedną, ostatnią turę. Potem każde zakryte miasto na otwartych misjach daje 1 punkt. Wyszarzone cele wyjaśniają, dlaczego są niedostępne, „Rada” pyta bota o zdanie, a zasady są o jedno kliknięcie stąd. Dokończ tę grę albo otwórz sprawę ze znajomymi.
ui-resign = Rezygnacja jest ostateczna: twoi agenci i twój szpieg znikają z planszy, a ty zajmujesz ostatnie miejsce.

## What hints count

reason-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
reason-missions = { $count ->
    [one] { $count } wykonana misja
    [few] { $count } wykonane misje
   *[other] { $count } wykonanych misji
}
reason-covered = { $count ->
    [one] { $count } zakryte miasto na misjach
    [few] { $count } zakryte miasta na misjach
   *[other] { $count } zakrytych miast na misjach
}
reason-open = { $count ->
    [one] { $count } otwarta misja
    [few] { $count } otwarte misje
   *[other] { $count } otwartych misji
}
reason-extra = { $count ->
    [one] { $count } dodatkowa tura
    [few] { $count } dodatkowe tury
   *[other] { $count } dodatkowych tur
}
reason-agents = { $count ->
    [one] { $count } agent w puli
    [few] { $count } agenci w puli
   *[other] { $count } agentów w puli
}
reason-targets = { $count ->
    [one] { $count } otwarty cel w sieci
    [few] { $count } otwarte cele w sieci
   *[other] { $count } otwartych celów w sieci
}
reason-cities = { $count ->
    [one] { $count } miasto w sieci
    [few] { $count } miasta w sieci
   *[other] { $count } miast w sieci
}

## Sprawa dnia

case-intro = Grasz jako { $player } i trwa twój ruch. Długie przeszukiwanie jest pewne, który ruch jest najlepszy: znajdź go. Ruch kończy się sam, gdy nie ma już czego zakryć.
