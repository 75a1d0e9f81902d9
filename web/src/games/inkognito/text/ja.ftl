blurb-inkognito = ヴェネツィアのカーニバル。この中に相棒がいる。静かに突き止めよ。
learn-inkognito-answers = レッスン2：答え方と答えの読み方
