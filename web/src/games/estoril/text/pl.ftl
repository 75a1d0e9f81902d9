blurb-estoril = Neutralne wybrzeże, pełne kasyno. Wyłóż swoich ludzi zakrytych i przebij całą salę.
learn-estoril-variants = Lekcja 2: warianty
