### 手番のお知らせ：日本語

turn-title = あなたの番です：{ $game }
turns-title = あなたの番を待つ卓：{ $count }
turn-line = { $game }、卓{ $table }：あなたの番です。
off-line = このお知らせを止める：{ $link }
try-title = Safehouseからのお知らせ
try-line = あなたの番になると、このようにお知らせします。
confirm-title = このアドレスはあなたのものですか？
confirm-line = ゲームで番が来たらこのアドレスに知らせてほしい、とSafehouseに依頼がありました。ご本人なら、一日以内にこのリンクを開いてください：
confirm-else = 心当たりがなければ、何もしなくてかまいません。これ以上届くことはありません。
