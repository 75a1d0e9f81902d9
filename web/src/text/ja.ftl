### 画面の文:日本語

app-name = Safehouse
app-home = Safehouse：ホーム
page-title = { $title } · Safehouse
skip-to-content = 本文へ移動
loading = 読み込み中…
close = 閉じる
cancel = キャンセル
save = 保存
send = 送信
guest = ゲスト
guest-name = ゲスト{ $number }
you = あなた
bot = ボット
bot-of = { $name }のボット
bot-name = ボット{ $letter }
players = プレイヤー
table = テーブル
rules = ルール
settings = 設定
replay = リプレイ
log = ログ
table-talk = 会話
back-home = ホームへ戻る
missing-title = このファイルは空です
missing-text = このアドレスにページはありません。

## ナビゲーション

nav-label = メインメニュー
nav-play = 遊ぶ
nav-watch = 観戦
nav-learn = 学ぶ
nav-rules = ルール
nav-replay = リプレイ

## ホーム

running-games = あなたのゲーム
running-count = { $count }ゲーム
running-waiting = あと{ $count }席待ち
running-thinking = { $player }が考えています
your-turn = あなたの番
open-a-case = 事件簿を開く
open-a-case-help = ボットとすぐに遊ぶか、友だちにリンクを送りましょう。登録は不要です。
file-number = ファイル{ $number }
good-first-case = 最初の一件に
play-now = 今すぐ遊ぶ
play-now-level = { $game }：ボットの強さ
play-now-bots = ボット：{ $level }
invite-friends = 友だちを招待
learn = 学ぶ
fact-players = { $span }人
fact-minutes = { $span }分
difficulty-1 = やさしい
difficulty-2 = ふつう
difficulty-3 = むずかしい
time-left-minutes = 残り{ $count }分
time-left-hours = 残り{ $count }時間
time-left-days = 残り{ $count }日

## テーブルの準備

setup-title = { $game }：新しいテーブル
setup-heading = テーブルを準備する
setup-seats = 席
setup-options = オプション
setup-options-all = すべての設定
setup-options-changed = すべての設定（変更あり）
setup-table = テーブル
setup-public = 公開：ロビーから誰でも参加できる
setup-spectators = 観戦者は全員に公開の情報を見られる
setup-days = ゆっくり：1回の決定につき3日
setup-hotseat = 1台の端末を数人で使います。手番の間に幕が下ります。
setup-open = 空席用のリンクが発行されます。すべて埋まるとゲームが始まります。
setup-at-once = ゲームはすぐに始まります。
setup-open-table = テーブルを開く
setup-start = ゲームを始める
setup-hints = ヒントあり：ボットならどうするかを尋ねられます
setup-public-one = 公開の卓では一人一席です。
setup-clock = ゲーム全体の持ち時間
setup-clock-none = なし：決定ごとの時間だけ
setup-clock-help = 全員がこの持ち時間をもち、手番ごとに加算されます。使い切るとボットが代わりに指します。
table-clock = 持ち時間 { $bank } + { $increment }
table-hints = ヒントあり
table-no-hints = ヒントなし
span-seconds = { $count }秒
span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
seat-kind = 席{ $number }：誰が座るか
seat-level = 席{ $number }：強さ
seat-name-of = 席{ $number }：名前
seat-name = 名前
seat-me = 自分
seat-friend = 空席（リンクで招待）
seat-bot = ボット
seat-open = 空席
seat-add = 席を増やす
seat-remove = 席を減らす
level-recruit = 新人
    .help = やさしい。よく間違える
level-courier = 連絡員
    .help = 目の前の最善を取る
level-agent = 諜報員
    .help = 少し先を読む
level-handler = 指揮官
    .help = 先を読み、めったに間違えない
level-spymaster = 諜報長官
    .help = じっくり考える。最強
option-seat = 席{ $number }
seat-colour-of = 席{ $number }の色
colour-any = おまかせ
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄

## ロビー、参加、待機

lobby-title = 観戦と参加
lobby-help = プレイヤーを待つ公開テーブルと、誰でも観戦できるゲームです。
lobby-waiting = 待っているテーブル
lobby-running = 観戦できるゲーム
lobby-no-running = 今、公開中のゲームはありません。
watch = 観戦する
lobby-empty = 今、待っているテーブルはありません。
lobby-open = テーブルを開く：{ $game }
lobby-free = 空席{ $count }
lobby-filters = 卓を選ぶ
lobby-game = ゲーム
lobby-pace = 進み方
lobby-any = すべて
lobby-live = その場で
lobby-days = 決定ごとに数日
lobby-seats = 空席
lobby-least = { $count }席以上
page-before = 前へ
page-after = 次へ
page-of = { $pages }ページ中{ $page }ページ
waiting-expired = 長いあいだ誰も来なかったので、この卓は閉じられました
waiting-remove = 外す
waiting-remove-name = { $name }を卓から外す
same-as = { $name }と同じ人
join = 参加
join-title = 招待されています
join-text = 友だちがあなたの席を用意しています。
join-as = { $name }として遊びます。
join-sit = 席に着く
join-bad-link = このリンクは不完全です。もう一度送ってもらってください。
waiting-title = プレイヤーを待っています
waiting-numbers = 全員そろいました。まもなくカードを配ります
waiting-closed = このテーブルは取りやめになりました
waiting-closed-operator = 運営がこのテーブルを閉じました
waiting-private = このテーブルは非公開です
waiting-close = テーブルを取りやめる
waiting-leave = 席を空ける
waiting-fill = 空席をボットで埋めて始める
invite-help = このリンクを送ってください。開いた人が空席に着きます。登録は不要です。
invite-link = このテーブルへのリンク
copy-link = リンクをコピー
link-copied = リンクをコピーしました。
link-shown = ここではコピーできません。このページのアドレスを使ってください。

## テーブル

table-menu = テーブルのメニュー
table-tabs = テーブルの各部
table-closed-to-you = このテーブルは表示できません
tab-table = 盤
tab-me = 自分
tab-rivals = 相手
tab-log = ログ
share-link = リンクを共有
sound-on = 音あり
sound-off = 音なし
leave-table = 席を立つ
left-open = テーブルを離れました。
left-running = 戻るまでボットが代わりに遊びます。
come-back = 席に戻る
vote-people = 参加者
vote-help = ゲームを止めたり壊したりする人がいますか？ほかの参加者の過半数（二人以上）が投票すると、その席はボットが引き継ぎます。投票は取り消せません。ほかに一人しかいないときは、時計が決めます。
vote-out = 退場に投票
vote-out-name = { $name }の退場に投票
vote-cast = 投票済み
vote-count = { $needed }票中{ $count }票
vote-told = { $name }の退場：{ $needed }票中{ $count }票。
removed = 投票で退場、ボットが代行
bank-label = ゲーム全体の残り時間
error-reason-removed = ホストがあなたをこの卓から外しました。
error-reason-alone = 一人だけでは誰も退場させられません。時計が決めます。
error-reason-hints = この卓にはヒントがありません。
error-reason-silence = 沈黙のゲームの最中はできません。
away-strip = 離席中です。ボットがあなたの席で遊んでいます。
resign = 途中棄権
resigned = 途中棄権しました
leave-question = いつでも戻れます。その間はボットが代わりにプレイします。
leave-while = ひとまず離れる
points-word = 点
away = 離席中（ボットが代行）
connected = 接続中
not-connected = 未接続
clock-label = 残り時間
hand = 手元と指示
prompt = 今すること
beyond = { $side ->
    [left] 左
    [right] 右
    [up] 上
   *[down] 下
}にあと{ $count }件の選択肢：そこを見る
confirm-question = { $action }？
confirm-final = この後、この手番の行動は取り消せません。
undo = 取り消す
undo-whole = この手番をすべて取り消す
undo-locked = 取り消せません：{ $reason }
undo-start = 取り消すものがありません。
undo-chance = そのあと運による結果が出ました。出たものは取り消せません。
undo-revealed = そのあと何かが公開されました。見なかったことにはできません。
undo-settled = それはもう確定しているため、取り消せません。
undo-passed = もうあなただけが決める場面ではありません。
undo-left = そのあとプレイヤーが抜けました。
undo-over = ゲームは終わりました。
undo-unknown = 今は取り消せません。
hint = ヒント
hint-title = ボットの上位3手
hint-close = ヒントを閉じる
hint-pondering = 考え中…
hint-brings = 得るもの：{ $things }。
hint-can-bring = 手番の終わりまでに得られるもの：{ $things }。
hint-costs = 失うもの：{ $things }。
hint-keeps = 後に残るもの：{ $things }。
hint-less = 不利な点：1番目の手より少なくなります：{ $things }。
hint-more = 有利な点：1番目の手より多くなります：{ $things }。
hint-quiet = まだ数えられるものはありません。次の手の準備になります。
hint-alike = 数えられるものは1番目の手と同じです。ボットは、後の展開で劣ると見ています。
hint-help = パーセントは見込まれる結果です。確実な敗北から確実な勝利までを表します。
hint-quick = 最初の見立てです。探索するボットはまだ準備中です。
hint-known = 試し打ちではなく、あなたが知っていることから判断しました。
hint-numbers = 試行{ $visits }回・想定した状況の{ $share }で最善
hint-few = ほとんど試していません。最初の案のほうが有望でした。
why-not = なぜできない？
title-your-turn = ● あなたの番 · { $game }
your-turn-now = 今、あなたの番です
game-over = ゲームは終わりました。
text-model = 文字で見るテーブル
log-and-help = ログとヘルプ
round = ラウンド{ $number }
log-set-up = 準備：{ $count }行
log-stand-in = ボットが代行
instead-bot = ボットが代わりに行いました：{ $action }
instead-clock = 時間切れのため、ボットが代わりに行いました：{ $action }
instead-default = 時間切れのため、次のとおりになりました：{ $action }
instead-several = ボットが代わりに{ $count }手行いました。最後は：{ $action }。すべて記録にあります。
only-you-see = あなただけに見えます
look-at = この時点のテーブルを見る
chat-empty = まだ誰も発言していません。
chat-silence = このゲームの間は卓の会話ができません。終わるとまた話せます。
chat-write = テーブルに話しかける
chat-said = { $name }：{ $text }
looking-back = 過去を見ています。
looking-back-help = ゲームは続いています。これは当時あなたに見えていたテーブルです。
back-to-now = 今に戻る
move-of = 出来事 { $at } / { $last }
replay-help = つまみを動かすと過去が見られます。ゲームはそのまま続きます。
replay-slider = ゲームの位置
missed-title = 前回見たあとの出来事
missed-more = ほか{ $count }件はログにあります
missed-watch = 早送りで見る
missed-close = 閉じる
connection-lost = 接続が切れました。再接続しています…
try-now = 今すぐ試す
curtain-title = { $player }の番です
curtain-text = 端末を渡してください。席に着くまで何も表示されません。
curtain-open = { $player }です

## 終わり

score-sheet = 得点表
you-win = あなたの勝ち
you-win-with = { $player }の勝ち
you-among = あなた
nobody-wins = 勝者はいません
winner = { $player }の勝ち
rematch = 再戦
join-rematch = 再戦に参加
export-record = 書き出す
import-record = ファイルのプレイ記録
import-help = 保存したプレイ記録をもう一度見ましょう。どの局面も、それぞれの席が知っていたとおりに。
import-bad = このファイルにプレイ記録はありません。
replay-of = リプレイ：{ $game }
replay-eyes = 視点
replay-spectator = 観戦者
replay-start = 最初の手の前です。
deal-menu = 配札
deal-title = どのように配られたか
deal-how = 誰かが着席する前に、サーバーは秘密の値をそのハッシュで約束しています。各ブラウザーは乱数を一つ加えます。全員がその場にいるテーブルでは、まずハッシュだけを示し、全員がそろってから数を開きます。すべてのカードは秘密と数から決まります。
deal-promise = サーバーの約束（SHA-256）
deal-bot = ボット：加えません
deal-not-opened = 封印されたまま時間内に開かれず、数えられません
deal-no-number = なし
deal-given-on = これは以前のゲームのカードです。それを見た人は知っているかもしれません。
deal-later = 終了後に秘密が公開されます。リプレイの「配り方を検証」または「safehouse verify」で、すべてのカードを検証できます。
deal-unopened = 封印した乱数を時間内に開かなかったプレイヤー：{ $players }。その数は使われていません。
deal-other-seal = ゲーム前に封印されたものと違う数があります。
deal-check = 配り方を検証
deal-again = 同じ配り方で遊ぶ
deal-fits = このゲームの { $count } 回の抽選はすべて、最初のカードの前に約束されたとおり、サーバーの秘密とプレイヤーの数から決まっています。
deal-kept = 約束と数は、このブラウザーがゲーム前に保存したものと一致します。
deal-not-kept = 約束または数が、このブラウザーがゲーム前に保存したものと違います。サーバーがすり替えました。
deal-silent = 乱数を加えなかったプレイヤー：{ $players }
deal-none = このゲームは検証できる方法では配られていません。
deal-insecure = お使いのブラウザーは https のページでのみ検証できます。記録を書き出して「safehouse verify」で検証してください。
deal-other-secret = 秘密が、サーバーの約束したものと違います。
deal-other-draws = 証明書の抽選の数がゲームと合いません。
deal-other-card = 山「{ $pile }」の { $count } 回目の抽選が合いません。{ $due } のはずが { $drawn } でした。
curve-title = ボットの見込み
curve-help = 各席の見込み得点です。押すとその場面に移ります。
curve-at = { $player }：{ $value }
replay-first = 最初へ
replay-back = 一つ戻る
replay-play = 再生
replay-pause = 停止
replay-next = 一つ進む
replay-last = 最後へ
to-table = テーブルへ

## 学ぶ

learn-title = 学ぶ
learn-help = 案内つきのゲームで一つずつ学び、ルールは番号で引けます。
learn-first = 案内つきで始める
learn-rules = ルールを読む
guide-label = 案内
guide-step = ステップ { $at } / { $last }
guide-next = 次へ
guide-back = 戻る
guide-show = 場所を示す
guide-close = 案内を終える
guide-wait = ほかの人の手番です。あなたの番になったら案内が続きます。
guide-only = 案内は今、別のことを求めています。まずそれをしてください。案内を終えると自由に遊べます。

## キー

keys-title = キー
keys-note = 文字キーは設定でオフにできます。すべての操作は Tab と Enter でも行えます。
key-help = この一覧
key-next = 次の可能な行動
key-previous = 前の可能な行動
key-choose = 選ぶ
key-cancel = キャンセル。表示中の動きを飛ばす
key-undo = 取り消す
key-undo-whole = この手番をすべて取り消す
key-hint = ヒント
key-model = 文字で見るテーブル
key-board = 盤
key-log = ログ
key-chat = 会話

## ルール

rules-title = { $game }のルール
rules-contents = 目次
rules-search = ルールを探す
rules-none = この言葉を含むルールはありません。

## 設定

setting-name = あなたの名前
    .help = ほかの人には、席に着いているテーブルも含めてすぐに反映されます。
name-saved = 保存しました。
devices = ほかの端末
    .help = スマートフォンや別のパソコンで、同じ名前と同じ席のまま続けられます。
code-show = コードを表示
code-hint = もう一方の端末で Safehouse を開き、設定（上の「{ guest }」）の「{ claim }」にコードを入力してください。
code-spelt = コードは { $code } です。
code-left = 使えるのは1回だけ。残り { $time }
code-expired = コードの期限が切れました。新しいコードを表示してください。
code-qr = もう一方の端末用リンクのQRコード
claim = コードがある
    .help = もう一方の端末の設定に表示されます。
claim-use = この端末で続ける
claim-wrong = このコードは使えません。コードは1回だけ、10分間有効です。もう一方の端末で新しいコードを表示してください。
claim-done = 今から { $name } さんです。
claim-warning-title = この端末で別の人になりますか？
claim-warning = この端末では { $name } さんとして、まだ終わっていないゲームが { $count } 件あります。その席は { $name } さんに残り、以後は { $name } さんの別の端末からしか入れません。
claim-anyway = コードを使う
forget = 端末を紛失した場合
    .help = 拾った人があなたの名前で遊べてしまいます。この端末はそのままで、ほかの端末は新しいコードで戻れます。
forget-others = ほかの端末をすべてサインアウト
forget-done = ほかの端末をすべてサインアウトしました。30秒以内に反映されます。
own-bots = 自分のボット
    .help = プログラムがこの名前でこの家のテーブルにつき、誰のボットかは全員に見えます。トークンでサインインします。
own-bots-accept = 挑戦を受ける相手
challengers-nobody = なし
challengers-owner = 自分だけ
challengers-anyone = 誰でも
own-bots-name = ボットの名前
own-bots-make = ボットを作る
own-bots-token = これがトークンです。表示されるのは今だけです。持っている人はあなたのボットとして遊べるので、大切に保管してください。
own-bots-revoke = 取り消す
own-bots-revoke-name = { $name }を取り消す
own-bots-revoke-title = { $name }を取り消しますか？
own-bots-revoke-warning = トークンは永久に無効になります。進行中のゲームでは、家のボットが席を引き継ぎます。
setting-lang = 言語
    .help = ブラウザに合わせるか、固定します。
lang-system = ブラウザに合わせる
setting-theme = 外観
    .help = 昼は紙、夜は暗い机。
theme-system = システムに合わせる
theme-light = 明るい
theme-dark = 暗い
setting-contrast = コントラスト
    .help = 高コントラストでは質感と影をなくし、ネットワークを破線で区別します。
contrast-system = システムに合わせる
contrast-normal = 標準
contrast-high = 高い
setting-motion = 動き
    .help = 動きを減らすと、移動のアニメーションなしで手を示します。
motion-system = システムに合わせる
motion-full = すべて
motion-reduced = 減らす
setting-confirm = 行動の確認
    .help = 一度のタップで実行するか、二度目で確定するか。
setting-level = ボットの強さ
    .help = 「今すぐ遊ぶ」のときと、テーブルを準備するときの初期値です。
confirm-once = 一度で実行
confirm-touch = タッチ画面と、手番を確定する行動では確認
confirm-always = いつも確認
setting-sounds = 音
    .help = どの種類も、オンにするまでは鳴りません。
sound-turn = 自分の番
sound-move = 行動
sound-chat = 会話
sound-end = ゲームの終わり
setting-other = テーブルで
setting-notify = 自分の番を通知する
    .help = ブラウザが一度だけ尋ねます。ページがバックグラウンドにあるときだけ通知します。
notify-denied = ブラウザが通知を許可していません。
setting-model = テーブルを文字でも表示する
    .help = 絵の横に、見出しとボタン付きの一覧を出します。読み上げソフトはいつでも使えます。
setting-auto = 影響のない手を自動で行う
    .help = 何も失わず、いつの手番でも戻せる手は自動で行います。どれがそうかはゲームごとに決まっています。
setting-ending = 手番を自動で終える
    .help = 役に立つ手が残っていなければ、手番を自動で終えます。「元に戻す」が使える間は取り消せます。
setting-keys = 文字キーのショートカット
    .help = テーブルで ? を押すと一覧が出ます。

## 失敗

error-offline = サーバーに接続できません。
error-stale = ゲームは先に進んでいました。今の状態を表示します。
error-not-found = そのようなテーブルはありません。
error-forbidden = あなたにはこれが許可されていません。
error-banned = この家の運営があなたの利用を停止しました。
error-unauthorized = あなたの情報が見つかりません。ホームから新しく始めるか、設定でコードを入力してください。
error-refused = 今のテーブルの状況ではできません。
error-invalid = 使えない値があります。
error-too-many-requests = 速すぎます。少し待ってください。
error-unavailable = 保存できませんでした。もう一度試してください。
error-unknown = うまくいきませんでした：{ $detail }

## 手帳の鉛筆

pencil-cross = 手書きの斜線
pencil-ring = 手書きの丸
pencil-query = 手書きの疑問符
pencil-help = マスを押す：斜線・丸・?
pencil-copy = 写しで試す
pencil-copy-drop = 写しを捨てる

## The plain table of a game without a board of its own

plain-sees = 見えているもの
plain-actions = できること
plain-yes = はい
plain-no = いいえ
plain-none = なし

## プライバシー、マナー、運営

former-guest = 退去した客
conduct = 迷惑な人がいますか?
conduct-who = 相手
conduct-mute = ミュート
    .help = その人の発言が表示されなくなります。相手には知らされません。
conduct-block = ブロック
    .help = ミュートに加え、その人はあなたの卓に座れなくなります。
conduct-report = 運営に報告
    .help = 何があったかを書いてください。前後の発言も送られます。
conduct-mute-done = { $name } の発言は表示されません。
conduct-block-done = { $name } をブロックしました。
conduct-report-done = 運営に報告しました。
personal = プライバシー
ignored = ミュートとブロック
ignored-mute = ミュート中
ignored-block = ブロック中
ignored-end = 解除
my-data = 自分のデータをファイルで受け取る
    .help = この家があなたについて保存しているすべてです。
sign-out = この端末からサインアウト
    .help = この端末はあなたを忘れます。ほかの端末はサインインしたままです。
leaving-sign-out-title = この端末からサインアウトしますか?
leaving-sign-out-warning = サインイン中の端末がほかになければ、もう誰も { $name } になれません。
leaving-sign-out-done = この端末からサインアウトしました。
delete-me = 自分を削除
    .help = 名前、チャット、メモが削除されます。終わったゲームは「退去した客」として残ります。
leaving-delete-me-title = 完全に削除しますか?
leaving-delete-me-warning = { $name } はすべての端末で削除されます。進行中のゲームはボットが引き継ぎます。元に戻せません。
leaving-delete-me-done = 削除されました。
licences = ライセンス
privacy = プライバシー
privacy-intro = アカウントもメールアドレスも広告も追跡もなく、ほかのサーバーからは何も読み込みません。
privacy-stored = 保存されるもの
    .text = あなたが選んだ名前、座っている卓とそこでのすべての手、チャットの発言、自分のメモ、ミュートやブロックした相手、報告した内容。サインイン情報はハッシュだけを、最後に使った日とともに保存します。
privacy-device = あなたの端末
    .text = あなたが誰かを示すクッキー一つと、設定だけです。ほかには何もないので、同意を求めることもありません。
privacy-told = 誰に知られるか
    .text = 名前と手は同じ卓の人に、観戦できる卓では誰にでも見えます。チャットは卓の人が読みます。メモを読めるのはあなただけです。運営には名前と卓、そして前後の発言を含む報告が見えますが、伏せられたカードは表示されません。ほかの誰にも知らされません。
privacy-rights = あなたの権利
    .text = 設定で、データをファイルとして受け取り、名前を変え、サインアウトし、あなたを示すものをすべて削除できます。
privacy-kept = 保存期間
privacy-token-days = { $days } 日間使われないサインインは失効し、誰もサインインできなくなった客は削除されます。
privacy-token-ever = サインインは失効しません。
privacy-table-days = 終わった卓は { $days } 日後に削除されます。
privacy-table-ever = 終わったゲームは保存されます。
privacy-report-days = 報告は処理の { $days } 日後に削除されます。
privacy-report-ever = 報告は保存されます。
privacy-log = 不具合や攻撃を見つけるため、リクエストは接続元のネットワークとともに記録されます。
privacy-no-log = リクエストは記録されません。拒否されたものと過剰なものだけ、接続元のネットワークとともに記録されます。
privacy-operator = この家の運営者
admin = 運営
admin-token = トークン
    .help = サーバーで「safehouse admin token 名前」を実行すると作られます。このページを離れると忘れられます。
admin-enter = 入る
admin-wrong = このトークンは無効か、期限切れです。新しいトークンはサーバーのマシンで作れます（safehouse admin token）。
admin-none = ありません。
admin-reports = 報告
admin-settle = 処理済みにする
admin-tables = 卓
admin-status-open = 募集中
admin-status-running = 進行中
admin-status-over = 終了
admin-status-closed = 閉鎖
admin-close = 閉じる
admin-close-warning = 卓 { $id } は結果なしで終わります。
admin-delete = 削除
admin-delete-warning = 卓 { $id } は完全に削除されます。
admin-bans = 客と制限
admin-find = 名前で客を探す
admin-search = 検索
admin-choose = 選ぶ
admin-kind = 種類
admin-ban-mute = 発言を禁止
admin-ban-guest = 客を締め出す
admin-ban-network = ネットワークを締め出す
admin-subject = 客の ID またはネットワーク
admin-days = 日数(0: 無期限)
admin-reason = 理由
admin-ban = 制限する
admin-end = 解除
admin-for-ever = 無期限
admin-words = 使えない言葉
    .help = 一行に一つ。大文字やアクセント記号は区別しません。
admin-saved = 保存しました。
admin-acts = 運営が行ったこと

## 今日の事件

case-title = 今日の事件
case-card = 実際の対局から毎日ひとつの謎。登録は不要です。
case-level = { $level ->
    [1] やさしい
    [2] やさしい
    [3] ふつう
    [4] ふつう
    [5] 難しい
    [6] 難しい
   *[other] とても難しい
}
case-none = この日の事件はありません。
case-solved = 解決済み
case-streak = { $count }日連続
case-clues = 手がかり{ $count }つ
case-sheet = あなたの手帳
case-sheet-help = マスを押す：斜線・丸・?。各列の答えをひとつ丸で囲みます。
case-answer = 答える
case-ring-all = 丸がちょうどひとつでない列が{ $count }列あります。
case-right = 正解！
case-wrong = 違います。
case-broken = 手がかり{ $number }と矛盾します：
case-twice = ふたつの列が同じ答えです。どれも一度しか現れません。
case-left = 最初と各手がかりの後に可能な答えの数：{ $counts }。
case-values = 探索の見込みでは、この手番の勝率は{ $best }、次に良い手番は{ $next }です。
case-turn-done = 手番が完成しました。これが最善ですか？
case-steps = ここまでの手番
case-choices = できること：{ $count }
case-archive = この4週間
case-name-A = アダ
case-name-B = ボリス
case-name-C = クララ
case-name-D = ダリオ
