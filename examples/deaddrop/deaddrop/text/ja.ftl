# 人が読むすべての文章。

game-title = Dead Drop
game-summary = 3か所の隠し場所に書類を隠し、ほかの人が何を隠したかを読み合うゲームです。
game-about = 秘密のある小さなゲームです。Safehouseにゲームを加える方法を示します。

section-1 = 準備
rule-DRP-1-1 = スタートプレイヤーを決め、書類を配るのは偶然だけです。
rule-DRP-1-2 = 全員に、ほかの人には見えない書類が4枚（または3枚）配られます。残りは誰にも見えないまま書庫に置かれます。

section-2 = 手番
rule-DRP-2-1 = スタートプレイヤーから順に、1枚ずつ書類を出します。行動できるのは手番の人だけです。
rule-DRP-2-2 = 手札にある書類を出します。
rule-DRP-2-3 = 隠し場所に隠します。どこに隠したかは全員に見え、何を隠したかはほかの人には見えません。
rule-DRP-2-4 = 1つの隠し場所に隠せるのは2枚までです。
rule-DRP-2-5 = または売ります。書類は全員に見え、1点を得ます。

section-3 = 終了
rule-DRP-3-1 = 誰の手札にも書類がなくなるとゲームが終わり、すべての隠し場所が開かれます。
rule-DRP-3-2 = それぞれの隠し場所の得点は、そこに隠した合計が最も高い人が得ます。同点なら誰も得ません。
rule-DRP-3-3 = 得点の最も多い人の勝ちです。同点なら勝利を分け合います。
rule-DRP-3-4 = ゲームを離れた人の書類は、見えないまま書庫に入ります。席を外すのはテーブルだけで、準備中にはできません。1人だけ残った人の勝ちです。

document-MEMO = メモ
document-MAP = 地図
document-CODE = 暗号帳
document-LIST = 名簿
drop-BENCH = 公園のベンチ
drop-LOCKER = ロッカー
drop-STATUE = 銅像

decision-TURN = あなたの番です。書類を隠すか、売ってください。
decision-TURN-other = { $player }が書類を隠すか、売ります。

action-HIDE = { $document }を隠す：{ $drop }
    .effect = ゲームの終わりまで裏向きで置かれます。
    .kind = 書類を隠す
action-SELL = { $document }を売る
    .effect = 全員に見え、1点を得ます。
    .kind = 書類を売る
action-FIRST_PLAYER = スタートプレイヤー：{ $seat }
action-DEAL = 配る：{ $document }
action-LEAVE = ゲームを離れる：{ $seat }

event-first_player = { $player }から始めます。
event-dealt = { $player }に{ $document }が配られました。
event-drew = { $player }に書類が1枚配られました。
event-hid = { $player }が{ $drop }に{ $document }を隠しました。
event-went = { $player }が{ $drop }に書類を隠しました。
event-sold = { $player }が{ $document }を売り、1点を得ました。
event-found = { $drop }：{ $player }が隠していたのは{ $document }です。
event-paid = { $drop }：{ $player }が{ $points }点を得ました。
event-left = { $player }がゲームを離れました。
event-scored = { $player }は{ $total }点です。
event-won = { $player }の勝ちです。
event-undone = { $player }が{ $count }手戻しました。
score-total = 合計

option-hand = 書類
    .help = 1人に配られる書類の枚数です。
option-hand-4 = 4枚
option-hand-3 = 3枚
option-first_player = スタートプレイヤー
    .help = 最初の手番を行う人を決めます。
option-first_player-random = ランダム
option-data_set = 書類と隠し場所
    .help = 使うセットを選びます。
preset-first = はじめてのゲーム
    .help = 書類は3枚ずつです。
preset-usual = 通常
    .help = 書類は4枚ずつです。
