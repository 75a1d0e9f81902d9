# Co inne strony pokazują z linku do stołu.
link-title = { $game }: { $players }
link-won = Wygrana: { $winners }, po { $moves ->
    [one] jednej decyzji
   *[other] { $moves } decyzjach
}. Obejrzyj ruch po ruchu.
link-even = Koniec po { $moves ->
    [one] jednej decyzji
   *[other] { $moves } decyzjach
}. Obejrzyj ruch po ruchu.
link-open = Stół czeka na graczy.
link-running = Trwa tu gra.
link-bot = Bot { $letter }
link-former = Były gość
