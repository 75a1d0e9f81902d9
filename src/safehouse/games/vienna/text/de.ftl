### Wien: deutsche Texte

## The game

game-title = Wien
game-summary = Erkauf dir mit Bestechung Zugang zu den Gebäuden des geteilten Wien, umschließe seine Plätze, sammle Geheiminformationen und lass die Anzeiger steigen, bevor der Ermittler das Ende des Daches erreicht.
game-about = Jede Runde ziehst du drei Karten und verteilst sie geheim auf drei Aufgaben: eine dauerhafte Fähigkeit für eine Schublade, ein Bestechungsmittel und einen Schritt eines Anzeigers. Dazwischen setzt du einen Agenten. Die Vollversion bringt Aufträge, Geld, Einkäufe und Zahltage. Plan, obere Kartenhälften, Aufträge und Leisten sind eine Rekonstruktion, die zum Text der Anleitung passt.

## Headings of the rule groups

section-1 = Aufbau, Einstiegsversion
section-2 = Aufbau, Vollversion
section-3 = Runde und Kartenphase
section-4 = Aktion I: eine Karte in die Schublade
section-5 = Aktion II: ein Bestechungsmittel
section-6 = Aktion III: Agent setzen oder etwas nehmen
section-7 = Plätze umschließen
section-8 = Aktion IV: Anzeiger und Ermittler
section-9 = Wappenphase und Ende
section-10 = Schlusswertung, Einstiegsversion
section-11 = Vollversion: Gebäude und Geld
section-12 = Einkaufs- oder Zahltagsphase
section-13 = Einkäufe
section-14 = Zahltage
section-15 = Aufträge
section-16 = Ende und Schlusswertung, Vollversion
section-17 = Fähigkeiten der Karten
section-18 = Arten von Aufträgen
section-19 = Erweiterung: Der dritte Mann
section-20 = Erweiterung: Stefan-Feld-Agenten
section-21 = Reihenfolge der Ausführung

## Rules 1: set-up, introductory version

rule-VIE-1-1 = Wien wird zu zweit, zu dritt oder zu viert gespielt; jeder hat eine eigene Farbe: Gelb, Rot, Blau oder Grün.
rule-VIE-1-2 = Die Einstiegsseite des Plans hat weder Siegel noch Hausbuchstaben.
rule-VIE-1-3 = Je ein Geheimplättchen jeder Sorte wird beiseitegelegt.
rule-VIE-1-4 = Die anderen 40 Plättchen, 8 je Sorte, werden zufällig offen ausgelegt, eines auf jeden Platz.
rule-VIE-1-5 = Es gelten die aufgedruckten Flaggen, oder die 30 Flaggenplättchen, 6 je Nation, werden zufällig ausgelegt, eines an jedes Gebäude.
rule-VIE-1-6 = Jedes Gebäude hat eine Farbe und eine Flagge. Die Farbe nennt das Bestechungsmittel: Violett Schokolade, Rosa Wein, Orange Illustrierte, Braun Kaffee, Grau Tabak.
rule-VIE-1-7 = Straßen verbinden jeden Platz mit 2, 3 oder 4 Gebäuden; seine Zahl ist die Anzahl der Straßen und der Punkte.
rule-VIE-1-8 = Die Karten 001 bis 090 bilden gemischt den Zugstapel; der Ablagestapel ist leer.
rule-VIE-1-9 = Bestechungsmittel kommen aus einem allgemeinen Vorrat.
rule-VIE-1-10 = Die fünf Anzeiger beginnen auf dem ersten Feld ihrer Leisten, in Bereich 1.
rule-VIE-1-11 = Der Ermittler beginnt auf Dachfeld A; das Dach hat zwölf Felder von A bis L.
rule-VIE-1-12 = Das Ermittlerplättchen beginnt auf der Seite ohne X.
rule-VIE-1-13 = Jeder hat einen Schreibtisch mit drei leeren Schubladen und sechs Agenten im Vorrat.
rule-VIE-1-14 = Jeder beginnt mit einem Bestechungsmittel jeder Sorte.
rule-VIE-1-15 = Aus den fünf beiseitegelegten Plättchen zieht jeder eines; der Rest verlässt das Spiel.
rule-VIE-1-16 = Ein Startplättchen zählt wie jede andere Geheiminformation; es löst nichts aus und bringt keine Punkte.
rule-VIE-1-17 = Das Stadtwappen bekommt ein ausgeloster oder vom Gastgeber bestimmter Spieler.
rule-VIE-1-18 = Die Punkte sind nach oben offen.
rule-VIE-1-19 = Nicht gebrauchtes Material bleibt in der Schachtel.

## Rules 2: set-up, full version

rule-VIE-2-1 = Der Aufbau ist der der Einstiegsversion mit folgenden Änderungen; die andere Seite des Plans wird benutzt.
rule-VIE-2-2 = Alle 175 Karten bilden einen Zugstapel.
rule-VIE-2-3 = Aufträge A und B werden getrennt gemischt; je zwei liegen offen, alle vier können angenommen werden.
rule-VIE-2-4 = Jeder bekommt zufällig einen Startauftrag; die übrigen verlassen das Spiel.
rule-VIE-2-5 = Ein Schreibtisch hat drei Auftragsplätze, mit Beistelltisch vier; der Startauftrag belegt einen.
rule-VIE-2-6 = Jeder hat fünf Agenten im Vorrat und drei im Nebenhaus.
rule-VIE-2-7 = Beistelltisch und die vier Schreibtischplättchen warten im Nebenhaus.
rule-VIE-2-8 = Jeder beginnt mit 1 Schilling, einem Bestechungsmittel jeder Sorte und einer Geheiminformation.
rule-VIE-2-9 = Fünf Einkaufs- und zwei Zahltagsplättchen liegen auf dem Dach, je nach Spielerzahl verschieden.
rule-VIE-2-10 = Ein Startauftrag bringt keine Anzahlung.

## Rules 3: round and card phase

rule-VIE-3-1 = Eine Runde besteht aus Kartenphase, Aktionsphase, in der Vollversion gegebenenfalls Einkaufs- oder Zahltagsphase, und Wappenphase.
rule-VIE-3-2 = Was eine Karte in der Schublade sagt, geht für ihren Besitzer den allgemeinen Regeln vor.
rule-VIE-3-3 = In der Kartenphase zieht jeder drei Karten, mit Telefon vier, zusätzlich zu denen, die er noch auf der Hand hat.
rule-VIE-3-4 = Die Karten werden Spieler für Spieler gegeben, beginnend beim Wappenträger.
rule-VIE-3-5 = Ist der Zugstapel leer, wird der Ablagestapel gemischt und zum neuen Zugstapel.
rule-VIE-3-6 = Alle legen gleichzeitig und geheim drei Karten verdeckt aus, je eine für die Aktionen I, II und IV.
rule-VIE-3-7 = Nicht zugeteilte Karten werden offen abgelegt.
rule-VIE-3-8 = Eine Karte bewirkt nur, was zu ihrer Aktion gehört: Fähigkeit für I, Bestechungsmittel für II, Geheiminformation für IV.
rule-VIE-3-9 = Haben alle zugeteilt, beginnt die Aktionsphase.
rule-VIE-3-10 = Der Wappenträger führt die Aktionen I bis IV aus, dann die anderen im Uhrzeigersinn, jeder alle vier.

## Rules 4: action I

rule-VIE-4-1 = Die Karte für Aktion I wird aufgedeckt und muss in eine eigene Schublade.
rule-VIE-4-2 = Jede Schublade darf gewählt werden; eine Karte darin kommt auf den Ablagestapel. Als Option müssen leere zuerst gefüllt werden.
rule-VIE-4-3 = In deinen Schubladen liegt nie zweimal dieselbe Fähigkeit: Ein Zwilling muss ersetzt werden.
rule-VIE-4-4 = Fähigkeiten sind gleich, wenn Wirkung und gezeigtes Merkmal gleich sind; die obere Hälfte ist egal.
rule-VIE-4-5 = Eine Fähigkeit gilt, sobald sie in der Schublade liegt, in diesem und allen späteren Zügen.
rule-VIE-4-6 = Fähigkeiten mehrerer Schubladen addieren sich; sie zu nutzen ist freiwillig.
rule-VIE-4-7 = Fähigkeiten gelten nur im eigenen Zug.
rule-VIE-4-8 = Alle leeren Schubladen sind ein und dieselbe Wahl.

## Rules 5: action II

rule-VIE-5-1 = Die Karte für Aktion II wird aufgedeckt und abgelegt; du nimmst ein Bestechungsmittel der oben links gezeigten Sorte.
rule-VIE-5-2 = Bestechungsmittel gehen nie aus.
rule-VIE-5-3 = Bestechungsmittel liegen offen, und ihre Zahl ist nicht begrenzt.
rule-VIE-5-4 = Nur dieses eine ist das Bestechungsmittel der Aktion II.

## Rules 6: action III

rule-VIE-6-1 = In Aktion III setzt du einen Agenten oder nimmst zwei Bestechungsmittel einer Sorte oder, in der Vollversion, 2 Schilling.
rule-VIE-6-2 = Nehmen ist immer erlaubt, auch wenn du setzen könntest.
rule-VIE-6-3 = Du setzt einen Agenten aus dem Vorrat oder einen eigenen vom Plan auf ein anderes Gebäude ohne eigenen Agenten.
rule-VIE-6-4 = Verschiedene Farben dürfen sich ein Gebäude teilen, nie zwei derselben Farbe.
rule-VIE-6-5 = Setzen kostet zwei Bestechungsmittel der Gebäudefarbe.
rule-VIE-6-6 = Jeder passende Nachlass macht es um ein Bestechungsmittel billiger, aber der Preis fällt nie unter null.
rule-VIE-6-7 = Du musst beim Setzen zahlen können; Boni kommen danach.
rule-VIE-6-8 = Ein versetzter Agent verlässt zuerst sein altes Gebäude, das dann nicht mehr zählt.
rule-VIE-6-9 = Für Fähigkeiten zählt nur das neue Gebäude und ob dort ein fremder Agent steht.
rule-VIE-6-10 = Wer Bestechungsmittel oder Geld nimmt, löst nichts aus und hat keinen Auftragsschritt.

## Rules 7: enclosing

rule-VIE-7-1 = Du umschließt einen Platz, wenn auf allen verbundenen Gebäuden eigene Agenten stehen.
rule-VIE-7-2 = Gleich nach dem Setzen bekommst du die Plättchen aller Plätze, die du umschließt.
rule-VIE-7-3 = Für jedes Plättchen bekommst du so viele Punkte, wie die Zahl des Platzes angibt.
rule-VIE-7-4 = Einmal Setzen kann mehrere Plättchen bringen.
rule-VIE-7-5 = Ein leerer Platz bringt nichts; Plätze werden nie nachgefüllt.
rule-VIE-7-6 = Agenten bleiben danach stehen.
rule-VIE-7-7 = Fremde Agenten sind egal; wer zuerst umschließt, nimmt das Plättchen.
rule-VIE-7-8 = Nur wer am Zug ist, bekommt Plättchen, nacheinander nach Platznummer, jedes mit seinen Fähigkeiten vor dem nächsten.

## Rules 8: action IV

rule-VIE-8-1 = Die Karte für Aktion IV wird aufgedeckt und abgelegt; der gezeigte Anzeiger muss ein Feld vorrücken.
rule-VIE-8-2 = Wer einen Anzeiger vorrückt, bekommt je Schritt 1 Punkt je eigener Geheiminformation dieser Sorte.
rule-VIE-8-3 = Mehrere Schritte werden einzeln gewertet.
rule-VIE-8-4 = Ein Anzeiger auf dem letzten Feld bleibt dort; weitere Schritte sind virtuell, zählen aber und werden gewertet.
rule-VIE-8-5 = Fünf Schwellen teilen jede Leiste in Bereiche mit den Werten 1 bis 6.
rule-VIE-8-6 = Die erste überschrittene Schwelle einer Runde bewegt den Ermittler ein Feld weiter und dreht sein Plättchen um.
rule-VIE-8-7 = Weitere Überschreitungen bewegen ihn in der Runde nicht.
rule-VIE-8-8 = Ein virtueller Schritt überschreitet keine Schwelle.
rule-VIE-8-9 = Der Ermittler geht nie über sein letztes Feld hinaus und bewegt sich in der letzten Runde nicht.

## Rules 9: crest phase and end

rule-VIE-9-1 = Am Rundenende wird das Ermittlerplättchen zurückgedreht.
rule-VIE-9-2 = Das Wappen wandert im Uhrzeigersinn weiter.
rule-VIE-9-3 = Steht der Ermittler auf H, J oder L (2, 3, 4 Spieler), folgt eine letzte Runde.
rule-VIE-9-4 = Erreichen vorher alle Anzeiger ihr letztes Feld, wird die Runde zu Ende gespielt, und eine letzte folgt.
rule-VIE-9-5 = Nach der letzten Runde kommt die Schlusswertung, und das Spiel ist aus.

## Rules 10: final scoring, introductory version

rule-VIE-10-1 = Jeder vollständige Satz der fünf Sorten bringt 10 Punkte, als Option 15.
rule-VIE-10-2 = Jede Geheiminformation bringt den Wert des Bereichs ihres Anzeigers.
rule-VIE-10-3 = Die meisten Punkte gewinnen; bei Gleichstand mehr Bestechungsmittel, dann mehr Agenten auf dem Plan, dann der spätere Platz in der Reihenfolge.

## Rules 11: buildings and money

rule-VIE-11-1 = Jedes Gebäude hat eines von fünf Siegeln; zehn tragen einen Hausbuchstaben.
rule-VIE-11-2 = Geld wird in Schilling gezählt; es liegt offen und ist nicht begrenzt.
rule-VIE-11-3 = Geld bezahlt Zahltage und Einkäufe und entscheidet Gleichstände; nur Geld in der Kassette bringt Punkte.
rule-VIE-11-4 = Einkommen ist alles erhaltene Geld: Anzahlungen, Belohnungen, die 2 Schilling der Aktion III, Extrageld der Figuren.

## Rules 12: purchase or payday phase

rule-VIE-12-1 = Ein Dachplättchen, das der Ermittler erreicht, wird am Rundenende ausgeführt.
rule-VIE-12-2 = Gehandelt wird in Zugreihenfolge ab dem Wappenträger.
rule-VIE-12-3 = Das Plättchen verlässt danach das Spiel.
rule-VIE-12-4 = Auf dem letzten Feld kommt der Einkauf am Ende dieser Runde, der Zahltag nach der letzten Runde.
rule-VIE-12-5 = Auch nach außergewöhnlichem Ende gibt es den fünften Einkauf und den zweiten Zahltag; ein in der Runde erreichtes Plättchen kommt zuerst.
rule-VIE-12-6 = Es gibt höchstens fünf Einkäufe und zwei Zahltage.
rule-VIE-12-7 = Nie erreichte Dachplättchen entfallen, außer denen auf dem letzten Feld.

## Rules 13: purchases

rule-VIE-13-1 = Je Einkauf darfst du einen eigenen Gegenstand kaufen: Agent 1 Schilling; Telefon, Wegeskizze, Geldkassette, Siegel je 2; Beistelltisch 3.
rule-VIE-13-2 = Ein gekaufter Agent kommt in den Vorrat.
rule-VIE-13-3 = Mit dem Telefon ziehst du vier statt drei Karten; die vierte wird ungenutzt abgelegt.
rule-VIE-13-4 = Mit der Wegeskizze darfst du Einkäufe und Zahltage auch mit Bestechungsmitteln zahlen, je 1 Schilling wert.
rule-VIE-13-5 = Mit der Geldkassette darfst du einen beliebigen Teil jedes Einkommens sofort hineinlegen.
rule-VIE-13-6 = Offenes Geld kommt nie später in die Kassette, Geld darin kann nie ausgegeben werden.
rule-VIE-13-7 = Mit der Geldkassette bringt jeder erfüllte Auftrag 1 Extra-Schilling in die Kassette.
rule-VIE-13-8 = Die Kassette fasst höchstens 12 Schilling; voll nimmt sie nichts mehr auf.
rule-VIE-13-9 = Bestechungsmittel kommen nie in die Kassette.
rule-VIE-13-10 = Mit dem Siegel bringt jeder erfüllte Auftrag 3 Punkte mehr.
rule-VIE-13-11 = Der Beistelltisch bringt eine Schublade und einen Auftragsplatz mehr; er ist kein Schreibtischplättchen.
rule-VIE-13-12 = Du darfst auch nichts kaufen.

## Rules 14: paydays

rule-VIE-14-1 = Du zahlst 1 Schilling je eigenem Agenten auf dem Plan.
rule-VIE-14-2 = Jeder unbezahlte Agent kehrt in den Vorrat zurück; du wählst, welcher.
rule-VIE-14-3 = Geld muss verwendet werden, solange Agenten unbezahlt sind; Geld in der Kassette darf dafür nicht verwendet werden.
rule-VIE-14-4 = Mit der Wegeskizze darf jeder Agent mit einem Bestechungsmittel bezahlt werden, muss aber nie.
rule-VIE-14-5 = Was Bestechungsmittel nicht zahlen, zahlt das Geld, soweit es reicht; übrig bleibt Geld nur, wenn alle bezahlt sind.
rule-VIE-14-6 = Agenten außerhalb des Plans kosten nichts; Erworbenes bleibt.
rule-VIE-14-7 = Wenn Agenten den Plan verlassen, wird nichts umschlossen.

## Rules 15: missions

rule-VIE-15-1 = Ein Auftragsschritt folgt auf das Setzen; es zählen nur Aufträge mit der Flagge dieses Gebäudes.
rule-VIE-15-2 = Du darfst einen offenen Auftrag mit dieser Flagge annehmen oder beliebig viele eigene mit ihr erfüllen oder nichts tun; nie beides.
rule-VIE-15-3 = Annehmen braucht einen freien Auftragsplatz.
rule-VIE-15-4 = Annehmen bringt sofort Geld: A 1 Schilling, B 2.
rule-VIE-15-5 = Die Lücke wird sofort vom selben Stapel gefüllt, solange es Aufträge gibt.
rule-VIE-15-6 = Erfüllen braucht alle Voraussetzungen in diesem Moment; die Dinge werden nur gezeigt, nicht bezahlt.
rule-VIE-15-7 = Mehrere Aufträge mit dieser Flagge dürfen erfüllt werden; dieselben Dinge zählen für jeden.
rule-VIE-15-8 = Was ein Auftrag mehrfach zeigt, muss mehrfach da sein.
rule-VIE-15-9 = Du bekommst die Belohnung; der Auftrag verlässt das Spiel, sein Platz wird frei.
rule-VIE-15-10 = Was du vorher in derselben Aktion bekommen hast, zählt.
rule-VIE-15-11 = Ein Auftrag kann nicht im Zug der Annahme erfüllt und nie zurückgegeben werden.

## Rules 16: end and final scoring, full version

rule-VIE-16-1 = In der vorletzten Runde kommt der fünfte Einkauf vor der Wappenphase.
rule-VIE-16-2 = Nach der letzten Runde nimmt jeder je unerfülltem Auftrag einen Agenten seiner Wahl zurück.
rule-VIE-16-3 = Dann kommen der zweite Zahltag und die Schlusswertung.
rule-VIE-16-4 = Jede Geheiminformation bringt den Wert des Bereichs ihres Anzeigers.
rule-VIE-16-5 = Sätze bringen in der Vollversion nichts.
rule-VIE-16-6 = 1, 2, 3 oder 4 Schreibtischplättchen bringen 1, 3, 6 oder 10 Punkte.
rule-VIE-16-7 = Jeder Schilling in der Kassette bringt 2 Punkte.
rule-VIE-16-8 = Die meisten Agenten auf dem Plan bringen zu zweit 8, zu dritt 12 und 6, zu viert 12, 8 und 4 Punkte.
rule-VIE-16-9 = Bei Gleichstand zählen offenes Geld, dann Bestechungsmittel; wer dann noch gleichauf ist, teilt sich die Punkte.
rule-VIE-16-10 = Wer keine Agenten hat, wird eingereiht wie alle.
rule-VIE-16-11 = Die meisten Punkte gewinnen; bei Gleichstand mehr offenes Geld, dann mehr Bestechungsmittel, dann der spätere Platz in der Reihenfolge.

## Rules 17: abilities

rule-VIE-17-1 = Ein Bonus löst nie einen Bonus aus. Punkte für Schritte und überschrittene Schwellen zählen immer.
rule-VIE-17-2 = Passt ein Ereignis zu mehreren Fähigkeiten, geben alle ihren Bonus.
rule-VIE-17-3 = Fähigkeiten sind freiwillig; was eine Wahl braucht, kann man ablehnen.
rule-VIE-17-4 = Zehnergruppen zeigen jedes Merkmal zweimal, Fünfergruppen einmal; in Gruppen ohne Merkmal sind alle Karten gleich.
rule-VIE-17-5 = Es gibt 175 Karten mit 118 verschiedenen Fähigkeiten, 66 davon unter 001 bis 090.
rule-VIE-17-6 = 001–010: Ist das Bestechungsmittel der Aktion II das gezeigte, nimm noch eines davon.
rule-VIE-17-7 = 011–015: Ist das Bestechungsmittel der Aktion II das gezeigte, 2 Punkte.
rule-VIE-17-8 = 016–020: Ist das Bestechungsmittel der Aktion II das gezeigte, rücke einen beliebigen Anzeiger vor.
rule-VIE-17-9 = 021–025: Setzen auf die gezeigte Farbe bringt ein Bestechungsmittel nach Wahl.
rule-VIE-17-10 = 026–030: Setzen auf die gezeigte Farbe bringt 3 Punkte.
rule-VIE-17-11 = 031–035: Setzen auf die gezeigte Farbe lässt dich einen beliebigen Anzeiger vorrücken.
rule-VIE-17-12 = 036–045: Setzen auf die gezeigte Flagge kostet ein Bestechungsmittel weniger.
rule-VIE-17-13 = 046–055: Setzen auf die gezeigte Flagge bringt ein Bestechungsmittel nach Wahl.
rule-VIE-17-14 = 056–060: Setzen auf die gezeigte Flagge bringt 3 Punkte.
rule-VIE-17-15 = 061–065: Setzen auf die gezeigte Flagge lässt dich einen beliebigen Anzeiger vorrücken.
rule-VIE-17-16a = 066–075: Den gezeigten Anzeiger in Aktion IV vorzurücken bringt ein Bestechungsmittel nach Wahl.
rule-VIE-17-16b = 076–080: Den gezeigten Anzeiger in Aktion IV vorzurücken bringt 2 Punkte.
rule-VIE-17-16c = 081–085: Setzen zu einem fremden Agenten bringt zwei vom gezeigten Bestechungsmittel.
rule-VIE-17-16d = 086–090: Setzen zu einem fremden Agenten bringt 5 Punkte.
rule-VIE-17-17 = 091–100: Setzen auf das gezeigte Siegel kostet ein Bestechungsmittel weniger.
rule-VIE-17-18 = 101–110: Setzen auf das gezeigte Siegel bringt ein Bestechungsmittel nach Wahl.
rule-VIE-17-19 = 111–115: Setzen auf das gezeigte Siegel bringt 3 Punkte.
rule-VIE-17-20 = 116–120: Setzen auf das gezeigte Siegel lässt dich einen beliebigen Anzeiger vorrücken.
rule-VIE-17-22 = 121–125: Setzen zu einem fremden Agenten kostet ein Bestechungsmittel weniger.
rule-VIE-17-23 = 126–130: Setzen zu einem fremden Agenten lässt dich zwei Karten für die nächste Runde ziehen.
rule-VIE-17-24 = Die zwei Karten bleiben auf der Hand; nächste Runde ziehst du wie üblich, teilst drei zu und legst den Rest ab. In der letzten Runde wird nicht gezogen.
rule-VIE-17-25 = 131–135: Die gezeigte Geheiminformation zu erlangen bringt so viele verschiedene Bestechungsmittel, wie Spieler da sind.
rule-VIE-17-26 = 136–140: Die gezeigte Geheiminformation zu erlangen bringt 8 Punkte.
rule-VIE-17-27 = 141–145: Die gezeigte Geheiminformation zu erlangen lässt dich ihren Anzeiger um zwei vorrücken.
rule-VIE-17-28 = 146–155: Beim Setzen darf das gezeigte Bestechungsmittel für jede andere Sorte zahlen.
rule-VIE-17-30 = 156–165: Zeigt deine Karte für Aktion IV diese Sorte, darfst du stattdessen einen anderen Anzeiger vorrücken.
rule-VIE-17-31 = 166–170: Eine Geheiminformation einer für dich neuen Sorte zu erlangen bringt 5 Punkte.
rule-VIE-17-32a = 171: Eine Geheiminformation von einem 2er-Platz zu erlangen bringt zwei Bestechungsmittel einer Sorte.
rule-VIE-17-32b = 172: Eine Geheiminformation von einem 3er-Platz zu erlangen bringt drei Bestechungsmittel einer Sorte.
rule-VIE-17-32c = 173: Eine Geheiminformation von einem 4er-Platz zu erlangen bringt vier Bestechungsmittel einer Sorte.
rule-VIE-17-33 = 174–175: Jede erlangte Geheiminformation bringt ein Bestechungsmittel nach Wahl.
rule-VIE-17-34 = 001–020 reagieren nur auf das Bestechungsmittel der Karte für Aktion II.
rule-VIE-17-35 = Nachlässe addieren sich, doch der Preis fällt nie unter null.
rule-VIE-17-36 = Mehrere fremde Agenten auf einem Gebäude zählen wie einer.
rule-VIE-17-37 = Bestechungsmittel als Joker zahlen nur fürs Setzen; mehrere Sorten dürfen gemischt werden.
rule-VIE-17-38 = 066–080 reagieren auf den einen Schritt der Aktion IV, echt, virtuell oder umgelenkt, und auf keinen anderen.
rule-VIE-17-39 = Fähigkeiten fürs Erlangen reagieren einmal je Plättchen.
rule-VIE-17-40 = Auch ein Anzeiger auf dem letzten Feld darf gewählt werden.

## Rules 18: types of missions

rule-VIE-18-1 = Ein Auftrag zeigt Flagge, Belohnung, Voraussetzungen, Kategorie und Nummer.
rule-VIE-18-2 = Siegelaufträge: Eigene Agenten stehen auf Gebäuden mit den gezeigten Siegeln, ein Gebäude je Siegel.
rule-VIE-18-3 = Bestechungsaufträge: Du besitzt jedes gezeigte Bestechungsmittel.
rule-VIE-18-4 = Gebäudeaufträge: Dein Agent steht auf dem Gebäude mit dem gezeigten Buchstaben.
rule-VIE-18-5 = Informationsaufträge: Du besitzt jede gezeigte Geheiminformation.
rule-VIE-18-6 = Für zusammen erfüllte Aufträge braucht man ein Ding nur einmal.

## Rules 19: the third man

rule-VIE-19-1 = Am Ende des Aufbaus setzt der Letzte in der Reihenfolge den dritten Mann auf ein violettes Gebäude.
rule-VIE-19-2 = Beim Umschließen zählt er als Agent jedes Spielers.
rule-VIE-19-3 = Ein nur mit seiner Hilfe umschlossener Platz bringt 1 Punkt weniger.
rule-VIE-19-4 = Steht ein eigener Agent auf seinem Gebäude, hat er nicht geholfen.
rule-VIE-19-5 = Hat er geholfen, zieht er danach einmal auf ein Nachbargebäude.
rule-VIE-19-6 = Er geht auf ein Gebäude anderer Farbe und nie auf ein graues.
rule-VIE-19-7 = Er geht dorthin, wo die meisten Plätze noch ein Plättchen haben; als Option zum größten solchen Platz.
rule-VIE-19-8 = Gleichstand: Violett vor Braun vor Rosa vor Orange; dann wählt, wer am Zug ist.
rule-VIE-19-9 = Er darf jedes Gebäude teilen und hindert niemanden.
rule-VIE-19-10 = Sonst ist er weder eigener noch fremder Agent.
rule-VIE-19-11 = Durch seinen Zug bekommt niemand ein Plättchen; beim nächsten Setzen zählt er dort, wo er steht.
rule-VIE-19-12 = Kann er nirgends hin, bleibt er.
rule-VIE-19-13 = Für Fähigkeiten gilt die Zahl des Platzes, nicht die verminderten Punkte.

## Rules 20: Stefan Feld agents

rule-VIE-20-1 = Jeder hat die Figur seiner Farbe: Blau Hamburg, Grün Amsterdam, Rot New York City, Gelb Marrakesch.
rule-VIE-20-2 = Die Figur darf erstmals gesetzt werden, wenn fünf andere eigene Agenten auf dem Plan stehen.
rule-VIE-20-3 = Danach darf sie immer gesetzt werden.
rule-VIE-20-4 = Wurde sie nie gesetzt, gilt die Bedingung nach einem Zahltag von Neuem.
rule-VIE-20-5 = Sie muss den Plan nicht verlassen, wenn es weniger Agenten werden.
rule-VIE-20-6 = Sonst ist sie ein gewöhnlicher Agent ihrer Farbe.
rule-VIE-20-7 = Am Zahltag kostet sie eine Schokolade; ohne Schokolade kehrt sie zurück. Sie wird vor den anderen abgerechnet.
rule-VIE-20-8 = Fähigkeit a gilt von Anfang an, wo die Figur auch ist.
rule-VIE-20-9 = Fähigkeit b gilt in einem Zug, in dem die Figur selbst gesetzt oder versetzt wird; Marrakesch b ist die Ausnahme.
rule-VIE-20-10 = Hamburg a: Ein erfüllter Auftrag, der Geld bringt, bringt 1 Schilling mehr.
rule-VIE-20-11 = Hamburg b: Die Figur auf ein Gebäude mit dem Siegel Adel zu setzen kostet höchstens ein Bestechungsmittel.
rule-VIE-20-12 = Amsterdam a: Ist das Bestechungsmittel der Aktion II Kaffee, nimm noch einen Kaffee.
rule-VIE-20-13 = Amsterdam b: In dem Zug, in dem die Figur gesetzt wird, darf in jedem Bestechungsauftrag ein Kaffee für ein anderes Bestechungsmittel stehen.
rule-VIE-20-14 = New York City a: US-Aufträge bringen 1 Punkt mehr, und eines ihrer Bestechungsmittel muss nicht gezeigt werden.
rule-VIE-20-15 = New York City b: Die Figur auf ein US-Gebäude zu setzen kostet höchstens ein Bestechungsmittel.
rule-VIE-20-16 = Marrakesch a: Jeder angenommene Auftrag, auch der Startauftrag, bringt 1 Schilling mehr.
rule-VIE-20-17 = Marrakesch b: Wurde ein anderer Agent daneben gesetzt, darf die Figur auf ein Nachbargebäude ohne eigenen Agenten ziehen.
rule-VIE-20-18 = Dieser Schritt kostet nichts und gilt nicht als Setzen; dadurch erlangte Plättchen zählen wie üblich.
rule-VIE-20-19 = Die Figur muss auf dem Plan stehen; ihr eigenes Setzen löst den Schritt nicht aus.
rule-VIE-20-20 = Beide Erweiterungen können zusammen gespielt werden.

## Rules 21: order of resolution

rule-VIE-21-1 = Aktion II: aufdecken, Bestechungsmittel nehmen, mehr davon, Punkte, Anzeiger.
rule-VIE-21-2 = Setzen: Gebäude, Agent, Bezahlung, Umsetzen, Marrakesch-Schritt, Plättchen einzeln, dritter Mann, automatische Boni, gewählte Bestechungsmittel, gewählte Anzeiger, Aufträge.
rule-VIE-21-3 = Aktion IV: aufdecken, Anzeiger wählen, Schritt mit Punkten und Schwelle, Punkte, Bestechungsmittel.
rule-VIE-21-4 = Aufträge werden einzeln erfüllt: Punkte, Extra-Schilling, Geld mit Einlage.
rule-VIE-21-5 = Ein Schritt eines Anzeigers: vorrücken, Punkte, Schwelle.

## Why not?

why-VIE-1-1 = Farben werden gelost, jede einmal.
why-VIE-1-4 = Geheimplättchen legt der Zufall.
why-VIE-1-5 = Flaggen legt der Zufall.
why-VIE-1-13 = Ein Schreibtisch hat drei Schubladen; den Beistelltisch gibt es nur in der Vollversion.
why-VIE-1-15 = Startplättchen zieht der Zufall.
why-VIE-1-17 = Der Startspieler wird gelost.
why-VIE-2-3 = Aufträge zieht der Zufall.
why-VIE-3-3 = Karten zieht der Zufall vom Zugstapel.
why-VIE-3-6 = Teile Handkarten der Reihe nach I, II und IV zu, dann bestätige.
why-VIE-3-10 = Du bist nicht am Zug, oder danach ist nicht gefragt.
why-VIE-4-1 = Deine Karte muss jetzt in eine deiner Schubladen.
why-VIE-4-2 = Fülle zuerst deine leeren Schubladen.
why-VIE-4-3 = Dieselbe Fähigkeit liegt in einer anderen Schublade; deine Karte muss sie ersetzen.
why-VIE-4-8 = Alle leeren Schubladen sind gleich; nimm die erste.
why-VIE-6-1 = Setze jetzt einen Agenten oder nimm Bestechungsmittel; Schilling nur in der Vollversion.
why-VIE-6-3 = Einen solchen Agenten hast du nicht.
why-VIE-6-4 = Auf diesem Gebäude hast du schon einen Agenten.
why-VIE-6-5 = Das kannst du nicht bezahlen, oder es ist nicht der Preis.
why-VIE-8-1 = Du musst den Anzeiger vorrücken, den deine Karte zeigt.
why-VIE-9-5 = Das Spiel ist aus.
why-VIE-12-2 = In dieser Phase ist ein anderer dran.
why-VIE-13-1 = Kaufe einen Gegenstand, der noch im Nebenhaus ist und den du bezahlen kannst, oder passe.
why-VIE-13-4 = Zahle mit dem, was du hast: erst Geld, dann Bestechungsmittel in ihrer Reihenfolge.
why-VIE-13-5 = Nur Einkommen kommt in die Kassette, und nur wenn du eine hast.
why-VIE-13-6 = Mit dem Geld in der Kassette kannst du das nicht bezahlen.
why-VIE-13-8 = So viel Platz ist nicht in der Kassette.
why-VIE-13-11 = Für eine vierte Schublade brauchst du den Beistelltisch.
why-VIE-14-2 = Wähle einen deiner gewöhnlichen Agenten auf dem Plan.
why-VIE-14-4 = Mit diesem Bestechungsmittel geht es nicht; begleiche den Rest mit Geld.
why-VIE-15-1 = Dieser Auftrag hat nicht die Flagge des Gebäudes, auf das du gesetzt hast.
why-VIE-15-2 = Dieser Auftrag kann jetzt weder angenommen noch erfüllt werden.
why-VIE-15-3 = Du hast keinen freien Auftragsplatz.
why-VIE-15-6 = Du erfüllst nicht alle Voraussetzungen dieses Auftrags.
why-VIE-16-2 = Der Reihe nach nimmt jeder Agenten für unerfüllte Aufträge zurück: Wähle einen deiner Agenten auf dem Plan.
why-VIE-17-3 = Wähle, was deine Fähigkeit bringt, oder lehne ab.
why-VIE-17-25 = Wähle so viele verschiedene Bestechungsmittel, wie Spieler da sind, oder lehne ab.
why-VIE-17-27 = Rücke den Anzeiger vor oder lehne ab.
why-VIE-17-28 = Dieses Bestechungsmittel ist kein Joker.
why-VIE-19-1 = Der Letzte in der Reihenfolge setzt den dritten Mann auf ein violettes Gebäude.
why-VIE-19-5 = Der dritte Mann geht nur auf ein Nachbargebäude.
why-VIE-19-6 = Der dritte Mann geht auf eine andere Farbe und nie auf Grau.
why-VIE-19-7 = Der dritte Mann zieht ein anderes Gebäude wegen seiner Plätze vor.
why-VIE-19-8 = Wähle, wohin der dritte Mann geht; Violett kommt vor Braun, Rosa und Orange.
why-VIE-20-1 = Eine solche Figur hast du nicht im Vorrat.
why-VIE-20-2 = Erst müssen fünf andere eigene Agenten auf dem Plan stehen.
why-VIE-20-7 = Die Figur wird nicht mit Geld bezahlt; wähle einen gewöhnlichen Agenten.
why-VIE-20-17 = Die Figur kann nur auf ein Nachbargebäude ziehen.

## Terms

term-agent = Agent
term-building = Gebäude
term-square = Platz
term-street = Straße
term-colour = Farbe
term-flag = Flagge
term-seal = Siegel
term-letter = Hausbuchstabe
term-bribe = Bestechungsmittel
term-bribes = Bestechungsmittel
term-secret = Geheiminformation
term-secrets = Geheiminformationen
term-marker = Anzeiger
term-track = Leiste
term-threshold = Schwelle
term-area = Bereich
term-investigator = Ermittler
term-roof = Dach
term-crest = Stadtwappen
term-desk = Schreibtisch
term-drawer = Schublade
term-drawers = Schubladen
term-ability = Fähigkeit
term-bonus = Bonus
term-hand = Hand
term-assigned = Zugeteilt
term-committed = Karten liegen
term-deck = Zugstapel
term-discards = Ablagestapel
term-supply = Vorrat
term-annex = Nebenhaus
term-money = Schilling
term-box = Geldkassette
term-mission = Auftrag
term-missions = Aufträge
term-display = Offene Aufträge
term-figure = Figur
term-third-man = Dritter Mann
term-round = Runde
term-last-round = Letzte Runde
term-score = Punkte
term-seat = Sitz
term-purchase = Einkauf
term-payday = Zahltag
term-price = Preis

## Sorts

bribe-chocolate = Schokolade
bribe-wine = Wein
bribe-magazine = Illustrierte
bribe-coffee = Kaffee
bribe-tobacco = Tabak
colour-violet = Violett
colour-pink = Rosa
colour-orange = Orange
colour-brown = Braun
colour-grey = Grau
secret-flask = Glaskolben
secret-pistol = Pistole
secret-briefcase = Aktenkoffer
secret-microfilm = Mikrofilm
secret-slide = Dia
flag-US = USA
flag-SU = UdSSR
flag-FR = Frankreich
flag-GB = Großbritannien
flag-AT = Österreich
seal-administration = Verwaltung
seal-science = Wissenschaft
seal-religion = Religion
seal-culture = Kultur
seal-nobility = Adel
seat-colour-yellow = Gelb
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-green = Grün
figure-hamburg = Hamburg
figure-amsterdam = Amsterdam
figure-new_york = New York City
figure-marrakesh = Marrakesch
item-agent = Agent
item-telephone = Telefon
item-map = Wegeskizze
item-box = Geldkassette
item-seal = Siegel
item-table = Beistelltisch
building-supply = dem Vorrat
building-figure = dem Vorrat (Figur)
roof-tile-none = nichts
roof-tile-purchase = Einkauf
roof-tile-payday = Zahltag
roof-tile-both = Einkauf und Zahltag

## Abilities

ability-II_SAME = Bestechung der Aktion II ist { $shows }: noch eine davon
ability-II_PTS2 = Bestechung der Aktion II ist { $shows }: 2 Punkte
ability-II_MARK = Bestechung der Aktion II ist { $shows }: beliebiger Anzeiger +1
ability-FLAG_LESS = Setzen auf { $shows }: eine Bestechung weniger
ability-SEAL_LESS = Setzen auf { $shows }: eine Bestechung weniger
ability-FOR_LESS = Setzen zu fremdem Agenten: eine Bestechung weniger
ability-WILD = Beim Setzen zahlt { $shows } für jede Sorte
ability-GET_PTS8 = { $shows } erlangen: 8 Punkte
ability-NEW_PTS5 = Neue Sorte erlangen: 5 Punkte
ability-GET_MARK2 = { $shows } erlangen: zugehöriger Anzeiger +2
ability-GET_DIFF = { $shows } erlangen: verschiedene Bestechungen, eine je Spieler
ability-SQ2_2 = Von einem 2er-Platz: zwei Bestechungen einer Sorte
ability-SQ3_3 = Von einem 3er-Platz: drei Bestechungen einer Sorte
ability-SQ4_4 = Von einem 4er-Platz: vier Bestechungen einer Sorte
ability-ANY_BRIBE = Jede Geheiminformation: eine Bestechung
ability-COL_PTS3 = Setzen auf { $shows }: 3 Punkte
ability-FLAG_PTS3 = Setzen auf { $shows }: 3 Punkte
ability-SEAL_PTS3 = Setzen auf { $shows }: 3 Punkte
ability-FOR_PTS5 = Setzen zu fremdem Agenten: 5 Punkte
ability-FOR_2X = Setzen zu fremdem Agenten: zweimal { $shows }
ability-FOR_DRAW2 = Setzen zu fremdem Agenten: zwei Karten ziehen
ability-COL_BRIBE = Setzen auf { $shows }: eine Bestechung
ability-FLAG_BRIBE = Setzen auf { $shows }: eine Bestechung
ability-SEAL_BRIBE = Setzen auf { $shows }: eine Bestechung
ability-COL_MARK = Setzen auf { $shows }: beliebiger Anzeiger +1
ability-FLAG_MARK = Setzen auf { $shows }: beliebiger Anzeiger +1
ability-SEAL_MARK = Setzen auf { $shows }: beliebiger Anzeiger +1
ability-IV_SWAP = Karte für Aktion IV zeigt { $shows }: stattdessen ein anderer Anzeiger
ability-IV_PTS2 = { $shows } in Aktion IV: 2 Punkte
ability-IV_BRIBE = { $shows } in Aktion IV: eine Bestechung

## Decisions

decision-FIRST_PLAYER = Der Startspieler wird gelost.
decision-FIRST_PLAYER-other = Der Startspieler wird gelost.
decision-COLOUR = Farben werden gelost.
decision-COLOUR-other = Farben werden gelost.
decision-TILE = Geheiminformationen werden ausgelegt.
decision-TILE-other = Geheiminformationen werden ausgelegt.
decision-FLAG = Flaggen werden ausgelegt.
decision-FLAG-other = Flaggen werden ausgelegt.
decision-SECRET = Startplättchen werden gezogen.
decision-SECRET-other = Startplättchen werden gezogen.
decision-START_MISSION = Startaufträge werden verteilt.
decision-START_MISSION-other = Startaufträge werden verteilt.
decision-DISPLAY = Ein Auftrag wird ausgelegt.
decision-DISPLAY-other = Ein Auftrag wird ausgelegt.
decision-DRAW = Karten werden gezogen.
decision-DRAW-other = Karten werden gezogen.
decision-THIRD_MAN_START = Setze den dritten Mann auf ein violettes Gebäude.
decision-THIRD_MAN_START-other = { $player } wählt, wo der dritte Mann beginnt.
decision-ASSIGN = Teile den Aktionen I, II und IV je eine Karte zu, dann lege sie verdeckt hin.
decision-ASSIGN-other = { $player } teilt Karten zu.
decision-DRAWER = Aktion I: Wähle die Schublade für deine Karte.
decision-DRAWER-other = { $player } wählt eine Schublade.
decision-ACTION_III = Aktion III: Setze einen Agenten oder nimm Bestechungsmittel oder Geld.
decision-ACTION_III-other = { $player } entscheidet über Aktion III.
decision-TARGET = Wähle das Gebäude für deinen Agenten.
decision-TARGET-other = { $player } wählt ein Gebäude.
decision-AGENT = Wähle den Agenten.
decision-AGENT-other = { $player } wählt einen Agenten.
decision-PAYMENT = Wähle, womit du zahlst.
decision-PAYMENT-other = { $player } zahlt.
decision-FIGURE_STEP = Marrakesch darf auf ein Nachbargebäude ziehen.
decision-FIGURE_STEP-other = { $player } entscheidet über den Schritt von Marrakesch.
decision-MARKER_TWICE = Diesen Anzeiger um zwei vorrücken?
decision-MARKER_TWICE-other = { $player } entscheidet über einen Anzeiger.
decision-DIFFERENT_BRIBES = Wähle verschiedene Bestechungsmittel.
decision-DIFFERENT_BRIBES-other = { $player } wählt Bestechungsmittel.
decision-BRIBE = Wähle ein Bestechungsmittel oder lehne ab.
decision-BRIBE-other = { $player } wählt ein Bestechungsmittel.
decision-MARKER = Wähle einen Anzeiger oder lehne ab.
decision-MARKER-other = { $player } wählt einen Anzeiger.
decision-THIRD_MAN = Wähle, wohin der dritte Mann geht.
decision-THIRD_MAN-other = { $player } wählt, wohin der dritte Mann geht.
decision-MISSIONS = Aufträge: einen annehmen, eigene erfüllen oder den Schritt beenden.
decision-MISSIONS-other = { $player } entscheidet über Aufträge.
decision-DEPOSIT = Wie viel deines Einkommens kommt in die Kassette?
decision-DEPOSIT-other = { $player } entscheidet über die Kassette.
decision-ACTION_IV = Aktion IV: Wähle den Anzeiger.
decision-ACTION_IV-other = { $player } wählt den Anzeiger für Aktion IV.
decision-PURCHASE = Einkauf: Kaufe einen Gegenstand oder passe.
decision-PURCHASE-other = { $player } darf einkaufen.
decision-PAY_ITEM = Bezahle deinen Einkauf: Stück für Stück einen Schilling oder ein Bestechungsmittel.
decision-PAY_ITEM-other = { $player } bezahlt einen Gegenstand.
decision-PAYDAY = Zahltag: Bezahle Agenten mit Bestechungsmitteln oder begleiche den Rest mit Geld.
decision-PAYDAY-other = { $player } bezahlt Agenten.
decision-UNPAID = Wähle einen unbezahlten Agenten, der zurückkehrt.
decision-UNPAID-other = { $player } nimmt unbezahlte Agenten zurück.
decision-UNFULFILLED = Nimm für einen unerfüllten Auftrag einen Agenten zurück.
decision-UNFULFILLED-other = { $player } nimmt Agenten für unerfüllte Aufträge zurück.

## Actions

action-FOR_I = Karte { $card } für Aktion I
    .kind = Karte für Aktion I
    .effect = Ihre Fähigkeit kommt in eine deiner Schubladen.
action-FOR_II = Karte { $card } für Aktion II
    .kind = Karte für Aktion II
    .effect = Sie bringt das Bestechungsmittel oben links.
action-FOR_IV = Karte { $card } für Aktion IV
    .kind = Karte für Aktion IV
    .effect = Sie rückt den Anzeiger oben rechts vor.
action-COMMIT = Verdeckt hinlegen
    .effect = Deine Karten bleiben so; liegen alle, beginnen die Aktionen.
action-DRAWER = Schublade { $drawer }
    .kind = Schublade wählen
    .effect = Deine Karte kommt hinein; eine Karte darin wird abgelegt.
action-PLACE = Einen Agenten setzen
    .effect = Du wählst Gebäude, Agent und Bezahlung.
action-TAKE = Zwei Bestechungsmittel nehmen: { $bribe }
    .kind = Zwei Bestechungsmittel nehmen
    .effect = Du nimmst zwei dieser Sorte und setzt keinen Agenten.
action-SCHILLINGS = 2 Schilling nehmen
    .effect = Du nimmst Geld und setzt keinen Agenten.
action-TARGET = Auf { $building } setzen
    .kind = Gebäude wählen
    .effect = Hier wird dein Agent stehen.
action-MOVE = Agenten von { $building } versetzen
    .kind = Agenten versetzen
    .effect = Er verlässt sein Gebäude, das dann nicht mehr zählt.
action-SUPPLY = Agent aus dem Vorrat
    .effect = Ein gewöhnlicher Agent kommt aus deinem Vorrat.
action-FIGURE = Deine Figur aus dem Vorrat
    .effect = Deine Stefan-Feld-Figur wird gesetzt.
action-PAY = Zahlen: { $payment }
    .kind = Bezahlung wählen
    .effect = Diese Bestechungsmittel gehen in den Vorrat.
action-STEP = Figur zieht auf { $building }
    .kind = Schritt der Figur
    .effect = Ein kostenloser Schritt, bevor Plätze geprüft werden.
action-STAY = Figur bleibt
    .effect = Die Figur zieht nicht.
action-YES = Anzeiger um zwei vorrücken
    .effect = Jeder Schritt wird gewertet, das neue Plättchen zählt mit.
action-SORTS = Nehmen: { $sorts }
    .kind = Verschiedene Bestechungsmittel
    .effect = Du nimmst je eines.
action-BRIBE = Nehmen: { $bribe }
    .kind = Bestechungsmittel wählen
    .effect = Deine Fähigkeit bringt diese Sorte.
action-MARKER = Vorrücken: { $secret }
    .kind = Anzeiger wählen
    .effect = Der Anzeiger rückt ein Feld; du wertest deine Plättchen dieser Sorte.
action-DECLINE = Ablehnen
    .effect = Du verzichtest auf diesen Bonus.
action-THIRD_MAN = Dritter Mann auf { $building }
    .kind = Dritter Mann
    .effect = Hier steht er, bis er wieder hilft.
action-ACCEPT = Auftrag { $mission } annehmen
    .kind = Auftrag annehmen
    .effect = Er belegt einen Platz und bringt eine Anzahlung; sonst wird in diesem Zug nichts angenommen oder erfüllt.
action-FULFIL = Auftrag { $mission } erfüllen
    .kind = Auftrag erfüllen
    .effect = Du bekommst die Belohnung; der Auftrag verlässt das Spiel.
action-DONE = Fertig mit Aufträgen
    .effect = Der Auftragsschritt ist zu Ende.
action-DEPOSIT = { $amount } in die Kassette
    .kind = Einlage
    .effect = Geld darin bringt am Ende Punkte und kann nie mehr ausgegeben werden.
action-BUY = Kaufen: { $item }
    .kind = Gegenstand kaufen
    .effect = Er gilt ab jetzt.
action-PASS = Nichts kaufen
    .effect = Du behältst dein Geld.
action-COIN = 1 Schilling zahlen
    .effect = Eine Einheit des Preises wird mit Geld gezahlt.
action-SPEND = Zahlen mit: { $bribe }
    .kind = Mit einem Bestechungsmittel zahlen
    .effect = Eine Einheit wird mit diesem Bestechungsmittel gezahlt.
action-SETTLE = Rest mit Geld begleichen
    .effect = Geld zahlt, soweit es reicht; Unbezahlte nimmst du zurück.
action-RECALL = Agenten auf { $building } zurücknehmen
    .kind = Agenten zurücknehmen
    .effect = Er kommt in deinen Vorrat.
action-FIRST_PLAYER = Startspieler: { $seat }
    .kind = Startspieler
    .effect = Dieser Spieler bekommt das Wappen.
action-COLOUR = Farbe: { $colour }
    .kind = Farbe losen
    .effect = Der nächste Spieler hat diese Farbe.
action-TILE = Geheiminformation: { $secret }
    .kind = Plättchen auslegen
    .effect = Es liegt auf dem nächsten Platz.
action-FLAG = Flagge: { $flag }
    .kind = Flagge auslegen
    .effect = Sie liegt am nächsten Gebäude.
action-SECRET = Startplättchen: { $secret }
    .kind = Startplättchen
    .effect = Es gehört dem nächsten Spieler.
action-MISSION = Auftrag { $mission }
    .kind = Auftrag ziehen
    .effect = Dieser Auftrag kommt ins Spiel.
action-DRAW = Karte { $card } ziehen
    .kind = Karte ziehen
    .effect = Diese Karte kommt auf eine Hand.
action-AUTO = Von selbst weiter
    .effect = Eine feste Regel antwortet für einen Spieler, der gegangen ist.
action-LEAVE = Das Spiel verlassen: { $seat }
    .kind = Das Spiel verlassen
    .effect = Der Sitz spielt nach fester Regel weiter.

## Events

event-first_player = { $player } bekommt das Stadtwappen.
event-colour = { $player } spielt { $colour }.
event-tile = { $square }: { $secret }.
event-flag = { $building }: { $flag }.
event-start_secret = { $player } beginnt mit: { $secret }.
event-start_mission = { $player } bekommt Startauftrag { $mission } und { $money } Schilling.
event-displayed = Auftrag { $mission } wird ausgelegt.
event-third_man = Der dritte Mann ist auf { $building }.
event-round = Runde { $number } beginnt; { $player } hat das Wappen.
event-reshuffled = { $count ->
    [one] { $count } abgelegte Karte bildet den neuen Zugstapel.
   *[other] { $count } abgelegte Karten bilden den neuen Zugstapel.
}
event-drew = { $player } zieht eine Karte: { $card }.
event-assigned = { $player } teilt Karte { $card } der Aktion { $role } zu.
event-committed = { $player } hat drei Karten verdeckt hingelegt.
event-discarded = { $player } legt Karte { $card } ungenutzt ab.
event-revealed = { $player } deckt Karte { $card } für Aktion { $role } auf.
event-drawer = { $player } legt Karte { $card } in Schublade { $drawer } (vorher: { $old }).
event-bribes = { $player } nimmt { $count } × { $bribe } (Karte { $card }).
event-income = { $player } hat ein Einkommen von { $count } Schilling.
event-money = { $player } nimmt { $count } Schilling.
event-points = { $player } bekommt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} (Karte { $card }).
event-placing = { $player } setzt einen Agenten.
event-target = { $player } wählt { $building }.
event-agent = { $player } nimmt den Agenten aus { $origin }.
event-placed = { $player } setzt einen Agenten aus { $origin } auf { $building } und zahlt { $payment }.
event-figure_step = Die Figur von { $player } zieht von { $origin } auf { $building }.
event-figure_stays = Die Figur von { $player } bleibt.
event-gained = { $player } umschließt { $square } und erlangt: { $secret }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-marker = { $player } rückt den Anzeiger { $secret } auf Feld { $space } vor: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-investigator = Der Ermittler zieht auf { $space }; Dachplättchen: { $tile }.
event-end_near = Das Ende naht, eine Runde folgt noch ({ $exceptional ->
    [0] der Ermittler ist am Ziel
   *[other] alle Anzeiger sind am Ziel
}).
event-declined = { $player } lehnt ab.
event-accepted = { $player } nimmt Auftrag { $mission } für { $money } Schilling an.
event-fulfilled = { $player } erfüllt Auftrag { $mission }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $money } Schilling.
event-missions_done = { $player } ist mit Aufträgen fertig.
event-deposited = { $player } legt { $amount } in die Kassette ({ $extra ->
    [0] Einkommen
   *[other] Extra-Schilling
}).
event-bought = { $player } kauft: { $item }.
event-passed = { $player } kauft nichts.
event-paid_money = { $player } zahlt { $count } Schilling.
event-paid_bribe = { $player } zahlt mit: { $bribe }.
event-settled = { $player } zahlt { $money } Schilling; unbezahlte Agenten: { $unpaid }.
event-figure_paid = { $player } bezahlt die Figur mit Schokolade.
event-recalled = { $player } nimmt den Agenten auf { $building } zurück.
event-purchase = Einkauf { $number }.
event-payday = Zahltag { $number }.
event-removals = Jeder unerfüllte Auftrag kostet jetzt einen Agenten.
event-crest = { $player } bekommt das Wappen.
event-last_round = Die letzte Runde beginnt.
event-left = { $player } verlässt das Spiel.
event-scored = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $line }.
event-total = { $player } hat insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-won = { $player } gewinnt das Spiel.
event-undone = { $count ->
    [one] { $player } nimmt { $count } Schritt zurück.
   *[other] { $player } nimmt { $count } Schritte zurück.
}

## Options

option-version = Version
    .help = Die Einstiegsversion ist für die ersten Partien; die Vollversion bringt Aufträge, Geld und mehr Karten.
option-version-full = Voll
option-version-intro = Einstieg
option-flags = Flaggen
    .help = Zufällig ausgelegt oder wie aufgedruckt.
option-flags-random = Zufällig
option-flags-printed = Aufgedruckt
option-set_bonus = Bonus je Satz
    .help = Punkte je Satz von fünf Sorten, nur Einstiegsversion. Gedruckt sind 10; die japanische Ausgabe hat 15 und nennt die 10 einen Druckfehler.
option-set_bonus-10 = 10
option-set_bonus-15 = 15
option-third_man = Der dritte Mann
    .help = Eine neutrale Figur hilft allen beim Umschließen.
option-third_man-on = An
option-third_man-off = Aus
option-third_man_rule = Weg des dritten Mannes
    .help = Wohin er geht, nachdem er geholfen hat.
option-third_man_rule-most_squares = Zu den meisten Plätzen mit Plättchen
option-third_man_rule-largest_square = Zum größten Platz mit Plättchen
option-feld_agents = Stefan-Feld-Agenten
    .help = Jede Farbe hat eine Figur mit zwei Fähigkeiten; nur Vollversion.
option-feld_agents-on = An
option-feld_agents-off = Aus
option-drawer_rule = Schubladen
    .help = Ob leere Schubladen vor dem Ersetzen gefüllt werden müssen.
option-drawer_rule-any = Jede Schublade
option-drawer_rule-fill_first = Leere zuerst füllen
option-first_player = Startspieler
    .help = Bestimmt, wer das Wappen bekommt.
option-first_player-random = Ausgelost
option-colours = Farben
    .help = Ausgelost, oder eine Farbe je Platz. Mit den Stefan-Feld-Agenten entscheidet die Farbe über die Stadt: Blau Hamburg, Grün Amsterdam, Rot New York City, Gelb Marrakesch.
option-colours-random = Ausgelost
option-data_set = Plan, Karten und Aufträge
    .help = Wählt das Spielmaterial.
preset-first = Erste Partie
    .help = Die Einführungsversion mit den aufgedruckten Flaggen.
preset-usual = Üblich
    .help = Die Vollversion: Aufträge, Geld und mehr Karten.
preset-everything = Alles
    .help = Die Vollversion mit dem dritten Mann und den Agenten von Stefan Feld.

## Browser

event-drew-hidden = { $player } zieht eine Karte.
event-assigned-hidden = { $player } legt eine Karte für Aktion { $role }.
event-discarded-hidden = { $player } legt eine Karte ungenutzt ab.
event-drawer-hidden = { $player } legt Karte { $card } in Schublade { $drawer }.
event-bribes-hidden = { $player } nimmt { $count } × { $bribe }.
event-points-hidden = { $count ->
    [one] { $player } erhält { $count } Punkt.
   *[other] { $player } erhält { $count } Punkte.
}
ui-wait = Einen Moment, bitte.
ui-nothing = nichts
ui-out = hat das Spiel verlassen
ui-cancel = Abbrechen
ui-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
ui-schillings = { $count ->
    [one] { $count } Schilling
   *[other] { $count } Schilling
}
ui-secrets = { $count ->
    [one] { $count } Geheiminformation
   *[other] { $count } Geheiminformationen
}
ui-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-supply = { $count ->
    [one] { $count } Agent im Vorrat
   *[other] { $count } Agenten im Vorrat
}
ui-on-board = { $count ->
    [one] { $count } Agent in der Stadt
   *[other] { $count } Agenten in der Stadt
}
ui-count-of = { $count } × { $thing }
ui-house = Gebäude { $house } ({ $colour })
ui-seal-of = Siegel { $seal }
ui-letter = Hausbuchstabe { $letter }
ui-agents-of = Agenten von { $players }
ui-square = { $number }er-Platz
ui-card-line = Für II { $bribe }, für IV { $secret }, für I „{ $ability }“
ui-mission-line = Auftrag { $mission }, { $flag }: { $needs }; bringt { $reward }
ui-last-round = Die letzte Runde!
ui-prompt-assign = Nutze drei Karten: von einer die Fähigkeit (I), von einer das Bestechungsmittel (II), von einer die Geheiminformation (IV).
ui-prompt-commit = Alle drei Karten sind verteilt. Verdeckt hinlegen?
ui-prompt-third = Aktion III: Wähle ein Haus für einen Agenten oder nimm zwei gleiche Bestechungsmittel.
ui-prompt-third-full = Aktion III: Wähle ein Haus für einen Agenten oder nimm zwei gleiche Bestechungsmittel oder 2 Schilling.
ui-prompt-take = Aktion III: Du kannst jetzt kein Haus bezahlen. Nimm zwei gleiche Bestechungsmittel.
ui-prompt-take-full = Aktion III: Du kannst jetzt nicht setzen. Nimm zwei gleiche Bestechungsmittel oder 2 Schilling.
ui-prompt-aim = Auf { $house } setzen?
ui-prompt-agent = Welcher Agent geht zu { $house }?
ui-prompt-pay = { $count ->
    [one] Womit bezahlst du { $count } Bestechungsmittel für { $house }?
   *[other] Womit bezahlst du { $count } Bestechungsmittel für { $house }?
}
ui-prompt-twice = { $secret } um zwei vorrücken?
ui-prompt-bribes = Wähle eine Sorte, von der du { $count } bekommst, oder verzichte.
ui-prompt-deposit = { $income }: Wie viel kommt in die Geldkassette?
ui-because = ({ $ability })
ui-commit = Verdeckt hinlegen
ui-laid-for = liegt für { $role }
ui-job-I = Schublade
ui-job-II = Bestechung
ui-job-IV = Anzeiger
ui-tray = Aktion { $role }, { $job }: noch keine Karte
ui-tray-full = Aktion { $role }: Karte { $card }. Zurücknehmen
ui-no-cards = Keine Karten auf der Hand.
ui-drawer-empty = leer
ui-works-now = wirkt jetzt
ui-accept = Annehmen
ui-fulfil = Erfüllen
ui-choices = Auswahl
ui-place-on = Auf { $house } setzen
ui-effect-twin = Sie muss die Karte in Schublade { $drawer } ersetzen; dort liegt dasselbe.
ui-effect-bribe = Du nimmst: { $bribe }.
ui-quoted = „{ $text }“
ui-ability = Aktion { $action }: { $ability }
ui-works = Wirkt mit: { $ability }.
ui-effect-marker = { $secret } rückt ein Feld vor: { $points }.
ui-effect-virtual = { $secret } bleibt auf dem letzten Feld: { $points }.
ui-effect-step = Zwei Schritte: { $points }.
ui-effect-investigator = Eine Schwelle: Der Ermittler geht weiter.
ui-effect-crosses = Eine Schwelle wird überschritten.
ui-effect-any-marker = Du darfst stattdessen einen anderen Anzeiger wählen.
ui-effect-replaces = Ersetzt: { $ability }.
ui-effect-empty = Die Schublade ist leer.
ui-effect-own = Hier stehst du schon.
ui-effect-free = Es kostet nichts.
ui-effect-pay = Bezahle { $count } × { $sorts }.
ui-effect-costs = Kostet { $count } Bestechungsmittel.
ui-or = { $sorts } (Joker)
ui-effect-unpayable = Das kannst du nicht bezahlen.
ui-effect-encloses = Umschließt einen { $square }: { $secret }, { $points }.
ui-effect-encloses-nothing = Umschließt noch keinen Platz.
ui-effect-fulfils = Danach kannst du { $missions } erfüllen.
ui-effect-accepts = Danach darfst du { $missions } annehmen.
ui-effect-advance = Du erhältst sofort { $money }.
ui-item-agent = { $price }: ein weiterer Agent für deinen Vorrat.
ui-item-telephone = { $price }: Ziehe vier Karten statt drei.
ui-item-map = { $price }: Bestechungsmittel bezahlen Einkäufe und Zahltage.
ui-item-box = { $price }: Einkommen lässt sich sparen; jeder Schilling darin bringt 2 Punkte.
ui-item-seal = { $price }: Jeder erfüllte Auftrag gibt 3 Punkte mehr.
ui-item-table = { $price }: eine vierte Schublade und ein vierter Auftragsplatz.
ui-figure-hamburg = Hamburg: Aufträge, die Geld bringen, bringen 1 Schilling mehr; auf Adel kostet die Figur höchstens 1 Bestechungsmittel.
ui-figure-amsterdam = Amsterdam: Kaffee in Aktion II bringt einen mehr; wird die Figur gesetzt, darf ein Kaffee in Aufträgen ein anderes Bestechungsmittel ersetzen.
ui-figure-new_york = New York City: Aufträge der USA geben 1 Punkt mehr und brauchen ein Bestechungsmittel weniger; auf US-Gebäuden kostet die Figur höchstens 1 Bestechungsmittel.
ui-figure-marrakesh = Marrakesch: 1 Schilling mehr je angenommenem Auftrag; die Figur darf ziehen, wenn du daneben setzt.
ui-payday = { $unpaid ->
    [0] Zahltag: { $cost }
   *[other] Zahltag: { $cost }, unbezahlt { $unpaid }
}
ui-payday-figure-paid = Die Figur nimmt eine Schokolade.
ui-payday-figure-unpaid = Ohne Schokolade geht die Figur.
ui-map = Stadtplan von Wien
ui-map-whole = Ganzen Plan zeigen
ui-map-near = Meinen Teil zeigen
ui-secrets-board = Geheiminformations-Tableau
ui-track = { $secret }: Feld { $space } von { $last }, Wert { $area }; du hast { $own }
ui-track-watched = { $secret }: Feld { $space } von { $last }, Wert { $area }; { $player } hat { $own }
ui-roof = Ermittler auf { $space }, Ende auf { $last }; noch mindestens { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
ui-banner-last = Letzte Runde
ui-banner-near = Nach dieser noch eine Runde
ui-banner-purchase = Einkauf am Ende dieser Runde
ui-banner-payday = Zahltag am Ende dieser Runde
ui-oriel = Ein zweiter Zahltag wartet auf das Spielende
ui-model-turn = Der Zug und die Uhr
ui-model-actions = Was du tun darfst
ui-model-squares = Plätze mit Geheiminformationen
ui-model-houses = Gebäude
ui-model-players = Spieler
ui-model-player = { $player }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ui-square-line = { $number }er-Platz mit { $secret } zwischen den Gebäuden { $houses }; dir fehlt noch: { $lacks }
ui-square-line-watched = { $number }er-Platz mit { $secret } zwischen den Gebäuden { $houses }; { $player } fehlt noch: { $lacks }

## Score sheet

line-squares = Plätze
line-markers = Schritte
line-cards = Fähigkeiten
line-missions = Aufträge
line-secrets = Geheiminformationen
line-sets = Sätze
line-desk = Schreibtischplättchen
line-box = Geldkassette
line-majority = Mehrheit
score-squares = Plätze
score-markers = Schritte der Anzeiger
score-cards = Fähigkeiten
score-missions = Aufträge
score-secrets = Geheiminformationen
score-sets = Sätze
score-desk = Schreibtischplättchen
score-box = Geldkassette
score-majority = Mehrheit
score-total = Summe
score-tiebreak = Punktgleich: { $player } liegt durch Geld, Bestechungsmittel, Agenten oder Reihenfolge vorn.

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

## Die geführte erste Partie

lesson-goal = Wien bei Nacht
    .text = Agenten beobachten Gebäude. Stehen deine auf allen Gebäuden um einen Platz, bekommst du seine Geheiminformation und so viele Punkte, wie seine Zahl sagt. Geheiminformationen zählen am Ende noch einmal. Du bist Rot (A) und hast drei Agenten auf dem Plan; es ist Runde 3 der Einstiegsversion.
lesson-assign = Drei Karten, drei Zwecke
    .text = Jede Runde gibst du den Aktionen I, II und IV je eine Karte; jeder Teil einer Karte gehört zu einer davon. Tipp bei der Karte mit der amerikanischen Flagge auf die Fähigkeit für I, bei der nächsten auf die Schokolade für II, bei der dritten auf das Dia für IV, dann leg sie verdeckt hin.
lesson-drawer = I · In die Schublade
    .text = Die Karte für Aktion I kommt in eine Schublade, und ihre Fähigkeit wirkt von nun an in jedem Zug. Deine erste Schublade macht amerikanische Gebäude schon um ein Bestechungsmittel billiger. Leg die neue in eine leere: Sie gibt dir ein Bestechungsmittel nach Wahl, wenn du auf ein amerikanisches Gebäude setzt.
lesson-bribe = II · Ein Bestechungsmittel
    .text = Die Karte für Aktion II hat dir Schokolade gebracht. Die Farbe eines Gebäudes sagt, womit man zahlt: violett Schokolade, rosa Wein, orange Illustrierte, braun Kaffee, grau Tabak. In Aktion III setzt du einen Agenten oder nimmst zwei Bestechungsmittel einer Sorte.
lesson-place = III · Einen Agenten setzen
    .text = Ein Gebäude kostet zwei Bestechungsmittel seiner Farbe, abzüglich deiner Nachlässe: Zeig auf eines, und du siehst den Preis und was du damit umschließen würdest. Setz auf das violette Gebäude 21 mit der amerikanischen Flagge, mit einem Agenten aus dem Vorrat. Es kostet dich nur eine Schokolade.
lesson-enclose = Plätze umschlossen
    .text = Mit diesem Agenten stehst du um zwei Plätze zugleich: 3 und 2 Punkte, und ihre Geheiminformationen, eine Pistole und ein Dia, gehören dir. Ihre Laternen sind erloschen. Deine Agenten bleiben stehen und können helfen, noch mehr zu umschließen.
lesson-bonus = Ein Bonus
    .text = Die Karte in deiner Schublade wirkt: Du hast auf ein amerikanisches Gebäude gesetzt, nimm also ein Bestechungsmittel nach Wahl. Mit Tabak könntest du ein graues Gebäude bezahlen. Mehrere Schubladen zählen zusammen, aber nur in deinem eigenen Zug.
lesson-marker = IV · Einen Anzeiger bewegen
    .text = Die Karte für Aktion IV hat den Anzeiger der Dias bewegt, und du hast 1 Punkt je eigenem Dia bekommen. Am Ende zählt eine Geheiminformation so viel wie der Bereich, den ihr Anzeiger erreicht hat. Wird eine rote Linie überschritten, zieht der Ermittler auf dem Dach weiter, und er beendet das Spiel.
lesson-end = Spiel weiter
    .text = Ist der Ermittler am Ende des Daches, folgt eine letzte Runde. Vollständige Sätze der fünf Geheiminformationen geben je 10 Punkte. „Rückgängig“ nimmt einen Schritt zurück, Umschalt+U den ganzen Zug. Spiel zu Ende oder eröffne einen Fall mit Freunden.
lesson-full-goal = Die Vollversion
    .text = Jetzt gibt es Geld. Aufträge bringen Schillinge und Punkte, Einkäufe statten deinen Schreibtisch aus, am Zahltag will jeder Agent auf dem Plan einen Schilling. Am Ende zählen auch Schreibtisch-Plättchen und die meisten Agenten auf dem Plan, Sätze nicht mehr. Du bist Rot (A), es ist Runde 9, und du bist zuerst am Zug. Beide Erweiterungen sind im Spiel.
lesson-full-assign = Deine drei Karten
    .text = Tipp für Aktion I auf die Fähigkeit der Karte, mit der du einen anderen Anzeiger bewegen darfst, für II auf den Wein und für IV auf den Glaskolben, dann leg sie verdeckt hin.
lesson-full-drawer = In die dritte Schublade
    .text = Die neue Karte wirkt immer, wenn die Karte für Aktion IV einen Glaskolben zeigt: Dann darfst du stattdessen irgendeinen anderen Anzeiger bewegen. Leg sie in deine leere dritte Schublade.
lesson-full-place = Deine eigene Figur
    .text = Mit Erweiterung 2 hat jede Farbe eine Figur mit eigenen Fähigkeiten. Deine ist der New Yorker Bürgermeister: Auf ein amerikanisches Gebäude gesetzt kostet sie höchstens 1 Bestechungsmittel. Zum ersten Mal darf sie auf den Plan, wenn dort fünf deiner Agenten stehen; sie steht schon auf Gebäude 12. Setz auf das braune amerikanische Gebäude 26 und zieh die Figur dorthin.
lesson-full-third = Der dritte Mann hat geholfen
    .text = Die Figur der Erweiterung 1 zählt für alle als eigener Agent. Sie stand auf Gebäude 20, also umschließen die Gebäude 19, 20 und 26 einen Platz für dich: Seine Pistole gehört dir, für 2 statt 3 Punkte, weil er geholfen hat. Danach ging er auf ein Nachbargebäude.
lesson-full-mission = Einen Auftrag erfüllen
    .text = Du hast auf ein amerikanisches Gebäude gesetzt und darfst deinen amerikanischen Auftrag erfüllen: Er verlangt einen Wein und zwei Tabak. Du zeigst sie nur und behältst sie. Er bringt 3 Schilling; dein Siegel gibt 3 Punkte dazu, New York 1. Drück auf ihn auf deinem Schreibtisch.
lesson-full-accept = Oder einen annehmen
    .text = Statt zu erfüllen hättest du einen offenen Auftrag mit der Flagge des Gebäudes annehmen können, wenn ein Platz dafür frei ist. Das bringt sofort Geld: 1 Schilling bei A, 2 bei B. Nie beides in einem Zug; plan also, welche Flaggen du brauchst.
lesson-full-marker = Ein Anzeiger überschreitet die Linie
    .text = Jetzt wirkt deine Schublade: Die Karte zeigt den Glaskolben, und du dürftest einen anderen Anzeiger bewegen. Bleib beim Glaskolben: Er überschreitet seine rote Linie, und der Ermittler zieht auf das Feld D, wo am Ende der Runde ein Einkauf wartet.
lesson-full-buy = Der Einkauf
    .text = Jeder darf eines kaufen: einen Agenten (1), Telefon, Wegeskizze, Geldkassette oder Siegel (je 2), einen Beistelltisch (3). Das Siegel hast du. Mit dem Telefon ziehst du jede Runde vier Karten statt drei. Kauf es.
lesson-full-payday = Das nächste Feld ist ein Zahltag
    .text = Erreicht der Ermittler das Feld E, kostet jeder Agent auf dem Plan 1 Schilling, deine Figur 1 Schokolade; wer nicht bezahlt wird, kommt heim in deinen Vorrat. Spar also, oder nimm in Aktion III 2 Schilling. Mit der Wegeskizze kannst du mit Bestechungsmitteln zahlen.
lesson-full-end = Spiel weiter
    .text = Am Ende zählen: der Wert deiner Geheiminformationen, Schreibtisch-Plättchen 1, 3, 6 oder 10 Punkte, 2 Punkte für jeden Schilling in der Geldkassette und zu zweit 8 Punkte für die meisten Agenten auf dem Plan. Spiel zu Ende oder eröffne einen Fall mit Freunden.
ui-resign = Aufgeben gilt für immer: Von da an spielt dein Platz nach einer festen Regel und lehnt alles Freiwillige ab.

## What hints count

reason-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
reason-secrets = { $count ->
    [one] { $count } Geheiminformation
   *[other] { $count } Geheiminformationen
}
reason-worth = { $count ->
    [one] { $count } Punkt, den deine Geheiminformationen jetzt wert sind
   *[other] { $count } Punkte, die deine Geheiminformationen jetzt wert sind
}
reason-agents = { $count ->
    [one] { $count } Agent in der Stadt
   *[other] { $count } Agenten in der Stadt
}
reason-abilities = { $count ->
    [one] { $count } Fähigkeit in deinen Schubladen
   *[other] { $count } Fähigkeiten in deinen Schubladen
}
reason-missions = { $count ->
    [one] { $count } angenommener Auftrag
   *[other] { $count } angenommene Aufträge
}
reason-items = { $count ->
    [one] { $count } Sache für deinen Schreibtisch
   *[other] { $count } Sachen für deinen Schreibtisch
}
reason-bribes = { $count } Bestechungsmittel
reason-near = { $count ->
    [one] { $count } Platz, dem ein Haus fehlt
   *[other] { $count } Plätze, denen ein Haus fehlt
}
reason-supply = { $count ->
    [one] { $count } Agent im Vorrat
   *[other] { $count } Agenten im Vorrat
}
reason-money = { $count } Schilling

## Fall des Tages

case-intro = Du bist { $player } und führst Aktion III aus. Eine lange Suche ist sicher, was das Beste ist: einen Agenten einsetzen oder Bestechung nehmen? Und wo?
