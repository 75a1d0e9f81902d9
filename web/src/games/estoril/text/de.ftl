blurb-estoril = Neutrale Küste, volles Casino. Schick deine Leute verdeckt los und überbiete den ganzen Saal.
learn-estoril-variants = Lektion 2: die Varianten
