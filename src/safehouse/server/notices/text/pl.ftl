### Powiadomienia, że czyjaś kolej: polski

turn-title = Twoja kolej: { $game }
turns-title = Stoły, które na Ciebie czekają: { $count }
turn-line = { $game }, stół { $table }: Twoja kolej.
off-line = Bez takich wiadomości: { $link }
try-title = Safehouse może Cię powiadomić
try-line = Tak dowiesz się, że to Twoja kolej.
confirm-title = Czy to Twój adres?
confirm-line = Ktoś chce, żeby Safehouse pisał na ten adres, gdy przyjdzie jego kolej w grze. Jeśli to Ty, otwórz ten odnośnik w ciągu doby:
confirm-else = Jeśli to nie Ty, nic nie rób: nic więcej nie przyjdzie.
