blurb-inkognito = Karneval in Venedig. Jemand hier ist dein Partner. Finde leise heraus, wer.
learn-inkognito-answers = Lektion 2: antworten und Antworten lesen
