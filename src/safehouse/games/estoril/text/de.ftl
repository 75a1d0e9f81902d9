### Estoril 1942: deutsche Texte

## Das Spiel

game-title = Estoril 1942
game-summary = Setze deine Spione verdeckt an der Küste von Estoril ein, überliste deine Gegner Ort für Ort und wirb die besten Agenten des neutralen Portugal an.
game-about = Jede Person führt einen kleinen Agentenring und beginnt mit denselben sechs Charakteren. In vier Runden setzt ihr sie meist verdeckt an sechs Orten ein, die jedes Mal neu ausliegen; dann werden die Orte nacheinander ausgewertet, und wer dort den meisten Einfluss hat, wirbt den wartenden Charakter an. Estoril 1942 wurde von António Sousa Lara entworfen. Die Werte der Charaktere, Missionen und Orte stammen hier aus öffentlichen Quellen.

## Überschriften der Regelgruppen

section-1 = Grundlagen
section-2 = Spielaufbau
section-3 = Die Stadt
section-4 = Beginn einer Runde
section-5 = Charaktere einsetzen
section-6 = Spähsymbole
section-7 = Auswertung der Orte
section-8 = Fähigkeiten
section-9 = Besonderheiten der Orte
section-10 = Ende einer Runde
section-11 = Spielende und Wertung
section-12 = Missionen
section-13 = Varianten
section-14 = Regeln der Plattform

## Regeln 1: Grundlagen

rule-EST-1-1 = Das Spiel ist für 2, 3 oder 4 Personen.
rule-EST-1-2 = Eine Partie hat genau 4 Runden.
rule-EST-1-3 = Wer nach Runde 4 die meisten Siegpunkte hat, gewinnt.
rule-EST-1-4 = Eine Charakterkarte zeigt einen Namen, eine Flagge, eine Einflusszahl, eine Zahl an Siegpunkten und ihre Symbole. Ein Startcharakter zeigt außerdem das Zeichen seiner Farbe.
rule-EST-1-5 = Die meisten Charaktere haben 1 oder 2 Fähigkeitssymbole, wenige haben keines. Die Fähigkeiten sind Attentäter, Verschwörer, Nationalist, Verführer und Diplomat; eine davon kann doppelt vorkommen. Dazu kann das Symbol Frau kommen; es ist keine Fähigkeit.
rule-EST-1-6 = Das Farbzeichen eines Startcharakters bewirkt im Spiel nichts. Es zeigt nur, zu welchem Satz die Karte gehört.
rule-EST-1-7 = Einen Charakter in der Stadt kontrolliert, wessen Scheibe auf ihm liegt. Wem er gehört und wer ihn kontrolliert, ist immer dieselbe Person.
rule-EST-1-8 = Dein Agentenring besteht aus allen Charakteren, die dir gehören, auf der Hand oder in der Stadt. Abgeworfene und entfernte Karten gehören nicht mehr dazu.
rule-EST-1-9 = Die Zahl in einer Medaille sagt, wie viele Siegpunkte eine Karte wert ist. Jede Mission ist 6 wert.
rule-EST-1-10 = Eine Ortstafel zeigt ihren Namen, ihre Nummer, ihre Einsatzfelder mit römischen Zahlen, das Belohnungsfeld, TOP-SECRET-Zeichen, Spähsymbole und vielleicht eine Besonderheit. Die gemeinsamen Regeln gelten auf jeder Tafel; die Besonderheit kommt hinzu.
rule-EST-1-11 = Wo eine Besonderheit einer gemeinsamen Regel widerspricht, gilt die Besonderheit.

## Regeln 2: Spielaufbau

rule-EST-2-1 = Jede Person hat eine eigene Farbe. Die Plätze 0 bis 3 sind Rot, Grün, Blau und Gelb, wenn am Tisch nichts anderes gewählt wird; die Farben machen keinen Unterschied.
rule-EST-2-2 = Du nimmst die 6 Startcharaktere deiner Farbe auf die Hand.
rule-EST-2-3 = Du bekommst 6 Scheiben zu zweit, 4 zu dritt und 3 zu viert.
rule-EST-2-4 = Vier der 12 Missionen werden gezogen und liegen für alle offen. Die anderen 8 kommen ungesehen in die Schachtel, sofern keine Variante sie verwendet.
rule-EST-2-5 = Alle übrigen Charaktere werden gemischt und bilden verdeckt den Nachziehstapel.
rule-EST-2-6 = Startcharaktere von Farben, die niemand spielt, kommen in die Schachtel.
rule-EST-2-7 = Der Zufall bestimmt, wer in der ersten Runde beginnt.
rule-EST-2-8 = Der Rundenmarker beginnt auf Feld 1.

## Regeln 3: Die Stadt

rule-EST-3-1 = Eine Ortstafel ist ein Quadrat aus vier Feldern: den Einsatzfeldern I, II und III und dem Belohnungsfeld.
rule-EST-3-2 = Das Museum hat auf seinen vier Feldern vier Einsatzfelder, I bis IV. Seine Belohnung liegt in der Mitte der Tafel und belegt keines davon.
rule-EST-3-3 = Auf einem Einsatzfeld ist Platz für eine Karte, auf einem Belohnungsfeld ebenso.
rule-EST-3-4 = Du setzt Charaktere nur auf Einsatzfelder, nie auf ein Belohnungsfeld.
rule-EST-3-5 = Sechs Tafeln liegen Kante an Kante in 2 Reihen zu 3. Ihre Felder bilden ein Raster aus 4 Zeilen und 6 Spalten.
rule-EST-3-6 = Ein äußeres Feld ist ein Einsatzfeld am Rand der ganzen Stadt: in der obersten oder untersten Zeile oder in der Spalte ganz links oder ganz rechts.
rule-EST-3-7 = Alle anderen Einsatzfelder sind innere Felder, außer denen von Muchaxo.
rule-EST-3-8 = Zwei Einsatzfelder sind benachbart, wenn sie eine Kante gemeinsam haben, auf einer Tafel oder über zwei Tafeln hinweg. Über Eck zählt nicht.
rule-EST-3-9 = Ein Belohnungsfeld ist kein Einsatzfeld. Es ist zu nichts benachbart und verbindet nichts.
rule-EST-3-10 = Zwei Orte sind benachbart, wenn ihre Tafeln neben- oder übereinander liegen. Eine Tafel in der Ecke hat 2 benachbarte Orte, eine in der Mitte 3.
rule-EST-3-11 = Wie die Tafeln gedreht sind und welche Felder sich berühren, ändert nichts daran, welche Orte benachbart sind.
rule-EST-3-12 = Die Nummer eines Ortes sagt, wann er ausgewertet wird; die römischen Zahlen sagen, in welcher Reihenfolge die Charaktere dort handeln.

## Regeln 4: Beginn einer Runde

rule-EST-4-1 = Alle 8 Tafeln werden gemischt. Sechs davon werden in zufälliger Reihenfolge ausgelegt, jede zufällig gedreht.
rule-EST-4-2 = Die anderen 2 Tafeln bleiben in dieser Runde beiseite. Für die nächste werden sie wieder eingemischt.
rule-EST-4-3 = Auf jedes Belohnungsfeld kommt die oberste Karte des Stapels, in aufsteigender Reihenfolge der Orte: verdeckt, wenn das Feld TOP SECRET ist, sonst offen.
rule-EST-4-4 = Wer in dieser Runde beginnt, hat den ersten Zug; dann geht es im Uhrzeigersinn weiter.

## Regeln 5: Einsetzen

rule-EST-5-1 = In deinem Zug musst du genau 1 Charakter aus der Hand mit 1 deiner Scheiben auf 1 freies Einsatzfeld legen. Du kannst nicht passen, solange du eine Scheibe und eine Karte hast.
rule-EST-5-2 = Ein freies äußeres Feld darfst du immer benutzen.
rule-EST-5-3 = Ein freies inneres Feld darfst du benutzen, wenn auf einem benachbarten Feld ein eigener Charakter liegt, offen oder verdeckt, auf dieser oder einer anderen Tafel.
rule-EST-5-4 = Könntest du sonst nirgends einsetzen, darfst du jedes freie Einsatzfeld benutzen.
rule-EST-5-5 = Diese Ausnahme gilt nur, wenn beides zutrifft: Kein äußeres Feld ist mehr frei, und kein freies inneres Feld liegt neben einem deiner Charaktere.
rule-EST-5-6 = Auf einem TOP-SECRET-Feld liegt die Karte verdeckt, auf jedem anderen offen. Du hast dabei keine Wahl.
rule-EST-5-7 = Deine Scheibe liegt auf der Karte. So sehen alle, wem ein Charakter gehört, auch wenn er verdeckt ist.
rule-EST-5-8 = Nach dem Einsetzen und einem möglichen Spähen ist dein Zug zu Ende, und links von dir geht es weiter.
rule-EST-5-9 = Hast du keine Scheibe mehr, setzt du in dieser Runde nichts mehr ein.
rule-EST-5-10 = Hast du noch Scheiben, aber keine Karte mehr, wirst du übersprungen, bis alle anderen fertig sind.
rule-EST-5-11 = Das Einsetzen ist vorbei, wenn niemand mehr einsetzen kann.
rule-EST-5-12 = Deine eigenen verdeckten Karten darfst du jederzeit ansehen.
rule-EST-5-13 = Während des Einsetzens bewegt niemand einen Charakter, der in der Stadt liegt, und niemand nimmt ihn zurück.
rule-EST-5-14 = In einer Runde werden höchstens 12 Charaktere eingesetzt, und es gibt mindestens 18 Einsatzfelder; Platz ist also immer.
rule-EST-5-15 = Welche Karte du gewählt hast, bleibt geheim, bis sie offen liegt. Von einer verdeckten Karte erfahren die anderen nur das Feld und wem sie gehört.

## Regeln 6: Spähsymbole

rule-EST-6-1 = Einige Einsatzfelder tragen ein Spähsymbol. Es wirkt einmal, für die Person, die dort eine Karte einsetzt, gleich nach dem Einsetzen.
rule-EST-6-2 = Spähen „diese Tafel“: Du siehst dir 1 verdeckte Karte auf derselben Tafel an.
rule-EST-6-3 = Spähen „diese oder eine benachbarte Tafel“: Du siehst dir 1 verdeckte Karte auf derselben Tafel oder an einem benachbarten Ort an.
rule-EST-6-4 = Spähen „beliebige Tafel“: Du siehst dir irgendwo in der Stadt 1 verdeckte Karte an. Das gibt es nur auf Feld IV des Museums.
rule-EST-6-5 = Du darfst einen verdeckten Charakter oder eine verdeckte Belohnung ansehen.
rule-EST-6-6 = Du musst nicht spähen.
rule-EST-6-7 = Nur du siehst die Karte. Alle sehen, welche du angesehen hast.
rule-EST-6-8 = Die Karte bleibt verdeckt liegen, wo sie ist.
rule-EST-6-9 = Eigene Karten werden nicht angeboten, weil du sie kennst; früher angesehene schon. Liegt sonst nichts verdeckt in Reichweite, wirst du nicht gefragt.
rule-EST-6-10 = Eine Karte, die ein Verführer auf ein solches Feld bringt, löst kein Spähen aus.

## Regeln 7: Auswertung

rule-EST-7-1 = Nach dem Einsetzen werden alle sechs Orte in aufsteigender Reihenfolge ihrer Nummern ausgewertet, auch leere.
rule-EST-7-2 = Ein Ort wird ganz abgeschlossen, bevor der nächste beginnt.
rule-EST-7-3 = Ein Ort hat vier Schritte: aufdecken; Fähigkeiten in der Reihenfolge der Zahlen; der besondere Schritt von Casino oder Boca do Inferno; Belohnung.
rule-EST-7-4 = Alle verdeckten Charaktere und die Belohnung dieses Ortes werden aufgedeckt, und nur die dieses Ortes.
rule-EST-7-5 = Die Felder kommen in der Reihenfolge I, II, III und IV dran. Liegt dann dort ein Charakter, darf die Person, die ihn kontrolliert, seine Fähigkeiten nutzen.
rule-EST-7-6 = Du musst eine Fähigkeit nie nutzen.
rule-EST-7-7 = Ein Charakter darf jedes seiner Fähigkeitssymbole einmal nutzen: zwei verschiedene in beliebiger Reihenfolge, zwei gleiche als zwei Anwendungen nacheinander.
rule-EST-7-8 = Ein Charakter, der den Ort verlassen hat, bevor seine Zahl an der Reihe ist, tut nichts.
rule-EST-7-9 = Jedes Feld kommt einmal dran. Was danach dort ankommt oder weggeht, ändert daran nichts.
rule-EST-7-10 = Der Einfluss eines Charakters ist seine aufgedruckte Zahl plus das, was er hier als Nationalist, durch ein Hotel und im Casino hinzubekam.
rule-EST-7-11 = Dein Einfluss an einem Ort ist die Summe aller deiner Charaktere, die am Ende dort liegen.
rule-EST-7-12 = Wer den höchsten Einfluss hat, nimmt die Belohnung auf die Hand.
rule-EST-7-13 = Bei Gleichstand um den höchsten Einfluss gewinnt, wer einen Charakter auf der niedrigsten Zahl hat. Verglichen wird nur das jeweils niedrigste Feld.
rule-EST-7-14 = Einfluss 0 genügt, wenn niemand mehr hat; ein Gleichstand bei 0 wird ebenso entschieden.
rule-EST-7-15 = Liegt am Ende kein Charakter an dem Ort, kommt die Belohnung verdeckt unter den Stapel. Alle haben sie gesehen.
rule-EST-7-16 = Charaktere bleiben an einem ausgewerteten Ort bis zum Ende der Runde liegen, offen und mit ihren Scheiben.
rule-EST-7-17 = Sie zählen dort weiter: Nationalisten zählen ihre Flaggen, Verführer dürfen sie bewegen, Diplomaten dürfen sie schützen.
rule-EST-7-18 = Kein Ort wird zweimal ausgewertet, und keine Karte kann an einen anderen Ort bewegt werden als den, der gerade ausgewertet wird.
rule-EST-7-19 = Eine gewonnene Belohnung ist sofort auf deiner Hand, und ihre Flagge zählt nicht mehr. In dieser Runde kannst du sie nicht einsetzen.

## Regeln 8: Fähigkeiten

rule-EST-8-1 = Nur wer einen Charakter kontrolliert, nutzt seine Fähigkeiten, nur wenn seine Zahl dran ist und nur an dem Ort, an dem er eingesetzt wurde.
rule-EST-8-2 = Ein Charakter, den ein Verführer bewegt hat, nutzt in dieser Runde keine Fähigkeit mehr.
rule-EST-8-3 = Eine Fähigkeit ohne Ziel oder Wirkung kann nicht genutzt werden.
rule-EST-8-4 = Attentäter: Wähle einen anderen Charakter am selben Ort. Er kehrt auf die Hand der Person zurück, der er gehört; er hat den Ort verlassen, nicht das Spiel.
rule-EST-8-5 = Ein Attentäter kann nicht die Belohnung wählen.
rule-EST-8-6 = Ein Attentäter kann keinen geschützten Charakter wählen.
rule-EST-8-7 = Ein Attentäter kann nicht sich selbst wählen, wohl aber einen anderen eigenen Charakter. Ist am Tisch „Attentäter dürfen sich selbst wählen“ eingeschaltet, kann er auch sich selbst wählen.
rule-EST-8-8 = Die Scheibe des zurückgekehrten Charakters geht an die Person zurück, der er gehört. Beides kann in dieser Runde nicht mehr eingesetzt werden.
rule-EST-8-9 = In der Kirche kann kein Attentäter handeln.
rule-EST-8-10 = Verschwörer: Sieh dir heimlich die oberste Karte des Stapels an. Von dieser Karte und der Belohnung hier legst du eine offen auf das Belohnungsfeld und die andere verdeckt unter den Stapel.
rule-EST-8-11 = Hast du nachgesehen, musst du wählen. Die anderen sehen, ob du die Belohnung getauscht hast; eine angesehene Karte, die unter den Stapel geht, sehen sie nie.
rule-EST-8-12 = Nationalist: Dieser Charakter bekommt 1 Einfluss mehr für jede Flagge wie die eigene an diesem Ort und an benachbarten Orten.
rule-EST-8-13 = Es zählt, was offen liegt: Charaktere aller Personen, auch an ausgewerteten Orten, und Belohnungen.
rule-EST-8-14 = Die eigene Flagge des Nationalisten zählt nicht, und ebenso wenig, was verdeckt liegt, nicht einmal deine eigenen Karten.
rule-EST-8-15 = Der Bonus wird einmal gezählt, wenn die Fähigkeit genutzt wird, und bleibt dann, was auch mit den anderen Karten geschieht.
rule-EST-8-16 = Ein Charakter mit zwei Nationalistensymbolen darf den Bonus zweimal bekommen.
rule-EST-8-17 = Der Bonus gilt nur für diesen Ort. Wird der Charakter später bewegt, verfällt der Bonus.
rule-EST-8-18 = An dem Ort, der gerade ausgewertet wird, liegen alle Karten offen, auch die Belohnung; also zählen sie alle.
rule-EST-8-19 = Verführer: Wähle einen Charakter an einem benachbarten Ort, offen oder verdeckt, und bewege ihn mit seiner Scheibe auf ein freies Einsatzfeld dieses Ortes.
rule-EST-8-20 = Ein Verführer kann weder eine Belohnung noch einen geschützten Charakter wählen.
rule-EST-8-21 = Der Charakter darf jeder Person gehören, auch dir, und von einem ausgewerteten oder noch wartenden Ort kommen.
rule-EST-8-22 = Du wählst das freie Feld dieses Ortes, gleich mit welcher Zahl. Außen und innen spielen keine Rolle.
rule-EST-8-23 = Hat dieser Ort kein freies Einsatzfeld, kann der Verführer nicht handeln.
rule-EST-8-24 = Ein bewegter Charakter hat für den Rest der Runde keine Fähigkeiten. Nur sein Einfluss zählt.
rule-EST-8-25 = Ein verdeckter Charakter wird aufgedeckt, sobald er bewegt wurde, noch vor allem anderen, und bleibt offen.
rule-EST-8-26 = Sonst gehört er voll zu seinem neuen Ort: für Einfluss, Gleichstand, Würfel, Boca do Inferno, Attentäter, Flaggen und Hotels.
rule-EST-8-27 = Ein Charakter kann in einer Runde mehrmals bewegt werden, von Verführern an verschiedenen Orten.
rule-EST-8-28 = Ein Feld, das ein Charakter verlassen hat, ist wieder frei.
rule-EST-8-29 = Diplomat: Wähle einen Charakter an diesem oder einem benachbarten Ort, auch den Diplomaten selbst, und lege eine weiße Scheibe auf ihn.
rule-EST-8-30 = Er darf jeder Person gehören und an einem ausgewerteten Ort liegen. Ein verdeckter Charakter bleibt verdeckt.
rule-EST-8-31 = Für den Rest der Runde kann kein Attentäter und kein Verführer einen Charakter mit weißer Scheibe wählen, auch kein eigener.
rule-EST-8-32 = Eine weiße Scheibe hilft nicht gegen die Boca do Inferno. Sie hindert weder die eigenen Fähigkeiten des Charakters noch das Zählen seiner Flagge noch seinen Würfelwurf.
rule-EST-8-33 = Ein geschützter Charakter kann nicht noch einmal geschützt werden. Die Zahl der weißen Scheiben ist nicht begrenzt, außer mit der Option dafür; dann sind es 5.
rule-EST-8-34 = Belohnungen können nicht geschützt werden.
rule-EST-8-35 = Weiße Scheiben kommen weg, wenn die Runde endet oder der Charakter die Stadt verlässt.
rule-EST-8-36 = Das Symbol Frau bewirkt im Spiel nichts. Es zählt für die Frauenmission.
rule-EST-8-37 = Der Schutz hält, was auch aus dem Diplomaten wird.

## Regeln 9: Besonderheiten

rule-EST-9-1 = Kirche: Hier kann kein Attentäter handeln. Solche Charaktere dürfen hier eingesetzt werden und ihr anderes Symbol nutzen.
rule-EST-9-2 = Das betrifft nur Attentäter in der Kirche; sonst ist dort nichts verboten.
rule-EST-9-3 = Hotel Palácio: Während es ausgewertet wird, hat jeder Charakter hier mit britischer Flagge 1 Einfluss mehr.
rule-EST-9-4 = Strand Tamariz: Hier ist nichts TOP SECRET. Alle Karten liegen offen, auch die Belohnung.
rule-EST-9-5 = Am Strand Tamariz gibt es also nichts zu erspähen.
rule-EST-9-6 = Hotel Atlântico: Während es ausgewertet wird, hat jeder Charakter hier mit deutscher Flagge 1 Einfluss mehr.
rule-EST-9-7 = Der Bonus eines Hotels kommt von selbst. Jeder Charakter, wem er auch gehört, bekommt ihn einmal und nur, während dieses Hotel ausgewertet wird.
rule-EST-9-8 = Muchaxo: Alle seine Felder sind äußere Felder, wo die Tafel auch liegt.
rule-EST-9-9 = An der Nachbarschaft der Felder ändert das nichts.
rule-EST-9-10 = Casino Estoril: Nach allen Fähigkeiten wird für jeden Charakter hier mit zwei Würfeln gewürfelt. Die Differenz, 0 bis 5, kommt zu seinem Einfluss hinzu.
rule-EST-9-11 = Gewürfelt wird in der Reihenfolge der Felder, für alle.
rule-EST-9-12 = Boca do Inferno: Liegen nach allen Fähigkeiten hier Charaktere von mindestens 2 Personen, muss die Person mit dem niedrigsten Einfluss einen eigenen Charakter hier wählen. Er wird aus dem Spiel entfernt.
rule-EST-9-13 = Bei Gleichstand um den niedrigsten Einfluss wird die niedrigere Zahl verschont: Wessen niedrigstes Feld die höchste Zahl trägt, muss einen Charakter aufgeben.
rule-EST-9-14 = Die entfernte Karte gilt nicht als abgeworfen: Sie bringt keine Punkte und zählt für keine Mission. Ihre Scheibe geht zurück, und alle kennen die Karte.
rule-EST-9-15 = Das geschieht vor der Belohnung. Wer sie gewinnt, kann sich dadurch nicht ändern.
rule-EST-9-16 = Ist hier nur eine Person vertreten oder keine, geschieht nichts.
rule-EST-9-17 = Museum: Es hat vier Einsatzfelder, und Feld IV handelt zuletzt. Wer auf IV einsetzt, darf auf jeder Tafel spähen.

## Regeln 10: Ende einer Runde

rule-EST-10-1 = Sind alle Orte ausgewertet, nehmen alle ihre Charaktere und Scheiben zurück. Weiße Scheiben kommen weg.
rule-EST-10-2 = Hast du mehr als 6 Handkarten, wählst du die überzähligen und legst sie auf deinen Ablagestapel. Mit 6 oder weniger darfst du nichts abwerfen.
rule-EST-10-3 = Alle wählen geheim; dann werden alle diese Karten gleichzeitig aufgedeckt.
rule-EST-10-4 = Du darfst beliebige Karten abwerfen: Startcharaktere, alte oder neue.
rule-EST-10-5 = Ablagestapel sind jederzeit für alle offen.
rule-EST-10-6 = Abgeworfene Karten kommen nie ins Spiel zurück.
rule-EST-10-7 = Nach den Runden 1 bis 3 wird die nächste Person zur Linken Startspieler, der Rundenmarker rückt vor, und eine neue Runde beginnt.
rule-EST-10-8 = In Runde 4 läuft alles ebenso ab, aber es beginnt keine neue Runde.

## Regeln 11: Wertung

rule-EST-11-1 = Nach dem Ende von Runde 4 ist die Partie vorbei.
rule-EST-11-2 = Jede Karte auf deinem Ablagestapel ist 1 Siegpunkt wert, was auch auf ihr steht.
rule-EST-11-3 = Deine Handkarten, 6 oder weniger, sind wert, was auf ihnen steht.
rule-EST-11-4 = Erfüllte Missionen bringen dir Siegpunkte.
rule-EST-11-5 = Für Missionen zählen nur Handkarten, keine abgeworfenen.
rule-EST-11-6 = Die aufgedruckten Punkte abgeworfener Karten zählen nicht.
rule-EST-11-7 = Die höchste Summe gewinnt.
rule-EST-11-8 = Bei Gleichstand gewinnt von den Beteiligten, wer mehr Missionen erfüllt hat. Eine Mission erfüllen alle, die dabei vorn liegen, allein oder gemeinsam.
rule-EST-11-9 = Steht es immer noch gleich, gewinnt die größere Summe aufgedruckter Punkte auf der Hand.
rule-EST-11-10 = Steht es selbst dann gleich, wird der Sieg geteilt.
rule-EST-11-11 = Alle weiteren Ränge ergeben sich ebenso; wer in allem gleich ist, teilt sich einen Rang.

## Regeln 12: Missionen

rule-EST-12-1 = Jede Mission zeigt ein Symbol. Wer davon am Spielende die meisten auf Handkarten hat, bekommt 6 Siegpunkte.
rule-EST-12-2 = Bei Gleichstand um die meisten werden die 6 Punkte abgerundet geteilt: je 3 zu zweit, je 2 zu dritt, je 1 zu viert.
rule-EST-12-3 = Eine Karte, die das Symbol zweimal zeigt, zählt doppelt.
rule-EST-12-4 = Eine Karte kann für mehrere Missionen zählen.
rule-EST-12-5 = Die Einflussmission zählt den aufgedruckten Einfluss auf Handkarten. Boni aus dem Spiel zählen nicht.
rule-EST-12-6 = Die Mission für verschiedene Flaggen zählt, wie viele der gezeigten Länder du hast. Weitere Karten eines Landes und andere Länder bringen nichts.
rule-EST-12-7 = Eine Flaggenmission zählt deine Handkarten mit dieser Flagge.
rule-EST-12-8 = Die Frauenmission zählt die Symbole für Frauen.
rule-EST-12-9 = Mit der Anzahl 0 erfüllst du eine Mission nicht. Hat niemand mehr, bringt sie niemandem etwas.

## Regeln 13: Varianten

rule-EST-13-1 = Geheime Missionen, zu dritt oder viert: Nur 1 Mission liegt offen. Zwischen je zwei Nachbarn liegt 1 zufällige Mission verdeckt.
rule-EST-13-2 = Die beiden verdeckten Missionen neben dir darfst du jederzeit ansehen, andere nicht.
rule-EST-13-3 = Die übrigen Missionen kommen ungesehen in die Schachtel.
rule-EST-13-4 = Am Ende werden alle Missionen aufgedeckt und wie üblich gewertet. Alle können mit jeder davon punkten, auch mit denen, die sie nicht sehen konnten.
rule-EST-13-5 = Geheimes Rekrutierungsbüro: Liegen die Missionen aus, bekommt jede Person zufällig 1 der übrigen, die nur sie kennt.
rule-EST-13-6 = Die Einflussmission wird dafür nie verwendet. Sie bleibt beim Austeilen draußen, und niemand erfährt, ob sie dabei war.
rule-EST-13-7 = Am Ende bekommst du 1 Siegpunkt für jedes Symbol deiner geheimen Karte auf deinen Handkarten und auf deinen abgeworfenen Karten. Ein doppeltes Symbol zählt 2, ein Land jede Karte mit seiner Flagge; an der Boca do Inferno entfernte Karten zählen nicht.
rule-EST-13-8 = Zeigt deine geheime Karte verschiedene Flaggen, bekommst du 1 Punkt für jedes dieser Länder, das du auf der Hand oder im Ablagestapel hast.
rule-EST-13-9 = Die gemeinsamen Missionen werden ebenfalls gewertet. Deine geheime Karte ist bei Gleichstand keine Mission, und ihre Punkte sind keine aufgedruckten Punkte auf der Hand.
rule-EST-13-10 = Deine geheime Karte darfst du jederzeit ansehen. Am Spielende wird sie aufgedeckt.
rule-EST-13-11 = Wichtiger zweiter Platz: Bei jeder Mission ist der erste Platz 6 Punkte wert und der zweite 3.
rule-EST-13-12 = Bei Gleichstand um den ersten Platz werden 9 Punkte abgerundet geteilt: je 4 zu zweit, je 3 zu dritt, je 2 zu viert. Einen zweiten Platz gibt es dann nicht.
rule-EST-13-13 = Bei Gleichstand um den zweiten Platz werden 3 Punkte abgerundet geteilt: je 1 zu zweit oder zu dritt.
rule-EST-13-14 = Auch der zweite Platz braucht mindestens die Anzahl 1. Er erfüllt die Mission nicht.
rule-EST-13-15 = Varianten lassen sich beliebig verbinden. Der wichtige zweite Platz gilt auch für geheime Missionen, nicht aber für geheime Rekrutierungskarten.

## Regeln 14: Plattform

rule-EST-14-1 = In einer Partie geht der Stapel nie aus. In einer aufgebauten Stellung bleibt bei leerem Stapel ein Belohnungsfeld leer, und ein Verschwörer kann nicht handeln.
rule-EST-14-2 = Ein Ort mit leerem Belohnungsfeld wird wie üblich ausgewertet, aber niemand bekommt etwas, und kein Verschwörer kann dort handeln.
rule-EST-14-3 = Wessen Agentenring leer ist, wird beim Einsetzen übersprungen und bleibt im Spiel.
rule-EST-14-4 = Verlässt jemand das Spiel und kein Bot übernimmt, setzt der Platz zufällige Karten auf zufällige erlaubte Felder und verzichtet auf jedes Spähen und jede Fähigkeit. Muss er Karten aufgeben oder abwerfen, trifft es die mit den wenigsten Siegpunkten, unter gleichen die mit dem geringsten Einfluss, dann die mit der ersten Kartennummer. Er punktet weiter und kann gewinnen.
rule-EST-14-5 = Wo du wählen musst und nur eine Wahl hast, wird sie für dich getroffen, außer das einzige Ziel deiner Fähigkeit ist dein eigener Charakter: Dann wirst du gefragt und darfst auf die Fähigkeit verzichten. Ob du spähst oder eine Fähigkeit nutzt, wirst du immer gefragt, ebenso nach der Bestätigung des Abwerfens. Was eine Fähigkeit bewirkt, erfährst du, bevor du sie wählst.
rule-EST-14-6 = Was ihr einander über gesehene Karten erzählt, wird weder unterstützt noch geprüft.
rule-EST-14-7 = Karten unter dem Stapel behalten ihre Reihenfolge und werden wieder gezogen, wenn alle darüber weg sind. Wer eine solche Karte kennt, kennt sie, bevor sie gezeigt wird.

## Warum nicht?

why-EST-2-4 = Missionen zieht der Zufall.
why-EST-2-5 = Karten zieht der Zufall vom Stapel.
why-EST-2-7 = Wer beginnt, bestimmt der Zufall.
why-EST-3-3 = Dieses Feld ist besetzt.
why-EST-3-4 = Charaktere werden nur auf Einsatzfelder gesetzt, nie auf ein Belohnungsfeld.
why-EST-4-1 = Die Tafeln legt der Zufall aus.
why-EST-4-2 = Dieser Ort gehört in dieser Runde nicht zur Stadt.
why-EST-4-4 = Du bist nicht am Zug.
why-EST-5-1 = Du musst jetzt eine Handkarte einsetzen: erst die Karte wählen, dann das Feld.
why-EST-5-3 = Das ist ein inneres Feld, und keiner deiner Charaktere liegt daneben.
why-EST-6-1 = Du darfst jetzt eine verdeckte Karte ansehen oder darauf verzichten.
why-EST-6-2 = Dieses Spähen reicht nur bis zur Tafel, auf der du gerade eingesetzt hast.
why-EST-6-3 = Dieses Spähen reicht nur bis zu dieser und benachbarten Tafeln.
why-EST-6-4 = Dieser Ort gehört in dieser Runde nicht zur Stadt.
why-EST-6-5 = Dort liegt keine verdeckte Karte.
why-EST-6-9 = Das ist deine eigene Karte; du kennst sie.
why-EST-7-5 = Jetzt nutzt ein Charakter seine Fähigkeiten, und wer ihn kontrolliert, entscheidet.
why-EST-7-7 = Dieser Charakter hat dieses Symbol nicht oder hat es schon genutzt.
why-EST-8-3 = Diese Fähigkeit hat jetzt kein Ziel und keine Wirkung.
why-EST-8-4 = Der Attentäter muss einen anderen Charakter an diesem Ort wählen.
why-EST-8-5 = Der Attentäter kann keine Belohnung wählen.
why-EST-8-6 = Dieser Charakter ist durch eine weiße Scheibe geschützt.
why-EST-8-7 = Der Attentäter kann nicht sich selbst wählen; andere Charaktere hier schon, auch eigene.
why-EST-8-11 = Du hast die oberste Karte angesehen, also musst du wählen: die Belohnung behalten oder die neue Karte nehmen.
why-EST-8-19 = Der Verführer muss einen Charakter an einem benachbarten Ort wählen.
why-EST-8-20 = Der Verführer kann weder Belohnungen noch geschützte Charaktere wählen.
why-EST-8-22 = Der Charakter muss auf ein freies Feld dieses Ortes bewegt werden.
why-EST-8-23 = An diesem Ort ist kein Feld frei.
why-EST-8-29 = Der Diplomat muss einen Charakter an diesem oder einem benachbarten Ort wählen.
why-EST-8-33 = Dieser Charakter ist schon geschützt, oder alle weißen Scheiben sind vergeben.
why-EST-8-34 = Belohnungen können nicht geschützt werden.
why-EST-9-1 = In der Kirche kann kein Attentäter handeln.
why-EST-9-10 = Die Würfel wirft der Zufall.
why-EST-9-12 = An der Boca do Inferno muss jetzt die schwächste Person dort einen eigenen Charakter aufgeben.
why-EST-10-2 = Wirf so viele Karten ab, wie du über 6 hast, und melde dich dann fertig; anderes ist nicht erlaubt.
why-EST-10-3 = Du bist fertig; aufgedeckt wird, wenn es alle sind.
why-EST-11-1 = Die Partie ist vorbei.
why-EST-13-6 = Die Einflussmission wird nie als geheime Rekrutierungskarte ausgeteilt.
why-EST-14-1 = Der Stapel ist leer.
why-EST-14-2 = An diesem Ort liegt keine Belohnung.
why-EST-14-4 = Das geschieht nur für jemanden, der das Spiel verlassen hat, und nur einmal.

## Begriffe

term-place = Ort
term-city = Stadt
term-space = Einsatzfeld
term-outer = Äußeres Feld
term-inner = Inneres Feld
term-adjacent = Benachbart
term-reward = Belohnung
term-character = Charakter
term-starting-character = Startcharakter
term-influence = Einfluss
term-points = Siegpunkte
term-flag = Flagge
term-symbol = Symbol
term-ring = Agentenring
term-disc = Scheibe
term-discs = Scheiben
term-white-disc = Weiße Scheibe
term-face-up = Offen
term-face-down = Verdeckt
term-top-secret = TOP SECRET
term-peek = Spähen
term-deck = Nachziehstapel
term-bottom = Unter dem Stapel
term-hand = Hand
term-discards = Ablagestapel
term-removed = Aus dem Spiel entfernt
term-mission = Mission
term-missions = Missionen
term-secret-mission = Geheime Mission
term-recruitment = Geheime Rekrutierungskarte
term-round = Runde
term-turn = Zug
term-first-player = Startspieler
term-score = Punktestand
term-seat = Platz
term-may-be = Kann sein
term-notebook = Notizbuch
term-set-aside = Beiseitegelegt

## Symbole, Spähen, Farben, Flaggen

symbol-assassin = Attentäter
symbol-conspirator = Verschwörer
symbol-nationalist = Nationalist
symbol-seducer = Verführer
symbol-diplomat = Diplomat
symbol-woman = Frau
peek-this = Diese Tafel
peek-this_or_adjacent = Diese oder eine benachbarte Tafel
peek-any = Beliebige Tafel
colour-RED = Rot
colour-GREEN = Grün
colour-BLUE = Blau
colour-YELLOW = Gelb
flag-PT = Portugal
flag-DE = Deutschland
flag-GB = Großbritannien
flag-US = Vereinigte Staaten
flag-SU = Sowjetunion
flag-ES = Spanien
flag-FR = Frankreich
flag-IT = Italien
flag-HU = Ungarn
flag-YU = Jugoslawien

## Orte

place-1 = Kirche Santo António do Estoril
place-2 = Hotel Palácio
place-3 = Strand Tamariz
place-4 = Hotel Atlântico
place-5 = Muchaxo
place-6 = Casino Estoril
place-7 = Boca do Inferno
place-8 = Museum Conde de Castro Guimarães

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

## Charaktere

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

## Missionen

mission-M01 = Deutschland
mission-M02 = Großbritannien
mission-M03 = Vereinigte Staaten
mission-M04 = Portugal
mission-M05 = Sechs kleine Nationen
mission-M06 = Attentäter
mission-M07 = Verführer
mission-M08 = Verschwörer
mission-M09 = Diplomaten
mission-M10 = Nationalisten
mission-M11 = Frauen
mission-M12 = Einfluss

## Entscheidungen

decision-FIRST_PLAYER = Es wird ausgelost, wer beginnt.
decision-FIRST_PLAYER-other = Es wird ausgelost, wer beginnt.
decision-MISSION = Eine Mission wird gezogen.
decision-MISSION-other = Eine Mission wird gezogen.
decision-SECRET_MISSION = Eine geheime Mission wird ausgeteilt.
decision-SECRET_MISSION-other = Eine geheime Mission wird ausgeteilt.
decision-RECRUITMENT = Eine geheime Rekrutierungskarte wird ausgeteilt.
decision-RECRUITMENT-other = Eine geheime Rekrutierungskarte wird ausgeteilt.
decision-LAY = Die Stadt wird ausgelegt.
decision-LAY-other = Die Stadt wird ausgelegt.
decision-DRAW_REWARD = Die Belohnungen werden ausgelegt.
decision-DRAW_REWARD-other = Die Belohnungen werden ausgelegt.
decision-PLACE_CARD = Dein Zug: Wähle den Charakter, den du einsetzen willst.
decision-PLACE_CARD-other = { $player } wählt einen Charakter zum Einsetzen.
decision-PLACE_SPACE = Wähle das Feld für deinen Charakter.
decision-PLACE_SPACE-other = { $player } wählt ein Feld.
decision-PEEK = Du darfst eine verdeckte Karte ansehen.
decision-PEEK-other = { $player } darf eine verdeckte Karte ansehen.
decision-ABILITY = Dein Charakter darf handeln: Nutze eine Fähigkeit oder verzichte.
decision-ABILITY-other = { $player } entscheidet über die Fähigkeiten eines Charakters.
decision-ASSASSIN_TARGET = Attentäter: Wähle den Charakter, der auf die Hand zurückkehrt.
decision-ASSASSIN_TARGET-other = { $player } wählt das Opfer des Attentäters.
decision-CONSPIRATOR_DRAW = Die oberste Karte des Stapels wird gezogen.
decision-CONSPIRATOR_DRAW-other = Die oberste Karte des Stapels wird gezogen.
decision-CONSPIRATOR_CHOICE = Verschwörer: Behalte die Belohnung oder nimm die angesehene Karte.
decision-CONSPIRATOR_CHOICE-other = { $player } vergleicht die oberste Karte des Stapels mit der Belohnung.
decision-SEDUCER_CARD = Verführer: Wähle einen Charakter an einem benachbarten Ort.
decision-SEDUCER_CARD-other = { $player } wählt einen Charakter, der verführt wird.
decision-SEDUCER_SPACE = Verführer: Wähle das Feld, auf das der Charakter zieht.
decision-SEDUCER_SPACE-other = { $player } wählt das Feld für den verführten Charakter.
decision-DIPLOMAT_TARGET = Diplomat: Wähle den Charakter, den du schützen willst.
decision-DIPLOMAT_TARGET-other = { $player } wählt einen Charakter, der geschützt wird.
decision-CASINO_ROLL = Die Würfel fallen.
decision-CASINO_ROLL-other = Die Würfel fallen.
decision-BOCA_LOSS = Boca do Inferno: Wähle, welchen deiner Charaktere hier du aufgibst.
decision-BOCA_LOSS-other = { $player } muss an der Boca do Inferno einen Charakter aufgeben.
decision-DISCARD = Wirf bis auf 6 Karten ab und bestätige.
decision-DISCARD-other = { $player } wählt Karten zum Abwerfen.

## Aktionen

action-CARD = { $card } wählen
    .kind = Charakter wählen
    .effect = Dieser Charakter ist gemeint: Du setzt ihn als Nächstes ein oder legst ihn zum Abwerfen beiseite. Sonst sieht ihn noch niemand.
action-SPACE = { $space } wählen
    .kind = Feld wählen
    .effect = Das Feld oder der Charakter darauf ist gemeint mit dem, was du gerade tust.
action-REWARD = Belohnung ansehen: { $place }
    .kind = Belohnung ansehen
    .effect = Nur du siehst diese verdeckte Belohnung.
action-SYMBOL = Fähigkeit nutzen: { $symbol }
    .kind = Fähigkeit nutzen
    .effect = Der Charakter nutzt dieses Symbol; jedes Symbol wirkt einmal.
action-KEEP = Belohnung behalten
    .effect = Die angesehene Karte kommt ungesehen unter den Stapel.
action-TAKE = Neue Karte nehmen
    .effect = Die angesehene Karte wird zur Belohnung; die alte kommt unter den Stapel.
action-DECLINE = Darauf verzichten
    .effect = Du siehst nichts an; oder die Fähigkeit bleibt ungenutzt und nichts geschieht.
action-DONE = Mit diesem Charakter fertig
    .effect = Der Charakter nutzt keine weiteren Fähigkeiten.
action-READY = Fertig
    .effect = Dein Abwurf steht fest; aufgedeckt wird, wenn alle fertig sind.
action-FIRST_PLAYER = Es beginnt: { $seat }
    .kind = Wer beginnt
    .effect = Diese Person beginnt.
action-MISSION = Mission ziehen: { $mission }
    .kind = Mission ziehen
    .effect = Diese Mission kommt ins Spiel.
action-LAY = { $place } auslegen, Drehung { $rotation }
    .kind = Tafel auslegen
    .effect = Die Tafel wird der nächste Teil der Stadt.
action-DRAW = { $card } ziehen
    .kind = Karte ziehen
    .effect = Diese Karte ist die oberste des Stapels.
action-ROLL = { $first } und { $second } würfeln
    .kind = Würfeln
    .effect = Die Differenz kommt zum Einfluss des Charakters hinzu.
action-AUTO_CARD = Zufällige Karte: { $card }
    .kind = Zufällige Karte
    .effect = Diese Karte wird für jemanden eingesetzt, der das Spiel verlassen hat.
action-AUTO_SPACE = Zufälliges Feld: { $space }
    .kind = Zufälliges Feld
    .effect = Hier wird für jemanden eingesetzt, der das Spiel verlassen hat.
action-LEAVE = Spiel verlassen: { $seat }
    .kind = Spiel verlassen
    .effect = Der Platz spielt von selbst weiter: zufälliges Einsetzen, keine Fähigkeiten.

## Ereignisse

event-first_player = { $player } beginnt.
event-mission = Mission: { $mission }.
event-secret_mission = Zwischen { $player } und { $other } liegt eine geheime Mission: { $mission }.
event-secret_mission-hidden = Zwischen { $player } und { $other } liegt eine geheime Mission.
event-recruitment = { $player } bekommt eine geheime Rekrutierungskarte: { $mission }.
event-recruitment-hidden = { $player } erhält eine geheime Rekrutierungskarte.
event-round = Runde { $number } beginnt; den ersten Zug hat { $player }.
event-laid = { $place } wird auf Position { $slot } gelegt, Drehung { $rotation }.
event-reward = Belohnung an diesem Ort: { $place } – { $card }.
event-reward-hidden = Verdeckte Belohnung hier: { $place }.
event-chose = { $player } wählt { $card }.
event-chose-hidden = { $player } wählt einen Charakter.
event-placed = { $player } setzt auf { $space } ein: { $card }.
event-placed-hidden = { $player } legt eine verdeckte Karte: { $space }.
event-peeked = { $player } sieht die Karte auf { $space } an: { $card }.
event-peeked-hidden = { $player } sieht sich die verdeckte Karte an: { $space }.
event-peeked_reward = { $player } sieht eine Belohnung an: { $place } – { $card }.
event-peeked_reward-hidden = { $player } sieht sich die verdeckte Belohnung an: { $place }.
event-declined = { $player } späht nicht.
event-resolving = Ausgewertet wird: { $place }.
event-revealed = { $space }: Der Charakter von { $player } ist { $card }.
event-reward_revealed = Aufgedeckte Belohnung: { $place } – { $card }.
event-used = Der Charakter von { $player } auf { $space } handelt: { $symbol }.
event-spared = { $player } lässt die Fähigkeit des Charakters auf { $space } ungenutzt: { $symbol }.
event-returned = Der Attentäter von { $player } schickt { $card } von { $space } auf die Hand von { $owner } zurück.
event-looked = Der Verschwörer von { $player } ({ $place }) sieht die oberste Karte des Stapels an: { $card }.
event-looked-hidden = Der Verschwörer von { $player } sieht sich die oberste Karte des Stapels an: { $place }.
event-kept = { $player } behält die Belohnung: { $place }; unter den Stapel kommt: { $card }.
event-kept-hidden = { $player } behält die Belohnung: { $place }. Die andere Karte kommt ungesehen unter den Stapel.
event-exchanged = { $player } tauscht die Belohnung: { $place }; { $card } kommt, { $old } geht unter den Stapel.
event-rallied = Der Nationalist von { $player } auf { $space } gewinnt { $count } Einfluss.
event-lured = Der Verführer von { $player } wendet sich dem Charakter auf { $space } zu.
event-seduced = Der Verführer von { $player } bewegt { $card } von { $origin } nach { $space }.
event-protected = Der Diplomat von { $player } schützt den Charakter auf { $space }.
event-done = { $player } nutzt auf { $space } keine weiteren Fähigkeiten.
event-rolled = { $player } würfelt { $first } und { $second } für den Charakter auf { $space }.
event-gained = Casino: Differenz { $bonus }, der Charakter von { $player } auf { $space } hat damit Einfluss { $influence }.
event-weakest = { $player } hat in der Boca do Inferno den geringsten Einfluss ({ $influence }) und muss einen Charakter aufgeben.
event-weakest_tied = In der Boca do Inferno haben mehrere den geringsten Einfluss ({ $influence }); { $player } mit { $space } als niedrigstem Feld muss einen Charakter aufgeben.
event-lost = { $player } verliert { $card } auf { $space }: aus dem Spiel entfernt.
event-tied = { $place }: Gleichstand bei Einfluss { $influence }; { $player } hat das niedrigste Feld ({ $space }).
event-took_reward = { $player } gewinnt { $card } mit Einfluss { $influence }: { $place }.
event-unclaimed = Niemand ist dort: { $place }; { $card } kommt unter den Stapel.
event-no_reward = Hier gibt es keine Belohnung: { $place }.
event-recovered = Runde { $number } ist ausgewertet; alle Charaktere kehren auf die Hand zurück.
event-laid_aside = { $player } legt { $card } beiseite.
event-laid_aside-hidden = { $player } legt verdeckt eine Karte beiseite.
event-ready = { $player } ist fertig.
event-discarded = { $player } wirft { $card } ab.
event-left = { $player } verlässt das Spiel.
event-ended = Die Partie ist vorbei.
event-mission_revealed = Die geheime Mission zwischen { $player } und { $other } ist { $mission }.
event-mission_scored = { $points ->
    [one] { $player } bekommt { $points } Punkt für die Mission { $mission } mit der Anzahl { $count }.
   *[other] { $player } bekommt { $points } Punkte für die Mission { $mission } mit der Anzahl { $count }.
}
event-recruitment_scored = { $points ->
    [one] { $player } bekommt { $points } Punkt für die geheime Rekrutierungskarte { $mission }.
   *[other] { $player } bekommt { $points } Punkte für die geheime Rekrutierungskarte { $mission }.
}
event-scored = { $total ->
    [one] { $player } hat insgesamt { $total } Punkt: { $discards } für Abgeworfenes, { $hand } auf der Hand, den Rest für Missionen.
   *[other] { $player } hat insgesamt { $total } Punkte: { $discards } für Abgeworfenes, { $hand } auf der Hand, den Rest für Missionen.
}
event-won = { $player } gewinnt die Partie.
event-undone = { $count ->
    [one] { $player } nimmt { $count } Schritt zurück.
   *[other] { $player } nimmt { $count } Schritte zurück.
}

## Optionen

option-secret_missions = Geheime Missionen
    .help = Nur eine Mission liegt offen; zwischen je zwei Nachbarn liegt eine, die nur sie kennen. Zu dritt oder viert.
option-secret_missions-on = An
option-secret_missions-off = Aus
option-recruitment_office = Geheimes Rekrutierungsbüro
    .help = Jede Person hat eine weitere geheime Karte, die für Hand und Abgeworfenes Punkte bringt.
option-recruitment_office-on = An
option-recruitment_office-off = Aus
option-second_place = Wichtiger zweiter Platz
    .help = Der zweite Platz bei einer Mission ist 3 Punkte wert.
option-second_place-on = An
option-second_place-off = Aus
option-assassin_self = Attentäter dürfen sich selbst wählen
    .help = Wörtlich genommen schließt die Spielregel nur die Belohnung aus. Üblich ist es nicht.
option-assassin_self-on = An
option-assassin_self-off = Aus
option-colours = Farben
    .help = Der Reihe nach Rot, Grün, Blau und Gelb, oder wie ihr wollt; im Spiel machen sie keinen Unterschied.
option-colours-seats = Der Reihe nach
option-white_disc_limit = Weiße Scheiben
    .help = Wie viele Charaktere gleichzeitig geschützt sein können.
option-white_disc_limit-none = Unbegrenzt
option-white_disc_limit-5 = Nur 5
option-first_player = Startspieler
    .help = Legt fest, wer Runde 1 beginnt.
option-first_player-random = Ausgelost
option-missions = Offene Missionen
    .help = Zufällig gezogen oder eine Liste der Missionen, die offen liegen: vier, mit geheimen Missionen eine.
option-missions-random = Zufällig gezogen
option-data_set = Charaktere und Orte
    .help = Wählt, mit welchen Charakteren, Orten und Missionen ihr spielt.
preset-usual = Üblich
    .help = Ohne Varianten; auch für die erste Partie richtig.
preset-everything = Alles
    .help = Alle drei Varianten: Geheime Missionen (zu dritt oder viert), Geheimes Rekrutierungsbüro, Wichtiger zweiter Platz.

## Wertungsblatt

score-discards = Abgeworfene Karten
score-hand = Handkarten
score-missions = Missionen
score-recruitment = Geheime Rekrutierungskarte
score-total = Summe
score-tiebreak = Punktgleich: { $player } liegt durch erfüllte Missionen oder Punkte auf der Hand vorn.

## In the browser

ui-place-1 = Kirche
ui-place-2 = Hotel Palácio
ui-place-3 = Strand Tamariz
ui-place-4 = Hotel Atlântico
ui-place-5 = Muchaxo
ui-place-6 = Casino Estoril
ui-place-7 = Boca do Inferno
ui-place-8 = Museum
ui-feature-1 = Hier handelt kein Attentäter.
ui-feature-2 = Britische Charaktere haben hier 1 Einfluss mehr.
ui-feature-3 = Hier liegen alle Karten offen.
ui-feature-4 = Deutsche Charaktere haben hier 1 Einfluss mehr.
ui-feature-5 = Alle Felder hier sind äußere Felder.
ui-feature-6 = Würfel bringen jedem Charakter hier 0 bis 5 Einfluss.
ui-feature-7 = Wer hier am schwächsten ist, verliert einen Charakter für immer.
ui-feature-8 = Vier Felder; von IV aus darf man überall spähen.
ui-reward-field = BELOHNUNG
ui-lowest = Niedrigstes Feld: { $numeral }
ui-order = Reihenfolge der Auswertung
ui-state-waiting = wartet
ui-state-resolving = wird ausgewertet
ui-state-resolved = ausgewertet
ui-neighbours = Nachbarn und äußere Felder zeigen
ui-neighbours-short = Nachbarn
ui-whole = Die ganze Stadt zeigen
ui-pause = Anhalten
ui-resume = Weiter
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-replay = Die Auswertung dieser Runde noch einmal zeigen
ui-replay-short = Noch einmal
ui-close = Schließen
ui-round = Runde { $round } von { $rounds }
ui-deck-count = Stapel: { $count }
ui-mission-count = { $player } { $count } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ui-secret-between = Geheime Mission zwischen { $player } und { $other }
ui-secret-short = Geheim:
ui-unknown = Dir unbekannt
ui-recruitment-short = Deine geheime Karte: { $points }
ui-nothing = nichts
ui-no-symbols = keine Symbole
ui-card-line = { $name }: { $flag }, Einfluss { $influence }, Punkte { $vp }, { $symbols }
ui-face-down-card = eine verdeckte Karte
ui-free = frei
ui-down = Verdeckt
ui-down-known = Verdeckt; du kennst sie
ui-protected = Geschützt durch weiße Scheibe
ui-moved = Von einem Verführer bewegt: keine Fähigkeiten
ui-seen-by = Angesehen von { $players }
ui-wait = Der Tisch wird vorbereitet.
ui-prompt-ability = { $card } ({ $space }) darf handeln: Nutze eine Fähigkeit oder verzichte.
ui-prompt-space = Wo setzt du { $card } ein?
ui-prompt-ready = Diese Karten wirfst du ab. Bestätige.
ui-won-shared = { $players } gewinnen gemeinsam.
ui-label-card = { $card } einsetzen
ui-label-instead = Stattdessen { $card } wählen
ui-label-discard = { $card } abwerfen
ui-label-place = Hier einsetzen: { $space }
ui-label-no-peek = Nicht spähen
ui-label-symbol = { $symbol }: { $card }
ui-label-symbol-totals = { $symbol }: { $card } → { $totals }
ui-label-peek = Ansehen: { $card }, { $space }
ui-label-assassin = { $card } zurückschicken
ui-label-seducer = Verführen: { $card }, { $space }
ui-label-move = Bewegen nach { $space }
ui-label-diplomat = Schützen: { $card }, { $space }
ui-label-loss = { $card } aufgeben
ui-effect-discard = Abgeworfen 1 Punkt statt { $vp }. { $line }.
ui-effect-down = Verdeckt: Niemand sieht die Karte.
ui-effect-up = Offen für alle.
ui-effect-peek = Danach darfst du spähen ({ $reach }).
ui-effect-order = Wird als Nummer { $order } von { $all } ausgewertet.
ui-effect-here = Einfluss hier: { $totals }.
ui-effect-look = Nur du siehst diese Karte von { $player }.
ui-effect-return = { $card } geht auf die Hand von { $player } zurück.
ui-effect-after = Danach: { $totals }.
ui-effect-after-tie = Danach: { $totals } ({ $player } durch { $numeral }).
ui-effect-seduce = { $card } von { $player } kommt hierher, ohne Fähigkeiten.
ui-effect-reveals = Die Karte wird aufgedeckt.
ui-effect-move = Der Charakter kommt auf Feld { $numeral } und wird aufgedeckt.
ui-effect-protect = Kein Attentäter und kein Verführer kann { $card } von { $player } in dieser Runde wählen.
ui-effect-lose = { $card } verlässt das Spiel für immer; die Punkte ({ $vp }) sind verloren.
ui-effect-missions = Missionen: { $changes }.
ui-effect-no-mission = Diese Karte zählt für keine Mission.
ui-mission-change = { $mission } { $before } → { $left }
ui-mission-change-points = { $mission } { $before } → { $left } (Punkte { $had } → { $rest })
ui-effect-assassin = Schicke einen anderen Charakter hier auf die Hand zurück.
ui-effect-conspirator = Sieh dir die oberste Karte des Stapels an und wähle die Belohnung.
ui-effect-nationalist = Gewinne 1 Einfluss für jede gleiche Flagge hier und an benachbarten Orten.
ui-effect-rally = Gewinne { $count } Einfluss: 1 für jede gleiche Flagge hier und an benachbarten Orten.
ui-rally-now = Nationalist jetzt: +{ $count }.
ui-effect-seducer = Bewege einen Charakter von einem benachbarten Ort auf ein freies Feld hier.
ui-effect-diplomat = Schütze einen Charakter hier oder an einem benachbarten Ort.
ui-conspiracy = Nur du siehst das: die Belohnung und die oberste Karte des Stapels.
ui-counts-for = Zählt für { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
}
ui-hand-empty = Deine Hand ist leer.
ui-discard-tip = Jede abgeworfene Karte zählt 1 Punkt: Steht auf ihr eine 1, verlierst du nur ihre Symbole und ihren Einfluss.
ui-in-hand = { $count } auf der Hand
ui-discarded = { $count } abgeworfen
ui-first-short = Start
ui-open-in-city = offen in der Stadt
ui-hidden = auf der Hand oder verdeckt
ui-out = ist gegangen
ui-count = Anzahl
ui-note-is = ist es
ui-note-can = kann es sein
ui-note-cannot = kann es nicht sein
ui-to-moment = Diesen Augenblick der Partie ansehen
ui-note-none-down = { $player } hat keine Karte verdeckt liegen. Zum Ring gehören:
ui-note-ways = { $count ->
    [one] Sie können nur auf eine Weise liegen.
   *[other] Sie können auf { $count } Weisen liegen.
}
ui-note-saw = Was du in dieser Runde gesehen hast
ui-note-nothing = Noch nichts.
ui-note-rewards = Verdeckte Belohnungen
ui-in-deck = Im Stapel: { $count }
ui-in-deck-help = Diese Charaktere sind im Stapel oder liegen als verdeckte Belohnungen aus. Erste Zahl: Einfluss, zweite: Punkte.
ui-model-turn = Zug
ui-model-actions = Was du tun kannst
ui-model-players = Spieler
ui-model-player = { $player }: Scheiben { $discs }, Handkarten { $hand }, abgeworfen { $discards }
ui-model-beside = neben { $spaces }
ui-model-places-beside = Benachbarte Orte: { $places }
ui-model-acting = Ausgewertet wird: { $place }, Feld { $numeral }: { $card }
ui-model-resolving = Ausgewertet wird: { $place }
ui-model-looked = Oberste Karte des Stapels: { $card }
ui-model-discards = Abgeworfen: { $cards }
ui-model-removed = Aus dem Spiel: { $cards }
ui-model-under = Bekannt, unter dem Stapel: { $cards }
ui-prompt-discard = { $count ->
    [one] Wirf noch { $count } Karte ab: Jede abgeworfene Karte zählt 1 Punkt.
   *[other] Wirf noch { $count } Karten ab: Jede abgeworfene Karte zählt 1 Punkt.
}
ui-discs = { $count ->
    [one] { $count } Scheibe
   *[other] { $count } Scheiben
}
ui-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Die geführte erste Partie

lesson-goal = Spione in Estoril
    .text = In vier Runden gewinnst du Charaktere für deinen Agentenring und mit ihren Flaggen und Symbolen Missionen; wer die meisten Punkte hat, gewinnt. Die erste Runde ist fast vorbei: Du bist A und hast noch zwei Charaktere einzusetzen, B einen.
lesson-place = Mit Einfluss einsetzen
    .text = Araujo hat Einfluss 2, aber keine Fähigkeit. Am Strand Tamariz liegt alles offen: Guedes von B hat 1, und die Belohnung dort ist 4 Punkte wert. Wähle Araujo und leg ihn auf Feld I des Strandes. Felder am Rand darfst du immer benutzen, innere nur neben einem eigenen Charakter.
lesson-secret = TOP SECRET
    .text = Linda X. hat keinen Einfluss, ist aber eine Attentäterin. Leg sie auf Feld II des Hotels Palácio: Es ist TOP SECRET, also liegt sie verdeckt. Deine Scheibe sagt allen, dass sie dir gehört, mehr nicht.
lesson-peek = Spähen
    .text = Dieses Feld hat ein Auge: Du darfst eine verdeckte Karte dieses Ortes ansehen. Sieh dir die Karte von B auf Feld I an. Alle sehen, dass du schaust, nur du siehst, was.
lesson-resolve = Die Auswertung
    .text = Jetzt werden die Orte nach ihrer Nummer ausgewertet. Alle Karten eines Ortes werden aufgedeckt, dann kommen die Felder in der Reihenfolge I, II, III dran. In der Kirche darf Roque sein Symbol nutzen: Ein Nationalist bekommt 1 Einfluss für jede Flagge wie die eigene hier und nebenan. Nutze es.
lesson-assassin = Die Attentäterin
    .text = Das Hotel Palácio ist dran. Araujo von B hat Einfluss 2, Linda keinen. Nutze den Attentäter: Araujo geht auf die Hand von B zurück, und nur du bleibst übrig.
lesson-reward = Wer nimmt die Belohnung?
    .text = Am Ende jedes Ortes nimmt die Belohnung auf die Hand, wer dort in der Summe den höchsten Einfluss hat; bei Gleichstand, wer auf der niedrigsten Zahl liegt. Was du gewinnst, darfst du nächste Runde einsetzen, und am Ende zählen die Punkte in seiner Medaille.
lesson-symbols = Die anderen Symbole
    .text = Die übrigen Orte folgen. Ein Verschwörer darf die Belohnung gegen die oberste Karte des Stapels tauschen, ein Verführer holt einen Charakter von nebenan, ein Diplomat schützt einen vor Attentätern und Verführern. Nutze sie nach Belieben oder verzichte.
lesson-discard = Sechs Karten
    .text = Alle Charaktere kommen zurück auf die Hand. Sechs behältst du. Eine abgeworfene Karte zählt am Ende 1 Punkt und kommt nie wieder. Wirf Schwaches ab, behalte, was Orte gewinnt, und bestätige.
lesson-end = Missionen, und weiter
    .text = Vier Missionen liegen offen, je 6 Punkte: für den, der am Ende am meisten von dieser Flagge oder diesem Symbol auf der Hand hat. Ausgegraute Felder sagen dir, warum es nicht geht, und die Regeln sind einen Klick entfernt. Spiel zu Ende oder eröffne einen Fall mit Freunden.
lesson-variants-goal = Drei Varianten
    .text = Das ist der letzte Augenblick einer Partie mit allen drei Varianten: Die Charaktere sind zurück auf der Hand, jeder behält sechs, dann wird gezählt. Du bist A und hast sieben Karten.
lesson-variants-secret = Geheime Missionen
    .text = Nur eine Mission liegt hier offen: die Summe des Einflusses. Zwischen je zwei Nachbarn liegt eine geheime. Du kennst die beiden neben dir: portugiesische Flaggen, mit B, und deutsche Flaggen, mit C. Die zwischen B und C kannst du nur aus dem erraten, was sie sammeln. Am Ende werden alle für alle gewertet.
lesson-variants-office = Das Rekrutierungsbüro
    .text = Jeder hat noch eine Karte, die sonst niemand sieht. Deine bringt 1 Punkt für jedes Attentäter-Symbol auf deiner Hand und in deiner Ablage zusammen. Einen Attentäter kannst du also abwerfen, ohne diesen Punkt zu verlieren.
lesson-variants-second = Der zweite Platz zählt
    .text = Der erste Platz einer Mission bringt 6 Punkte, der zweite 3. Wer den ersten Platz teilt, teilt 9 Punkte, wer den zweiten teilt, 3. In deinen beiden geheimen Missionen führst du, beim Einfluss bist du Zweiter mit 12 gegen 19 und 10.
lesson-variants-keep = Welche Karte geht?
    .text = Eine Karte muss weg. Ohne Araujo hättest du 10 Einfluss und würdest den zweiten Platz mit C teilen; ohne Guedes 11, immer noch Zweiter, und drei portugiesische Flaggen führen weiter. Eine abgeworfene Karte zählt 1 Punkt, so viel wie Guedes auf der Hand. Wirf Guedes ab und bestätige: Dann wird alles aufgedeckt und gezählt.
ui-resign = Aufgeben gilt für immer: Von da an legt der Zufall deine Karten, und keine Fähigkeit wird genutzt.

## What hints count

reason-points = { $count ->
    [one] { $count } Punkt in deinem Agentenring
   *[other] { $count } Punkte in deinem Agentenring
}
reason-rewards = { $count ->
    [one] { $count } Ort, an dem du zu führen scheinst
   *[other] { $count } Orte, an denen du zu führen scheinst
}
reason-influence = { $count } Einfluss an offenen Orten
reason-protected = { $count ->
    [one] { $count } geschützter Charakter
   *[other] { $count } geschützte Charaktere
}
reason-seen = { $count ->
    [one] { $count } bekannte verdeckte Karte
   *[other] { $count } bekannte verdeckte Karten
}
reason-discs = { $count ->
    [one] { $count } Scheibe zum Einsetzen
   *[other] { $count } Scheiben zum Einsetzen
}
reason-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}

## Fall des Tages

case-intro = Du bist { $player }. Das Spiel ist aus, alle Ringe liegen offen, doch einige Missionen liegen noch verdeckt; nur ihre Punkte sind bekannt. Eine Mission zwischen zwei Spielern gibt 6 Punkte dem, der auf der Hand am meisten davon hat, bei Gleichstand geteilt. Eine Rekrutierungskarte gibt ihrem Besitzer einen Punkt für jedes ihrer Symbole auf Hand und Ablage. Welche Missionen sind es?
case-secret = Die Mission zwischen
case-recruit = Die Rekrutierungskarte von
case-missions-seen = Missionen, die du gesehen hast
case-hand = Hand
case-discards = Ablage
event-case_secret = { $count ->
    [0] Die Mission zwischen { $player } und { $other } brachte niemandem Punkte.
    [one] Die Mission zwischen { $player } und { $other } brachte Punkte für { $winners }: { $points }.
   *[other] Die Mission zwischen { $player } und { $other } brachte Punkte für { $winners }: je { $points }.
}
event-case_recruit = Punkte von { $player } für die Rekrutierungskarte: { $points }.
