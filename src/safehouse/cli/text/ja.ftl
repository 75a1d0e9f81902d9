### ターミナル：日本語テキスト

## Players

player = プレイヤー{ $letter }
bot = ボット{ $letter }

## At the table

earlier = … それ以前の出来事{ $count }件（logで全部表示）
private = （あなただけに見えます）
hand-over = { $player }の番です。画面を渡してからEnterを押してください。
not-understood = 「{ $typed }」が分かりません。選択肢の番号かhelpを入力してください。
no-such-action = 「{ $typed }」というアクションはありません。例：{ $fitting } …
out-of-range = 選択肢{ $number }はありません。1から{ $last }までです。
unclear = { $count }通りに読めます：{ $fitting }。もう少し詳しく書くか、番号で選んでください。
not-now = 今はあなたが決める番ではありません。
no-sheet = このゲームには卓のそばに置くものがありません。
no-card = 「{ $typed }」というカードはありません。名前、番号、または名前の一部で指定してください。
after-the-end = log、rules、save ファイル名、またはEnterで終了：
not-understood-after-the-end = ゲームは終了しました。log、rules、table、save ファイル名、またはEnterで終了できます。
goodbye = またどうぞ。
goodbye-unsaved = またどうぞ。ゲームは保存されていません。

## Commands

hint = greedyボットなら{ $number }を選びます：{ $action }。
why-what = アクションを指定してください：why 3、why CONNECT(LON-PAR)、why take 2。
why-allowed = これは可能です。{ $effect }
no-rule = ルール{ $rule }はありません。rulesで見出しを表示します。
rules-how = rules 4で章を、rules 4.2で1つのルールを表示します。
arm-on = { $player }の手番になったらすぐ宣言します。
arm-off = 他の人の手番では黙っています。
arm-ask = 他の人の手番の初めと終わりに毎回尋ねます。
arm-whom = 誰と宣言しますか。{ $fitting }。off：黙っている、ask：毎回尋ねる。
save-where = ファイル名を指定してください：save evening.json
save-over = { $file }はすでにあります。上書きしますか？（y/n）
save-not = 保存しませんでした。
save-failed = { $file }に書き込めません：{ $reason }。
saved = 保存しました。続きは：safehouse play { $game } --load { $file }
quit-save = 保存するファイル名（Enterだけなら保存しません）：

undo-start = 取り消せる手はありません。
undo-chance = その後、運による結果が出たため、取り消せません。
undo-revealed = その後、情報が公開されたため、取り消せません。
undo-acted = その後、ほかのプレイヤーが行動したため、取り消せません。
undo-settled = それはもう確定しているため、取り消せません。
undo-passed = 手番はすでにほかのプレイヤーに移っています。
undo-left = その後、プレイヤーがゲームを離れたため、取り消せません。
undo-over = ゲームは終了しています。

help-move = 番号、正式な表記、または短い形で選択肢を実行します
    .usage = 3 · CONNECT(LON-PAR) · connect パリ
help-why = アクションを禁じるルール、またはその効果を示します
    .usage = why アクション
help-hint = greedyボットの手を示します
    .usage = hint
help-undo = 何かが公開されるまで、直前の手を取り消します
    .usage = undo
help-table = テーブルをもう一度描きます
    .usage = table
help-sheet = 卓のそばに公開されているもの（インコグニトのパスポート、エストリルの判明しているカードなど）を表示します
    .usage = sheet
help-card = カードに書かれていることをすべて表示
    .usage = card 名前 · card 029
help-log = これまでの出来事を示します
    .usage = log · log 50 · log all
help-rules = 見出し、章、またはルールを表示します
    .usage = rules · rules 4 · rules 4.2
help-arm = この人の手番になったらすぐ宣言します。または毎回尋ねます
    .usage = arm B, arm off, arm ask
help-save = 続きから遊べるように保存します
    .usage = save ファイル名
help-help = この一覧を表示します
    .usage = help
help-quit = 終了します（保存もできます）
    .usage = quit

## Score sheet

sheet-title = 得点表
sheet-score = 得点
sheet-winner = { $players }の勝ちです。
