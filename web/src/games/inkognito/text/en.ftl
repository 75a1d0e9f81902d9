blurb-inkognito = Carnival in Venice. Somebody here is your partner. Find out who, quietly.
learn-inkognito-answers = Lesson 2: answering, and reading answers
