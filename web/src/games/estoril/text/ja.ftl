blurb-estoril = 中立の海岸、混み合うカジノ。仲間を伏せて置き、場を制する。
learn-estoril-variants = レッスン2：バリアント
