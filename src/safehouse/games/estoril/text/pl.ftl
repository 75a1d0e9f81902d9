### Estoril 1942: teksty polskie

## Gra

game-title = Estoril 1942
game-summary = Rozmieszczaj zakrytych szpiegów na wybrzeżu Estoril, przechytrz rywali miejsce po miejscu i zwerbuj najlepszych agentów neutralnej Portugalii.
game-about = Każdy prowadzi małą siatkę szpiegowską i zaczyna z tymi samymi sześcioma postaciami. W czterech rundach umieszczacie je, najczęściej zakryte, w sześciu miejscach układanych za każdym razem od nowa; potem miejsca rozgrywa się po kolei, a kto ma tam największą siłę wpływu, werbuje czekającą postać. Autorem gry Estoril 1942 jest António Sousa Lara. Wartości postaci, misji i miejsc pochodzą tu ze źródeł publicznych.

## Nagłówki grup zasad

section-1 = Podstawy
section-2 = Przygotowanie gry
section-3 = Miasto
section-4 = Początek rundy
section-5 = Umieszczanie postaci
section-6 = Symbole podglądania
section-7 = Rozgrywanie miejsc
section-8 = Zdolności
section-9 = Cechy specjalne miejsc
section-10 = Koniec rundy
section-11 = Koniec gry i punktacja
section-12 = Misje
section-13 = Warianty
section-14 = Zasady platformy

## Zasady 1: podstawy

rule-EST-1-1 = W grze uczestniczą 2, 3 lub 4 osoby.
rule-EST-1-2 = Gra trwa dokładnie 4 rundy.
rule-EST-1-3 = Wygrywa osoba, która po 4. rundzie ma najwięcej punktów zwycięstwa.
rule-EST-1-4 = Karta postaci pokazuje imię, jedną flagę, siłę wpływu, liczbę punktów zwycięstwa i symbole. Postać początkowa ma także znak swojego koloru.
rule-EST-1-5 = Większość postaci ma 1 lub 2 symbole zdolności, nieliczne nie mają żadnego. Zdolności to: zabójca, konspirator, nacjonalista, uwodziciel i dyplomata; jedna z nich może wystąpić dwa razy. Do tego może dojść symbol kobiety, który nie jest zdolnością.
rule-EST-1-6 = Znak koloru postaci początkowej nie działa w grze. Pokazuje tylko, do którego zestawu należy karta.
rule-EST-1-7 = Postać w mieście kontroluje ta osoba, której znacznik na niej leży. Właściciel i kontrolujący to zawsze ta sama osoba.
rule-EST-1-8 = Twoja siatka to wszystkie postacie, które do ciebie należą, na ręce lub w mieście. Karty odrzucone i usunięte już do niej nie należą.
rule-EST-1-9 = Liczba w medalu mówi, ile punktów zwycięstwa warta jest karta. Każda misja jest warta 6.
rule-EST-1-10 = Plansza miejsca pokazuje nazwę, numer, obszary z cyframi rzymskimi, pole nagrody, znaki TOP SECRET, symbole podglądania i czasem cechę specjalną. Wspólne zasady obowiązują na każdej planszy, a cecha dochodzi do nich.
rule-EST-1-11 = Gdy cecha specjalna przeczy wspólnej zasadzie, obowiązuje cecha.

## Zasady 2: przygotowanie

rule-EST-2-1 = Każdy ma własny kolor. Miejsca 0 do 3 to czerwony, zielony, niebieski i żółty, chyba że przy stole wybrano inaczej; kolory niczego nie zmieniają.
rule-EST-2-2 = Bierzesz na rękę 6 postaci początkowych swojego koloru.
rule-EST-2-3 = Dostajesz 6 znaczników przy 2 osobach, 4 przy 3 osobach i 3 przy 4 osobach.
rule-EST-2-4 = Cztery z 12 misji są losowane i leżą odkryte. Pozostałych 8 wraca bez oglądania do pudełka, chyba że korzysta z nich wariant.
rule-EST-2-5 = Wszystkie inne postacie są tasowane i tworzą zakryty stos dobierania.
rule-EST-2-6 = Postacie początkowe kolorów, którymi nikt nie gra, wracają do pudełka.
rule-EST-2-7 = O tym, kto jest pierwszym graczem, decyduje los.
rule-EST-2-8 = Znacznik rundy zaczyna na polu 1.

## Zasady 3: miasto

rule-EST-3-1 = Plansza miejsca to kwadrat z czterech pól: obszarów I, II i III oraz pola nagrody.
rule-EST-3-2 = Muzeum ma na czterech polach cztery obszary, od I do IV. Jego nagroda leży pośrodku planszy i nie zajmuje żadnego z nich.
rule-EST-3-3 = Na obszarze mieści się jedna karta, na polu nagrody także jedna.
rule-EST-3-4 = Postacie umieszczasz tylko na obszarach, nigdy na polu nagrody.
rule-EST-3-5 = Sześć plansz leży krawędź przy krawędzi w 2 rzędach po 3. Ich pola tworzą siatkę 4 wierszy i 6 kolumn.
rule-EST-3-6 = Obszar zewnętrzny leży na brzegu całego miasta: w górnym lub dolnym wierszu albo w skrajnej lewej lub prawej kolumnie.
rule-EST-3-7 = Wszystkie inne obszary są wewnętrzne, oprócz obszarów Muchaxo.
rule-EST-3-8 = Dwa obszary sąsiadują, jeśli ich pola mają wspólną krawędź, na jednej planszy lub na dwóch. Styk rogami się nie liczy.
rule-EST-3-9 = Pole nagrody nie jest obszarem. Z niczym nie sąsiaduje i niczego nie łączy.
rule-EST-3-10 = Dwa miejsca sąsiadują, jeśli ich plansze leżą obok siebie lub jedna nad drugą. Plansza w rogu ma 2 sąsiednie miejsca, środkowa 3.
rule-EST-3-11 = To, jak plansze są obrócone i które obszary się stykają, nie zmienia sąsiedztwa miejsc.
rule-EST-3-12 = Numer miejsca mówi, kiedy jest rozgrywane; cyfry rzymskie mówią, w jakiej kolejności działają tam postacie.

## Zasady 4: początek rundy

rule-EST-4-1 = Wszystkie 8 plansz jest tasowanych. Sześć z nich układa się w losowej kolejności, każdą losowo obróconą.
rule-EST-4-2 = Pozostałe 2 plansze odkłada się na tę rundę na bok. W następnej znów biorą udział w tasowaniu.
rule-EST-4-3 = Na każde pole nagrody trafia wierzchnia karta stosu, w rosnącej kolejności miejsc: zakryta, jeśli pole jest TOP SECRET, w przeciwnym razie odkryta.
rule-EST-4-4 = Pierwszy gracz ma pierwszą turę, dalej gra się zgodnie z ruchem wskazówek zegara.

## Zasady 5: umieszczanie

rule-EST-5-1 = W swojej turze musisz umieścić dokładnie 1 postać z ręki z 1 swoim znacznikiem na 1 wolnym obszarze. Nie możesz spasować, dopóki masz znacznik i kartę.
rule-EST-5-2 = Wolnego obszaru zewnętrznego możesz użyć zawsze.
rule-EST-5-3 = Wolnego obszaru wewnętrznego możesz użyć, jeśli na sąsiednim obszarze leży twoja postać, odkryta lub zakryta, na tej samej lub innej planszy.
rule-EST-5-4 = Jeśli w ten sposób nigdzie nie możesz umieścić postaci, wolno ci użyć dowolnego wolnego obszaru.
rule-EST-5-5 = Ten wyjątek wymaga obu warunków: nie ma wolnego obszaru zewnętrznego ani wolnego obszaru wewnętrznego obok twojej postaci.
rule-EST-5-6 = Na obszarze TOP SECRET karta leży zakryta, na każdym innym odkryta. Nie masz tu wyboru.
rule-EST-5-7 = Twój znacznik leży na karcie, więc wszyscy widzą, czyja to postać, nawet zakryta.
rule-EST-5-8 = Po umieszczeniu i ewentualnym podejrzeniu twoja tura się kończy i gra osoba po lewej.
rule-EST-5-9 = Jeśli nie masz już znaczników, w tej rundzie nic więcej nie umieszczasz.
rule-EST-5-10 = Jeśli masz znaczniki, ale nie masz kart, twoje tury się pomija, aż inni skończą umieszczanie.
rule-EST-5-11 = Umieszczanie kończy się, gdy nikt nie może już nic umieścić.
rule-EST-5-12 = Własne zakryte karty możesz oglądać w każdej chwili.
rule-EST-5-13 = Podczas umieszczania nikt nie przesuwa ani nie zabiera postaci leżącej w mieście.
rule-EST-5-14 = W rundzie umieszcza się najwyżej 12 postaci, a obszarów jest co najmniej 18, więc zawsze jest miejsce.
rule-EST-5-15 = To, którą kartę wybierasz, jest tajemnicą, dopóki nie leży ona odkryta. O zakrytej karcie inni wiedzą tylko, gdzie leży i czyja jest.

## Zasady 6: podglądanie

rule-EST-6-1 = Niektóre obszary mają symbol podglądania. Działa raz, dla osoby, która umieszcza tam kartę, zaraz po umieszczeniu.
rule-EST-6-2 = Podglądanie „ta plansza”: obejrzyj 1 zakrytą kartę na tej samej planszy.
rule-EST-6-3 = Podglądanie „ta lub sąsiednia plansza”: obejrzyj 1 zakrytą kartę na tej samej planszy lub w sąsiednim miejscu.
rule-EST-6-4 = Podglądanie „dowolna plansza”: obejrzyj 1 zakrytą kartę gdziekolwiek w mieście. Ma je tylko obszar IV muzeum.
rule-EST-6-5 = Możesz obejrzeć zakrytą postać albo zakrytą nagrodę.
rule-EST-6-6 = Nie musisz podglądać.
rule-EST-6-7 = Tylko ty widzisz kartę. Wszyscy widzą, na którą patrzysz.
rule-EST-6-8 = Karta pozostaje zakryta na swoim miejscu.
rule-EST-6-9 = Własnych kart się nie proponuje, bo je znasz; obejrzane wcześniej tak. Jeśli w zasięgu nie ma nic innego zakrytego, gra o nic nie pyta.
rule-EST-6-10 = Karta przeniesiona na taki obszar przez uwodziciela nie uprawnia do podglądania.

## Zasady 7: rozgrywanie

rule-EST-7-1 = Po umieszczaniu wszystkie sześć miejsc rozgrywa się w rosnącej kolejności numerów, także puste.
rule-EST-7-2 = Miejsce rozgrywa się do końca, zanim zacznie się następne.
rule-EST-7-3 = Miejsce ma cztery kroki: odkrycie; zdolności w kolejności cyfr; krok specjalny Casino Estoril lub Boca do Inferno; nagroda.
rule-EST-7-4 = Odkrywa się wszystkie zakryte postacie i nagrodę tego miejsca, i tylko tego.
rule-EST-7-5 = Obszary rozpatruje się w kolejności I, II, III i IV. Jeśli leży tam wtedy postać, kontrolująca ją osoba może użyć jej zdolności.
rule-EST-7-6 = Nigdy nie musisz używać zdolności.
rule-EST-7-7 = Postać może użyć każdego swojego symbolu zdolności raz: dwóch różnych w dowolnej kolejności, dwóch jednakowych jako dwóch kolejnych użyć.
rule-EST-7-8 = Postać, która opuściła miejsce, zanim przyszła kolej na jej cyfrę, nic nie robi.
rule-EST-7-9 = Każdy obszar rozpatruje się raz. Nie wraca się do niego, nawet jeśli potem coś na niego trafi lub go opuści.
rule-EST-7-10 = Siła wpływu postaci to wydrukowana liczba oraz to, co zyskała tu jako nacjonalista, dzięki hotelowi i w Casino Estoril.
rule-EST-7-11 = Twoja siła wpływu w miejscu to suma wszystkich twoich postaci, które na końcu tam leżą.
rule-EST-7-12 = Kto ma największą siłę wpływu, bierze nagrodę na rękę.
rule-EST-7-13 = Przy remisie o największą siłę wpływu wygrywa osoba z postacią na najniższej cyfrze. Porównuje się tylko najniższe obszary każdej z nich.
rule-EST-7-14 = Siła wpływu 0 wystarcza, jeśli nikt nie ma więcej; remis przy 0 rozstrzyga się tak samo.
rule-EST-7-15 = Jeśli na końcu w miejscu nie ma żadnej postaci, nagroda trafia zakryta na spód stosu. Wszyscy ją widzieli.
rule-EST-7-16 = Postacie zostają w rozegranym miejscu, odkryte i ze znacznikami, do końca rundy.
rule-EST-7-17 = Nadal mają znaczenie: nacjonaliści liczą ich flagi, uwodziciele mogą je przenosić, dyplomaci mogą je chronić.
rule-EST-7-18 = Żadnego miejsca nie rozgrywa się dwa razy i żadnej karty nie można przenieść do innego miejsca niż właśnie rozgrywane.
rule-EST-7-19 = Zdobyta nagroda trafia od razu na rękę i jej flaga już się nie liczy. W tej rundzie nie możesz jej umieścić.

## Zasady 8: zdolności

rule-EST-8-1 = Zdolności postaci używa tylko ten, kto ją kontroluje, tylko gdy przychodzi kolej na jej cyfrę i tylko w miejscu, w którym została umieszczona.
rule-EST-8-2 = Postać przeniesiona przez uwodziciela nie używa już w tej rundzie żadnej zdolności.
rule-EST-8-3 = Zdolności bez celu lub skutku nie można użyć.
rule-EST-8-4 = Zabójca: wybierz inną postać w tym samym miejscu. Wraca ona na rękę właściciela; opuściła miejsce, nie grę.
rule-EST-8-5 = Zabójca nie może wybrać nagrody.
rule-EST-8-6 = Zabójca nie może wybrać chronionej postaci.
rule-EST-8-7 = Zabójca nie może wybrać siebie, ale może wybrać inną własną postać. Jeśli przy stole włączono opcję „Zabójca może wybrać siebie”, może wybrać także siebie.
rule-EST-8-8 = Znacznik odesłanej postaci wraca do właściciela. Ani karty, ani znacznika nie można w tej rundzie użyć ponownie.
rule-EST-8-9 = W kościele żaden zabójca nie może działać.
rule-EST-8-10 = Konspirator: obejrzyj potajemnie wierzchnią kartę stosu. Z tej karty i tutejszej nagrody jedną połóż odkrytą na polu nagrody, a drugą zakrytą na spód stosu.
rule-EST-8-11 = Po obejrzeniu musisz wybrać. Inni widzą, czy nagroda została wymieniona; obejrzanej karty, która trafia pod stos, nigdy nie zobaczą.
rule-EST-8-12 = Nacjonalista: ta postać zyskuje 1 punkt siły wpływu za każdą flagę taką jak jej własna w tym miejscu i w miejscach sąsiednich.
rule-EST-8-13 = Liczy się to, co leży odkryte: postacie wszystkich, także w rozegranych miejscach, oraz nagrody.
rule-EST-8-14 = Nie liczy się własna flaga nacjonalisty ani nic zakrytego, nawet twoje karty.
rule-EST-8-15 = Premię liczy się raz, w chwili użycia zdolności, i pozostaje ona bez względu na to, co stanie się z innymi kartami.
rule-EST-8-16 = Postać z dwoma symbolami nacjonalisty może dostać premię dwa razy.
rule-EST-8-17 = Premia dotyczy tylko tego miejsca. Jeśli postać zostanie później przeniesiona, premia przepada.
rule-EST-8-18 = W rozgrywanym miejscu wszystkie karty leżą odkryte, także nagroda, więc wszystkie się liczą.
rule-EST-8-19 = Uwodziciel: wybierz postać w sąsiednim miejscu, odkrytą lub zakrytą, i przenieś ją ze znacznikiem na wolny obszar tego miejsca.
rule-EST-8-20 = Uwodziciel nie może wybrać nagrody ani chronionej postaci.
rule-EST-8-21 = Postać może należeć do kogokolwiek, także do ciebie, i pochodzić z miejsca rozegranego lub jeszcze nierozegranego.
rule-EST-8-22 = Wybierasz wolny obszar tego miejsca o dowolnej cyfrze. Zewnętrzny czy wewnętrzny – bez znaczenia.
rule-EST-8-23 = Jeśli w tym miejscu nie ma wolnego obszaru, uwodziciel nie może działać.
rule-EST-8-24 = Przeniesiona postać nie ma zdolności do końca rundy. Liczy się tylko jej siła wpływu.
rule-EST-8-25 = Zakryta postać jest odkrywana zaraz po przeniesieniu, przed wszystkim innym, i pozostaje odkryta.
rule-EST-8-26 = Poza tym w pełni należy do nowego miejsca: przy liczeniu siły wpływu, remisach, kościach, Boca do Inferno, zabójcach, flagach i hotelach.
rule-EST-8-27 = W jednej rundzie postać można przenieść kilka razy, przez uwodzicieli w różnych miejscach.
rule-EST-8-28 = Obszar, który postać opuściła, jest znów wolny.
rule-EST-8-29 = Dyplomata: wybierz postać w tym lub sąsiednim miejscu, może to być sam dyplomata, i połóż na niej biały znacznik.
rule-EST-8-30 = Może należeć do kogokolwiek i leżeć w rozegranym miejscu. Zakryta postać pozostaje zakryta.
rule-EST-8-31 = Do końca rundy żaden zabójca ani uwodziciel nie może wybrać postaci z białym znacznikiem, nawet jeśli należy do tego samego gracza.
rule-EST-8-32 = Biały znacznik nie pomaga w Boca do Inferno. Nie przeszkadza też własnym zdolnościom postaci, liczeniu jej flagi ani jej rzutowi kośćmi.
rule-EST-8-33 = Chronionej postaci nie można chronić ponownie. Liczba białych znaczników nie jest ograniczona, chyba że włączono taką opcję; wtedy jest ich 5.
rule-EST-8-34 = Nagród nie można chronić.
rule-EST-8-35 = Białe znaczniki usuwa się na koniec rundy albo gdy postać opuszcza miasto.
rule-EST-8-36 = Symbol kobiety nie działa w grze. Liczy się tylko w misji kobiet.
rule-EST-8-37 = Ochrona trwa bez względu na los dyplomaty.

## Zasady 9: cechy specjalne

rule-EST-9-1 = Kościół: żaden zabójca nie może tu działać. Zabójców wolno tu umieszczać i mogą oni użyć drugiego symbolu.
rule-EST-9-2 = Dotyczy to tylko zabójców w kościele; nic innego nie jest tam zabronione.
rule-EST-9-3 = Hotel Palácio: podczas jego rozgrywania każda postać z flagą brytyjską ma tu siłę wpływu większą o 1.
rule-EST-9-4 = Plaża Tamariz: nic tu nie jest TOP SECRET. Wszystkie karty leżą odkryte, także nagroda.
rule-EST-9-5 = Na plaży Tamariz nie ma więc czego podglądać.
rule-EST-9-6 = Hotel Atlântico: podczas jego rozgrywania każda postać z flagą niemiecką ma tu siłę wpływu większą o 1.
rule-EST-9-7 = Premia hotelu działa sama. Każda postać, czyjakolwiek, dostaje ją raz i tylko podczas rozgrywania tego hotelu.
rule-EST-9-8 = Muchaxo: wszystkie jego obszary są zewnętrzne, gdziekolwiek leży plansza.
rule-EST-9-9 = Nie zmienia to sąsiedztwa obszarów.
rule-EST-9-10 = Casino Estoril: po wszystkich zdolnościach dla każdej postaci tutaj rzuca się dwiema kośćmi. Różnica, od 0 do 5, zwiększa jej siłę wpływu.
rule-EST-9-11 = Rzuca się w kolejności obszarów, za wszystkich.
rule-EST-9-12 = Boca do Inferno: jeśli po wszystkich zdolnościach są tu postacie co najmniej 2 osób, osoba z najmniejszą siłą wpływu musi wybrać jedną ze swoich postaci tutaj. Zostaje ona usunięta z gry.
rule-EST-9-13 = Przy remisie o najmniejszą siłę wpływu oszczędza się niższą cyfrę: postać oddaje osoba, której najniższy obszar ma najwyższą cyfrę.
rule-EST-9-14 = Usunięta karta nie jest odrzucona: nie daje punktów i nie liczy się w misjach. Jej znacznik wraca do właściciela, a wszyscy znają kartę.
rule-EST-9-15 = Dzieje się to przed nagrodą. Nie może zmienić jej zdobywcy.
rule-EST-9-16 = Gdy jest tu tylko jedna osoba albo nikt, nic się nie dzieje.
rule-EST-9-17 = Muzeum: ma cztery obszary, a IV działa ostatni. Kto umieszcza kartę na IV, może podejrzeć kartę na dowolnej planszy.

## Zasady 10: koniec rundy

rule-EST-10-1 = Gdy wszystkie miejsca są rozegrane, wszyscy zabierają swoje postacie i znaczniki. Białe znaczniki są usuwane.
rule-EST-10-2 = Jeśli masz na ręce więcej niż 6 kart, wybierasz nadmiar i kładziesz na swoim stosie odrzuconych. Mając 6 lub mniej, nie możesz nic odrzucić.
rule-EST-10-3 = Wszyscy wybierają potajemnie; potem wszystkie te karty odkrywa się jednocześnie.
rule-EST-10-4 = Możesz odrzucić dowolne karty: początkowe, stare lub nowe.
rule-EST-10-5 = Stosy kart odrzuconych są zawsze jawne dla wszystkich.
rule-EST-10-6 = Odrzucone karty nigdy nie wracają do gry.
rule-EST-10-7 = Po rundach 1–3 pierwszym graczem zostaje osoba po lewej, znacznik rundy idzie naprzód i zaczyna się nowa runda.
rule-EST-10-8 = W rundzie 4 wszystko przebiega tak samo, ale nowa runda się nie zaczyna.

## Zasady 11: punktacja

rule-EST-11-1 = Gra kończy się po zakończeniu rundy 4.
rule-EST-11-2 = Każda karta na twoim stosie odrzuconych to 1 punkt zwycięstwa, niezależnie od tego, co na niej jest.
rule-EST-11-3 = Karty na ręce, 6 lub mniej, są warte tyle, ile na nich wydrukowano.
rule-EST-11-4 = Wypełnione misje dają ci punkty zwycięstwa.
rule-EST-11-5 = W misjach liczą się tylko karty na ręce, odrzucone nie.
rule-EST-11-6 = Punkty wydrukowane na odrzuconych kartach się nie liczą.
rule-EST-11-7 = Wygrywa najwyższa suma.
rule-EST-11-8 = Przy remisie wygrywa ta z tych osób, która wypełniła więcej misji. Misję wypełnia każdy, kto w niej prowadzi, sam lub z innymi.
rule-EST-11-9 = Przy dalszym remisie wygrywa większa suma wydrukowanych punktów na ręce.
rule-EST-11-10 = Jeśli i wtedy jest remis, osoby te dzielą zwycięstwo.
rule-EST-11-11 = Pozostałe miejsca ustala się tak samo; osoby równe we wszystkim dzielą miejsce.

## Zasady 12: misje

rule-EST-12-1 = Każda misja pokazuje symbol. Kto na końcu gry ma na kartach na ręce najwięcej takich symboli, dostaje 6 punktów zwycięstwa.
rule-EST-12-2 = Gdy kilka osób ma po równo najwięcej, dzielą się one 6 punktami, zaokrąglając w dół: po 3 dla dwóch osób, po 2 dla trzech, po 1 dla czterech.
rule-EST-12-3 = Karta z podwójnym symbolem liczy się podwójnie.
rule-EST-12-4 = Jedna karta może liczyć się w kilku misjach.
rule-EST-12-5 = Misja „Siła wpływu” liczy siłę wpływu wydrukowaną na kartach na ręce. Premie z gry się nie liczą.
rule-EST-12-6 = W misji różnych flag liczy się, ile z pokazanych na niej krajów masz. Kolejne karty tego samego kraju i inne kraje nic nie dają.
rule-EST-12-7 = Misja flagi liczy twoje karty na ręce z tą flagą.
rule-EST-12-8 = Misja kobiet liczy symbole kobiet.
rule-EST-12-9 = Z wynikiem 0 nie wypełniasz misji. Jeśli nikt nie ma więcej, nikt za nią nie punktuje.

## Zasady 13: warianty

rule-EST-13-1 = Sekretne misje, dla 3 lub 4 osób: tylko 1 misja leży odkryta. Między każdymi dwoma sąsiadami leży zakryta 1 losowa misja.
rule-EST-13-2 = Dwie zakryte misje obok siebie możesz oglądać w każdej chwili, innych nie.
rule-EST-13-3 = Pozostałe misje trafiają bez oglądania do pudełka.
rule-EST-13-4 = Na końcu wszystkie misje się odkrywa i punktuje jak zwykle. Każdy może punktować za każdą z nich, także za te, których nie widział.
rule-EST-13-5 = Tajne biuro rekrutacji: po wyłożeniu misji każdy dostaje losowo 1 z pozostałych i tylko on ją zna.
rule-EST-13-6 = Misji „Siła wpływu” nigdy się do tego nie używa. Nie bierze udziału w rozdaniu i nikt się nie dowiaduje, czy tam była.
rule-EST-13-7 = Na końcu dostajesz 1 punkt zwycięstwa za każdy symbol swojej tajnej karty na kartach na ręce i na odrzuconych. Podwójny symbol liczy się jako 2, a kraj liczy każdą kartę ze swoją flagą; karty usunięte w Boca do Inferno się nie liczą.
rule-EST-13-8 = Jeśli twoja tajna karta pokazuje różne flagi, dostajesz 1 punkt za każdy z tych krajów, który masz na ręce lub wśród odrzuconych.
rule-EST-13-9 = Wspólne misje także się punktuje. Twoja tajna karta nie jest misją przy rozstrzyganiu remisów, a jej punkty nie są punktami wydrukowanymi na ręce.
rule-EST-13-10 = Swoją tajną kartę możesz oglądać w każdej chwili. Na końcu gry jest odkrywana.
rule-EST-13-11 = Ważne drugie miejsce: w każdej misji pierwsze miejsce jest warte 6 punktów, a drugie 3.
rule-EST-13-12 = Przy remisie o pierwsze miejsce dzieli się 9 punktów, zaokrąglając w dół: po 4 dla dwóch osób, po 3 dla trzech, po 2 dla czterech. Wtedy nie ma drugiego miejsca.
rule-EST-13-13 = Przy remisie o drugie miejsce dzieli się 3 punkty, zaokrąglając w dół: po 1 dla dwóch lub trzech osób.
rule-EST-13-14 = Drugie miejsce także wymaga wyniku co najmniej 1. Nie wypełnia misji.
rule-EST-13-15 = Warianty można dowolnie łączyć. Ważne drugie miejsce dotyczy też sekretnych misji, ale nie tajnych kart rekrutacji.

## Zasady 14: platforma

rule-EST-14-1 = W grze stos nigdy się nie kończy. W pozycji ustawionej ręcznie, gdy stos jest pusty, pole nagrody zostaje puste, a konspirator nie może działać.
rule-EST-14-2 = Miejsce z pustym polem nagrody rozgrywa się jak zwykle, ale nikt nic nie dostaje i żaden konspirator nie może tam działać.
rule-EST-14-3 = Osoba z pustą siatką jest pomijana przy umieszczaniu i zostaje w grze.
rule-EST-14-4 = Jeśli ktoś opuszcza grę i nie zastępuje go bot, jego miejsce umieszcza losowe karty na losowych dozwolonych obszarach i rezygnuje z podglądania i zdolności. Oddaje i odrzuca karty z najmniejszą liczbą punktów, potem z najmniejszą siłą wpływu, a potem z pierwszym numerem karty. Nadal punktuje i może wygrać.
rule-EST-14-5 = Gdy musisz wybrać, a jest tylko jedna możliwość, gra wybiera za ciebie, chyba że jedynym celem twojej zdolności jest twoja własna postać: wtedy gra pyta i możesz ze zdolności zrezygnować. O podglądanie i użycie zdolności zawsze pyta, podobnie jak o potwierdzenie odrzucenia. Co zrobi zdolność, wiadomo, zanim ją wybierzesz.
rule-EST-14-6 = Tego, co gracze mówią sobie o widzianych kartach, platforma ani nie wspiera, ani nie sprawdza.
rule-EST-14-7 = Karty pod stosem zachowują kolejność i są znów dobierane, gdy skończą się wszystkie nad nimi. Kto zna taką kartę, zna ją, zanim zostanie pokazana.

## Dlaczego nie?

why-EST-2-4 = O misjach decyduje los.
why-EST-2-5 = Karty ze stosu dobiera los.
why-EST-2-7 = Pierwszego gracza wskazuje los.
why-EST-3-3 = Ten obszar jest zajęty.
why-EST-3-4 = Postacie umieszcza się tylko na obszarach, nigdy na polu nagrody.
why-EST-4-1 = Plansze układa los.
why-EST-4-2 = To miejsce nie należy w tej rundzie do miasta.
why-EST-4-4 = To nie twoja tura.
why-EST-5-1 = Musisz teraz umieścić jedną kartę z ręki: najpierw wybierz kartę, potem obszar.
why-EST-5-3 = To obszar wewnętrzny i nie leży obok niego żadna twoja postać.
why-EST-6-1 = Możesz teraz podejrzeć zakrytą kartę albo zrezygnować.
why-EST-6-2 = To podglądanie sięga tylko planszy, na której właśnie leży twoja nowa karta.
why-EST-6-3 = To podglądanie sięga tylko tej planszy i sąsiednich.
why-EST-6-4 = To miejsce nie należy w tej rundzie do miasta.
why-EST-6-5 = Nie ma tam zakrytej karty.
why-EST-6-9 = To twoja karta; znasz ją.
why-EST-7-5 = Teraz postać używa zdolności, a decyduje ten, kto ją kontroluje.
why-EST-7-7 = Ta postać nie ma tego symbolu albo już go użyła.
why-EST-8-3 = Ta zdolność nie ma teraz celu ani skutku.
why-EST-8-4 = Zabójca musi wybrać inną postać w tym miejscu.
why-EST-8-5 = Zabójca nie może wybrać nagrody.
why-EST-8-6 = Tę postać chroni biały znacznik.
why-EST-8-7 = Zabójca nie może wybrać siebie; inne postacie tutaj może, także własne.
why-EST-8-11 = Wierzchnia karta została obejrzana, więc musisz wybrać: zachować nagrodę albo wziąć nową kartę.
why-EST-8-19 = Uwodziciel musi wybrać postać w sąsiednim miejscu.
why-EST-8-20 = Uwodziciel nie może wybrać nagrody ani chronionej postaci.
why-EST-8-22 = Postać trzeba przenieść na wolny obszar tego miejsca.
why-EST-8-23 = W tym miejscu nie ma wolnego obszaru.
why-EST-8-29 = Dyplomata musi wybrać postać w tym lub sąsiednim miejscu.
why-EST-8-33 = Ta postać jest już chroniona albo wszystkie białe znaczniki są w użyciu.
why-EST-8-34 = Nagród nie można chronić.
why-EST-9-1 = W kościele żaden zabójca nie może działać.
why-EST-9-10 = O rzucie kośćmi decyduje los.
why-EST-9-12 = W Boca do Inferno najsłabszy gracz musi teraz oddać jedną ze swoich tamtejszych postaci.
why-EST-10-2 = Odrzuć tyle kart, ile masz ponad 6, a potem zgłoś gotowość; nic innego nie jest dozwolone.
why-EST-10-3 = Zgłoszono gotowość; karty odkrywa się, gdy zgłoszą ją wszyscy.
why-EST-11-1 = Gra jest skończona.
why-EST-13-6 = Misji „Siła wpływu” nigdy nie rozdaje się jako tajnej karty rekrutacji.
why-EST-14-1 = Stos jest pusty.
why-EST-14-2 = W tym miejscu nie ma nagrody.
why-EST-14-4 = Robi się to tylko za osobę, która opuściła grę, i tylko raz.

## Pojęcia

term-place = Miejsce
term-city = Miasto
term-space = Obszar
term-outer = Obszar zewnętrzny
term-inner = Obszar wewnętrzny
term-adjacent = Sąsiednie
term-reward = Nagroda
term-character = Postać
term-starting-character = Postać początkowa
term-influence = Siła wpływu
term-points = Punkty zwycięstwa
term-flag = Flaga
term-symbol = Symbol
term-ring = Siatka szpiegowska
term-disc = Znacznik
term-discs = Znaczniki
term-white-disc = Biały znacznik
term-face-up = Odkryta
term-face-down = Zakryta
term-top-secret = TOP SECRET
term-peek = Podglądanie
term-deck = Stos dobierania
term-bottom = Pod stosem
term-hand = Ręka
term-discards = Stos kart odrzuconych
term-removed = Usunięte z gry
term-mission = Misja
term-missions = Misje
term-secret-mission = Sekretna misja
term-recruitment = Tajna karta rekrutacji
term-round = Runda
term-turn = Tura
term-first-player = Pierwszy gracz
term-score = Wynik
term-seat = Miejsce przy stole
term-may-be = Może to być
term-notebook = Notatnik
term-set-aside = Odłożone na bok

## Symbole, podglądanie, kolory, flagi

symbol-assassin = Zabójca
symbol-conspirator = Konspirator
symbol-nationalist = Nacjonalista
symbol-seducer = Uwodziciel
symbol-diplomat = Dyplomata
symbol-woman = Kobieta
peek-this = Ta plansza
peek-this_or_adjacent = Ta lub sąsiednia plansza
peek-any = Dowolna plansza
colour-RED = czerwony
colour-GREEN = zielony
colour-BLUE = niebieski
colour-YELLOW = żółty
flag-PT = Portugalia
flag-DE = Niemcy
flag-GB = Wielka Brytania
flag-US = Stany Zjednoczone
flag-SU = Związek Radziecki
flag-ES = Hiszpania
flag-FR = Francja
flag-IT = Włochy
flag-HU = Węgry
flag-YU = Jugosławia

## Miejsca

place-1 = Kościół Santo António do Estoril
place-2 = Hotel Palácio
place-3 = Plaża Tamariz
place-4 = Hotel Atlântico
place-5 = Muchaxo
place-6 = Casino Estoril
place-7 = Skała Boca do Inferno (Wrota Piekieł)
place-8 = Muzeum Conde de Castro Guimarães

space-1-I = { place-1 } I
space-1-II = { place-1 } II
space-1-III = { place-1 } III
space-2-I = { place-2 } I
space-2-II = { place-2 } II
space-2-III = { place-2 } III
space-3-I = { place-3 } I
space-3-II = { place-3 } II
space-3-III = { place-3 } III
space-4-I = { place-4 } I
space-4-II = { place-4 } II
space-4-III = { place-4 } III
space-5-I = { place-5 } I
space-5-II = { place-5 } II
space-5-III = { place-5 } III
space-6-I = { place-6 } I
space-6-II = { place-6 } II
space-6-III = { place-6 } III
space-7-I = { place-7 } I
space-7-II = { place-7 } II
space-7-III = { place-7 } III
space-8-I = { place-8 } I
space-8-II = { place-8 } II
space-8-III = { place-8 } III
space-8-IV = { place-8 } IV

## Postacie

character-S1 = Linda X.
character-S2 = Elizabeth
character-S3 = Roque
character-S4 = Guedes
character-S5 = Hans R.
character-S6 = Araujo
card-RED-S1 = { character-S1 } ({ colour-RED })
card-RED-S2 = { character-S2 } ({ colour-RED })
card-RED-S3 = { character-S3 } ({ colour-RED })
card-RED-S4 = { character-S4 } ({ colour-RED })
card-RED-S5 = { character-S5 } ({ colour-RED })
card-RED-S6 = { character-S6 } ({ colour-RED })
card-GREEN-S1 = { character-S1 } ({ colour-GREEN })
card-GREEN-S2 = { character-S2 } ({ colour-GREEN })
card-GREEN-S3 = { character-S3 } ({ colour-GREEN })
card-GREEN-S4 = { character-S4 } ({ colour-GREEN })
card-GREEN-S5 = { character-S5 } ({ colour-GREEN })
card-GREEN-S6 = { character-S6 } ({ colour-GREEN })
card-BLUE-S1 = { character-S1 } ({ colour-BLUE })
card-BLUE-S2 = { character-S2 } ({ colour-BLUE })
card-BLUE-S3 = { character-S3 } ({ colour-BLUE })
card-BLUE-S4 = { character-S4 } ({ colour-BLUE })
card-BLUE-S5 = { character-S5 } ({ colour-BLUE })
card-BLUE-S6 = { character-S6 } ({ colour-BLUE })
card-YELLOW-S1 = { character-S1 } ({ colour-YELLOW })
card-YELLOW-S2 = { character-S2 } ({ colour-YELLOW })
card-YELLOW-S3 = { character-S3 } ({ colour-YELLOW })
card-YELLOW-S4 = { character-S4 } ({ colour-YELLOW })
card-YELLOW-S5 = { character-S5 } ({ colour-YELLOW })
card-YELLOW-S6 = { character-S6 } ({ colour-YELLOW })
card-C01 = Nora S.
card-C02 = Otto M.
card-C03 = Walser S.
card-C04 = Zarah L.
card-C05 = G. Green
card-C06 = I. L. Fleming
card-C07 = Loreta B.
card-C08 = E. Windsor
card-C09 = Hedy L.
card-C10 = S. Smith
card-C11 = Anne D.
card-C12 = Clark G.
card-C13 = C. Rosa
card-C14 = A. Ferro
card-C15 = Pires
card-C16 = Amelia
card-C17 = A. Monteiro
card-C18 = Salazar
card-C19 = A. Alekhine
card-C20 = I. Shouwaloff
card-C21 = Garbo
card-C22 = J. Bourbon
card-C23 = Antoine S. E.
card-C24 = G. Rene
card-C25 = Dusko P.
card-C26 = Zsa Zsa G.
card-C27 = C. Lucky Luciano

## Misje

mission-M01 = Niemcy
mission-M02 = Wielka Brytania
mission-M03 = Stany Zjednoczone
mission-M04 = Portugalia
mission-M05 = Sześć małych narodów
mission-M06 = Zabójcy
mission-M07 = Uwodziciele
mission-M08 = Konspiratorzy
mission-M09 = Dyplomaci
mission-M10 = Nacjonaliści
mission-M11 = Kobiety
mission-M12 = Siła wpływu

## Decyzje

decision-FIRST_PLAYER = Trwa losowanie pierwszego gracza.
decision-FIRST_PLAYER-other = Trwa losowanie pierwszego gracza.
decision-MISSION = Trwa losowanie misji.
decision-MISSION-other = Trwa losowanie misji.
decision-SECRET_MISSION = Rozdawana jest sekretna misja.
decision-SECRET_MISSION-other = Rozdawana jest sekretna misja.
decision-RECRUITMENT = Rozdawana jest tajna karta rekrutacji.
decision-RECRUITMENT-other = Rozdawana jest tajna karta rekrutacji.
decision-LAY = Miasto jest układane.
decision-LAY-other = Miasto jest układane.
decision-DRAW_REWARD = Wykładane są nagrody.
decision-DRAW_REWARD-other = Wykładane są nagrody.
decision-PLACE_CARD = Twoja tura: wybierz postać, którą chcesz umieścić.
decision-PLACE_CARD-other = { $player } wybiera postać do umieszczenia.
decision-PLACE_SPACE = Wybierz obszar dla swojej postaci.
decision-PLACE_SPACE-other = { $player } wybiera obszar.
decision-PEEK = Możesz podejrzeć jedną zakrytą kartę.
decision-PEEK-other = { $player } może podejrzeć zakrytą kartę.
decision-ABILITY = Twoja postać może działać: użyj zdolności albo zakończ.
decision-ABILITY-other = { $player } decyduje o zdolnościach postaci.
decision-ASSASSIN_TARGET = Zabójca: wybierz postać, która wraca na rękę właściciela.
decision-ASSASSIN_TARGET-other = { $player } wybiera ofiarę zabójcy.
decision-CONSPIRATOR_DRAW = Dobierana jest wierzchnia karta stosu.
decision-CONSPIRATOR_DRAW-other = Dobierana jest wierzchnia karta stosu.
decision-CONSPIRATOR_CHOICE = Konspirator: zachowaj nagrodę albo weź obejrzaną kartę.
decision-CONSPIRATOR_CHOICE-other = { $player } porównuje wierzchnią kartę stosu z nagrodą.
decision-SEDUCER_CARD = Uwodziciel: wybierz postać w sąsiednim miejscu.
decision-SEDUCER_CARD-other = { $player } wybiera postać do uwiedzenia.
decision-SEDUCER_SPACE = Uwodziciel: wybierz obszar, na który przejdzie postać.
decision-SEDUCER_SPACE-other = { $player } wybiera obszar dla uwiedzionej postaci.
decision-DIPLOMAT_TARGET = Dyplomata: wybierz postać, którą chcesz chronić.
decision-DIPLOMAT_TARGET-other = { $player } wybiera postać do ochrony.
decision-CASINO_ROLL = Trwa rzut kośćmi.
decision-CASINO_ROLL-other = Trwa rzut kośćmi.
decision-BOCA_LOSS = Boca do Inferno: wybierz, którą ze swoich postaci tutaj oddajesz.
decision-BOCA_LOSS-other = { $player } musi oddać postać w Boca do Inferno.
decision-DISCARD = Odrzuć nadmiar, aż zostanie 6 kart, i potwierdź.
decision-DISCARD-other = { $player } wybiera karty do odrzucenia.

## Akcje

action-CARD = Wybierz: { $card }
    .kind = Wybierz postać
    .effect = Wybierasz tę postać: umieścisz ją jako następną albo odłożysz do odrzucenia. Nikt inny jej jeszcze nie widzi.
action-SPACE = Wybierz: { $space }
    .kind = Wybierz obszar
    .effect = Wskazujesz ten obszar albo leżącą na nim postać.
action-REWARD = Podejrzyj nagrodę: { $place }
    .kind = Podejrzyj nagrodę
    .effect = Tylko ty zobaczysz tę zakrytą nagrodę.
action-SYMBOL = Użyj zdolności: { $symbol }
    .kind = Użyj zdolności
    .effect = Postać używa tego symbolu; każdy symbol działa raz.
action-KEEP = Zachowaj nagrodę
    .effect = Obejrzana karta trafia pod stos, niepokazana nikomu innemu.
action-TAKE = Weź nową kartę
    .effect = Obejrzana karta staje się nagrodą; stara trafia pod stos.
action-DECLINE = Zrezygnuj
    .effect = Niczego nie oglądasz albo zdolność zostaje niewykorzystana i nic się nie dzieje.
action-DONE = Zakończ działanie postaci
    .effect = Postać nie używa już zdolności.
action-READY = Gotowe
    .effect = Wybór odrzucanych kart jest ostateczny; zostaną odkryte, gdy wszyscy będą gotowi.
action-FIRST_PLAYER = Pierwszy gracz: { $seat }
    .kind = Pierwszy gracz
    .effect = Ta osoba zaczyna.
action-MISSION = Wylosuj misję: { $mission }
    .kind = Wylosuj misję
    .effect = Ta misja wchodzi do gry.
action-LAY = Ułóż: { $place }, obrót { $rotation }
    .kind = Ułóż planszę
    .effect = Plansza staje się następną częścią miasta.
action-DRAW = Dobierz: { $card }
    .kind = Dobierz kartę
    .effect = Ta karta jest wierzchnią kartą stosu.
action-ROLL = Wyrzuć { $first } i { $second }
    .kind = Rzuć kośćmi
    .effect = Różnica zwiększa siłę wpływu postaci.
action-AUTO_CARD = Losowa karta: { $card }
    .kind = Losowa karta
    .effect = Ta karta jest umieszczana za osobę, która opuściła grę.
action-AUTO_SPACE = Losowy obszar: { $space }
    .kind = Losowy obszar
    .effect = Tu umieszcza się kartę za osobę, która opuściła grę.
action-LEAVE = Opuść grę: { $seat }
    .kind = Opuść grę
    .effect = Miejsce gra dalej samo: losowe umieszczanie, bez zdolności.

## Zdarzenia

event-first_player = Pierwszy gracz: { $player }.
event-mission = Misja: { $mission }.
event-secret_mission = Między graczami { $player } i { $other } leży sekretna misja: { $mission }.
event-secret_mission-hidden = Między graczami { $player } i { $other } leży sekretna misja.
event-recruitment = { $player } dostaje tajną kartę rekrutacji: { $mission }.
event-recruitment-hidden = { $player } dostaje tajną kartę rekrutacji.
event-round = Zaczyna się runda { $number }; pierwszy gracz: { $player }.
event-laid = { $place } trafia na pozycję { $slot }, obrót { $rotation }.
event-reward = Nagroda w miejscu { $place }: { $card }.
event-reward-hidden = Zakryta nagroda leży w miejscu { $place }.
event-chose = { $player } wybiera: { $card }.
event-chose-hidden = { $player } wybiera postać.
event-placed = { $player } umieszcza na obszarze { $space }: { $card }.
event-placed-hidden = { $player } kładzie zakrytą kartę na obszarze { $space }.
event-peeked = { $player } podgląda kartę na obszarze { $space }: { $card }.
event-peeked-hidden = { $player } podgląda zakrytą kartę na obszarze { $space }.
event-peeked_reward = { $player } podgląda nagrodę w miejscu { $place }: { $card }.
event-peeked_reward-hidden = { $player } podgląda zakrytą nagrodę w miejscu { $place }.
event-declined = { $player } nie podgląda.
event-resolving = Rozgrywane miejsce: { $place }.
event-revealed = { $space }: postać gracza { $player } to { $card }.
event-reward_revealed = Nagroda w miejscu { $place } to { $card }.
event-used = Postać gracza { $player } na obszarze { $space } działa: { $symbol }.
event-spared = { $player } nie wykorzystuje zdolności postaci na obszarze { $space }: { $symbol }.
event-returned = Zabójca gracza { $player } odsyła postać { $card } z obszaru { $space } na rękę gracza { $owner }.
event-looked = Konspirator gracza { $player } w miejscu { $place } ogląda wierzchnią kartę stosu: { $card }.
event-looked-hidden = Konspirator gracza { $player } w miejscu { $place } ogląda wierzchnią kartę stosu.
event-kept = { $player } zachowuje nagrodę w miejscu { $place }; pod stos trafia: { $card }.
event-kept-hidden = { $player } zachowuje nagrodę w miejscu { $place }; druga karta trafia pod stos, nikomu niepokazana.
event-exchanged = { $player } wymienia nagrodę w miejscu { $place }: przychodzi { $card }, pod stos trafia { $old }.
event-rallied = Nacjonalista gracza { $player } na obszarze { $space } zyskuje siłę wpływu: +{ $count }.
event-lured = Uwodziciel gracza { $player } zwraca się ku postaci na obszarze { $space }.
event-seduced = Uwodziciel gracza { $player } przenosi postać { $card } z obszaru { $origin } na obszar { $space }.
event-protected = Dyplomata gracza { $player } chroni postać na obszarze { $space }.
event-done = { $player } nie używa więcej zdolności na obszarze { $space }.
event-rolled = { $player } wyrzuca { $first } i { $second } dla postaci na obszarze { $space }.
event-gained = Casino Estoril: różnica { $bonus }, więc postać gracza { $player } na obszarze { $space } ma siłę wpływu { $influence }.
event-weakest = { $player } ma najmniejszą siłę wpływu w Boca do Inferno ({ $influence }) i musi oddać postać.
event-weakest_tied = W Boca do Inferno kilka osób ma najmniejszą siłę wpływu ({ $influence }); postać musi oddać { $player } – najniższy obszar to { $space }.
event-lost = { $player } traci postać { $card } na obszarze { $space }: zostaje usunięta z gry.
event-tied = { $place }: remis przy sile wpływu { $influence }; najniższy obszar ma { $player } ({ $space }).
event-took_reward = { $player } zdobywa postać { $card } w miejscu { $place } z siłą wpływu { $influence }.
event-unclaimed = W miejscu { $place } nie ma nikogo: { $card } trafia pod stos.
event-no_reward = W miejscu { $place } nie ma nagrody.
event-recovered = Runda { $number } rozegrana; wszystkie postacie wracają na ręce właścicieli.
event-laid_aside = { $player } odkłada: { $card }.
event-laid_aside-hidden = { $player } odkłada zakrytą kartę.
event-ready = { $player } – gotowe.
event-discarded = { $player } odrzuca: { $card }.
event-left = { $player } opuszcza grę.
event-ended = Gra jest skończona.
event-mission_revealed = Sekretna misja między graczami { $player } i { $other } to { $mission }.
event-mission_scored = { $points ->
    [one] { $player } dostaje { $points } punkt za misję „{ $mission }” z wynikiem { $count }.
    [few] { $player } dostaje { $points } punkty za misję „{ $mission }” z wynikiem { $count }.
   *[other] { $player } dostaje { $points } punktów za misję „{ $mission }” z wynikiem { $count }.
}
event-recruitment_scored = { $points ->
    [one] { $player } dostaje { $points } punkt za tajną kartę rekrutacji „{ $mission }”.
    [few] { $player } dostaje { $points } punkty za tajną kartę rekrutacji „{ $mission }”.
   *[other] { $player } dostaje { $points } punktów za tajną kartę rekrutacji „{ $mission }”.
}
event-scored = { $total ->
    [one] { $player } ma razem { $total } punkt: { $discards } za karty odrzucone, { $hand } za karty na ręce, reszta za misje.
    [few] { $player } ma razem { $total } punkty: { $discards } za karty odrzucone, { $hand } za karty na ręce, reszta za misje.
   *[other] { $player } ma razem { $total } punktów: { $discards } za karty odrzucone, { $hand } za karty na ręce, reszta za misje.
}
event-won = { $player } wygrywa grę.
event-undone = { $count ->
    [one] { $player } cofa { $count } krok.
    [few] { $player } cofa { $count } kroki.
   *[other] { $player } cofa { $count } kroków.
}

## Opcje

option-secret_missions = Sekretne misje
    .help = Tylko jedna misja leży odkryta; między każdymi dwoma sąsiadami leży jedna, którą znają tylko oni. Dla 3 lub 4 osób.
option-secret_missions-on = Włączone
option-secret_missions-off = Wyłączone
option-recruitment_office = Tajne biuro rekrutacji
    .help = Każdy ma jeszcze jedną tajną kartę, która punktuje za rękę i karty odrzucone.
option-recruitment_office-on = Włączone
option-recruitment_office-off = Wyłączone
option-second_place = Ważne drugie miejsce
    .help = Drugie miejsce w misji jest warte 3 punkty.
option-second_place-on = Włączone
option-second_place-off = Wyłączone
option-assassin_self = Zabójca może wybrać siebie
    .help = Czytana dosłownie, instrukcja wyklucza tylko nagrodę. Zwykle gra się bez tego.
option-assassin_self-on = Włączone
option-assassin_self-off = Wyłączone
option-colours = Kolory
    .help = Kolejno czerwony, zielony, niebieski i żółty albo według waszego wyboru; w grze niczego nie zmieniają.
option-colours-seats = Kolejno
option-white_disc_limit = Białe znaczniki
    .help = Ile postaci może być chronionych jednocześnie.
option-white_disc_limit-none = Bez ograniczeń
option-white_disc_limit-5 = Tylko 5
option-first_player = Pierwszy gracz
    .help = Ustala, kto zaczyna rundę 1.
option-first_player-random = Losowany
option-missions = Odkryte misje
    .help = Losowane albo lista misji, które leżą odkryte: cztery, z sekretnymi misjami jedna.
option-missions-random = Losowane
option-data_set = Postacie i miejsca
    .help = Wybiera zestaw postaci, miejsc i misji, którym gracie.
preset-usual = Zwykła gra
    .help = Bez wariantów; dobra także na pierwszą partię.
preset-everything = Wszystko
    .help = Wszystkie trzy warianty: Sekretne misje (dla 3 lub 4 graczy), Tajne biuro rekrutacji, Ważne drugie miejsce.

## Arkusz punktacji

score-discards = Karty odrzucone
score-hand = Karty na ręce
score-missions = Misje
score-recruitment = Tajna karta rekrutacji
score-total = Razem
score-tiebreak = Remis punktowy: { $player } prowadzi dzięki wypełnionym misjom lub punktom na ręce.

## In the browser

ui-place-1 = Kościół
ui-place-2 = Hotel Palácio
ui-place-3 = Plaża Tamariz
ui-place-4 = Hotel Atlântico
ui-place-5 = Muchaxo
ui-place-6 = Casino Estoril
ui-place-7 = Boca do Inferno
ui-place-8 = Muzeum
ui-feature-1 = Tutaj nie działa żaden zabójca.
ui-feature-2 = Brytyjskie postacie mają tu siłę wpływu większą o 1.
ui-feature-3 = Tutaj wszystkie karty leżą odkryte.
ui-feature-4 = Niemieckie postacie mają tu siłę wpływu większą o 1.
ui-feature-5 = Wszystkie obszary są tu zewnętrzne.
ui-feature-6 = Kości zwiększają tu siłę wpływu każdej postaci o 0 do 5.
ui-feature-7 = Najsłabszy gracz traci tu postać na zawsze.
ui-feature-8 = Cztery obszary; z IV wolno podejrzeć gdziekolwiek.
ui-reward-field = NAGRODA
ui-lowest = Najniższy obszar: { $numeral }
ui-order = Kolejność rozgrywania miejsc
ui-state-waiting = czeka
ui-state-resolving = rozgrywane
ui-state-resolved = rozegrane
ui-neighbours = Pokaż sąsiedztwo i obszary zewnętrzne
ui-neighbours-short = Sąsiedztwo
ui-whole = Pokaż całe miasto
ui-pause = Zatrzymaj
ui-resume = Dalej
ui-step-back = Krok wstecz
ui-step-on = Krok naprzód
ui-replay = Pokaż jeszcze raz rozegranie tej rundy
ui-replay-short = Jeszcze raz
ui-close = Zamknij
ui-round = Runda { $round } z { $rounds }
ui-deck-count = Stos: { $count }
ui-mission-count = { $player } { $count } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ui-secret-between = Sekretna misja między graczami { $player } i { $other }
ui-secret-short = Sekretna:
ui-unknown = Nieznana
ui-recruitment-short = Twoja tajna karta: { $points }
ui-nothing = nic
ui-no-symbols = bez symboli
ui-card-line = { $name }: { $flag }, siła wpływu { $influence }, punkty { $vp }, { $symbols }
ui-face-down-card = zakryta karta
ui-free = wolny
ui-down = Zakryta
ui-down-known = Zakryta; znasz ją
ui-protected = Chroniona białym znacznikiem
ui-moved = Przeniesiona przez uwodziciela: bez zdolności
ui-seen-by = Podejrzeli: { $players }
ui-wait = Stół jest przygotowywany.
ui-prompt-ability = { $card } ({ $space }) może działać: użyj zdolności albo zakończ.
ui-prompt-space = Gdzie kładziesz: { $card }?
ui-prompt-ready = To są twoje odrzucone karty. Potwierdź.
ui-won-shared = Wspólnie wygrywają: { $players }.
ui-label-card = Połóż: { $card }
ui-label-instead = Wybierz zamiast tego: { $card }
ui-label-discard = Odrzuć: { $card }
ui-label-place = Połóż na: { $space }
ui-label-no-peek = Nie podglądaj
ui-label-symbol = { $symbol }: { $card }
ui-label-symbol-totals = { $symbol }: { $card } → { $totals }
ui-label-peek = Podejrzyj: { $card }, { $space }
ui-label-assassin = Odeślij: { $card }
ui-label-seducer = Uwiedź: { $card }, { $space }
ui-label-move = Przenieś na: { $space }
ui-label-diplomat = Chroń: { $card }, { $space }
ui-label-loss = Oddaj: { $card }
ui-effect-discard = 1 punkt jako odrzucona zamiast { $vp }. { $line }.
ui-effect-down = Zakryta: nikt inny nie widzi karty.
ui-effect-up = Odkryta dla wszystkich.
ui-effect-peek = Potem wolno ci podejrzeć ({ $reach }).
ui-effect-order = Kolejność rozgrywania: { $order } z { $all }.
ui-effect-here = Siła wpływu tutaj: { $totals }.
ui-effect-look = Tylko ty zobaczysz tę kartę gracza { $player }.
ui-effect-return = { $card } wraca na rękę gracza { $player }.
ui-effect-after = Potem: { $totals }.
ui-effect-after-tie = Potem: { $totals } (remis wygrywa { $player } dzięki { $numeral }).
ui-effect-seduce = { $card } gracza { $player } przychodzi tutaj bez zdolności.
ui-effect-reveals = Karta zostaje odkryta.
ui-effect-move = Postać trafia na obszar { $numeral } i zostaje odkryta.
ui-effect-protect = W tej rundzie żaden zabójca ani uwodziciel nie wybierze postaci { $card } gracza { $player }.
ui-effect-lose = { $card } opuszcza grę na zawsze; punkty ({ $vp }) przepadają.
ui-effect-missions = Misje: { $changes }.
ui-effect-no-mission = Ta karta nie liczy się do żadnej misji.
ui-mission-change = { $mission } { $before } → { $left }
ui-mission-change-points = { $mission } { $before } → { $left } (punkty { $had } → { $rest })
ui-effect-assassin = Odeślij inną postać stąd na rękę właściciela.
ui-effect-conspirator = Obejrzyj wierzchnią kartę stosu i wybierz, co będzie nagrodą.
ui-effect-nationalist = Zyskaj 1 punkt siły wpływu za każdą taką samą flagę tutaj i w sąsiednich miejscach.
ui-effect-rally = Zyskaj siłę wpływu +{ $count }: 1 punkt za każdą taką samą flagę tutaj i w sąsiednich miejscach.
ui-rally-now = Nacjonalista teraz: +{ $count }.
ui-effect-seducer = Przenieś postać z sąsiedniego miejsca na wolny obszar tutaj.
ui-effect-diplomat = Chroń postać tutaj lub w sąsiednim miejscu.
ui-conspiracy = Tylko ty to widzisz: nagroda i wierzchnia karta stosu.
ui-counts-for = Liczy się do { $count ->
    [one] { $count } misji
   *[other] { $count } misji
}
ui-hand-empty = Twoja ręka jest pusta.
ui-discard-tip = Każda odrzucona karta to 1 punkt: jeśli jest warta 1 punkt, tracisz tylko jej symbole i siłę wpływu.
ui-in-hand = na ręce: { $count }
ui-discarded = odrzucone: { $count }
ui-first-short = pierwszy
ui-open-in-city = odkryta w mieście
ui-hidden = na ręce lub zakryta
ui-out = poza stołem
ui-count = Liczba
ui-note-is = to ta
ui-note-can = może być
ui-note-cannot = nie może być
ui-to-moment = Obejrzyj ten moment gry
ui-note-none-down = Ten gracz nie ma zakrytych kart: { $player }. Siatka:
ui-note-ways = { $count ->
    [one] Jest tylko jeden możliwy układ.
    [few] Są { $count } możliwe układy.
    [many] Jest { $count } możliwych układów.
   *[other] Możliwe układy: { $count }.
}
ui-note-saw = Podejrzane w tej rundzie
ui-note-nothing = Jeszcze nic.
ui-note-rewards = Zakryte nagrody
ui-in-deck = W stosie: { $count }
ui-in-deck-help = Te postacie są w stosie lub leżą jako zakryte nagrody. Pierwsza liczba: siła wpływu, druga: punkty.
ui-model-turn = Tura
ui-model-actions = Co możesz zrobić
ui-model-players = Gracze
ui-model-player = { $player }: znaczniki { $discs }, karty na ręce { $hand }, odrzucone { $discards }
ui-model-beside = obok: { $spaces }
ui-model-places-beside = Sąsiednie miejsca: { $places }
ui-model-acting = Rozgrywane: { $place }, obszar { $numeral }: { $card }
ui-model-resolving = Rozgrywane: { $place }
ui-model-looked = Wierzchnia karta talii: { $card }
ui-model-discards = Odrzucone: { $cards }
ui-model-removed = Poza grą: { $cards }
ui-model-under = Wiadomo, że leżą pod talią: { $cards }
ui-prompt-discard = { $count ->
    [one] Odrzuć jeszcze { $count } kartę: każda odrzucona to 1 punkt.
    [few] Odrzuć jeszcze { $count } karty: każda odrzucona to 1 punkt.
   *[other] Odrzuć jeszcze { $count } kart: każda odrzucona to 1 punkt.
}
ui-discs = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}
ui-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}

## Pierwsza gra z przewodnikiem

lesson-goal = Szpiedzy w Estoril
    .text = W czterech rundach zdobywasz postacie do swojej siatki, a dzięki ich flagom i symbolom misje; wygrywa osoba z największą liczbą punktów. Pierwsza runda prawie się kończy: grasz jako A i masz jeszcze dwie postacie do umieszczenia, B jedną.
lesson-place = Wykorzystaj siłę wpływu
    .text = Araujo ma siłę wpływu 2, ale żadnej zdolności. Na plaży Tamariz wszystko leży odkryte: Guedes gracza B ma 1, a nagroda jest warta 4 punkty. Wybierz Araujo i połóż go na obszarze I plaży. Obszary na brzegu są zawsze dostępne, wewnętrzne tylko obok twojej postaci.
lesson-secret = TOP SECRET
    .text = Linda X. nie ma siły wpływu, ale jest zabójczynią. Połóż ją na obszarze II Hotelu Palácio: jest on TOP SECRET, więc karta leży zakryta. Znacznik mówi wszystkim, że jest twoja, i nic więcej.
lesson-peek = Podejrzyj
    .text = Ten obszar ma oko: możesz obejrzeć jedną zakrytą kartę tego miejsca. Obejrzyj kartę gracza B na obszarze I. Wszyscy widzą, że podglądasz, ale tylko ty widzisz, co.
lesson-resolve = Rozgrywanie miejsc
    .text = Teraz miejsca rozgrywa się według numerów. Odkrywa się wszystkie karty miejsca, potem obszary działają w kolejności I, II, III. W kościele Roque może użyć symbolu: nacjonalista dostaje 1 punkt siły wpływu za każdą flagę taką jak jego, tutaj i obok. Użyj go.
lesson-assassin = Zabójca
    .text = Teraz Hotel Palácio. Araujo gracza B ma siłę wpływu 2, Linda żadnego. Użyj zdolności zabójcy: Araujo wraca na rękę gracza B, a zostajesz tylko ty.
lesson-reward = Kto bierze nagrodę?
    .text = Na końcu każdego miejsca nagrodę bierze na rękę osoba z największą sumą siły wpływu; przy remisie ta, której postać leży na najniższej cyfrze. Zdobytą kartę możesz umieścić w następnej rundzie, a na końcu gry dostajesz punkty z jej medalu.
lesson-symbols = Pozostałe symbole
    .text = Następują pozostałe miejsca. Konspirator może zamienić nagrodę na wierzchnią kartę stosu, uwodziciel przyciąga postać z sąsiedztwa, dyplomata chroni postać przed zabójcą i uwodzicielem. Używaj ich, jak chcesz; „Zakończ działanie postaci” je pomija.
lesson-discard = Sześć kart
    .text = Wszystkie postacie wracają na rękę. Zatrzymujesz sześć. Odrzucona karta jest na końcu warta 1 punkt i nigdy nie wraca. Odłóż słabe, zatrzymaj te, które wygrywają miejsca, i potwierdź.
lesson-end = Misje i dalsza gra
    .text = Leżą cztery odkryte misje po 6 punktów: dla tego, kto na końcu ma na ręce najwięcej danej flagi lub symbolu. Wyszarzone obszary wyjaśniają, dlaczego są niedostępne, a zasady są o jedno kliknięcie stąd. Dokończ tę grę albo otwórz sprawę ze znajomymi.
lesson-variants-goal = Trzy warianty
    .text = To ostatnia chwila gry ze wszystkimi trzema wariantami: postacie wróciły na ręce, każdy zatrzymuje sześć, potem liczy się punkty. Grasz jako A i masz siedem kart.
lesson-variants-secret = Sekretne misje
    .text = Odkryta jest tu tylko jedna misja: suma siły wpływu. Między każdymi dwoma sąsiadami leży sekretna. Znasz dwie obok siebie: flagi portugalskie, wspólną z B, i flagi niemieckie, wspólną z C. Tę między B i C odgadniesz tylko z tego, co zbierają. Na końcu wszyscy punktują we wszystkich.
lesson-variants-office = Biuro rekrutacji
    .text = Każdy ma jeszcze jedną kartę, której nikt inny nie widzi. Twoja daje 1 punkt za każdy symbol zabójcy na ręce i wśród kart odrzuconych razem. Zabójcę możesz więc odrzucić bez straty tego punktu.
lesson-variants-second = Drugie miejsce się liczy
    .text = Pierwsze miejsce w misji jest warte 6 punktów, drugie 3. Przy remisie o pierwsze dzieli się 9 punktów, o drugie 3. W obu swoich sekretnych misjach prowadzisz, a w sumie siły wpływu zajmujesz drugie miejsce: 12 przeciw 19 i 10.
lesson-variants-keep = Która karta odpada?
    .text = Jedna karta musi odpaść. Bez Araujo masz siłę wpływu 10 i dzielisz drugie miejsce z C; bez Guedesa 11, nadal drugie, a trzy flagi portugalskie nadal prowadzą. Odrzucona karta jest warta 1 punkt, tyle co Guedes na ręce. Odłóż Guedesa i potwierdź: wtedy wszystko się odkrywa i liczy.
ui-resign = Rezygnacja jest ostateczna: odtąd twoje karty wykłada los i nie używa się zdolności.

## What hints count

reason-points = { $count ->
    [one] { $count } punkt w twojej siatce
    [few] { $count } punkty w twojej siatce
   *[other] { $count } punktów w twojej siatce
}
reason-rewards = { $count ->
    [one] { $count } miejsce, w którym zdajesz się prowadzić
    [few] { $count } miejsca, w których zdajesz się prowadzić
   *[other] { $count } miejsc, w których zdajesz się prowadzić
}
reason-influence = { $count ->
    [one] { $count } punkt siły wpływu w otwartych miejscach
    [few] { $count } punkty siły wpływu w otwartych miejscach
   *[other] { $count } punktów siły wpływu w otwartych miejscach
}
reason-protected = { $count ->
    [one] { $count } chroniona postać
    [few] { $count } chronione postacie
   *[other] { $count } chronionych postaci
}
reason-seen = { $count ->
    [one] { $count } znana zakryta karta
    [few] { $count } znane zakryte karty
   *[other] { $count } znanych zakrytych kart
}
reason-discs = { $count ->
    [one] { $count } znacznik do wystawienia
    [few] { $count } znaczniki do wystawienia
   *[other] { $count } znaczników do wystawienia
}
reason-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}

## Sprawa dnia

case-intro = Grasz jako { $player }. Gra skończona, wszystkie siatki leżą odkryte, ale niektóre misje są wciąż zakryte; znane są tylko ich punkty. Misja między dwiema osobami daje 6 punktów temu, kto ma jej najwięcej na ręce, przy remisie do podziału. Karta rekrutacji daje właścicielowi punkt za każdy jej symbol na ręce i wśród odrzuconych. Które to misje?
case-secret = Misja między
case-recruit = Karta rekrutacji
case-missions-seen = Misje, które znasz
case-hand = Ręka
case-discards = Odrzucone
event-case_secret = { $count ->
    [0] Misja między graczami { $player } i { $other } nikomu nie przyniosła punktów.
    [one] Misja między graczami { $player } i { $other } – punkty: { $points }, zdobywa { $winners }.
   *[other] Misja między graczami { $player } i { $other } – punkty: po { $points }, zdobywają { $winners }.
}
event-case_recruit = Punkty za kartę rekrutacji, { $player }: { $points }.
