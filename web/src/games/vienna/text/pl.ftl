blurb-vienna = Przekupuj, otaczaj, sprzedawaj tajemnice. W powojennym Wiedniu latarnie świecą słabo.
learn-vienna-full = Lekcja 2: pełna wersja i rozszerzenia
