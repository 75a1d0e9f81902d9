blurb-inkognito = Karnawał w Wenecji. Ktoś tutaj jest twoim partnerem. Dowiedz się po cichu, kto.
learn-inkognito-answers = Lekcja 2: odpowiadanie i czytanie odpowiedzi
