### Spy Connection: deutsche Texte

## Das Spiel

game-title = Spy Connection
game-summary = Spanne ein Netzwerk aus Agenten über Europa, schicke deinen Spion von Stadt zu Stadt und erfülle Missionen schneller als die anderen.
game-about = Du führst einen Spion durch zwölf Städte Europas und sicherst die Wege mit deinen Agenten. Dieselben wenigen Agenten markieren auch Missionsziele und bezahlen die Missionsplanung, also überlegst du ständig, wo du sie am dringendsten brauchst. Erdacht haben Spy Connection Brett J. Gilbert und Matthew Dunstan. Landkarte und Missionskarten sind hier eine Rekonstruktion, die für Safehouse passend zu den Regeln gemacht wurde; sie sind keine Kopien der gedruckten.

## Überschriften der Regelgruppen

section-1 = Spielplan und Spielmaterial
section-2 = Aufbau
section-3 = Der Zug
section-4 = Eine Mission annehmen
section-5 = Dein Netzwerk
section-6 = Eine neue Stadt anschließen
section-7 = Agenten zurücknehmen
section-8 = Eine Mission abwerfen
section-9 = Im Netzwerk bewegen
section-10 = Ende des Zuges: Missionsziele
section-11 = Extrazüge
section-12 = Spielende
section-13 = Wertung
section-14 = Varianten
section-15 = Regeln der Plattform

## Regeln 1: Spielplan und Spielmaterial

rule-SPY-1-1 = Der Spielplan zeigt 12 Städte. Jede Verbindung führt von einer Stadt zu einer anderen und besteht aus mindestens einem Feld.
rule-SPY-1-2 = Die Felder einer Verbindung liegen in einer Reihe von der einen Stadt zur anderen. Jedes Endfeld grenzt an die Stadt an seinem Ende, und jedes Feld grenzt an das nächste der Reihe; sonst grenzt nichts aneinander.
rule-SPY-1-3 = Kein Feld gehört zu zwei Verbindungen. Zwischen zwei Städten gibt es höchstens eine Verbindung.
rule-SPY-1-4 = Städte, zwischen denen eine Verbindung liegt, sind benachbart.
rule-SPY-1-5 = Verbindungen gehören niemandem. Alle dürfen sie in beiden Richtungen nutzen.
rule-SPY-1-6 = Auf einem Feld dürfen Agenten mehrerer Spieler liegen. Wie viele Spieler sich ein Feld teilen, ist nicht begrenzt.
rule-SPY-1-7 = Auf einem Feld hast du höchstens 2 eigene Agenten: keinen, 1 oder 2.
rule-SPY-1-8 = Ein Spion steht immer in einer Stadt. Mehrere Spione dürfen in derselben Stadt sein; sie behindern einander nie und ändern keinen Preis.
rule-SPY-1-9 = Jeder deiner Agenten ist an genau einem Ort: in deinem Vorrat, auf einem Feld, auf einem Kreis einer deiner offenen Missionen oder auf dem Agentensymbol einer deiner offenen Missionen.
rule-SPY-1-10 = Jeden Agenten, den du legst, nimmst du aus deinem eigenen Vorrat.
rule-SPY-1-11 = Eine Mission zeigt mehrere verschiedene Städte. Jede hat einen Kreis mit Platz für 1 Agenten. Außerdem zeigt die Karte ihre Punkte, unten links ein Agentensymbol für eingebundene Agenten und manchmal ein Symbol für einen Extrazug.
rule-SPY-1-12 = Eine Startmission wird wie jede andere Mission behandelt: Sie zählt für die Höchstzahl offener Missionen und für die 7 erfüllten Missionen, bringt Punkte, und du kannst Agenten von ihr zurücknehmen, sie abwerfen und erfüllen. Ausnahmen sind ausdrücklich genannt. Eingebundene Agenten liegen nie auf ihr.
rule-SPY-1-13 = Helle Vorderseite und dunkle Rückseite des Spielplans haben dieselben Städte, Verbindungen und Felder. Nur die Planungskosten sind verschieden.
rule-SPY-1-14 = Alles auf dem Tisch ist für alle sichtbar: beide Seiten des Spielplans, die Auslage, alle offenen Missionen, alle Agenten und alle Vorräte.

## Regeln 2: Aufbau

rule-SPY-2-1 = Ihr spielt auf der hellen Vorderseite des Spielplans. Die dunkle Rückseite ist für die Variante „Intensive Vorbereitung“ da.
rule-SPY-2-2 = Alle bekommen eine Farbe mit einem Spion und 15 Agenten. Die Farben machen keinen Unterschied.
rule-SPY-2-3 = Die 43 Missionen werden gemischt und bilden verdeckt den Missionsstapel.
rule-SPY-2-4 = Auf jedes der 4 Missionsfelder kommt offen eine Mission vom Stapel, der danach noch 39 Karten hat.
rule-SPY-2-5 = Der Zufall bestimmt den Startspieler.
rule-SPY-2-6 = Die Auslage liegt und der Startspieler steht fest, bevor jemand eine Startmission bekommt oder wählt.
rule-SPY-2-7 = Erstes Spiel: Die 5 Startmissionen werden gemischt, und alle bekommen zufällig eine, die offen vor ihnen liegt.
rule-SPY-2-8 = Fortgeschrittenes Spiel: Die 5 Startmissionen werden gemischt, und für jeden Spieler wird eine aufgedeckt.
rule-SPY-2-9 = Im fortgeschrittenen Spiel wählt zuerst, wer rechts vom Startspieler sitzt; dann geht es gegen den Uhrzeigersinn weiter. Jeder nimmt eine der aufgedeckten Startmissionen und behält sie offen.
rule-SPY-2-10 = Im fortgeschrittenen Spiel kommt der Startspieler zuletzt und erhält die Startmission, die übrig ist.
rule-SPY-2-11 = Startmissionen, die niemandem angeboten wurden, kommen in die Schachtel zurück und werden in dieser Partie nicht gebraucht. Im ersten Spiel werden sie nicht gezeigt; da aber alle fünf bekannt sind, lässt sich erschließen, welche es sind.
rule-SPY-2-12 = Ein Stadtname auf deiner Startmission ist rot. Du legst sofort 1 Agenten aus deinem Vorrat auf den Kreis dieser Stadt auf der Karte; dieses Ziel ist also von Anfang an abgedeckt.
rule-SPY-2-13 = Danach stellst du deinen Spion auf dem Spielplan in dieselbe Stadt. Auf den Spielplan legst du keinen Agenten.
rule-SPY-2-14 = Du beginnst mit 14 Agenten im Vorrat (13, wenn du mit 14 spielst), 1 Agenten auf deiner Startmission und keinem auf dem Spielplan. Du hast 1 offene und noch keine erfüllte Mission.
rule-SPY-2-15 = Der Agent auf der roten Stadt liegt dort wie jeder andere auf einem Kreis. Du darfst ihn zurücknehmen; das Ziel ist dann wieder offen, und du kannst es später erneut abdecken.

## Regeln 3: der Zug

rule-SPY-3-1 = Der Startspieler beginnt. Danach macht reihum im Uhrzeigersinn jeder einen Zug, bis das Spiel endet.
rule-SPY-3-2 = In deinem Zug tust du eines von drei Dingen: 1 Mission annehmen (A), 1 neue Stadt anschließen und deinen Spion dorthin bewegen (B) oder deinen Spion in eine andere Stadt deines Netzwerks bewegen (C).
rule-SPY-3-3 = Eines der drei musst du tun; passen kannst du nicht. Nur auf einen Extrazug darfst du verzichten.
rule-SPY-3-4 = Dein Zug hat zwei Teile: erst die gewählte Möglichkeit, dann das Ende des Zuges.
rule-SPY-3-5 = Agenten zurücknehmen und Missionen abwerfen sind freie Aktionen. In deinem eigenen Zug darfst du sie jederzeit und beliebig oft ausführen, auch mitten in der gewählten Möglichkeit oder am Ende des Zuges. Wenn andere am Zug sind, darfst du es nicht.
rule-SPY-3-6 = Eine Möglichkeit kannst du nur wählen, wenn dein Vorrat beim Bezahlen für ihre Kosten reicht. Vorher darfst du mit freien Aktionen deinen Vorrat auffüllen.
rule-SPY-3-7 = Du kannst nie festsitzen. Nimmst du alles zurück, was geht, fehlen in deinem Vorrat nur eingebundene Agenten; er hat also mindestens 6 Agenten (8, wenn du mit 14 spielst). Dein Netzwerk ist dann nur die Stadt deines Spions, jede benachbarte Stadt ist also neu, und keine Verbindung hat mehr als 3 Felder oder kostet mehr als 6 Agenten. Mit 14 Agenten auf der dunklen Rückseite können es nur 5 sein; reicht das nicht, wirfst du eine Mission ab.
rule-SPY-3-8 = Zum Annehmen einer Mission gehört keine Bewegung. Hast du deinen Spion in diesem Zug schon bewegt, kannst du keine Mission mehr annehmen.

## Regeln 4: eine Mission annehmen

rule-SPY-4-1 = Wähle eine der Missionen, die auf den 4 Missionsfeldern ausliegen, und lege sie offen vor dich.
rule-SPY-4-2 = Du darfst nie mehr als 3 offene Missionen haben. Hast du 3, musst du erst eine abwerfen oder erfüllen, bevor du eine weitere annehmen kannst. Eine offene Startmission zählt mit, erfüllte Missionen nicht.
rule-SPY-4-3 = Die Missionsfelder sind von 1 (unten) bis 4 (oben) nummeriert. Je tiefer eine Mission liegt, desto länger liegt sie schon aus.
rule-SPY-4-4 = Auf der hellen Vorderseite betragen die Planungskosten 0 Agenten auf Missionsfeld 1, 1 auf Missionsfeld 2 und je 2 auf den Missionsfeldern 3 und 4.
rule-SPY-4-5 = Du zahlst die Planungskosten genau, nicht mehr und nicht weniger: So viele Agenten kommen aus deinem Vorrat auf das Agentensymbol der angenommenen Mission. Sie sind dort eingebunden.
rule-SPY-4-6 = Eingebundene Agenten kannst du nie zurücknehmen. Du bekommst sie erst wieder, wenn ihre Mission erfüllt oder abgeworfen wird.
rule-SPY-4-7 = Hast du eine Mission angenommen, rutschen alle Missionen über ihrem Missionsfeld um eins nach unten. Die darunter bleiben liegen.
rule-SPY-4-8 = Danach wird auf dem frei gewordenen obersten Missionsfeld die nächste Mission vom Stapel aufgedeckt.
rule-SPY-4-9 = Dein Spion bleibt, wo er ist. Da nun das Ende des Zuges folgt, darfst du die Stadt deines Spions auf der neuen Mission gleich abdecken, wenn sie dort zu sehen ist.
rule-SPY-4-10 = Ist der Stapel leer, wenn eine Mission aufgedeckt werden soll, wird der Ablagestapel gemischt und zum neuen Stapel. Gibt es auch keinen Ablagestapel, bleibt das Missionsfeld leer.
rule-SPY-4-11 = Die Auslage hat keine Lücken: Missionen belegen die Missionsfelder von unten her, leere sind oben. Annehmen kannst du nur von einem belegten Missionsfeld.
rule-SPY-4-12 = Am Ende jedes Zuges werden leere Missionsfelder nacheinander gefüllt, das unterste zuerst, solange Stapel oder Ablagestapel Karten haben. Das gilt auch für Extrazüge und für Züge, auf die verzichtet wurde, und geschieht, bevor der nächste Extrazug beginnt.
rule-SPY-4-13 = Beim Annehmen wird höchstens eine neue Karte aufgedeckt. Sind nach dem Rutschen mehrere Missionsfelder leer, kommt sie auf das unterste davon; die übrigen werden am Ende des Zuges gefüllt.
rule-SPY-4-14 = Rutschen und Aufdecken kommen vor dem Ende des Zuges. Du siehst die neue Mission also schon, wenn du entscheidest, was du abdeckst.

## Regeln 5: Netzwerk

rule-SPY-5-1 = Eine Verbindung ist für dich vollständig, wenn auf keinem ihrer Felder ein Agent von dir fehlt. Ob dort 1 oder 2 liegen und wer sonst noch da ist, spielt keine Rolle.
rule-SPY-5-2 = Dein Netzwerk besteht aus der Stadt deines Spions und allen Städten, die du von dort über für dich vollständige Verbindungen erreichst.
rule-SPY-5-3 = Agenten der anderen gehören nicht zu deinem Netzwerk und können es nicht unterbrechen.
rule-SPY-5-4 = Dein Agent gilt weiter, auch wenn später andere auf sein Feld kommen: Einen zweiten brauchst du nicht nachzulegen.
rule-SPY-5-5 = Ebenso bleiben deine 2 Agenten liegen, wenn die anderen das Feld verlassen haben. Du bekommst keinen von selbst zurück und kannst auch nicht nur einen davon zurücknehmen.
rule-SPY-5-6 = Zu Beginn ist dein Netzwerk nur die Stadt, in der dein Spion startet.
rule-SPY-5-7 = Agenten, die auf einer unvollständigen Verbindung übrig sind, vergrößern dein Netzwerk nicht. Sie zählen aber für die Regel, dass deine Agenten zusammenhängen müssen, und machen es billiger, die Verbindung später zu vervollständigen.

## Regeln 6: anschließen

rule-SPY-6-1 = Vor dem Anschließen darfst du deinen Spion einmal in eine beliebige andere Stadt deines Netzwerks bewegen, kostenlos und beliebig weit. Du darfst ihn auch stehen lassen.
rule-SPY-6-2 = In deinem allerersten Zug geht das nicht, denn dein Netzwerk hat erst eine Stadt.
rule-SPY-6-3 = Dann schließt du genau eine Stadt an. Sie muss der Stadt benachbart sein, in der dein Spion jetzt steht, und sie muss neu sein, also in diesem Augenblick nicht zu deinem Netzwerk gehören.
rule-SPY-6-4 = Eine Stadt, die schon zu deinem Netzwerk gehört, kannst du nicht noch einmal anschließen, auch nicht über eine andere Verbindung. Ist sie in diesem Zug durch Zurücknehmen herausgefallen, gilt sie als neu.
rule-SPY-6-5 = Für jedes Feld der Verbindung, auf dem du keinen Agenten hast, gilt: Liegt dort auch sonst kein Agent, legst du 1 Agenten aus deinem Vorrat hin.
rule-SPY-6-6 = Liegt auf so einem Feld mindestens 1 Agent von anderen, legst du stattdessen 2 Agenten hin. Mehr als 2 sind es nie, egal wie voll das Feld ist.
rule-SPY-6-7 = Wo du schon 1 oder 2 Agenten hast, legst du nichts, auch wenn andere dort sind.
rule-SPY-6-8 = Du musst die Verbindung auf einmal vervollständigen. Reicht dein Vorrat auch nach dem Zurücknehmen nicht, kannst du sie nicht herstellen, auch nicht teilweise.
rule-SPY-6-9 = Zusätzliche Agenten sind nicht erlaubt: Du legst auf ein Feld nur so viele, wie es verlangt.
rule-SPY-6-10 = Gleich danach musst du deinen Spion über die neue Verbindung in die angeschlossene Stadt bewegen.
rule-SPY-6-11 = Die Stadt, aus der du kommst, bleibt in deinem Netzwerk, weil die neue Verbindung vollständig ist, und der ganze Rest ebenso.
rule-SPY-6-12 = Ist dein Spion in der neuen Stadt angekommen, bewegt er sich in diesem Zug nicht mehr.
rule-SPY-6-13 = Nach der Bewegung und vor dem Legen darfst du Agenten zurücknehmen, sogar die, über die dein Spion gerade gereist ist. Es kommt darauf an, dass deine Agenten mit dem Spion an seinem neuen Ort zusammenhängen.
rule-SPY-6-14 = Zum Anschließen brauchst du immer mindestens 1 Agenten. Würde keiner fehlen, wäre die Stadt schon in deinem Netzwerk.
rule-SPY-6-15 = Der Preis gilt in dem Augenblick, in dem du legst: Agenten der anderen zählen, wenn sie gerade dann auf dem Feld liegen.

## Regeln 7: zurücknehmen

rule-SPY-7-1 = In deinem Zug darfst du jederzeit eigene Agenten vom Spielplan in deinen Vorrat zurücknehmen, so viele und so oft du willst.
rule-SPY-7-2 = Auch von den Kreisen deiner offenen Missionen darfst du Agenten zurücknehmen.
rule-SPY-7-3 = Agenten der anderen bewegst du nie.
rule-SPY-7-4 = Hast du 2 Agenten auf einem Feld, nimmst du beide zurück oder keinen. Ein Feld räumst du immer ganz.
rule-SPY-7-5 = Deine Agenten auf dem Spielplan und dein Spion müssen jederzeit in einem Stück zusammenhängen. Einen Agenten, ohne den sie getrennt wären, kannst du nicht zurücknehmen.
rule-SPY-7-6 = Deine Agenten hängen zusammen, wenn sie auf benachbarten Feldern einer Verbindung liegen oder auf Feldern, die an dieselbe Stadt grenzen. Dein Spion hängt mit deinen Agenten auf den Feldern zusammen, die an seine Stadt grenzen.
rule-SPY-7-7 = So prüfst du es: Geh von der Stadt deines Spions aus nur durch Städte und über Felder mit eigenen Agenten. Du musst auf alle Felder kommen, auf denen Agenten von dir liegen.
rule-SPY-7-8 = Du darfst auch alle deine Agenten vom Spielplan nehmen. Ohne Agenten gibt es nichts, was zusammenhängen müsste.
rule-SPY-7-9 = In deinem Zug darfst du jederzeit Agenten von Kreisen deiner offenen Missionen zurücknehmen, einzeln und beliebig viele. Ein Ziel ohne seinen Agenten ist nicht mehr abgedeckt.
rule-SPY-7-10 = Ausgenommen sind eingebundene Agenten: Sie können nicht zurückgenommen werden.
rule-SPY-7-11 = Auf erfüllten Missionen liegen keine Agenten, also gibt es dort nichts zurückzunehmen.
rule-SPY-7-12 = Du nimmst Feld für Feld zurück, und nach jedem müssen deine Agenten zusammenhängen. Dadurch entgeht dir nichts: Hängt am Ende alles Übrige zusammen, gibt es immer eine passende Reihenfolge.
rule-SPY-7-13 = Du darfst sogar Agenten zurücknehmen, die du in diesem Zug für eine Verbindung gelegt hast.
rule-SPY-7-14 = Du darfst Agenten auf dem Spielplan liegen lassen, etwa den Rest einer alten Verbindung, damit andere dort weiter das Doppelte zahlen.

## Regeln 8: abwerfen

rule-SPY-8-1 = In deinem Zug darfst du jederzeit jede deiner offenen Missionen abwerfen. Erfüllte Missionen bleiben bei dir.
rule-SPY-8-2 = Du bekommst alle Agenten von der abgeworfenen Mission zurück, von den Kreisen und vom Agentensymbol.
rule-SPY-8-3 = Auch deine Startmission darfst du abwerfen.
rule-SPY-8-4 = Eine abgeworfene Mission kommt offen und für alle sichtbar auf den Ablagestapel neben dem Missionsstapel; sie kehrt nur wieder, wenn daraus der neue Stapel werden muss. Eine abgeworfene Startmission ist aus dem Spiel.
rule-SPY-8-5 = Abwerfen kostet dich nichts und bringt dir keine Punkte.
rule-SPY-8-6 = Du darfst eine Mission noch in dem Zug abwerfen, in dem du sie angenommen hast.
rule-SPY-8-7 = Durch das Abwerfen ändert sich die Auslage nicht. Nur ein leeres Missionsfeld kann wie üblich am Ende des Zuges gefüllt werden.

## Regeln 9: bewegen

rule-SPY-9-1 = Zieh deinen Spion in eine andere Stadt deines Netzwerks. Die Entfernung spielt keine Rolle, und es kostet nichts.
rule-SPY-9-2 = Wählst du diese Möglichkeit, schließt du in diesem Zug keine Stadt an.
rule-SPY-9-3 = Dein Spion muss in einer anderen Stadt ankommen. Besteht dein Netzwerk aus einer einzigen Stadt, kannst du diese Möglichkeit nicht wählen.
rule-SPY-9-4 = Städte, durch die dein Spion nur hindurchreist, bringen dir nichts.
rule-SPY-9-5 = Du darfst deinen Spion auch in eine Stadt bewegen, die keine deiner Missionen braucht.

## Regeln 10: Ende des Zuges

rule-SPY-10-1 = Am Ende jedes Zuges, auch eines Extrazuges, zählt die Stadt, in der dein Spion steht, welche Möglichkeit du auch gewählt hast. Städte, die du vorher in diesem Zug besucht hast, zählen nicht.
rule-SPY-10-2 = Bei jeder deiner offenen Missionen mit dieser Stadt darfst du 1 Agenten aus deinem Vorrat auf den Kreis der Stadt legen, sofern er leer ist.
rule-SPY-10-3 = Du entscheidest für jede Mission einzeln. Du darfst manche oder alle auslassen.
rule-SPY-10-4 = Welche Mission zuerst kommt, bestimmst du.
rule-SPY-10-5 = Eine Mission ist in dem Augenblick erfüllt, in dem ihre letzte Stadt abgedeckt wird. Aufschieben kannst du das nicht.
rule-SPY-10-6 = Ist eine Mission erfüllt, bekommst du sofort alle ihre Agenten zurück, auch die eingebundenen, und drehst die Karte um.
rule-SPY-10-7 = Diese Agenten darfst du gleich verwenden, um dieselbe Stadt auf deinen anderen Missionen abzudecken. So kann eine erfüllte Mission zur nächsten führen, bis hin zu allen dreien.
rule-SPY-10-8 = Ist dein Vorrat leer, darfst du dir nach den üblichen Regeln erst Agenten holen: Nimm welche von Feldern oder Kreisen zurück oder wirf eine Mission ab. Das darfst du auch mit Agenten im Vorrat; nur wenn am Tisch „Züge enden erst auf Ansage“ ausgeschaltet ist, muss der Vorrat dafür leer sein.
rule-SPY-10-9 = Nimmst du einen Agenten von einer Mission zurück, ist dieses Ziel nicht mehr abgedeckt. Ist es die Stadt deines Spions, darfst du es noch am selben Zugende wieder abdecken.
rule-SPY-10-10 = Von einem Kreis, den du an diesem Zugende abgedeckt hast, kannst du den Agenten nicht am selben Zugende zurücknehmen.
rule-SPY-10-11 = Ziele deckst du am Ende des Zuges ab und zu keiner anderen Zeit.
rule-SPY-10-12 = Erfüllte Missionen behältst du; sie zählen für das Spielende und für die Wertung. Sie liegen verdeckt, sind aber kein Geheimnis: Hier können alle sie ansehen.

## Regeln 11: Extrazüge

rule-SPY-11-1 = Erfüllst du eine Mission mit dem Symbol für einen Extrazug, bekommst du einen Extrazug.
rule-SPY-11-2 = Du machst ihn, sobald dein laufender Zug samt Zugende vorbei ist, bevor jemand anderes an der Reihe ist.
rule-SPY-11-3 = Erfüllst du mehrere solche Missionen auf einmal, bekommst du für jede einen Extrazug, einen nach dem anderen.
rule-SPY-11-4 = Ein Extrazug ist ein ganzer Zug mit einer der drei Möglichkeiten, freien Aktionen und Zugende. Er kann dir weitere Extrazüge bringen, die zu den noch ausstehenden hinzukommen.
rule-SPY-11-5 = Die Reihenfolge der anderen bleibt, wie sie ist.
rule-SPY-11-6 = Zu einem Extrazug bist du nicht gezwungen: Du darfst darauf verzichten, aber nur, statt irgendetwas anderes darin zu tun. Für normale Züge gilt das nicht.

## Regeln 12: Spielende

rule-SPY-12-1 = Sobald jemand mindestens 7 erfüllte Missionen hat, ist das Spielende ausgelöst. Es können mehr als 7 sein, weil sich mehrere Missionen auf einmal erfüllen lassen.
rule-SPY-12-2 = Eine erfüllte Startmission zählt zu den 7, eine abgeworfene Mission nicht.
rule-SPY-12-3 = Löst du das Ende aus, schließt du dein Zugende noch ab und machst alle deine Extrazüge, auch die dabei noch gewonnenen. Danach hast du keinen Zug mehr.
rule-SPY-12-4 = Dann bekommt jeder andere genau einen letzten Zug, im Uhrzeigersinn ab dem Spieler, der das Ende ausgelöst hat. Wie weit die Runde ist, spielt keine Rolle, und sie wird auch nicht auf andere Weise aufgefüllt.
rule-SPY-12-5 = Extrazüge aus einem letzten Zug werden noch direkt danach gemacht, auch mehrere und auch, wenn einer den nächsten bringt.
rule-SPY-12-6 = Kommt in den letzten Zügen noch jemand auf 7, ändert das nichts.
rule-SPY-12-7 = Den letzten der letzten Züge hat, wer rechts vom Auslöser sitzt. Dann ist das Spiel vorbei, und die Punkte werden gezählt.
rule-SPY-12-8 = Mit Zuglimit endet das Spiel mit der üblichen Wertung, wenn alle, die noch dabei sind, so viele normale Züge hatten und niemand das Ende ausgelöst hat. Stehen dem Letzten noch Extrazüge zu, werden sie vorher gemacht.

## Regeln 13: Wertung

rule-SPY-13-1 = Du bekommst die Punkte, die auf deinen erfüllten Missionen aufgedruckt sind.
rule-SPY-13-2 = Auf deinen offenen Missionen bekommst du 1 Punkt für jede Stadt, die ein Agent abdeckt. Ihre aufgedruckten Punkte und eingebundene Agenten bringen nichts.
rule-SPY-13-3 = Auch die rote Stadt einer offenen Startmission bringt dir 1 Punkt, wenn am Ende ein Agent auf ihrem Kreis liegt.
rule-SPY-13-4 = Andere Punkte gibt es nicht, weder für dein Netzwerk noch für deinen Vorrat, die Zahl der Missionen oder das Auslösen des Endes. Offene Missionen kosten dich keine Punkte.
rule-SPY-13-5 = Wer die meisten Punkte hat, gewinnt.
rule-SPY-13-6 = Bei Gleichstand gewinnt von den Beteiligten, wer seinen ersten Zug am spätesten hatte, also im Uhrzeigersinn am weitesten vom Startspieler entfernt sitzt. Geteilte Siege gibt es nicht.
rule-SPY-13-7 = Alle weiteren Plätze werden ebenso bestimmt: erst die Punkte, dann der spätere erste Zug.

## Regeln 14: Varianten

rule-SPY-14-1 = Variante mit 14 Agenten: Wer Erfahrung hat, darf mit 14 statt 15 Agenten spielen. Der übrige bleibt in der Schachtel.
rule-SPY-14-2 = Die Zahl wird für jeden Platz einzeln festgelegt; so können Erfahrene mit 14 Agenten gegen Neulinge mit 15 antreten.
rule-SPY-14-3 = Sonst ändert sich nichts: Mit 14 Agenten beginnst du mit 13 im Vorrat, und alle Preise, Planungskosten und Grenzen bleiben, wie sie sind.
rule-SPY-14-4 = Variante „Intensive Vorbereitung“: Ihr spielt auf der dunklen Rückseite des Spielplans.
rule-SPY-14-5 = Auf der dunklen Rückseite sind die Planungskosten jedes Missionsfelds, auch des untersten, um 1 Agenten höher: 1, 2, 3 und 3 auf den Missionsfeldern 1 bis 4.
rule-SPY-14-6 = Ausnahme auf der dunklen Rückseite: Hast du beim Annehmen keine andere offene Mission, kostet dich die Mission nichts, egal von welchem Missionsfeld. Eine offene Startmission zählt als offene Mission.
rule-SPY-14-7 = Über die Kosten entscheidet nur der Augenblick des Annehmens. Sie bleiben gleich, wenn du danach andere Missionen erfüllst oder abwirfst.
rule-SPY-14-8 = Die Spielregel rät für die Intensive Vorbereitung zu 15 Agenten. Mit 14 lässt sie sich spielen, ist aber schwer.
rule-SPY-14-9 = Erstes oder fortgeschrittenes Spiel, Zahl der Agenten und Seite des Spielplans lassen sich frei kombinieren.

## Regeln 15: Regeln der Plattform

rule-SPY-15-1 = Verlässt jemand das Spiel, übernimmt normalerweise ein Bot den Platz.
rule-SPY-15-2 = Ohne Bot scheidet der Platz aus: Spion und Agenten kommen vom Spielplan, offene Missionen werden abgeworfen, erfüllte verlassen das Spiel, und seine Züge fallen aus. Er wird Letzter und kann das Ende nicht mehr auslösen; ein schon ausgelöstes Ende bleibt bestehen. Ein Platz, der allein übrig ist, gewinnt.
rule-SPY-15-3 = Der Zufall bestimmt nur die Reihenfolge der Missionen, den Startspieler, die Startmissionen und das Neumischen. Er kommt aus dem Zufallsgenerator der Partie, den ein Startwert wiederholbar macht. Jede Karte des Stapels wird mit gleicher Wahrscheinlichkeit als nächste aufgedeckt.
rule-SPY-15-4 = Scheidet ein Platz in seinem eigenen Zug aus, verliert er den Rest davon: Zugende und Extrazüge entfallen. Leere Missionsfelder werden gefüllt, und der nächste Platz ist dran. Für die letzten Züge gilt der Platz als fertig, und beim Zuglimit zählt er nicht mit.

## Warum nicht?

why-SPY-1-10 = Du hast keinen Agenten im Vorrat, den du hier legen könntest.
why-SPY-2-9 = Diese Startmission kannst du nicht wählen: Entweder bist du nicht an der Reihe, oder die Karte steht nicht zur Wahl.
why-SPY-3-1 = Du bist nicht am Zug.
why-SPY-3-3 = Du kannst nicht passen: Nimm eine Mission an, schließ eine neue Stadt an oder beweg deinen Spion.
why-SPY-3-4 = Du hast die Hauptaktion dieses Zuges schon ausgeführt.
why-SPY-3-8 = Du hast deinen Spion in diesem Zug bewegt und kannst daher keine Mission mehr annehmen.
why-SPY-4-2 = Du hast schon drei offene Missionen.
why-SPY-4-5 = Du hast zu wenige Agenten im Vorrat für die Planungskosten.
why-SPY-4-11 = Auf diesem Missionsfeld liegt keine Mission, die du annehmen könntest.
why-SPY-5-2 = Diese Stadt gehört nicht zu deinem Netzwerk.
why-SPY-6-1 = Du hast deinen Spion in diesem Zug schon bewegt; vor dem Anschließen darfst du das einmal.
why-SPY-6-3 = Diese Verbindung beginnt nicht in der Stadt, in der dein Spion steht.
why-SPY-6-4 = Die Stadt am anderen Ende gehört schon zu deinem Netzwerk.
why-SPY-6-8 = Du hast nicht genug Agenten im Vorrat, um diese Verbindung auf einmal zu vervollständigen.
why-SPY-7-1 = Du hast keinen Agenten auf diesem Feld.
why-SPY-7-3 = Dort liegen Agenten der anderen; du nimmst nur eigene zurück.
why-SPY-7-5 = Du würdest dein Netzwerk zertrennen: Alle deine Agenten auf dem Spielplan müssen mit deinem Spion zusammenhängen.
why-SPY-7-9 = Du hast keinen Agenten auf diesem Kreis.
why-SPY-8-1 = Du hast keine solche offene Mission.
why-SPY-9-3 = Dein Spion ist schon dort; wähle eine andere Stadt.
why-SPY-10-2 = Dort hast du keine offene Mission mit einem leeren Kreis für die Stadt, in der dein Spion steht.
why-SPY-10-8 = An diesem Tisch ist „Züge enden erst auf Ansage“ ausgeschaltet. Am Ende des Zuges nimmst du dann nur Agenten zurück oder wirfst eine Mission ab, um bei leerem Vorrat an einen Agenten zu kommen.
why-SPY-10-10 = Du hast diesen Kreis gerade erst abgedeckt, also bleibt sein Agent an diesem Zugende dort.
why-SPY-10-11 = Ziele kannst du nur am Ende deines Zuges abdecken.
why-SPY-11-6 = Du kannst nur auf einen Extrazug verzichten, und nur als allererste Aktion darin.
why-SPY-12-7 = Das Spiel ist vorbei, du kannst nichts mehr tun.
why-SPY-15-1 = Kein Platz scheidet durch einen eigenen Zug aus: Das entscheidet der Tisch, und normalerweise übernimmt ein Bot.
why-SPY-15-2 = Dieser Platz hat das Spiel schon verlassen.
why-SPY-15-3 = Das kannst du nicht wählen: Hier entscheidet nur der Zufall.

## Städte

city-LON = London
city-PAR = Paris
city-MAD = Madrid
city-BER = Berlin
city-MON = Monaco
city-ROM = Rom
city-HEL = Helsinki
city-MOS = Moskau
city-IST = Istanbul
city-OSL = Oslo
city-WAR = Warschau
city-BEL = Belgrad
code-LON = LON
code-PAR = PAR
code-MAD = MAD
code-BER = BER
code-MON = MON
code-ROM = ROM
code-HEL = HEL
code-MOS = MOS
code-IST = IST
code-OSL = OSL
code-WAR = WAR
code-BEL = BEL

## Begriffe

term-spy = Spion
term-agent = Agent
term-agents = Agenten
term-supply = Vorrat
term-city = Stadt
term-connection = Verbindung
term-field = Feld
term-network = Netzwerk
term-mission = Mission
term-missions = Missionen
term-start-mission = Startmission
term-stack = Missionsstapel
term-slot = Missionsfeld
term-display = Auslage
term-planning-agents = Eingebundene Agenten
term-target = Missionsziel
term-circle = Kreis
term-open-missions = Offene Missionen
term-fulfilled = Erfüllte Missionen
term-discard-pile = Ablagestapel
term-extra-turn = Extrazug
term-last-turn = Letzter Zug
term-points = Punkte
term-score = Punktestand
term-turn = Zug
term-seat = Platz
term-board-light = Spielplan, helle Vorderseite
term-board-dark = Spielplan, dunkle Rückseite
term-planning-cost = Planungskosten
term-price = Preis

## Entscheidungen

decision-START = Wähle deine Startmission.
decision-START-other = { $player } wählt eine Startmission.
decision-ROOT = Dein Zug: Mission annehmen, Stadt anschließen oder Spion bewegen.
decision-ROOT-other = { $player } wählt: Mission annehmen, neue Stadt anschließen oder Spion bewegen.
decision-EXTRA = Dein Extrazug: Nimm eine Mission an, schließ eine neue Stadt an, beweg deinen Spion oder verzichte.
decision-EXTRA-other = { $player } hat einen Extrazug und wählt, was damit geschieht.
decision-MOVED = Du hast deinen Spion bewegt: Schließ von hier eine neue Stadt an oder bleib.
decision-MOVED-other = { $player } hat den Spion bewegt und wählt: neue Stadt anschließen oder bleiben.
decision-COVER = Ende deines Zuges: Deck die Stadt deines Spions auf deinen Missionen ab oder beende den Zug.
decision-COVER-other = { $player } wählt, was am Ende des Zuges abgedeckt wird.
decision-IDLE = Nichts mehr abzudecken: Beende den Zug, oder nimm noch zurück oder wirf ab.

## Aktionen

action-CHOOSE_START = Startmission { $card } wählen
    .effect = Diese Startmission gehört dir, und dein Spion beginnt in ihrer roten Stadt.
    .kind = Startmission
action-TAKE = Mission von Missionsfeld { $slot } annehmen
    .effect = Du zahlst die Planungskosten, die Mission gehört dir, und die Auslage rutscht nach.
    .kind = Mission annehmen
action-MOVE = Spion nach { $city } bewegen
    .effect = Dein Spion reist kostenlos dorthin; danach darfst du noch eine neue Stadt anschließen oder bleiben.
    .kind = Spion bewegen
action-CONNECT = Über { $connection } anschließen
    .effect = Du legst die fehlenden Agenten aus deinem Vorrat, und dein Spion kommt in die neue Stadt.
    .kind = Stadt anschließen
action-RECALL_FIELD = Agenten von Feld { $field } zurücknehmen
    .effect = Alle deine Agenten auf diesem Feld kommen in deinen Vorrat zurück.
    .kind = Von Feldern nehmen
action-RECALL_CIRCLE = Agenten von { $city } auf der offenen Mission { $mission } zurücknehmen
    .effect = Der Agent kommt in deinen Vorrat zurück, und das Ziel ist nicht mehr abgedeckt.
    .kind = Von Missionen nehmen
action-DISCARD = Offene Mission { $mission } abwerfen
    .effect = Du gibst die Mission auf und bekommst alle Agenten von ihr zurück.
    .kind = Mission abwerfen
action-COVER = Stadt deines Spions auf der offenen Mission { $mission } abdecken
    .effect = Du legst 1 Agenten aus deinem Vorrat auf den Kreis; ist damit die letzte Stadt abgedeckt, ist die Mission erfüllt.
    .kind = Stadt abdecken auf
action-STOP = Hier bleiben
    .effect = Dein Spion bleibt in dieser Stadt, und das Ende deines Zuges beginnt.
action-DONE = Zug beenden
    .effect = Du deckst nichts mehr ab, und dein Zug ist vorbei.
action-WAIVE = Auf den Extrazug verzichten
    .effect = Dieser Extrazug ist sofort vorbei, ohne dass du etwas abdeckst.
action-FIRST_PLAYER = Startspieler: { $seat }
    .effect = Der Zufall entscheidet, wer den ersten Zug hat.
action-DEAL_START = Startmission { $card } austeilen
    .effect = Ein Spieler bekommt zufällig diese Startmission.
action-REVEAL_START = Startmission { $card } aufdecken
    .effect = Diese Startmission steht nun zur Wahl.
action-REVEAL = Mission { $mission } aufdecken
    .effect = Diese Mission kommt vom Stapel auf das unterste leere Missionsfeld.
action-LEAVE = Spiel verlassen: { $seat }
    .effect = Der Platz scheidet aus, sein Spion und seine Agenten kommen vom Spielplan, und seine Züge fallen aus.

## Ereignisse

event-first_player = { $player } beginnt das Spiel.
event-start_dealt = { $player } bekommt Startmission { $card }.
event-start_revealed = Startmission { $card } wird aufgedeckt.
event-start_chosen = { $player } nimmt Startmission { $card }.
event-placed_spy = { $player } beginnt mit dem Spion in { $city }; diese Stadt ist auf der Startmission schon abgedeckt.
event-revealed = Mission { $mission } wird auf Missionsfeld { $slot } aufgedeckt.
event-reshuffled = { $count ->
    [one] Der Ablagestapel mit { $count } Karte wird zum neuen Missionsstapel.
   *[other] Der Ablagestapel mit { $count } Karten wird gemischt und zum neuen Missionsstapel.
}
event-turn = Zug { $number }: { $player } ist dran.
event-extra_turn = { $player } beginnt einen Extrazug.
event-last_turn = { $player } beginnt den letzten Zug.
event-took = { $cost ->
    [0] { $player } nimmt Mission { $mission } von Missionsfeld { $slot } kostenlos an.
    [one] { $player } nimmt Mission { $mission } von Missionsfeld { $slot } an und bindet { $cost } Agenten ein.
   *[other] { $player } nimmt Mission { $mission } von Missionsfeld { $slot } an und bindet { $cost } Agenten ein.
}
event-moved = { $player } bewegt den Spion von { $origin } nach { $city }.
event-stopped = { $player } bleibt in { $city }.
event-connected = { $cost ->
    [one] { $player } legt { $cost } Agenten auf { $connection } und bewegt den Spion in die neu angeschlossene Stadt { $city }.
   *[other] { $player } legt { $cost } Agenten auf { $connection } und bewegt den Spion in die neu angeschlossene Stadt { $city }.
}
event-recalled_field = { $count ->
    [one] { $player } nimmt { $count } Agenten von Feld { $field } zurück.
   *[other] { $player } nimmt { $count } Agenten von Feld { $field } zurück.
}
event-recalled_circle = { $player } nimmt den Agenten von { $city } auf Mission { $mission } zurück.
event-discarded = { $count ->
    [0] { $player } wirft Mission { $mission } ab; es lagen keine Agenten darauf.
    [one] { $player } wirft Mission { $mission } ab und bekommt { $count } Agenten zurück.
   *[other] { $player } wirft Mission { $mission } ab und bekommt { $count } Agenten zurück.
}
event-covered = { $player } deckt { $city } auf Mission { $mission } ab.
event-fulfilled = { $player } erfüllt Mission { $mission } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und bekommt { $count ->
    [one] { $count } Agenten
   *[other] { $count } Agenten
} zurück.
event-extra_turn_earned = { $player } gewinnt einen Extrazug.
event-triggered = { $count ->
    [one] { $player } hat { $count } erfüllte Mission und löst das Spielende aus; alle anderen haben einen letzten Zug.
   *[other] { $player } hat { $count } erfüllte Missionen und löst das Spielende aus; alle anderen haben einen letzten Zug.
}
event-waived = { $player } verzichtet auf den Extrazug.
event-done = { $player } beendet den Zug.
event-left = { $player } verlässt das Spiel.
event-limit = { $number ->
    [one] Das Zuglimit ist nach je { $number } Zug erreicht.
   *[other] Das Zuglimit ist nach je { $number } Zügen erreicht.
}
event-ended = Das Spiel ist vorbei.
event-scored = { $total ->
    [one] { $player } hat { $total } Punkt: { $fulfilled } für erfüllte Missionen und { $covered } für abgedeckte Städte auf offenen Missionen.
   *[other] { $player } hat { $total } Punkte: { $fulfilled } für erfüllte Missionen und { $covered } für abgedeckte Städte auf offenen Missionen.
}
event-won = { $player } gewinnt das Spiel.
event-undone = { $count ->
    [one] { $player } nimmt { $count } Schritt zurück.
   *[other] { $player } nimmt { $count } Schritte zurück.
}

## Optionen

option-start_missions = Startmissionen
    .help = Startmissionen werden entweder zufällig ausgeteilt (erstes Spiel) oder nacheinander gewählt (fortgeschrittenes Spiel).
option-start_missions-random = Erstes Spiel: zufällig ausgeteilt
option-start_missions-draft = Fortgeschrittenes Spiel: nacheinander gewählt
option-agents = Agenten je Spieler
    .help = 14 Agenten sind eine Herausforderung für Erfahrene und lassen sich für einzelne Plätze einstellen. Auf der dunklen Rückseite rät die Spielregel davon ab.
option-agents-15 = 15 Agenten
option-agents-14 = 14 Agenten
option-board_side = Seite des Spielplans
    .help = Auf der dunklen Rückseite (Intensive Vorbereitung) kostet die Planung 1 Agenten mehr, aber nichts, wenn du keine andere offene Mission hast.
option-board_side-light = Helle Vorderseite
option-board_side-dark = Dunkle Rückseite: Intensive Vorbereitung
option-first_player = Startspieler
    .help = Legt fest, wer den ersten Zug der Partie hat.
option-first_player-random = Zufällig bestimmt
option-turn_limit = Zuglimit
    .help = Hat nach je so vielen normalen Zügen (mindestens 20) niemand das Ende ausgelöst, endet das Spiel und wird gewertet.
option-turn_limit-none = Kein Limit
option-explicit_end = Züge enden erst auf Ansage
    .help = So steht es in der Regel: In deinem Zug darfst du jederzeit, bis zu seinem Ende, Agenten zurücknehmen und Missionen abwerfen. Ob dein Zug von selbst endet, wenn nichts mehr zu tun ist, stellst du für dich ein. Aus (schnelle Partien, Forschung): am Ende des Zuges nur bei leerem Vorrat, und Züge enden immer von selbst.
option-explicit_end-on = An
option-explicit_end-off = Aus
option-data_set = Landkarte und Missionen
    .help = Wählt die Landkarte und den Satz von Missionen, mit denen ihr spielt; der übliche Satz ist eine Rekonstruktion.
preset-first = Erste Partie
    .help = Startmissionen werden verteilt; helle Seite des Spielplans.
preset-usual = Üblich
    .help = Alle wählen reihum eine Startmission.
preset-everything = Alles
    .help = Startmissionen werden gewählt, auf der dunklen Seite des Spielplans: Planen kostet mehr.

## Wertungsblatt

score-fulfilled = Erfüllte Missionen
score-covered = Abgedeckte Städte auf offenen Missionen
score-total = Summe
score-tiebreak = Gleichstand nach Punkten: { $player } liegt vorn, weil der eigene erste Zug später kam.

## Der Tisch im Browser: Namen

ui-mission = Mission { $number }
ui-number = Nr. { $number }
ui-start-short = Start
ui-agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
}
ui-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Der Tisch im Browser: Aufforderungen

ui-wait = Einen Augenblick, bitte.
ui-last-turn = Das ist dein letzter Zug.
ui-cover-empty = Ende deines Zuges: Dein Vorrat ist leer. Nimm einen Agenten zurück, um ein Ziel abzudecken, oder beende den Zug.
ui-recall-prompt = Nimm Agenten vom Plan oder von deinen Missionen zurück, oder wirf eine Mission ab.
ui-recall-missing = { $count ->
    [one] { $city } anschließen: Wähle noch einen Agenten, den du zurücknimmst.
   *[other] { $city } anschließen: Wähle noch { $count } Agenten, die du zurücknimmst.
}
ui-recall-ready = { $price ->
    [one] { $city } jetzt für { $price } Agenten anschließen?
   *[other] { $city } jetzt für { $price } Agenten anschließen?
}

## Der Tisch im Browser: Knöpfe und Ziele

ui-label-choose = { $mission } wählen
ui-label-take = { $mission } von Missionsfeld { $slot } annehmen
ui-label-move = Nach { $city } reisen
ui-label-connect = { $city } anschließen
ui-label-recall = Von { $place } zurücknehmen
ui-label-recall-circle = Von { $city } zurücknehmen, { $mission }
ui-label-discard = { $mission } abwerfen
ui-label-cover = { $city } abdecken: { $mission }
ui-label-fulfil = { $mission } erfüllen

## Der Tisch im Browser: Folgen

ui-effect-connect = { $count ->
    [one] { $count } Agent.
   *[other] { $count } Agenten ({ $sum }).
}
ui-effect-left = { $count ->
    [0] Danach ist dein Vorrat leer.
   *[other] Im Vorrat bleiben { $count }.
}
ui-effect-short = { $count ->
    [0] Dein Vorrat ist leer.
   *[other] Du hast { $count }.
}
ui-effect-move = Kostenlos; dann eine neue Stadt anschließen oder bleiben.
ui-effect-fulfils = Erfüllt { $mission }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
} zurück.
ui-effect-fulfils-extra = Erfüllt { $mission }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
} zurück und ein Extrazug.
ui-effect-covers = Deckt { $city } ab: { $missions }.
ui-effect-wanting = Kein Agent übrig für { $city }: { $missions }.
ui-effect-take = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $count ->
    [0] es werden keine Agenten eingebunden.
    [one] { $count } Agent wird eingebunden, bis die Mission vorbei ist.
   *[other] { $count } Agenten werden eingebunden, bis die Mission vorbei ist.
}
ui-effect-at-once = Du darfst { $city } sofort abdecken.
ui-effect-recall = { $count ->
    [one] { $count } Agent kommt zurück.
   *[other] { $count } Agenten kommen zurück.
}
ui-effect-loses = Nicht mehr im Netzwerk: { $cities }.
ui-effect-discard = { $count ->
    [0] Du gibst die Mission auf; es liegen keine Agenten darauf.
    [one] Du gibst die Mission auf und bekommst { $count } Agenten zurück.
   *[other] Du gibst die Mission auf und bekommst { $count } Agenten zurück.
}
ui-effect-choose = Dein Spion beginnt in { $city }; die Mission zählt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.

## Der Tisch im Browser: Karte

ui-map = Europakarte
ui-map-whole = Ganze Karte zeigen
ui-map-near = Mein Netzwerk zeigen
ui-sea-north = Nordsee
ui-sea-baltic = Ostsee
ui-sea-biscay = Biskaya
ui-sea-mediterranean = Mittelmeer
ui-sea-black = Schwarzes Meer
ui-city-here = hier ist dein Spion
ui-city-here-watched = hier steht der Spion von { $player }
ui-city-network = in deinem Netzwerk
ui-city-network-watched = im Netzwerk von { $player }
ui-city-spies = Spione: { $players }
ui-city-wanted = Ziel von { $missions }
ui-connection = Verbindung { $connection }
ui-connection-price = Preis { $count } ({ $sum })
ui-connection-short = { $count ->
    [one] ein Agent zu wenig
   *[other] { $count } Agenten zu wenig
}
ui-connection-owners = Agenten von { $players }
ui-field-own = { $count ->
    [one] Feld { $field }: dein Agent
   *[other] Feld { $field }: deine { $count } Agenten
}
ui-field-keeps = muss bleiben, verbindet { $fields } mit deinem Spion
ui-field-marked = wird zurückgenommen

## Der Tisch im Browser: Karten und Plätze

ui-display = Ausliegende Missionen
ui-slot = Feld { $slot }
ui-slot-empty = leer
ui-free = frei
ui-cost = { $count ->
    [0] bindet keine Agenten
    [one] bindet { $count } Agenten
   *[other] bindet { $count } Agenten
}
ui-extra-turn = bringt einen Extrazug
ui-covered = abgedeckt
ui-open-target = offen
ui-can-cover = jetzt abdeckbar
ui-to-go = noch { $count }
ui-planning = eingebunden
ui-red-name = roter Name: Startstadt
ui-your-agents = Deine Agenten
ui-your-agents-watched = Agenten von { $player }
ui-in-supply = im Vorrat
ui-supply-count = { $count } im Vorrat
ui-on-map = auf dem Plan
ui-on-targets = auf Zielen
ui-on-planning = eingebunden
ui-free-place = Freier Platz
ui-free-place-help = Nimm eine Mission aus der Auslage
ui-third-free = dritter Platz frei
ui-second-free = zweiter Platz frei
ui-first-free = keine offene Mission
ui-fulfilled = { $count } erfüllt
ui-fulfilled-of = { $count } von { $all }
ui-done = Erfüllt
ui-in-city = in { $city }
ui-out = hat das Spiel verlassen
ui-recall = Zurücknehmen
ui-recall-mode = Agenten zurücknehmen oder Mission abwerfen
ui-recall-again = Zurück zum Zug
ui-connect-now = { $city } anschließen
ui-cancel = Abbrechen
ui-discard = Abwerfen
ui-choose-start = Startmissionen zur Wahl
ui-deck = Unbekannte Missionen und Ablagestapel
ui-unseen = Noch nicht gesehen
ui-unseen-help = Eine davon wird als nächste aufgedeckt; alle sind gleich wahrscheinlich.
ui-discarded = Ablagestapel
ui-discarded-none = Noch wurde keine Mission abgeworfen.
ui-close = Schließen

## Der Tisch im Browser: der Zug

ui-banner-triggered = { $player } hat { $count ->
    [one] { $count } Mission
   *[other] { $count } Missionen
}. Alle anderen haben noch einen letzten Zug.
ui-banner-last = Letzter Zug
ui-banner-extra = { $count ->
    [one] Danach noch ein Extrazug
   *[other] Danach noch { $count } Extrazüge
}
ui-banner-extra-now = Extrazug

## Der Tisch im Browser: Wertungsblatt und Textfassung

ui-score-rank = Rang
ui-score-player = Spieler
ui-score-missions = Missionen
ui-score-open = { $mission }, offen: { $cities }
ui-score-none = keine
ui-score-order = { $number }. in der Zugfolge
ui-score-first = { $player } hatte den ersten Zug; bei Gleichstand gewinnt, wessen erster Zug später kam.
ui-model-actions = Was du tun kannst
ui-model-missions = Deine Missionen
ui-model-missions-watched = Missionen von { $player }
ui-model-reach = Verbindungen von der Stadt deines Spions
ui-model-reach-watched = Verbindungen vom Standort des Spions von { $player }
ui-model-network = Dein Netzwerk
ui-model-network-watched = Netzwerk von { $player }
ui-model-players = Spieler
ui-model-mission = { $mission }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Abgedeckt: { $covered }. Offen: { $open }. Eingebundene Agenten: { $planning }.
ui-model-slot = Missionsfeld { $slot }: { $mission }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cost }.
ui-model-player = { $player }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $fulfilled } von 7 Missionen erfüllt, { $supply } im Vorrat, Spion in { $city }.
ui-model-reach-line = { $city }: { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
} ({ $sum })
ui-model-agents = Im Vorrat { $supply }, auf dem Plan { $map }, auf Zielen { $targets }, eingebunden { $planning }.
ui-model-map = Alle Verbindungen der Karte
ui-model-connection = { $connection }: { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
}, { $free } frei
ui-model-connection-agents = { $count ->
    [one] { $count } Agent von { $player }
   *[other] { $count } Agenten von { $player }
}
ui-model-connection-own = mit deinen Agenten vollständig
ui-model-connection-price = { $count ->
    [one] sie zu schließen würde dich { $count } Agenten kosten
   *[other] sie zu schließen würde dich { $count } Agenten kosten
}
ui-model-connection-price-of = { $count ->
    [one] sie zu schließen würde { $player } { $count } Agenten kosten
   *[other] sie zu schließen würde { $player } { $count } Agenten kosten
}
ui-model-network-of = Netz: { $cities }.
ui-model-fulfilled-of = Erfüllt: { $missions }.
ui-model-stack = { $count ->
    [one] { $count } Mission liegt noch im Stapel.
   *[other] { $count } Missionen liegen noch im Stapel.
}
ui-model-turn = Der Zug
ui-nobody = nichts

## Die geführte erste Partie

lesson-goal = Dein erster Fall
    .text = Du führst den roten Spion, Platz A. Erfülle Missionen, indem du alle ihre Städte mit Agenten abdeckst; wer sieben hat, beendet die Partie, und die Punkte entscheiden. Deine Startmission liegt unter der Karte: London ist schon abgedeckt.
lesson-take = Nimm eine Mission an
    .text = Die günstigste Mission liegt auf Missionsfeld 1 und kostet nichts: London und Monaco. Nimm sie an. Je höher das Missionsfeld, desto mehr Agenten bindet die Planung.
lesson-cover = Deck die Stadt deines Spions ab
    .text = Am Ende jedes Zuges zählt die Stadt, in der dein Spion steht. Er steht in London: Deck London auf der neuen Mission mit einem Agenten ab.
lesson-connect = Schließ eine Stadt an
    .text = Um herumzukommen, brauchst du ein Netzwerk. Schließ Paris an: ein Agent für jedes freie Feld der Verbindung, dann ist dein Spion dort. Felder mit fremden Agenten kosten zwei.
lesson-rival = Die anderen spielen
    .text = Sieh in den Verlauf an der Seite: Jede Zeile lässt sich anklicken und zeigt den Tisch von damals. Achte darauf, wo fremde Agenten liegen: Dort würdest du doppelt zahlen.
lesson-onward = Weiter nach Monaco
    .text = Monaco fehlt deinen beiden Missionen. Schließ es von Paris aus an.
lesson-fulfil = Erfülle eine Mission
    .text = Deck Monaco auf beiden Missionen ab. Die Mission London + Monaco ist dann erfüllt: Ihre Agenten kommen zurück, und ihr Symbol bringt dir einen Extrazug.
lesson-travel = Reisen
    .text = Das Zeichen gibt dir sofort noch einen Zug. Deine Startmission verlangt noch Berlin und Warschau, und Berlin liegt neben London. Im eigenen Netzwerk reist dein Spion umsonst und beliebig weit: Geh zurück nach London.
lesson-recall = Agenten zurücknehmen
    .text = Fünfzehn Agenten sind wenig. In deinem Zug darfst du Agenten vom Spielplan zurücknehmen, solange der Rest mit deinem Spion zusammenhängt. Die beiden zwischen Paris und Monaco haben ihre Arbeit getan: Drück unter der Karte „Zurücknehmen“ und hol sie zurück, den bei Monaco zuerst.
lesson-berlin = Berlin anschließen
    .text = Nach dem Reisen darf dein Spion noch eine Stadt anschließen. Geh zurück zum Zug, schließ Berlin an und decke es auf deiner Startmission ab.
lesson-plans = Vorausplanen
    .text = Ein Zug ist eines davon: eine Mission nehmen, eine Stadt anschließen (und vorher reisen, wenn du magst) oder nur reisen. Du darfst drei offene Missionen haben. Agenten, die dich die Planung gekostet hat, bleiben auf der Karte, bis sie erfüllt ist; unter „Zurücknehmen“ kannst du auch eine Mission abwerfen, die zu teuer wurde.
lesson-end = Spiel weiter
    .text = Hat jemand sieben Missionen erfüllt, haben alle anderen noch einen letzten Zug. Dann zählt jede abgedeckte Stadt auf offenen Missionen 1 Punkt. Ausgegraute Ziele sagen dir, warum es nicht geht, „Tipp“ fragt den Bot, und die Regeln sind einen Klick entfernt. Spiel diese Partie zu Ende oder eröffne einen Fall mit Freunden.
ui-resign = Aufgeben gilt für immer: Deine Agenten und dein Spion verlassen den Plan, und du wirst Letzter.

## What hints count

reason-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
reason-missions = { $count ->
    [one] { $count } erfüllte Mission
   *[other] { $count } erfüllte Missionen
}
reason-covered = { $count ->
    [one] { $count } abgedeckte Stadt auf Missionen
   *[other] { $count } abgedeckte Städte auf Missionen
}
reason-open = { $count ->
    [one] { $count } offene Mission
   *[other] { $count } offene Missionen
}
reason-extra = { $count ->
    [one] { $count } Extrazug
   *[other] { $count } Extrazüge
}
reason-agents = { $count ->
    [one] { $count } Agent im Vorrat
   *[other] { $count } Agenten im Vorrat
}
reason-targets = { $count ->
    [one] { $count } offenes Ziel im Netzwerk
   *[other] { $count } offene Ziele im Netzwerk
}
reason-cities = { $count ->
    [one] { $count } Stadt im Netzwerk
   *[other] { $count } Städte im Netzwerk
}

## Fall des Tages

case-intro = Du bist { $player } und am Zug. Eine lange Suche ist sicher, welcher Zug der beste ist: Finde ihn. Der Zug endet von selbst, sobald nichts mehr abzudecken ist.
