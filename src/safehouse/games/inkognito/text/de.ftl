### Inkognito: deutsche Texte

## Das Spiel

game-title = Inkognito
game-summary = Karneval in Venedig: vier maskierte Agenten, zwei geheime Teams. Finde deinen Partner, bevor die Gegner dich finden.
game-about = Du bist einer von vier Agenten, und eine deiner vier Figuren bist wirklich du. Wer auf eine Figur zieht, bekommt Karten ihres Besitzers zu sehen, von denen mindestens eine wahr ist. Finde heraus, wer dein Partner ist, fügt eure Codewörter zusammen, erfüllt die gemeinsame Mission und gebt euch die Hand darauf. Inkognito ist ein Spiel von Alex Randolph und Leo Colovini. Plan, Kugeln und Missionen folgen öffentlichen Quellen; die meisten Namen der Felder sind unsere eigenen.

## Überschriften der Regelgruppen

section-1 = Aufbau
section-2 = Ziel des Spiels
section-3 = Der Zug und die Kugeln
section-4 = Bewegung
section-5 = Eine fremde Figur treffen
section-6 = Den Botschafter treffen
section-7 = Karten zeigen und die Wahrheitsregel
section-8 = Verbannen
section-9 = Keine Wiederholungen
section-10 = Den Partner finden, Gesten
section-11 = Missionen, Ansage, Sieg
section-12 = Zu dritt
section-13 = Aufzeichnungen
section-14 = Amateur-Agenten
section-15 = Regeln der Plattform

## Regeln 1: Aufbau

rule-INK-1-1 = Das Menetekel, der Becher mit den Kugeln, steht in der Lagune. Dieser Teil des Plans ist Schmuck und kein Feld.
rule-INK-1-2 = Der Botschafter beginnt in der Botschaft, dem Feld mit dem Zylinder.
rule-INK-1-3 = Jeder nimmt eine Farbe mit allem, was dazugehört: 4 Figuren, 4 farbige Identitätskarten, 4 farbige Gestaltkarten und einen Pass. Die Farben werden gelost, nacheinander gewählt oder vor dem Spiel vereinbart.
rule-INK-1-4 = Auf jedes der vier Startfelder deiner Farbe stellst du eine deiner vier Figuren.
rule-INK-1-5 = Welche Figur auf welchem Startfeld steht, ist festgelegt, bevor jemand eine Geheimkarte ansieht; es verrät also nichts. Stellen die Spieler selbst auf, tun es alle gleichzeitig, und niemand sieht Geheimkarten, bevor alle fertig sind.
rule-INK-1-6 = Der Pass ist ein Sichtschirm: Notizen und Karten dahinter gehören dir allein. Innen steht die Missionsliste, für alle dieselbe.
rule-INK-1-7 = Namen und Farben der anderen stehen von Anfang an auf deinem Aufzeichnungsblatt.
rule-INK-1-8 = Die 12 Geheimkarten werden in drei getrennten Stapeln gemischt und ausgeteilt: Identitäten, Gestalten, Missionen. Jeder erhält verdeckt je eine. Nur der Zufall teilt aus, und jede Verteilung ist gleich wahrscheinlich.
rule-INK-1-9 = Deine geheime Identität sagt, welcher Agent du bist. Deine geheime Gestalt sagt, welche deiner vier Figuren deine wahre ist. Deine Missionskarte ist deine Hälfte des Codes.
rule-INK-1-10 = Deine drei Geheimkarten bleiben verborgen, bis du sie mit Absicht zeigst.
rule-INK-1-11 = Die Teams stehen fest: Lord Fiddlebottom mit Colonel Bubble, Agent X mit Madame Zsa Zsa. Dein Partner hat die andere Identität deines Teams; anfangs weiß niemand, wer das ist.
rule-INK-1-12 = Karten werden nur gezeigt, nie abgegeben. Du hast immer deine 8 farbigen und 3 geheimen Karten.
rule-INK-1-13 = Die Spielerfarben sind Rot, Blau, Grün und Gelb. Die Sitze sind im Uhrzeigersinn nummeriert, und jeder Sitz kann jede Farbe haben.

## Regeln 2: Ziel

rule-INK-2-1 = Zunächst ziehst du auf Figuren der anderen, um ihre Karten zu sehen und Schlüsse zu ziehen.
rule-INK-2-2 = Auf lange Sicht findest du deinen Partner, dessen Codewort deines ergänzt, und erfüllst mit ihm die gemeinsame Mission vor dem anderen Team.

## Regeln 3: Zug und Kugeln

rule-INK-3-1 = Ein Startspieler wird bestimmt. Dann geht es im Uhrzeigersinn immer weiter, bis jemand gewinnt.
rule-INK-3-2 = In deinem Zug schüttelst du das Menetekel, und 3 seiner 10 Kugeln werden sichtbar. Jedes Schütteln beginnt wieder mit allen 10.
rule-INK-3-3 = Landkugel (rot): Eine deiner Figuren darf 1 Feld auf einem Landweg ziehen.
rule-INK-3-4 = Wasserkugel (blau): Eine deiner Figuren darf 1 Feld auf einem Wasserweg ziehen.
rule-INK-3-5 = Wahlkugel (gelb): Eine deiner Figuren darf 1 Feld zu Land oder zu Wasser ziehen.
rule-INK-3-6 = Botschafterkugel (schwarz): Du darfst den Botschafter 1 Feld zu Land oder zu Wasser ziehen.
rule-INK-3-7 = Leere Kugel (weiß): nichts. Bei drei leeren Kugeln bewegt sich in diesem Zug niemand.
rule-INK-3-8 = Land-, Wasser- und Wahlkugeln verteilst du frei auf deine Figuren: alle für eine oder je eine für mehrere.
rule-INK-3-9 = Du darfst die Kugeln in beliebiger Reihenfolge nutzen.
rule-INK-3-10 = Du musst keine Kugel nutzen.
rule-INK-3-11 = So läuft ein Zug ab: nach Wunsch Ansage oder Geste, schütteln, dann Schritte und Treffen in beliebiger Folge, dann Ende. Treffen werden sofort abgehandelt; danach darfst du mit jeder Figur weiterziehen. Mit der Option „Besucher bleibt stehen“ nutzt eine Figur nach einem Treffen in diesem Zug keine Kugel mehr.
rule-INK-3-12 = Nicht genutzte Kugeln verfallen am Ende deines Zuges.
rule-INK-3-13 = Kugeln und Wege heißen nach dem, was sie tun: Land, Wasser, Wahl, Botschafter, leer. Sind zwei Felder zu Land und zu Wasser verbunden, passen beide Kugeln, und Wahlkugel und Botschafterkugel bieten den Nachbarn einmal an.

## Regeln 4: Bewegung

rule-INK-4-1 = Ein Schritt führt auf ein Nachbarfeld, zu dem ein Weg der passenden Art führt.
rule-INK-4-2 = An Figuren darf man vorbeiziehen: Du darfst auf jedes besetzte Feld ziehen und ohne Halt weiter. Vorbeiziehen ist kein Treffen.
rule-INK-4-3 = Vorbeiziehen braucht eine weitere passende Kugel, die sofort für dieselbe Figur genutzt wird; nichts darf dazwischenkommen. Auf ein Feld, auf dem du nicht halten darfst, ziehst du nur, wenn die übrigen Kugeln die Figur zu einem erlaubten Halt bringen können.
rule-INK-4-4 = Kein Schritt darf auf einem Feld mit einer anderen eigenen Figur enden.
rule-INK-4-5 = Auf einem leeren Feld darfst du immer halten.
rule-INK-4-6 = Auf einer fremden Figur zu halten ist ein Treffen. Es ist nur erlaubt, wenn du in diesem Zug noch keine Figur dieses Spielers getroffen hast.
rule-INK-4-7 = Auf dem Botschafter zu halten ist ein Treffen mit ihm.
rule-INK-4-8 = Während eine Figur vorbeizieht, gilt das Feld, von dem sie kam, als leer.
rule-INK-4-9 = Der Botschafter darf nicht auf eine fremde Figur gezogen werden; mit einer zweiten Botschafterkugel darf er an ihr vorbei.
rule-INK-4-10 = Ziehst du den Botschafter auf eine eigene Figur, ist das ein Treffen mit ihm.
rule-INK-4-11 = Jede Figur darf nummerierte Plätze, farbige Felder jeder Farbe und die Botschaft betreten.
rule-INK-4-12 = Außer beim Vorbeiziehen und bei offenen Treffen steht auf jedem Feld höchstens eine Figur.
rule-INK-4-13 = Der Botschafter zieht vorbei wie eine Figur: Mit einer zweiten Botschafterkugel darf er auf jedes besetzte Feld und muss sofort weiter. Dorthin, woher er kam, darf er immer zurück. Auf einer eigenen Figur wählst du zwischen Halten und Vorbeiziehen, wenn beides geht.

## Regeln 5: Treffen

rule-INK-5-1 = Hältst du auf einer fremden Figur, musst du eines von dreien wählen: nach der Identität fragen, nach der Gestalt fragen oder weiterziehen.
rule-INK-5-2 = Identität: Der Befragte zeigt dir 2 Identitätskarten und 1 Gestaltkarte.
rule-INK-5-3 = Gestalt: Der Befragte zeigt dir 2 Gestaltkarten und 1 Identitätskarte.
rule-INK-5-4 = Die Karten werden nur dir gezeigt.
rule-INK-5-5 = Weiterziehen: Du siehst keine Karten und verbannst niemanden; deine Figur zieht 1 Feld extra zu Land oder zu Wasser.
rule-INK-5-6 = Der Zusatzschritt muss auf einem unbesetzten Feld enden, und einmal gewählt ist er Pflicht. Ohne ein solches Nachbarfeld wird Weiterziehen nicht angeboten.
rule-INK-5-7 = In einem Zug darfst du mehrere Spieler treffen, aber von jedem nur eine Figur. Auch Weiterziehen zählt als Treffen.
rule-INK-5-8 = Weiterziehen darfst du jederzeit im Spiel.
rule-INK-5-9 = Nach der Frage nach Identität oder Gestalt musst du die getroffene Figur verbannen.
rule-INK-5-10 = Die getroffene Figur muss nicht die wahre sein: Die Frage geht immer an ihren Besitzer. Du wählst die Frage, er wählt die Karten.
rule-INK-5-11 = Nach einer Frage bleibt deine Figur auf dem Feld des Treffens stehen.

## Regeln 6: der Botschafter

rule-INK-6-1 = Den Botschafter triffst du auf zwei Arten: Eine deiner Figuren hält auf seinem Feld, oder du ziehst ihn auf eine deiner Figuren.
rule-INK-6-2 = Dann darfst du von einem beliebigen anderen Spieler 2 Identitätskarten oder 2 Gestaltkarten zu sehen verlangen.
rule-INK-6-3 = Eine der beiden muss wahr sein.
rule-INK-6-4 = Auf die Frage darfst du verzichten, auf das Verbannen nicht.
rule-INK-6-5 = Danach muss der Botschafter verbannt werden. Weiterziehen gibt es hier nicht.
rule-INK-6-6 = Den Botschafter darfst du einmal je Zug treffen (mit der Option beliebig oft). An ihm vorbeiziehen darfst du immer.
rule-INK-6-7 = Eine Frage über den Botschafter ist kein Treffen mit dem Befragten: In einem Zug darfst du denselben Spieler einmal durch ein Treffen und einmal über den Botschafter befragen.

## Regeln 7: Karten zeigen

rule-INK-7-1 = Eine Frage bestimmt die Stellen: Identität verlangt zwei Identitäten und eine Gestalt, Gestalt zwei Gestalten und eine Identität, der Botschafter zwei Identitäten oder zwei Gestalten.
rule-INK-7-2 = Gewöhnlich füllst du jede Stelle mit einer eigenen farbigen Karte ihrer Art; alle sind verschieden.
rule-INK-7-3 = Eine farbige Identitäts- oder Gestaltkarte ist wahr, wenn sie deiner geheimen gleicht; sonst ist sie falsch.
rule-INK-7-4 = Mindestens eine gezeigte Karte muss wahr sein, bei jeder Antwort und jeder Strafe.
rule-INK-7-5 = Statt farbiger Karten darfst du Geheimkarten zeigen: jede deiner drei an jeder Stelle, jede nur einmal. Mit der Option „gleiche Art“ gehören geheime Identität und Gestalt nur an Stellen ihrer Art.
rule-INK-7-6 = Eine geheime Identitäts- oder Gestaltkarte ist von Natur aus wahr.
rule-INK-7-7 = Die Missionskarte gilt nicht als wahr: Eine andere gezeigte Karte muss es sein.
rule-INK-7-8 = Ehrlichkeit ist nur beim Zeigen Pflicht, sonst darf alles täuschen. Sogar deine Missionskarte darfst du einem Gegner zeigen, um als Partner zu gelten.
rule-INK-7-9 = Gezeigte Karten haben keine Reihenfolge. Die farbige und die geheime Karte mit demselben Bild sind verschiedene Karten.
rule-INK-7-10 = Bei drei Stellen hast du 15 wahre Antworten aus farbigen Karten und 94 insgesamt, bei zwei Stellen 3 und 15. Wahr antworten kannst du also immer.

## Regeln 8: Verbannen

rule-INK-8-1 = Nach der Frage stellst du die getroffene Figur auf ein beliebiges nicht nummeriertes, unbesetztes Feld.
rule-INK-8-2 = Nicht nummeriert sind einfache Felder, farbige Felder jeder Farbe und die Botschaft. Unbesetzt heißt: keine Figur und kein Botschafter.
rule-INK-8-3 = Der Botschafter wird auf ein unbesetztes farbiges Feld beliebiger Farbe verbannt oder in die Botschaft, wenn sie frei ist.
rule-INK-8-4 = Verbannen führt nie zu einem Treffen und kostet keine Kugel.
rule-INK-8-5 = Ein Feld zum Verbannen gibt es immer.
rule-INK-8-6 = Die Reihenfolge ist: Frage, Antwort, gegebenenfalls Strafe, Verbannen; dann geht die Bewegung weiter. Verzichtest du auf die Frage über den Botschafter, verbannst du sofort.

## Regeln 9: Wiederholungen

rule-INK-9-1 = Du darfst demselben Spieler nicht noch einmal dieselbe Kombination zeigen.
rule-INK-9-2 = Zwei Karten aus einer Dreierkombination, die der Spieler kennt, sind eine Wiederholung, ebenso drei Karten, unter denen zwei sind, die er als Zweierkombination kennt.
rule-INK-9-3 = Gezählt wird für jedes Paar aus Zeigendem und Fragendem; was andere sahen, ist gleichgültig.
rule-INK-9-4 = Für einen Satz Karten zählt jede frühere Antwort an denselben Spieler einmal, wenn sie (oder das Paar, das nach ihrer Strafe übrig blieb) den Satz enthält oder in ihm enthalten ist. Bei einer solchen Antwort ist es das zweite Mal, bei mehreren das dritte.
rule-INK-9-5 = Sätze, die sich nur überschneiden, sind keine Wiederholung, und einzelne nach einer Strafe übrige Karten zählen nie.
rule-INK-9-6 = Zweites Mal: Du musst nun eine Karte weniger zeigen, mindestens eine davon wahr.
rule-INK-9-7 = Drittes Mal: Du musst genau eine wahre Karte zeigen.
rule-INK-9-8 = Was nach der Strafe bleibt, ist ein Teil der gezeigten Karten. Bleibt eine Karte, ist es eine wahre; bei zwei wahren wählst du.
rule-INK-9-9 = Zwei übrige Karten dürfen kein Paar sein, das dieser Spieler schon gesehen oder übrig behalten hat (bei Amateuren: soweit notiert).
rule-INK-9-10 = Eine Missionskarte bleibt nie als einzige übrig.
rule-INK-9-11 = Wiederholen wird bestraft, nicht verhindert. Streng: Wiederholungen sind nur für dich markiert, die Strafe folgt von selbst. Verhindern: Sie sind nicht wählbar, solange du eine andere wahre Antwort aus farbigen Karten hast. Amateur: siehe die Regeln für Amateur-Agenten.
rule-INK-9-12 = Bleiben dir nur Wiederholungen, zeigst du eine davon, und die Strafe folgt.
rule-INK-9-13 = Der Fragende sieht erst die Antwort, dann was nach der Strafe bleibt. Dass bestraft wurde und wie viele Karten blieben, ist öffentlich, die Bilder nicht.

## Regeln 10: Partner und Gesten

rule-INK-10-1 = Zu erkennen geben kannst du dich auf zwei Arten: durch die Geste deines Agenten oder durch das Zeigen von Geheimkarten.
rule-INK-10-2 = Die Gesten sind Zwinkern (Lord Fiddlebottom), am Ohr zupfen (Colonel Bubble), Stirnrunzeln (Agent X) und Naserümpfen (Madame Zsa Zsa). Jeder darf jede machen, ehrlich oder als Bluff.
rule-INK-10-3 = Agenten reden nicht über Karten oder Pläne. Der Chat ist während des Spiels aus, wenn der Tisch ihn nicht einschaltet.
rule-INK-10-4 = Eine Geste ist öffentlich, mit oder ohne Adressat, und ändert sonst nichts; mit der Option „verdeckt“ gilt sie einem Spieler, und nur er sieht sie. In jedem eigenen Zug darfst du eine machen, zu Beginn oder zwischen Schritten, wenn die Option nichts anderes sagt. Solange du sie nicht gemacht hast, sieht niemand, dass du dazu angesetzt hast.
rule-INK-10-5 = Hat dein Partner deine Missionskarte gesehen, kann er die Mission entschlüsseln. Du kannst es erst, wenn er dir seine gezeigt hat.
rule-INK-10-6 = Das Codewort des Partners durch Ausschluss zu finden ist so gut, wie es zu sehen.
rule-INK-10-7 = Rat: Die Identität zu verbergen ist wichtig, den Partner zu finden und einzuweihen wichtiger. Zeige Geheimkarten nur, wenn du sicher bist.

## Regeln 11: Missionen und Sieg

rule-INK-11-1 = Die gemeinsame Mission steht in der Missionsliste unter euren beiden Codewörtern. Es kommt darauf an, wer welches hat. Je Team gibt es 12 Zeilen.
rule-INK-11-2 = Das erste Wort ist das von Lord Fiddlebottom oder Madame Zsa Zsa, das zweite das von Colonel Bubble oder Agent X.
rule-INK-11-3 = Alle vier Codewörter sind verschieden. Kennst du beide deines Teams, kennst du auch die anderen zwei und weißt, dass die Gegner eine von zwei Missionen haben.
rule-INK-11-4 = In einer Mission meint der Name eines Agenten die wahre Figur des Spielers mit dieser Identität.
rule-INK-11-5 = Ein Team gewinnt, wenn seine Mission erfüllt ist, einer der Partner am Zug ist und der Sieg angesagt wird.
rule-INK-11-6 = Du sagst „Mission erfüllt!“ und gibst deinem Partner die Hand. Von selbst wird nichts angesagt.
rule-INK-11-7 = Dann decken beide ihre Geheimkarten auf, und die Mission wird nach dem Stand der Ansage geprüft. Nennen musst du sie nicht.
rule-INK-11-8 = Missionen über Treffen gelten vom Halt bis zum Ende desselben Zuges, was auch folgt. Vorbeiziehen ist kein Treffen. Missionen über Orte werden geprüft, wie die Figuren stehen.
rule-INK-11-9 = In deinem Zug darfst du vor dem Schütteln und zwischen Schritten ansagen, nicht in einem Treffen oder beim Vorbeiziehen. Du nennst einen anderen Spieler. Solange kein Name gefallen ist, sieht niemand, dass du ansagen wolltest.
rule-INK-11-10 = Zu Beginn jedes Zuges, bevor das Menetekel geschüttelt wird, und am Ende darf jeder andere mit dem aktiven Spieler ansagen. Alle wählen geheim zugleich; der im Uhrzeigersinn erste nach dem aktiven zählt. (Nicht mit der Option „nur der aktive Spieler“.)
rule-INK-11-11 = Der Genannte nimmt an oder lehnt ab, und das Spiel ist aus. Partner, die sich die Hand geben, gewinnen, wenn die Mission erfüllt ist, sonst die beiden anderen. Geben sich zwei die Hand, die keine Partner sind, gewinnen die beiden anderen (mit der Option: das Team gegen den Ansager). Wird die Hand verweigert, gewinnt das Team gegen den Ansager.
rule-INK-11-12 = Nach dem Ende werden alle Geheimkarten aufgedeckt.
rule-INK-11-13 = Rat: Müssen die Gegner vielleicht einen eurer Agenten fangen, halte ihre Figuren von ihm fern.
rule-INK-11-14 = Eine erfüllte Bedingung bewirkt von selbst nichts. Die erste Ansage beendet das Spiel.
rule-INK-11-15 = Um anzusagen, musst du nichts wissen; nur die wahren Karten und der Plan entscheiden.
rule-INK-11-16 = Den Botschafter in die Botschaft zu bringen zählt erst, wenn er seit Beginn anderswo gestanden hat.
rule-INK-11-17 = Bei Missionen über Orte ist es gleich, wer die Figur wann und in wessen Zug dorthin gebracht hat.
rule-INK-11-18 = Besucher in einem Treffen ist immer eine Figur des aktiven Spielers, auch wenn der Botschafter auf sie gezogen wurde. Ein Gegner, der auf deiner Figur hält, erfüllt nichts für dich.

## Regeln 12: zu dritt

rule-INK-12-1 = Zu dritt fällt eine Farbe weg; ihre Startfelder bleiben farbige Felder. Alle erfahren, welche Farbe es ist.
rule-INK-12-2 = Ein vollständiger Satz Geheimkarten wird ungesehen beiseitegelegt: der Gefangene.
rule-INK-12-3 = Zwei Spieler sind also Partner, einer ist Alleinspieler, dessen Partner der Gefangene ist. Anfangs weiß niemand, wer.
rule-INK-12-4 = Alle Regeln gelten unverändert, bis du erkennst, dass einer der anderen dein Partner ist oder dass du allein bist.
rule-INK-12-5 = Das Paar gewinnt wie im Spiel zu viert.
rule-INK-12-6 = Nennt die Mission des Paares den Gefangenen, tritt der Alleinspieler an seine Stelle.
rule-INK-12-7 = Der Alleinspieler muss Venedig verlassen: als Fiddlebottom oder Bubble mit der wahren Figur auf Platz 5 (Yacht) oder Platz 1 (Ballon), als Agent X oder Zsa Zsa auf Platz 4 (Frachter) oder Platz 6 (Schnellboot), in seinem eigenen Zug. Mit der Option „eigener Ausgang“ hat jeder Agent nur einen: Fiddlebottom die Yacht, Bubble den Ballon, Agent X das Schnellboot, Zsa Zsa den Frachter.
rule-INK-12-8 = Die Fluchtplätze sind im Pass mit kleinen laufenden Figuren markiert.
rule-INK-12-9 = Der Alleinspieler sagt „allein“ an, ohne Händeschütteln. Ist er nicht allein oder steht seine wahre Figur auf keinem seiner Fluchtplätze, gewinnt die andere Seite.
rule-INK-12-10 = Geben sich zwei die Hand, die keine Partner sind, gewinnt der dritte allein (mit der Option: die Seite gegen den Ansager). Wird die Hand verweigert oder ist die Mission des Paares nicht erfüllt, gewinnt die Seite gegen den Ansager.
rule-INK-12-11 = Nur die beiden Codewörter des Paares zählen; das Wort des Alleinspielers ist ohne Wirkung.
rule-INK-12-12 = Fragen über den Botschafter gehen an einen der beiden Gegner. Nach dem Gefangenen kann niemand fragen.
rule-INK-12-13 = Nur Missionen, bei denen man auf einen Gegner ziehen muss, können den Gefangenen nennen; jede solche Mission eines Paares gilt also dem Alleinspieler.
rule-INK-12-14 = Der Alleinspieler hat keine gemeinsame Mission, und dem Paar bringen die Fluchtplätze nichts, außer es ist der Ort seiner eigenen Mission.

## Regeln 13: Aufzeichnungen

rule-INK-13-1 = Nach jedem Einblick notierst du, was du gesehen hast, je Einblick eine Zeile.
rule-INK-13-2 = Du notierst auch, welche Karten du wem gezeigt hast.
rule-INK-13-3 = Der ganze Verlauf wird immer geführt. Was du davon siehst, hängt vom Aufzeichnungsblatt ab: automatisch zeigt Protokoll und Schlüsse, Protokoll nur dieses, von Hand nur eigene Notizen.

## Regeln 14: Amateur-Agenten

rule-INK-14-1 = Eine Strafe ist nur fällig, wenn der Fragende gleich nach der Antwort auf die Wiederholung hinweist.
rule-INK-14-2 = Ein Beleg ist nur nötig, wenn die Reklamation bestritten wird. Dann muss der Fragende sie aus ehrlich geführten Notizen belegen; gelingt das nicht, bleibt es bei den gezeigten Karten.
rule-INK-14-3 = Nach jeder Antwort nimmt der Fragende zuerst an oder reklamiert, dann notiert er oder lässt es. Notieren hält die ganze Antwort fest; was ausgelassen wurde, kann nie nachgetragen werden.
rule-INK-14-4 = Wer die Karten gezeigt hat, gibt die Wiederholung zu oder bestreitet sie. Gibt er sie zu, zählen alle früheren Antworten an diesen Frager, die mit dieser verschachtelt sind; bestreitet er sie, nur die notierten. Keine, und die Reklamation scheitert ohne Folgen; eine, und eine Karte weniger ist fällig; mehrere, und eine einzige wahre Karte. Falsches Bestreiten hat sonst keine Folgen.
rule-INK-14-5 = Die Reklamation, ob sie zugegeben oder bestritten wurde, und das Ergebnis sind öffentlich, die Bilder nicht. Für den Zeigenden sind Wiederholungen nicht markiert.
rule-INK-14-6 = Amateure führen ihre Notizen von Hand. Wird das Protokoll für sie geführt, wird jede Antwort von selbst notiert, und nur das Reklamieren bleibt ihnen.

## Regeln 15: Regeln der Plattform

rule-INK-15-1 = Verlässt jemand das Spiel oder läuft seine Zeit ab, übernimmt ein Bot, der nur weiß, was dieser Sitz weiß. Ohne Bots wird das Spiel ohne Sieger abgebrochen.
rule-INK-15-2 = Mit Zuggrenze endet das Spiel unentschieden, wenn bis zum Ende von so vielen einzelnen Zügen niemand angesagt hat.
rule-INK-15-3 = Sieger erhalten +1, Verlierer −1; bei Unentschieden oder Abbruch alle 0. Ist das Spiel aus, handelt niemand mehr.

## Warum nicht?

why-INK-1-3 = Jemand hat diese Farbe schon, oder du bist mit Wählen nicht dran.
why-INK-1-5 = Figuren werden nur vor Spielbeginn aufgestellt.
why-INK-1-8 = Darüber entscheidet nur der Zufall.
why-INK-3-1 = Du bist jetzt nicht gefragt.
why-INK-3-2 = Das Menetekel wird einmal zu Beginn deines Zuges geschüttelt, und diese Kugeln müssen darin sein.
why-INK-3-3 = Du hast keine Landkugel mehr, oder keine deiner Figuren kann sie nutzen.
why-INK-3-6 = Du hast keine Botschafterkugel mehr, oder der Botschafter kann nicht ziehen.
why-INK-3-8 = Wähle zuerst eine Kugel, dann die Figur, die sie nutzt.
why-INK-3-11 = Das geht jetzt nicht, oder diese Figur darf in diesem Zug nicht mehr ziehen.
why-INK-4-1 = Von hier führt kein Weg dieser Art dorthin.
why-INK-4-2 = Hier gibt es keine Wahl zwischen Halten und Vorbeiziehen.
why-INK-4-3 = Du ziehst gerade mit keiner Figur vorbei.
why-INK-4-4 = Dort steht eine eigene Figur, und dir fehlt eine Kugel zum Vorbeiziehen.
why-INK-4-9 = Dort steht eine fremde Figur: Der Botschafter darf nicht auf ihr halten.
why-INK-5-1 = Du triffst gerade keine fremde Figur.
why-INK-5-5 = Weiterziehen kannst du nur beim Treffen mit einer fremden Figur.
why-INK-5-6 = Der Zusatzschritt braucht ein unbesetztes Feld.
why-INK-5-7 = Du hast in diesem Zug schon eine Figur dieses Spielers getroffen.
why-INK-6-2 = Frage einen der anderen Spieler, und nur beim Treffen mit dem Botschafter.
why-INK-6-4 = Es gibt keine Frage über den Botschafter, auf die du verzichten könntest.
why-INK-6-5 = Der Botschafter muss verbannt werden; von ihm kannst du nicht weiterziehen.
why-INK-6-6 = Du hast den Botschafter in diesem Zug schon getroffen.
why-INK-7-1 = Niemand hat dich nach Karten gefragt.
why-INK-7-2 = Diese Karten passen nicht zur Frage.
why-INK-7-4 = Keine dieser Karten ist wahr.
why-INK-7-5 = An diesem Tisch bleiben geheime Identität und Gestalt an Stellen ihrer Art.
why-INK-7-7 = Die Missionskarte gilt nicht als wahr, und keine andere dieser Karten ist es.
why-INK-8-2 = Verbanne auf ein nicht nummeriertes, unbesetztes Feld.
why-INK-8-3 = Der Botschafter kommt auf ein unbesetztes farbiges Feld oder in die freie Botschaft.
why-INK-8-6 = Jetzt ist niemand zu verbannen.
why-INK-9-6 = Lass eine Karte weniger liegen, als du gezeigt hast, mindestens eine davon wahr.
why-INK-9-7 = Lass genau eine wahre Karte liegen.
why-INK-9-8 = Lass nur Karten liegen, die du eben gezeigt hast.
why-INK-9-9 = Dieses Paar hat der Spieler schon gesehen.
why-INK-9-10 = Die Missionskarte kann nicht allein bleiben.
why-INK-9-11 = Das wäre eine Wiederholung, und du hast noch eine andere wahre Antwort.
why-INK-10-2 = Richte die Geste an einen anderen Spieler oder an niemand Bestimmtes.
why-INK-10-4 = Diese Geste geht jetzt nicht: eine je eigenem Zug, und eine verdeckte braucht einen Adressaten.
why-INK-11-9 = Ansagen kannst du nur in deinem Zug, außerhalb von Treffen, und mit einem anderen Spieler.
why-INK-11-10 = Das wird nur zu Beginn und am Ende des Zuges eines anderen gefragt.
why-INK-11-11 = Niemand hat dir die Hand geboten.
why-INK-12-9 = „Allein“ gibt es nur zu dritt und nur bei der Ansage.
why-INK-14-1 = Auf eine Wiederholung weist man gleich nach der Antwort hin.
why-INK-14-3 = Es gibt jetzt keine Antwort zu notieren.
why-INK-14-4 = Niemand hat eine Wiederholung von dir reklamiert.
why-INK-15-1 = Dieser Sitz kann das Spiel jetzt nicht verlassen.
why-INK-15-3 = Das Spiel ist aus.

## Namen

identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = lang
build-short = kurz
build-fat = dick
build-thin = dünn
word-Alpha = Alpha
word-Bravo = Bravo
word-Charlie = Charlie
word-Delta = Delta
team-FB = Lord Fiddlebottom und Colonel Bubble
team-ZX = Madame Zsa Zsa und Agent X
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
ball-land = Land
ball-water = Wasser
ball-either = Wahl
ball-ambassador = Botschafter
ball-blank = leer
question-identity = Identität
question-build = Gestalt
question-ambassador_identity = Identität, über den Botschafter
question-ambassador_build = Gestalt, über den Botschafter
gesture-wink = ein Zwinkern
gesture-ear_tug = ein Zupfen am Ohr
gesture-frown = ein Stirnrunzeln
gesture-nose_wrinkle = ein Naserümpfen
deck-identity = Identitätskarten
deck-build = Gestaltkarten
deck-mission = Missionskarten
addressee-nobody = niemand Bestimmtes
card-F = Lord Fiddlebottom
card-B = Colonel Bubble
card-X = Agent X
card-Z = Madame Zsa Zsa
card-tall = lang
card-short = kurz
card-fat = dick
card-thin = dünn
card-secret_identity = geheime Identität
card-secret_build = geheime Gestalt
card-secret_mission = Missionskarte
secret-F = Lord Fiddlebottom
secret-B = Colonel Bubble
secret-X = Agent X
secret-Z = Madame Zsa Zsa
secret-tall = lang
secret-short = kurz
secret-fat = dick
secret-thin = dünn
secret-Alpha = Alpha
secret-Bravo = Bravo
secret-Charlie = Charlie
secret-Delta = Delta
mission-ONTO = Zieht mit irgendeiner eurer Figuren auf { $target }.
mission-MEETS = { $who } muss { $target } treffen.
mission-REACH = { $who } muss dorthin gelangen: { $place }.
mission-AMBASSADOR = Bringt den Botschafter hierhin: { $place }.
mission-FB-Alpha-Bravo-ONTO-X = Stellt Agent X: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-FB-Alpha-Charlie-REACH-F-N5 = Lord Fiddlebottom geht an Bord: Seine wahre Figur erreicht die Yacht auf Platz 5.
mission-FB-Alpha-Delta-ONTO-Z = Stellt Madame Zsa Zsa zur Rede: Zieht mit irgendeiner eurer Figuren auf ihre wahre Figur.
mission-FB-Bravo-Alpha-ONTO-X = Entwaffnet Agent X: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-FB-Bravo-Charlie-ONTO-ambassador = Holt euch den Mikrofilm des Botschafters: Trefft ihn mit irgendeiner eurer Figuren.
mission-FB-Bravo-Delta-REACH-B-N1 = Colonel Bubble gelangt zum Alten Arsenal: Seine wahre Figur erreicht Platz 1, wo der Ballon wartet.
mission-FB-Charlie-Alpha-REACH-F-N7 = Lord Fiddlebottom hält seine Verabredung ein: Seine wahre Figur erreicht Platz 7.
mission-FB-Charlie-Bravo-ONTO-ambassador = Warnt den Botschafter: Trefft ihn mit irgendeiner eurer Figuren.
mission-FB-Charlie-Delta-AMBASSADOR-EM = Bringt den Botschafter nach Hause: Er steht wieder auf der Botschaft, nachdem er sie verlassen hatte.
mission-FB-Delta-Alpha-ONTO-Z = Durchsucht Madame Zsa Zsa: Zieht mit irgendeiner eurer Figuren auf ihre wahre Figur.
mission-FB-Delta-Bravo-MEETS-B-F = Die alten Kameraden treffen sich: Die wahre Figur von Colonel Bubble oder Lord Fiddlebottom hält auf der des anderen.
mission-FB-Delta-Charlie-AMBASSADOR-N8 = Bringt den Botschafter in Sicherheit: Er steht auf Platz 8.
mission-ZX-Alpha-Bravo-ONTO-ambassador = Horcht den Botschafter aus: Trefft ihn mit irgendeiner eurer Figuren.
mission-ZX-Alpha-Charlie-ONTO-B = Nehmt Colonel Bubble gefangen: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-ZX-Alpha-Delta-MEETS-Z-ambassador = Madame Zsa Zsa bezaubert den Botschafter: Ihre wahre Figur trifft ihn.
mission-ZX-Bravo-Alpha-ONTO-ambassador = Schreibt die Geheimliste des Botschafters ab: Trefft ihn mit irgendeiner eurer Figuren.
mission-ZX-Bravo-Charlie-MEETS-Z-X = Ein heimliches Stelldichein: Die wahre Figur von Madame Zsa Zsa oder Agent X hält auf der des anderen.
mission-ZX-Bravo-Delta-ONTO-F = Spürt Lord Fiddlebottom auf: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-ZX-Charlie-Alpha-ONTO-B = Bringt Colonel Bubble zum Verhör: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-ZX-Charlie-Bravo-REACH-Z-N4 = Madame Zsa Zsa reist als blinder Passagier: Ihre wahre Figur erreicht den Frachter auf Platz 4.
mission-ZX-Charlie-Delta-REACH-X-N2 = Agent X bezieht seinen Posten: Seine wahre Figur erreicht Platz 2.
mission-ZX-Delta-Alpha-AMBASSADOR-N3 = Lockt den Botschafter in die Falle: Er steht auf Platz 3.
mission-ZX-Delta-Bravo-ONTO-F = Nehmt Lord Fiddlebottom die Papiere ab: Zieht mit irgendeiner eurer Figuren auf seine wahre Figur.
mission-ZX-Delta-Charlie-REACH-X-N6 = Agent X flieht zum Schnellboot: Seine wahre Figur erreicht Platz 6.
mission-target-ambassador = den Botschafter
mission-target-lone_spy = den Alleinspieler
reason-own = das hast du selbst
reason-repeat = es wurde wiederholt, also gab es keinen anderen Weg
reason-elimination = es folgt aus dem, was du über die anderen weißt
holder-prisoner = der Gefangene

## Felder

space-R1 = roter Start 1
space-R2 = roter Start 2
space-R3 = roter Start 3
space-R4 = roter Start 4
space-B1 = blauer Start 1
space-B2 = blauer Start 2
space-B3 = blauer Start 3
space-B4 = blauer Start 4
space-G1 = grüner Start 1
space-G2 = grüner Start 2
space-G3 = grüner Start 3
space-G4 = grüner Start 4
space-Y1 = gelber Start 1
space-Y2 = gelber Start 2
space-Y3 = gelber Start 3
space-Y4 = gelber Start 4
space-EM = Botschaft
space-N1 = Platz 1, Altes Arsenal mit dem Ballon
space-N2 = Platz 2, Laternencampo
space-N3 = Platz 3, Haus der Masken
space-N4 = Platz 4, Frachter
space-N5 = Platz 5, Yacht
space-N6 = Platz 6, Schnellboot
space-N7 = Platz 7, Hof der Glasbläser
space-N8 = Platz 8, Inselkapelle
space-P01 = Weststufen
space-P02 = Fähreck
space-P03 = Flüsterbrücke
space-P04 = Seilerbahn
space-P05 = Inselsteg
space-P06 = Katzengasse
space-P07 = Holzkai
space-P08 = Nordkanal
space-P09 = Spiegelbrücke
space-P10 = Spitzengasse
space-P11 = Brunnenhof
space-P12 = Bäckergasse
space-P13 = Segelmacherhof
space-P14 = Kleine Brücke
space-P15 = Münzdurchgang
space-P16 = Seidenkanal
space-P17 = Geigengasse
space-P18 = Kurierdurchgang
space-P19 = Druckergasse
space-P20 = Stufen am Großen Kanal
space-P21 = Sandbankpier
space-P22 = Münzbrücke
space-P23 = Theaterdurchgang
space-P24 = Taubenplatz
space-P25 = Uhrengasse
space-P26 = Gondelstation
space-P27 = Säulengang
space-P28 = Friedhofsboot
space-P29 = Glockenturm
space-P30 = Werftkanal
space-P31 = Gartenbrücke
space-P32 = Ostmauer
space-P33 = Matrosenzeile

## Begriffe

term-figure = Figur
term-true-figure = Wahre Figur
term-build = Gestalt
term-identity = Identität
term-mission-card = Missionskarte
term-code-word = Codewort
term-coloured-card = Farbige Karte
term-secret-card = Geheimkarte
term-passport = Pass
term-notebook = Aufzeichnungsblatt
term-menetekel = Menetekel
term-balls = Kugeln
term-ambassador = Botschafter
term-embassy = Botschaft
term-land-route = Landweg
term-water-route = Wasserweg
term-place = Platz
term-meeting = Treffen
term-look = Einblick
term-banish = Verbannen
term-true-card = Wahre Karte
term-repeat = Wiederholung
term-gesture = Geste
term-partner = Partner
term-team = Team
term-declaration = „Mission erfüllt!“
term-handshake = Händeschütteln
term-lone-spy = Alleinspieler
term-prisoner = Gefangener
term-worlds = Mögliche Welten
term-exposure = Was sie noch von dir denken können
term-mission-list = Missionsliste

## Entscheidungen

decision-COLOUR = Wähle deine Farbe.
decision-COLOUR-other = { $player } wählt eine Farbe.
decision-ARRANGE = Wähle, welche deiner Figuren auf welchem Startfeld steht.
decision-ARRANGE-other = { $player } stellt die Figuren auf.
decision-START = Dein Zug: Schüttle das Menetekel, mach eine Geste oder sage an.
decision-START-other = { $player } beginnt den Zug.
decision-ACT = Nutze eine Kugel, mach eine Geste, sage an oder beende deinen Zug.
decision-ACT-other = { $player } wählt, was als Nächstes geschieht.
decision-FIG = Welche Figur nutzt die Kugel?
decision-FIG-other = { $player } wählt eine Figur.
decision-STEP = Wohin zieht die Figur?
decision-STEP-other = { $player } zieht eine Figur.
decision-STOP = Hier halten oder vorbeiziehen?
decision-STOP-other = { $player } wählt zwischen Halten und Vorbeiziehen.
decision-PASS = Die Figur zieht vorbei: Zieh sofort weiter.
decision-PASS-other = { $player } zieht mit einer Figur vorbei.
decision-STEP_AMB = Wohin zieht der Botschafter?
decision-STEP_AMB-other = { $player } zieht den Botschafter.
decision-MEET = Du hast eine Figur getroffen: Frage nach Identität oder Gestalt oder zieh weiter.
decision-MEET-other = { $player } hat eine Figur getroffen und wählt.
decision-EXTRA = Mach den Zusatzschritt.
decision-EXTRA-other = { $player } macht einen Zusatzschritt.
decision-AMB = Du hast den Botschafter getroffen: Frage einen Spieler nach Identität oder Gestalt, oder verzichte.
decision-AMB-other = { $player } hat den Botschafter getroffen und wählt eine Frage.
decision-SHOW = Du wirst gefragt: Wähle die Karten, die du zeigst. Mindestens eine muss wahr sein.
decision-SHOW-other = { $player } wählt Karten zum Zeigen.
decision-CLAIM = Nimmst du die Antwort an, oder reklamierst du eine Wiederholung?
decision-CLAIM-other = { $player } betrachtet die Antwort.
decision-CONCEDE = Eine Wiederholung wird reklamiert: Gibst du sie zu, oder bestreitest du sie?
decision-CONCEDE-other = { $player } gibt die Wiederholung zu oder bestreitet sie.
decision-PENALTY = Eine Wiederholung: Wähle, was von deinen Karten bleibt.
decision-PENALTY-other = { $player } muss nach einer Wiederholung weniger zeigen.
decision-NOTE = Diese Antwort notieren?
decision-NOTE-other = { $player } schaut auf das Aufzeichnungsblatt.
decision-BANISH = Verbanne die Figur auf ein nicht nummeriertes, unbesetztes Feld.
decision-BANISH-other = { $player } verbannt die Figur.
decision-BANISH_AMB = Verbanne den Botschafter auf ein freies farbiges Feld oder in die Botschaft.
decision-BANISH_AMB-other = { $player } verbannt den Botschafter.
decision-GESTURE = Welche Geste machst du, und an wen?
decision-GESTURE-other = { $player } will eine Geste machen.
decision-DECLARE = „Mission erfüllt!“ Wer ist dein Partner?
decision-DECLARE-other = { $player } will ansagen.
decision-WINDOW = Mit dem aktiven Spieler ansagen oder schweigen?
decision-WINDOW-other = { $player } darf ansagen oder schweigen.
decision-HANDSHAKE = „Mission erfüllt!“ Nimmst du die gebotene Hand?
decision-HANDSHAKE-other = { $player } nimmt die Hand an oder lehnt ab.

## Aktionen

action-CHOOSE_COLOUR = { $colour } nehmen
    .kind = Eine Farbe nehmen
    .effect = Figuren, Karten und Startfelder dieser Farbe gehören dir.
action-ARRANGE = Figuren aufstellen: { $order }
    .kind = Figuren aufstellen
    .effect = Deine Figuren stehen in dieser Folge auf deinen Startfeldern 1 bis 4.
action-SHAKE = Das Menetekel schütteln
    .effect = Drei der zehn Kugeln werden sichtbar.
action-DECLARE = „Mission erfüllt!“
    .effect = Du sagst an und nennst gleich deinen Partner. Damit endet das Spiel, so oder so.
action-GESTURE = Eine Geste machen
    .effect = Du wählst eine Geste, die alle sehen.
action-END = Zug beenden
    .effect = Nicht genutzte Kugeln verfallen.
action-USE = Kugel nutzen: { $ball }
    .kind = Eine Kugel nutzen
    .effect = Du wählst, wer wohin zieht.
action-FIGURE = Diese Figur: { $build }
    .kind = Eine Figur wählen
    .effect = Diese Figur macht den Schritt.
action-STEP = Ziehen nach: { $space }
    .kind = Ziehen nach
    .effect = Ein Schritt auf ein Nachbarfeld.
action-STOP = Hier halten
    .effect = Der Halt ist ein Treffen.
action-PASS = Vorbeiziehen
    .effect = Kein Treffen; du musst sofort weiter.
action-GO = Weiter nach: { $space } (Kugel: { $ball })
    .kind = Weiter nach
    .effect = Dieselbe Figur zieht mit einer weiteren Kugel weiter.
action-ASK = Fragen nach: { $question }
    .kind = Fragen nach
    .effect = Der Besitzer zeigt dir drei Karten, mindestens eine davon wahr; dann verbannst du die Figur.
action-MOVE_ON = Weiterziehen
    .effect = Keine Karten, kein Verbannen: Deine Figur macht einen Zusatzschritt.
action-DEMAND = { $seat } fragen nach: { $question }
    .kind = Jemanden fragen
    .effect = Du siehst zwei Karten, eine davon wahr; dann verbannst du den Botschafter.
action-NO_QUESTION = Keine Frage
    .effect = Du verzichtest auf die Frage und verbannst den Botschafter.
action-SHOW = Zeigen: { $cards }
    .kind = Karten zeigen
    .effect = Nur der Fragende sieht diese Karten.
action-ACCEPT_ANSWER = Antwort annehmen
    .effect = Du reklamierst keine Wiederholung.
action-CLAIM = Wiederholung reklamieren
    .effect = Der andere gibt sie zu oder bestreitet sie; bestreitet er sie, müssen deine Notizen sie belegen.
action-CONCEDE = Wiederholung zugeben
    .effect = Nichts muss belegt werden: Was du wirklich schon gezeigt hast, bestimmt die Strafe.
action-DENY = Wiederholung bestreiten
    .effect = Die Notizen des Fragenden entscheiden. Falsches Bestreiten hat sonst keine Folgen.
action-KEEP = Liegen lassen: { $cards }
    .kind = Liegen lassen
    .effect = Diese Karten bleiben sichtbar, die übrigen werden weggenommen.
action-RECORD = Antwort notieren
    .effect = Die Antwort wird eine Zeile deiner Notizen.
action-SKIP = Nicht notieren
    .effect = Diese Antwort kann nie nachgetragen werden.
action-BANISH = Verbannen nach: { $space }
    .kind = Verbannen nach
    .effect = Wen du getroffen hast, den stellst du auf dieses Feld.
action-MAKE = Geste: { $gesture } (an: { $to })
    .kind = Eine Geste machen
    .effect = Alle sehen die Geste; sie kann ehrlich oder ein Bluff sein.
action-NAME = { $seat } die Hand geben
    .kind = Die Hand geben
    .effect = Der Genannte nimmt an oder lehnt ab, und das Spiel ist aus.
action-ALONE = „Allein“ ansagen
    .effect = Du gewinnst, wenn du allein bist und deine wahre Figur auf einem deiner Fluchtplätze steht; sonst gewinnt die andere Seite.
action-SILENT = Schweigen
    .effect = Das Spiel geht weiter, wenn niemand ansagt. Ist die kurze Zeit um, hast du geschwiegen.
action-DECLARE_TOO = „Mission erfüllt!“ mit dem aktiven Spieler
    .effect = Sitzt kein Ansager vor dir, nimmt der aktive Spieler an oder lehnt ab, und das Spiel ist aus.
action-ACCEPT = Hand annehmen
    .effect = Seid ihr Partner und ist die Mission erfüllt, gewinnt ihr beide.
action-REFUSE = Hand verweigern
    .effect = Das Team gegen den Ansager gewinnt.
action-DEAL_IDENTITIES = Identitäten austeilen: { $order }
    .effect = Je eine Identität.
action-DEAL_BUILDS = Gestalten austeilen: { $order }
    .effect = Je eine Gestalt.
action-DEAL_WORDS = Missionskarten austeilen: { $order }
    .effect = Je ein Codewort.
action-DRAW_COLOURS = Farben losen: { $order }
    .effect = Je Sitz eine Farbe.
action-PLACE_FIGURES = Figuren aufstellen: { $order }
    .effect = Die Figuren eines Sitzes stehen in dieser Folge auf seinen Startfeldern.
action-FIRST_PLAYER = Startspieler: { $seat }
    .effect = Der Zufall entscheidet, wer beginnt.
action-BALLS = Kugeln: { $balls }
    .effect = Diese Kugeln werden sichtbar.
action-LEAVE = Spiel verlassen: { $seat }
    .effect = Das Spiel wird abgebrochen, niemand gewinnt.

## Ereignisse

event-face_down = Verdeckt ausgeteilt, je eine: { $deck }.
event-dealt = { $player } sieht die Geheimkarten: { $identity }, { $build }, { $word }.
event-colour = { $player } spielt { $colour }.
event-colour_out = { $colour } spielt nicht mit.
event-arranged = { $player } hat die Figuren in dieser Folge auf den Startfeldern: { $order }.
event-first_player = { $player } beginnt das Spiel.
event-turn = Zug { $number }: { $player } ist dran.
event-silence = Zu Beginn des Zuges von { $player } sagt niemand an.
event-shakes = { $player } greift zum Menetekel.
event-takes = { $player } nimmt eine Kugel: { $ball }.
event-picks = { $player } wählt eine Figur: { $build }.
event-moving_on = { $player } will weiterziehen.
event-shook = { $player } schüttelt das Menetekel: { $balls }.
event-stepped = { $player } zieht eine Figur ({ $build }) nach: { $space } (Kugel: { $ball }).
event-passed = { $player } zieht mit einer Figur ({ $build }) vorbei: { $space }.
event-led = { $player } zieht den Botschafter nach: { $space }.
event-led_past = { $player } lässt den Botschafter vorbeiziehen: { $space }.
event-met = { $player } ({ $build }) trifft eine Figur ({ $figure }) von { $other }.
event-met_ambassador = { $player } ({ $build }) trifft den Botschafter: { $space }.
event-moved_on = { $player } ({ $build }) zieht weiter nach: { $space }.
event-asked = { $player } fragt { $other }: { $question }.
event-no_question = { $player } verzichtet auf die Frage.
event-answered = { $count ->
    [one] { $player } zeigt { $other } { $count } Karte.
   *[other] { $player } zeigt { $other } { $count } Karten.
}
event-shown = { $level ->
    [0] { $player } zeigt { $other }: { $cards }.
    [1] { $player } zeigt { $other } zum zweiten Mal: { $cards }.
   *[other] { $player } zeigt { $other } zum dritten Mal: { $cards }.
}
event-secret_shown = Eine Geheimkarte von { $player } für { $other }: { $secret }.
event-repeat = { $count ->
    [2] { $player } hat eine Antwort an { $other } wiederholt: eine Karte weniger.
   *[other] { $player } hat eine Antwort an { $other } wiederholt: Eine einzige wahre Karte bleibt.
}
event-answer_accepted = { $player } nimmt die Antwort von { $other } an.
event-claimed = { $player } reklamiert eine Wiederholung von { $other }.
event-conceded = { $count ->
    [0] { $player } gibt die Reklamation von { $other } zu, aber es war keine Wiederholung.
    [2] { $player } gibt die Wiederholung gegenüber { $other } zu: eine Karte weniger.
   *[other] { $player } gibt die Wiederholung gegenüber { $other } zu: Eine einzige wahre Karte bleibt.
}
event-denied = { $count ->
    [0] { $player } bestreitet die Wiederholung, und die Notizen von { $other } belegen sie nicht.
    [2] { $player } bestreitet die Wiederholung, aber die Notizen von { $other } belegen sie: eine Karte weniger.
   *[other] { $player } bestreitet die Wiederholung, aber die Notizen von { $other } belegen sie: Eine einzige wahre Karte bleibt.
}
event-penalty = { $count ->
    [one] { $player } lässt für { $other } { $count } Karte liegen.
   *[other] { $player } lässt für { $other } { $count } Karten liegen.
}
event-kept = { $player } lässt für { $other } liegen: { $cards }.
event-recorded = { $player } notiert die Antwort von { $other }.
event-skipped = { $player } notiert die Antwort von { $other } nicht.
event-looked = { $player } steckt das Aufzeichnungsblatt ein.
event-banished = { $player } verbannt eine Figur ({ $figure }) von { $other } nach: { $space }.
event-banished_ambassador = { $player } verbannt den Botschafter nach: { $space }.
event-gesture = { $player } macht eine Geste: { $gesture } (an: { $to }).
event-end_turn = { $player } beendet den Zug.
event-declared = { $player } sagt „Mission erfüllt!“ und bietet { $other } die Hand.
event-declared_alone = { $player } sagt „Mission erfüllt!“ und behauptet, allein zu sein.
event-accepted = { $player } nimmt die Hand von { $other }.
event-refused = { $player } verweigert { $other } die Hand.
event-revealed = { $player } ist { $identity }, { $build }, mit dem Wort { $word }.
event-prisoner = Der Gefangene ist { $identity }, { $build }, mit dem Wort { $word }.
event-limit = { $number ->
    [one] Die Zuggrenze ist nach { $number } Zug erreicht: unentschieden.
   *[other] Die Zuggrenze ist nach { $number } Zügen erreicht: unentschieden.
}
event-left = { $player } verlässt das Spiel; es wird abgebrochen.
event-ended = Das Spiel ist aus.
event-won = { $player } gewinnt.
event-undone = { $count ->
    [one] { $player } nimmt { $count } Schritt zurück.
   *[other] { $player } nimmt { $count } Schritte zurück.
}

## Why it ended so

verdict-fulfilled = Sie sind Partner, und ihre Mission ist erfüllt.
verdict-unfulfilled = Sie sind Partner, aber ihre Mission ist nicht erfüllt.
verdict-refused = Sie sind Partner und ihre Mission ist erfüllt, aber die Hand wurde verweigert.
verdict-no_partners = Sie sind keine Partner.
verdict-alone = Der Partner ist der Gefangene, und die wahre Figur steht auf einem Fluchtplatz.
verdict-not_escaped = Der Partner ist der Gefangene, aber die wahre Figur steht auf keinem Fluchtplatz.
verdict-not_alone = Der Ansager ist nicht allein: Sein Partner sitzt am Tisch.

## Optionen

option-repeat_rule = Wiederholungen
    .help = Was geschieht, wenn jemand demselben Spieler dieselbe Kombination noch einmal zeigt.
option-repeat_rule-strict = Streng: von selbst bestraft
option-repeat_rule-prevent = Verhindern: nicht wählbar, solange es anders geht
option-repeat_rule-amateur = Amateur: Der Fragende muss es merken und, wenn es bestritten wird, belegen
option-notebook = Aufzeichnungsblatt
    .help = Was auf dem Aufzeichnungsblatt für dich geführt wird. Amateur-Agenten führen es von Hand, wenn nicht das Protokoll gewählt ist.
option-notebook-auto = Automatisch: Protokoll und Schlüsse
option-notebook-log = Nur Protokoll
option-notebook-manual = Von Hand
option-meeting_flow = Nach einem Treffen
    .help = Ob eine Figur nach einem Treffen im selben Zug weitere Kugeln nutzen darf.
option-meeting_flow-interleaved = Sie darf weiterziehen
option-meeting_flow-figure_stops = Der Besucher bleibt in diesem Zug stehen
option-ambassador_meetings = Treffen mit dem Botschafter
    .help = Wie oft du den Botschafter in einem Zug treffen darfst.
option-ambassador_meetings-one = Einmal je Zug
option-ambassador_meetings-unlimited = Beliebig oft
option-declare_by = Wer ansagen darf
    .help = Ob die anderen zu Beginn und am Ende jedes Zuges mit dem aktiven Spieler ansagen dürfen. Niemand wird gefragt, der es nicht will: Man merkt seine Ansage geheim vor.
option-declare_by-active_or_partner = Aktiver Spieler oder Partner
option-declare_by-active_only = Nur der aktive Spieler
option-false_handshake = Falscher Handschlag angenommen
    .help = Wer gewinnt, wenn sich zwei die Hand geben, die keine Partner sind.
option-false_handshake-others_win = Die beiden anderen
option-false_handshake-declarer_loses = Das Team gegen den Ansager
option-secret_cards = Geheimkarten
    .help = An welchen Stellen Geheimkarten gezeigt werden dürfen.
option-secret_cards-any_slot = An jeder Stelle
option-secret_cards-same_kind = Identität und Gestalt an Stellen ihrer Art
option-gestures = Gesten
    .help = Ob und wann Gesten gemacht werden können und wer sie sieht.
option-gestures-turn = Eine je eigenem Zug, für alle sichtbar
option-gestures-covert = Eine je eigenem Zug, verdeckt: nur für den Adressaten
option-gestures-free = Jederzeit
option-gestures-off = Keine
option-chat = Chat
    .help = Agenten reden nicht miteinander; hier lässt es sich erlauben.
option-chat-on = An
option-chat-off = Aus
option-start_arrangement = Figuren am Anfang
    .help = Wie die vier Figuren auf die vier Startfelder kommen.
option-start_arrangement-random = Zufällig
option-start_arrangement-fixed = Lang, kurz, dick, dünn
option-start_arrangement-choose = Jeder wählt
option-colours = Farben
    .help = Wie die Sitze zu ihren Farben kommen; eine Liste gibt jedem Sitz seine.
option-colours-random = Zufällig
option-colours-chosen = Sitz für Sitz gewählt
option-first_player = Startspieler
    .help = Legt fest, wer den ersten Zug hat.
option-first_player-random = Ausgelost
option-balls = Kugeln
    .help = Welche zehn Kugeln im Menetekel sind.
option-balls-standard = Wie in der Schachtel
option-balls-brisk = Flott: eine Wahlkugel mehr, eine Botschafterkugel weniger
option-lone_exits = Fluchtplätze des Alleinspielers
    .help = Zu dritt: auf welchen Plätzen der Alleinspieler Venedig verlassen kann.
option-lone_exits-either = Beide Plätze des Teams
option-lone_exits-respective = Nur der eigene Ausgang des Agenten
option-turn_limit = Zuggrenze
    .help = Nach so vielen einzelnen Zügen ohne Ansage endet das Spiel unentschieden.
option-turn_limit-none = Keine Grenze
option-data_set = Plan und Missionen
    .help = Bestimmt Plan, Kugeln und Missionsliste.
preset-first = Erste Partie
    .help = Dieselbe Kombination noch einmal zu zeigen wird verhindert.
preset-usual = Üblich
    .help = Wiederholungen werden bestraft, wie in den Regeln für Profis.
preset-everything = Alles
    .help = Amateuragenten: Wiederholungen muss man selbst bemerken und beweisen; alle stellen ihre Figuren selbst auf.

## Im Browser

ui-map = Karte von Venedig
ui-map-whole = Die ganze Karte zeigen
ui-map-near = Zurück an die alte Stelle
ui-wait = Einen Augenblick …
ui-figure = die Figur ({ $build }) von { $player }
ui-balls-left = { $count ->
    [one] Noch eine Kugel: Nutze sie oder beende den Zug.
   *[other] Noch { $count } Kugeln: Nutze eine oder beende den Zug.
}
ui-effect-empty = Das Feld ist leer.
ui-effect-own = Dort steht eine eigene Figur: Du ziehst an ihr vorbei.
ui-effect-met = Diesen Spieler hast du in diesem Zug schon getroffen: Du kannst nur vorbeiziehen.
ui-effect-meet = Du triffst { $figure }.
ui-repeat-second = Für { $player } das zweite Mal: Danach bleibt eine Karte weniger.
ui-repeat-third = Für { $player } das dritte Mal: Danach bleibt eine einzige wahre Karte.
ui-model-turn = Zug
ui-model-actions = Was du tun kannst
ui-model-figures = Wer wo steht
ui-model-look = Zug { $turn }: { $player } an { $other }: { $cards }
ui-model-far = Wie weit deine Figuren zu gehen haben
ui-model-map = Der Stadtplan
ui-model-by-land = zu Land nach: { $spaces }
ui-model-by-water = zu Wasser nach: { $spaces }
ui-model-steps = { $figure }: Schritte bis { $ends }
ui-model-spent = kann in diesem Zug nicht mehr ziehen
ui-model-bag = Kugeln im Menetekel: { $balls }
ui-papers = Deine Papiere
ui-sealed = Deine Geheimkarten liegen noch verdeckt.
ui-looks = Was du gesehen hast
ui-shows = Was du gezeigt hast
ui-notes = Deine Notizen
ui-nothing-yet = Noch nichts.
ui-show-title = { $player } fragt: Zeige { $slots }.
ui-slots-identity = zwei Identitäten und eine Gestalt
ui-slots-build = zwei Gestalten und eine Identität
ui-slots-ambassador_identity = zwei Identitäten
ui-slots-ambassador_build = zwei Gestalten
ui-true = wahr
ui-false = falsch
ui-no-proof = kein Beweis
ui-choose-more = { $count ->
    [one] Wähle noch { $count } Karte.
   *[other] Wähle noch { $count } Karten.
}
ui-truth-ok = Eine wahre Karte ist dabei.
ui-truth-missing = Keine wahre Karte ist dabei.
ui-fits-not = Diese Karten lassen sich hier nicht zusammen zeigen.
ui-secret-warning = Eine Geheimkarte: { $player } weiß es dann sicher.
ui-preview = { $count ->
    [one] Dann gibt es für { $player } noch { $count } Möglichkeit, wer du bist.
   *[other] Dann gibt es für { $player } noch { $count } Möglichkeiten, wer du bist.
}
ui-preview-certain = Dann weiß { $player }, wer du bist.
ui-others-see = { $count ->
    [one] Die anderen sehen { $count } Rückseite.
   *[other] Die anderen sehen { $count } Rückseiten.
}
ui-show-now = Diese Karten zeigen
ui-keep-title = Eine Wiederholung: Wähle, was { $player } weiter sieht.
ui-gesture-title = Welche Geste machst du? Sie darf ehrlich oder ein Bluff sein.
ui-gesture-to = An:
ui-hand-title = { $player } reicht dir die Hand. Seid ihr Partner?
ui-window-title = Mission erfüllt, zusammen mit { $player }? Oder schweige.
ui-standing = Mit deinem Partner ansagen
ui-standing-help = Lege geheim fest, mit wem du „Mission erfüllt!“ ansagst: zu Beginn oder am Ende seines Zuges, was zuerst kommt. Wählst du nichts, schweigst du.
ui-standing-none = Mit niemandem: Ich schweige
ui-standing-with = Sobald { $player } am Zug ist
ui-standing-armed = Du sagst an, sobald { $player } am Zug ist.
ui-standing-ask = Jedes Mal fragen
ui-if-partners = Partner
ui-if-strangers = Keine Partner
ui-hand-taken = Die Hand wird genommen
ui-hand-refused = Die Hand wird verweigert
ui-out-right = Beide gewinnen, wenn ihre Mission jetzt erfüllt ist; sonst gewinnen die anderen.
ui-out-false = Beide verlieren; die zwei anderen gewinnen.
ui-out-false-three = Beide verlieren; der dritte Spieler gewinnt allein.
ui-out-against = Es gewinnt die Seite gegen den Ansager.
ui-final = Damit endet das Spiel.
ui-sure = Ja: { $action }
ui-cancel = Abbrechen
ui-demand-title = Der Botschafter hat etwas gehört. Wen fragst du?
ui-arrange-help = Die Nummern sind die deiner Startfelder.
ui-answer = { $player } zeigt { $other }:
ui-missions-own = Eure gemeinsame Mission
ui-missions-many = { $count ->
    [one] { $count } Zeile der Liste ist noch möglich; sie steht auf dem Aufzeichnungsblatt.
   *[other] { $count } Zeilen der Liste sind noch möglich; sie stehen auf dem Aufzeichnungsblatt.
}
ui-missions-enemy = { $count ->
    [one] Die anderen haben { $count } mögliche Mission
   *[other] Die anderen haben { $count } mögliche Missionen
}
ui-met-this-turn = In diesem Zug getroffen
ui-on-turn = Am Zug
ui-sheet-player = Spieler
ui-sheet-looks = Karten anderer gesehen
ui-sheet-secrets = Eigene Geheimkarten gezeigt
ui-sheet-missions = Die Missionen
ui-sheet-lone = Allein, keine gemeinsame Mission; Fluchtwege:
ui-sheet-done = erfüllt
ui-sheet-open = nicht erfüllt
ui-cell-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
ui-turn = Zug { $turn }
ui-to-log = Diesen Augenblick der Partie ansehen
ui-left = übrig: { $cards }
ui-second-time = zweites Mal
ui-third-time = drittes Mal
ui-no-notebook = Nur wer mitspielt, hat ein Aufzeichnungsblatt.
ui-short-F = Lord
ui-short-B = Colonel
ui-short-X = Agent X
ui-short-Z = Zsa Zsa
ui-selves = { $count ->
    [one] Noch { $count } von 36 Möglichkeiten.
   *[other] Noch { $count } von 36 Möglichkeiten.
}
ui-partner-sure = Sicher dein Partner.
ui-partner-never = Nicht dein Partner.
ui-partner-share = In { $count } von { $all } dein Partner.
ui-exposed = { $player } weiß, wer du bist.
ui-exposure = { $count ->
    [one] Nach deinen Antworten gibt es für { $player } noch { $count } Möglichkeit, wer du bist.
   *[other] Nach deinen Antworten gibt es für { $player } noch { $count } Möglichkeiten, wer du bist.
}
ui-escape = Dein Fluchtweg, falls du allein bist
ui-escape-enemy = Fluchtwege der Gegenseite, falls dort jemand allein ist
ui-no-mission = Du bist allein: Für dich gibt es keine gemeinsame Mission.
ui-no-mission-enemy = Der Gegner ist allein und hat keine gemeinsame Mission.
ui-passport-help = Die Missionsliste ist für alle gleich. Erstes Wort: Lord Fiddlebottom oder Madame Zsa Zsa, zweites: Colonel Bubble oder Agent X.
ui-passport-escape = Wege aus Venedig für einen Alleinspieler
ui-escape-mark = Fluchtweg
ui-resign = Aufgeben gilt für immer: Ein Bot übernimmt deinen Platz mit deinem Wissen, und das Spiel geht weiter.
ui-ambassador-left = Der Botschafter hat seine Botschaft schon einmal verlassen.
ui-ambassador-home = Der Botschafter hat seine Botschaft noch nicht verlassen.
ui-label-DECLARE = Ansagen
ui-label-GESTURE = Geste
ui-label-END = Zug beenden
ui-label-SHAKE = Schütteln
ui-no-balls = Keine Kugel mehr: Beende deinen Zug.
ui-start = Du bist am Zug: Schüttle das Menetekel.
ui-ask-identity = Identität?
ui-ask-build = Gestalt?

## Die geführte erste Partie

lesson-goal = Wer ist dein Partner?
    .text = Du bist Lord Fiddlebottom; deine Papiere liegen unter der Karte. Einer der drei anderen ist Colonel Bubble, dein Partner; die beiden übrigen arbeiten gegen dich. Finde ihn, erfahre sein Codewort, erfülle eure gemeinsame Mission und sag den Sieg an. Die Mission steht in der Liste in der Zeile eurer beiden Codewörter.
lesson-balls = Drei Kugeln
    .text = Das Menetekel hat drei seiner zehn Kugeln gezeigt: Land, Wasser und eine leere. Jede lässt eine deiner Figuren einen Schritt auf einem solchen Weg tun; die leere tut nichts. Nutze die Landkugel.
lesson-move = Triff jemanden
    .text = Nimm deine kurze Figur und zieh über Land auf die dünne Figur von Grün (C). Auf einer fremden Figur stehen zu bleiben heißt, ihren Besitzer zu treffen. Welche der vier Figuren er wirklich ist, spielt keine Rolle.
lesson-ask = Frag
    .text = Jetzt darfst du fragen. Fragst du nach der Identität, muss er dir zwei Identitäten und eine Gestalt zeigen, bei der Gestalt umgekehrt. Nur du siehst die Karten. Frag nach seiner Identität.
lesson-read = Lies die Karten
    .text = Mindestens eine Karte jeder Antwort ist wahr, also schließt jede Antwort Möglichkeiten aus. Grün kennt dich schon und hat dir seine Geheimkarten gezeigt, die immer wahr sind. Öffne das Aufzeichnungsblatt an der Seite: Auf seiner Seite bleibt ein Feld, Colonel Bubble, dick, und sein Codewort ist Alpha.
lesson-banish = Schick die Figur fort
    .text = Nach einer Frage muss die getroffene Figur weg: Setz sie auf ein freies Feld ohne Nummer. Das bremst andere. Diese gehört deinem Partner, also sei nett und schick sie nach Hause.
lesson-answer = Wenn andere dich fragen
    .text = Auch deine Figuren werden getroffen. Dann wählst du, welche Karten du zeigst, mindestens eine davon wahr, und nie demselben Mitspieler zweimal dieselben. Misch gut: Dein Partner soll dich vor deinen Gegnern finden. Eine Geste kann helfen oder täuschen.
lesson-mission = Eure Mission
    .text = Charlie und Alpha: Die Zeile unter der Karte sagt, dass Lord Fiddlebottom auf Platz 7 kommen muss. Gemeint ist deine wahre Figur, die lange. Nutze die Wasserkugel und zieh mit dieser Figur auf Platz 7.
lesson-declare = Mission erfüllt!
    .text = Die Bedingung ist erfüllt, und du bist am Zug: Sag an und nenne Grün. Er schlägt ein, wenn er einverstanden ist, dann werden die Karten aufgedeckt. Mit einem falschen Partner oder einer unerfüllten Mission würdest du verlieren, also sei dir vorher sicher.
lesson-answers-asked = Ein Gegner fragt dich
    .text = Blau (B) hat deine kurze Figur getroffen und fragt nach deiner Identität. Du schuldest zwei Identitäten und eine Statur, und mindestens eine Karte muss wahr sein: Du bist Lord Fiddlebottom, lang. Unter jeder Karte steht, ob sie wahr ist.
lesson-answers-repeat = Nie noch einmal dasselbe
    .text = Blau hat von dir schon Colonel Bubble, Agent X und lang gesehen. Dieselben Karten noch einmal wären eine Wiederholung: Du müsstest eine zurücknehmen und ließest weniger Zweifel. Das Blatt warnt dich.
lesson-answers-show = Die Wahrheit unter Lügen
    .text = Zeig deine wahre Statur zwischen zwei falschen Identitäten: Wähl Colonel Bubble, Madame Zsa Zsa und lang, dann zeig sie. Die Zeile darunter sagt, was Blau danach weiß.
lesson-answers-told = Was Blau jetzt weiß
    .text = Blau weiß, dass mindestens eine der drei Karten wahr ist. Zusammen mit der ersten Antwort bleiben für dich sieben Möglichkeiten, und Lord Fiddlebottom, lang, ist nur eine davon. Mit zwei wahren Karten wären es weniger. Danach schickt Blau deine Figur fort.
lesson-answers-partner = Zum Partner darfst du offen sein
    .text = Geheimkarten sind immer wahr. Zeig eine dem, den du für deinen Partner hältst, und er weiß Bescheid; zeig sie einem Gegner, und der weiß es auch. Eine Geste deines Charakters sagt dasselbe dem ganzen Tisch, oder sie täuscht ihn.
lesson-answers-read = Wenn du fragst
    .text = Streich, was jede Antwort ausschließt: Das Aufzeichnungsblatt tut es für dich, jedes gestrichene Feld nennt seine Quelle. Über den Botschafter darfst du jeden fragen, nach zwei Karten einer Art. Am meisten sagen zwei Antworten desselben Mitspielers, die nur eine Karte gemeinsam haben.
lesson-answers-end = Spiel weiter
    .text = Frag, bis auf der Seite deines Partners ein Feld übrig ist, erfahre ebenso sein Codewort, dann schlag eure gemeinsame Mission nach. Spiel zu Ende oder eröffne einen Fall mit Freunden.

## What hints count

reason-excluded = { $count ->
    [one] { $count } ausgeschlossene Verteilung
   *[other] { $count } ausgeschlossene Verteilungen
}
reason-words = { $count ->
    [one] { $count } ausgeschlossene Verteilung der Codewörter
   *[other] { $count } ausgeschlossene Verteilungen der Codewörter
}
reason-meetings = { $count } Treffen in diesem Zug
reason-balls = { $count ->
    [one] { $count } Kugel zum Ziehen
   *[other] { $count } Kugeln zum Ziehen
}
reason-nearer = { $count ->
    [one] { $count } Schritt näher an deiner Mission
   *[other] { $count } Schritte näher an deiner Mission
}
reason-done = deine Mission, sicher erfüllt

## Fall des Tages

case-intro = Du bist { $player }. Die drei anderen haben dir Karten gezeigt, jedes Mal mit mindestens einer wahren; geheime Karten sind immer wahr. Keine zwei haben dieselbe Identität oder dieselbe Gestalt. Wer ist wer?
case-identity = Identität
case-build = Gestalt
