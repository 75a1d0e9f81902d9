# 他のサイトがテーブルへのリンクに表示する文。
link-title = { $game }：{ $players }
link-won = { $winners }の勝ち（決定{ $moves }回）。一手ずつ見られます。
link-even = 決定{ $moves }回で終了。一手ずつ見られます。
link-open = プレイヤーを待っているテーブルです。
link-running = 対局中です。
link-bot = ボット{ $letter }
link-former = 以前のゲスト
