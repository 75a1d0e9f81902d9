### Nachrichten, dass jemand am Zug ist: Deutsch

turn-title = Du bist am Zug: { $game }
turns-title = Tische, die auf dich warten: { $count }
turn-line = { $game }, Tisch { $table }: Du bist am Zug.
off-line = Keine solchen Nachrichten mehr: { $link }
try-title = Safehouse kann dich erreichen
try-line = So erfährst du, dass du am Zug bist.
confirm-title = Ist das deine Adresse?
confirm-line = Jemand möchte, dass Safehouse an diese Adresse schreibt, wenn er in einem Spiel am Zug ist. Wenn du das warst, öffne innerhalb eines Tages diesen Link:
confirm-else = Wenn nicht, brauchst du nichts zu tun: Mehr kommt nicht.
