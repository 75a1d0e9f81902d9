### ウィーン: 日本語テキスト

## The game

game-title = ウィーン
game-summary = 分割されたウィーンの建物に賄賂で入り込み、広場を囲み、機密情報を集め、捜査員が屋根の端に着く前にトラックトークンを進めましょう。
game-about = 毎ラウンド3枚のカードを引き、1枚ずつ秘密に3つの仕事に割り当てます。デスクの引き出しに入れる恒久的な能力、賄賂、トラックトークンの1歩です。その間にエージェントを1人置きます。上級では任務、お金、購入、給料日が加わります。地図、カードの上半分、任務、トラックは、ルールの文章に合わせて復元したものです。

## Headings of the rule groups

section-1 = 準備（入門）
section-2 = 準備（上級）
section-3 = ラウンドとカードフェイズ
section-4 = アクションI：引き出しにカード
section-5 = アクションII：賄賂1枚
section-6 = アクションIII：配置または獲得
section-7 = 広場を囲む
section-8 = アクションIV：トラックトークンと捜査員
section-9 = 市章フェイズと終了
section-10 = 最終得点（入門）
section-11 = 上級：建物とお金
section-12 = 購入・給料日フェイズ
section-13 = 購入
section-14 = 給料日
section-15 = 任務
section-16 = 終了と最終得点（上級）
section-17 = カードの能力
section-18 = 任務の種類
section-19 = 拡張：第三の男
section-20 = 拡張：フェルトスタンド
section-21 = 解決の順序

## Rules 1: set-up, introductory version

rule-VIE-1-1 = ウィーンは2～4人で遊ぶ。各自が黄・赤・青・緑のうち自分の色を持つ。
rule-VIE-1-2 = 入門用の盤面には封蝋も家の文字もない。
rule-VIE-1-3 = 各種類の機密情報タイルを1枚ずつ脇に置く。
rule-VIE-1-4 = 残り40枚（各8枚）を表向きで無作為に、各広場に1枚ずつ置く。
rule-VIE-1-5 = 盤に印刷された国旗を使うか、国旗タイル30枚（各国6枚）を建物に無作為に置く。
rule-VIE-1-6 = 建物には色と国旗が1つずつある。色は支払う賄賂を示す：紫=チョコレート、ピンク=ワイン、オレンジ=雑誌、茶=コーヒー、グレー=タバコ。
rule-VIE-1-7 = 広場は2～4本の道路で建物とつながり、その本数が広場の数字であり得点である。
rule-VIE-1-8 = カード001～090を混ぜて山札とする。捨て札は空。
rule-VIE-1-9 = 賄賂は共通サプライから取る。
rule-VIE-1-10 = 5つのトラックトークンはトラックの最初のマス（エリア1）から始まる。
rule-VIE-1-11 = 捜査員は屋根のAから始まる。屋根はA～Lの12マス。
rule-VIE-1-12 = 捜査タイルはXのない面から始まる。
rule-VIE-1-13 = 各自は空の引き出し3つのデスクと、サプライにエージェント6人を持つ。
rule-VIE-1-14 = 各自は賄賂を各種類1枚ずつ持って始める。
rule-VIE-1-15 = 脇に置いた5枚を混ぜて各自1枚引き、残りはゲームから除く。
rule-VIE-1-16 = 最初のタイルも普通の機密情報として数えるが、受け取っても何も起こらず得点もない。
rule-VIE-1-17 = 市章を受け取る人は、抽選またはホストの指定で決まる。
rule-VIE-1-18 = 得点に上限はない。
rule-VIE-1-19 = 使わない物は箱に残す。

## Rules 2: set-up, full version

rule-VIE-2-1 = 準備は入門版と同じで、以下だけが異なる。盤の反対面を使う。
rule-VIE-2-2 = カード175枚すべてで1つの山札を作る。
rule-VIE-2-3 = 任務AとBを別々に混ぜ、2枚ずつ公開する。4枚とも引き受けられる。
rule-VIE-2-4 = 各自に開始任務を無作為に1枚配り、残りはゲームから除く。
rule-VIE-2-5 = デスクの任務枠は3つ、サイドテーブルがあれば4つ。開始任務が1つを占める。
rule-VIE-2-6 = 各自サプライに5人、隣家に3人のエージェントを持つ。
rule-VIE-2-7 = サイドテーブルと4枚のデスクタイルは隣家にある。
rule-VIE-2-8 = 各自1シリング、賄賂各1枚、機密情報1枚で始める。
rule-VIE-2-9 = 屋根に購入タイル5枚と給料日タイル2枚を人数に応じて置く。
rule-VIE-2-10 = 開始任務に前金はない。

## Rules 3: round and card phase

rule-VIE-3-1 = ラウンドはカードフェイズ、アクションフェイズ、上級では必要なら購入か給料日、そして市章フェイズからなる。
rule-VIE-3-2 = 引き出しのカードの記述は、持ち主にとって一般ルールに優先する。
rule-VIE-3-3 = カードフェイズに各自3枚（電話があれば4枚）引き、持ち越しの手札に加える。
rule-VIE-3-4 = 市章を持つ人から順に1人分ずつ配る。
rule-VIE-3-5 = 山札がなくなったら捨て札を混ぜて新しい山札にする。
rule-VIE-3-6 = 全員が同時に秘密で、アクションI・II・IVに1枚ずつ伏せて置く。
rule-VIE-3-7 = 割り当てなかったカードは表向きに捨てる。
rule-VIE-3-8 = カードは割り当てた部分だけ働く：Iは能力、IIは賄賂、IVは機密情報。
rule-VIE-3-9 = 全員が割り当てたらアクションフェイズに入る。
rule-VIE-3-10 = 市章を持つ人がI～IVを行い、続いて時計回りに各自4つすべてを行う。

## Rules 4: action I

rule-VIE-4-1 = アクションIのカードを公開し、必ず自分の引き出しに入れる。
rule-VIE-4-2 = どの引き出しでもよい。中のカードは捨て札になる。選択ルールでは空の引き出しを先に埋める。
rule-VIE-4-3 = 同じ能力を2つ入れることはできない。同じものがあれば必ず置き換える。
rule-VIE-4-4 = 効果と示された属性が同じなら同じ能力。上半分は関係ない。
rule-VIE-4-5 = 能力は引き出しに入った時から、その手番と以後の手番で働く。
rule-VIE-4-6 = 複数の能力は合わせて働く。使用は任意。
rule-VIE-4-7 = 能力は自分の手番にだけ働く。
rule-VIE-4-8 = 空の引き出しはどれも同じ選択とみなす。

## Rules 5: action II

rule-VIE-5-1 = アクションIIのカードを公開して捨て、左上の賄賂を1枚取る。
rule-VIE-5-2 = 賄賂は尽きない。
rule-VIE-5-3 = 賄賂は公開で上限なし。
rule-VIE-5-4 = この1枚だけがアクションIIの賄賂である。

## Rules 6: action III

rule-VIE-6-1 = アクションIIIではエージェントを1人置くか、同じ賄賂を2枚取るか、上級では2シリングを取る。
rule-VIE-6-2 = 置ける時でも、取ることはいつでもできる。
rule-VIE-6-3 = サプライのエージェント、または盤上の自分のエージェントを、自分のいない別の建物に置く。
rule-VIE-6-4 = 違う色は同じ建物にいてよいが、同じ色は2人いられない。
rule-VIE-6-5 = 配置には建物の色の賄賂2枚を払う。
rule-VIE-6-6 = 該当する割引ごとに賄賂1枚分安くなるが、0未満にはならない。
rule-VIE-6-7 = 置く時に払えなければならない。ボーナスはその後。
rule-VIE-6-8 = 移動するエージェントは先に元の建物を離れ、そこはもう数えない。
rule-VIE-6-9 = 能力が見るのは置いた建物と、そこに相手のエージェントがいるかだけ。
rule-VIE-6-10 = 賄賂やお金を取っても何も起こらず、任務の手順もない。

## Rules 7: enclosing

rule-VIE-7-1 = つながるすべての建物に自分のエージェントがいれば、その広場を囲んだことになる。
rule-VIE-7-2 = 置いた直後に、囲んだ広場すべてのタイルを得る。
rule-VIE-7-3 = タイルごとに広場の数字を得点する。
rule-VIE-7-4 = 1回の配置で複数のタイルを得ることもある。
rule-VIE-7-5 = タイルのない広場を囲んでも何も得られない。広場は補充されない。
rule-VIE-7-6 = タイルを得た後も、エージェントはその場に残る。
rule-VIE-7-7 = 相手のエージェントは関係なく、先に囲んだ人が取る。
rule-VIE-7-8 = 手番の人だけがタイルを得る。番号順に1枚ずつ、それぞれの能力を解決してから次へ進む。

## Rules 8: action IV

rule-VIE-8-1 = アクションIVのカードを公開して捨て、示されたトラックトークンを必ず1マス進める。
rule-VIE-8-2 = トラックトークンを進めた人は、1歩ごとにその種類の自分のタイル1枚につき1点を得る。
rule-VIE-8-3 = 複数歩は1歩ずつ得点する。
rule-VIE-8-4 = 最後のマスのトラックトークンはそこにとどまる。以後の歩みは仮想だが、数えて得点する。
rule-VIE-8-5 = 5つのしきい値がトラックを価値1～6のエリアに分ける。
rule-VIE-8-6 = ラウンドで最初にしきい値を越えたとき、捜査員が1マス進み、捜査タイルを裏返す。
rule-VIE-8-7 = 同じラウンドでその後しきい値を越えても、捜査員は動かない。
rule-VIE-8-8 = 仮想の1歩はしきい値を越えない。
rule-VIE-8-9 = 捜査員は最後のマスを越えず、最終ラウンドには動かない。

## Rules 9: crest phase and end

rule-VIE-9-1 = ラウンドの終わりに捜査タイルを元に戻す。
rule-VIE-9-2 = 市章を時計回りに渡す。
rule-VIE-9-3 = 捜査員がH・J・L（2・3・4人）にいれば、あと1ラウンドで終わる。
rule-VIE-9-4 = その前に全トラックトークンが最後のマスに着いたら、そのラウンドを終え、最終ラウンドを行う。
rule-VIE-9-5 = 最終ラウンドの後に最終得点計算をして終わる。

## Rules 10: final scoring, introductory version

rule-VIE-10-1 = 5種類そろった機密情報1組ごとに10点（選択ルールで15点）。
rule-VIE-10-2 = 機密情報1枚ごとにそのトラックトークンのエリアの値を得る。
rule-VIE-10-3 = 最高得点の人が勝つ。同点なら賄賂の多い人、次に盤上のエージェントの多い人、次に手番順の遅い人が勝つ。

## Rules 11: buildings and money

rule-VIE-11-1 = 建物には5種の封蝋のどれかがあり、10軒には家の文字がある。
rule-VIE-11-2 = お金はシリングで数え、公開で上限なし。
rule-VIE-11-3 = お金は給料日と購入に使い、同点の判定にも使う。得点になるのはキャッシュボックスの中のお金だけ。
rule-VIE-11-4 = 収入とは受け取ったお金すべて：前金、報酬、アクションIIIの2シリング、フェルトスタンドによる追加のお金。

## Rules 12: purchase or payday phase

rule-VIE-12-1 = 捜査員が着いたマスの屋根タイルは、ラウンドの終わりに実行する。
rule-VIE-12-2 = 市章を持つ人から手番順に行う。
rule-VIE-12-3 = その後タイルはゲームから除く。
rule-VIE-12-4 = 最後のマスでは購入はそのラウンドの終わり、給料日は最終ラウンドの後。
rule-VIE-12-5 = 例外的な終了でも5回目の購入と2回目の給料日は行う。同じラウンドに着いたタイルが先。
rule-VIE-12-6 = 購入は5回、給料日は2回まで。
rule-VIE-12-7 = 捜査員が着かなかった屋根タイルは実行しない（最後のマスを除く）。

## Rules 13: purchases

rule-VIE-13-1 = 購入ごとに自分の品を1つ買える。エージェントは1シリング、電話・地図・キャッシュボックス・封蝋は各2シリング、サイドテーブルは3シリング。
rule-VIE-13-2 = 買ったエージェントはサプライに入る。
rule-VIE-13-3 = 電話があれば3枚でなく4枚引き、4枚目は使わずに捨てる。
rule-VIE-13-4 = 地図があれば購入と給料日を賄賂でも払える（1枚1シリング）。
rule-VIE-13-5 = キャッシュボックスがあれば、収入のうち好きな額をすぐ中に入れられる。
rule-VIE-13-6 = 手元のお金を後からキャッシュボックスに入れることはできず、中のお金は使えない。
rule-VIE-13-7 = キャッシュボックスがあれば、任務を達成するたびに追加の1シリングが中に入る。
rule-VIE-13-8 = キャッシュボックスは12シリングまで。満杯なら何も入らない。
rule-VIE-13-9 = 賄賂はキャッシュボックスに入れられない。
rule-VIE-13-10 = 封蝋タイルがあれば、任務を達成するたびに3点多く得る。
rule-VIE-13-11 = サイドテーブルは引き出しと任務枠を1つ増やす。デスクタイルではない。
rule-VIE-13-12 = 何も買わなくてもよい。

## Rules 14: paydays

rule-VIE-14-1 = 盤上の自分のエージェント1人につき1シリング払う。
rule-VIE-14-2 = 払わないエージェントはサプライに戻る。どれかは自分で選ぶ。
rule-VIE-14-3 = 未払いのエージェントがいる限りお金を使わねばならない。キャッシュボックスのお金は使えない。
rule-VIE-14-4 = 地図があれば賄賂でも払えるが、義務ではない。
rule-VIE-14-5 = 賄賂で払わない分はお金で払えるだけ払う。お金が残るのは全員分を払ったときだけ。
rule-VIE-14-6 = 盤外のエージェントは無料。得たものは失わない。
rule-VIE-14-7 = エージェントが盤を離れるときに、広場を囲んだかどうかの判定はしない。

## Rules 15: missions

rule-VIE-15-1 = 配置の後に任務の手順がある。その建物の国旗の任務だけが対象。
rule-VIE-15-2 = その国旗の公開任務を1つ引き受けるか、その国旗の自分の任務をいくつでも達成するか、何もしない。引き受けて達成するという両方はできない。
rule-VIE-15-3 = 引き受けるには空き枠が要る。
rule-VIE-15-4 = 引き受けるとすぐ前金：Aは1、Bは2シリング。
rule-VIE-15-5 = 空いた所は同じ山からすぐ補充する（残っていれば）。
rule-VIE-15-6 = 任務を達成するには、その時にすべての要件を満たす必要がある。物は見せるだけで、支払わない。
rule-VIE-15-7 = 同じ国旗の任務を複数達成できる。同じ物がそれぞれに数えられる。
rule-VIE-15-8 = 任務に複数回示された物は、その数だけ必要。
rule-VIE-15-9 = 報酬を得る。任務はゲームから除かれ枠が空く。
rule-VIE-15-10 = 同じアクションで先に得た物も数える。
rule-VIE-15-11 = 引き受けた手番には達成できず、返すこともできない。

## Rules 16: end and final scoring, full version

rule-VIE-16-1 = 最後から2番目のラウンドでは市章フェイズの前に5回目の購入がある。
rule-VIE-16-2 = 最終ラウンドの後、達成していない任務1つにつき好きなエージェントを1人、盤から戻す。
rule-VIE-16-3 = 続いて2回目の給料日、最終得点計算。
rule-VIE-16-4 = 機密情報1枚ごとにそのトラックトークンのエリアの値を得る。
rule-VIE-16-5 = 上級では組の得点はない。
rule-VIE-16-6 = デスクタイル1・2・3・4枚で1・3・6・10点。
rule-VIE-16-7 = キャッシュボックスの1シリングごとに2点。
rule-VIE-16-8 = 盤上のエージェント数の順位点：2人は8、3人は12・6、4人は12・8・4。
rule-VIE-16-9 = 同数なら手元のお金、次に賄賂。なお同じなら順位点を分け合う。
rule-VIE-16-10 = エージェントがいない人も同じく順位に入る。
rule-VIE-16-11 = 最高得点の人が勝つ。同点なら手元のお金の多い人、次に賄賂の多い人、次に手番順の遅い人が勝つ。

## Rules 17: abilities

rule-VIE-17-1 = ボーナスから別のボーナスは発生しない。トラックトークンの歩みの得点としきい値越えは常に有効。
rule-VIE-17-2 = 1つの出来事が複数の能力に当てはまれば、すべて働く。
rule-VIE-17-3 = 能力は任意。選択が要るものは断れる。
rule-VIE-17-4 = 10枚組は各属性2枚ずつ、5枚組は1枚ずつ。属性のない組は全部同じ。
rule-VIE-17-5 = 175枚に118種の能力があり、そのうち66種が001～090にある。
rule-VIE-17-6 = 001–010：アクションIIの賄賂が示されたものなら、もう1枚取る。
rule-VIE-17-7 = 011–015：アクションIIの賄賂が示されたものなら2点。
rule-VIE-17-8 = 016–020：アクションIIの賄賂が示されたものなら、好きなトラックトークンを1マス進める。
rule-VIE-17-9 = 021–025：示された色の建物に置くと好きな賄賂1枚。
rule-VIE-17-10 = 026–030：示された色の建物に置くと3点。
rule-VIE-17-11 = 031–035：示された色の建物に置くと好きなトラックトークンを1マス進める。
rule-VIE-17-12 = 036–045：示された国旗の建物に置くと、支払う賄賂が1枚減る。
rule-VIE-17-13 = 046–055：示された国旗の建物に置くと好きな賄賂1枚。
rule-VIE-17-14 = 056–060：示された国旗の建物に置くと3点。
rule-VIE-17-15 = 061–065：示された国旗の建物に置くと好きなトラックトークンを1マス進める。
rule-VIE-17-16a = 066–075：アクションIVで示されたトラックトークンを進めると好きな賄賂1枚。
rule-VIE-17-16b = 076–080：アクションIVで示されたトラックトークンを進めると2点。
rule-VIE-17-16c = 081–085：相手のエージェントのいる建物に置くと示された賄賂2枚。
rule-VIE-17-16d = 086–090：相手のエージェントのいる建物に置くと5点。
rule-VIE-17-17 = 091–100：示された封蝋の建物に置くと、支払う賄賂が1枚減る。
rule-VIE-17-18 = 101–110：示された封蝋の建物に置くと好きな賄賂1枚。
rule-VIE-17-19 = 111–115：示された封蝋の建物に置くと3点。
rule-VIE-17-20 = 116–120：示された封蝋の建物に置くと好きなトラックトークンを1マス進める。
rule-VIE-17-22 = 121–125：相手のエージェントのいる建物に置くと、支払う賄賂が1枚減る。
rule-VIE-17-23 = 126–130：相手のエージェントのいる建物に置くと次のラウンド用に2枚引く。
rule-VIE-17-24 = その2枚は手札に残り、次のラウンドは通常どおり引いて3枚割り当て、残りを捨てる。最終ラウンドには引かない。
rule-VIE-17-25 = 131–135：示された機密情報を得ると、人数分の異なる賄賂を得る。
rule-VIE-17-26 = 136–140：示された機密情報を得ると8点。
rule-VIE-17-27 = 141–145：示された機密情報を得るとそのトラックトークンを2マス進められる。
rule-VIE-17-28 = 146–155：配置の支払いで、示された賄賂を他の種類の代わりに使える。
rule-VIE-17-30 = 156–165：アクションIVのカードがこれを示すなら、代わりに他のトラックトークンを進められる。
rule-VIE-17-31 = 166–170：持っていない種類の機密情報を得ると5点。
rule-VIE-17-32a = 171：2の広場から機密情報を得ると同じ賄賂2枚。
rule-VIE-17-32b = 172：3の広場から機密情報を得ると同じ賄賂3枚。
rule-VIE-17-32c = 173：4の広場から機密情報を得ると同じ賄賂4枚。
rule-VIE-17-33 = 174–175：どの機密情報でも得ると好きな賄賂1枚。
rule-VIE-17-34 = 001–020はアクションIIのカードの賄賂にだけ反応する。
rule-VIE-17-35 = 割引は合計されるが、価格は0未満にならない。
rule-VIE-17-36 = 同じ建物に相手のエージェントが何人いても1人と数える。
rule-VIE-17-37 = ワイルドの賄賂は配置の支払いだけに使える。複数の種類を混ぜてよい。
rule-VIE-17-38 = 066–080はアクションIVの1歩（実・仮想・変更後）にだけ反応する。
rule-VIE-17-39 = 獲得の能力はタイルごとに1回働く。
rule-VIE-17-40 = 最後のマスのトラックトークンも選べる。

## Rules 18: types of missions

rule-VIE-18-1 = 任務には国旗・報酬・要件・分類・番号がある。
rule-VIE-18-2 = 封蝋任務：示された封蝋の建物に自分のエージェントがいる（封蝋ごとに1軒）。
rule-VIE-18-3 = 賄賂任務：示された賄賂をすべて持つ。
rule-VIE-18-4 = 建物任務：示された文字の建物に自分のエージェントがいる。
rule-VIE-18-5 = 機密任務：示された機密情報をすべて持つ。
rule-VIE-18-6 = 一緒に達成する任務では、物は1回分でよい。

## Rules 19: the third man

rule-VIE-19-1 = 準備の最後に、手番順の最後の人が第三の男を紫の建物に置く。
rule-VIE-19-2 = 囲む時は全員のエージェントとして数える。
rule-VIE-19-3 = 彼の助けだけで囲んだ広場は1点少ない。
rule-VIE-19-4 = 第三の男のいる建物に自分のエージェントもいれば、助けたことにはならない。
rule-VIE-19-5 = 助けた配置の後、隣の建物へ1回移る。
rule-VIE-19-6 = 別の色へ行き、グレーには行かない。
rule-VIE-19-7 = タイルの残る広場が最も多い建物へ行く。選択ルールではタイルの残る最大の広場のある建物へ。
rule-VIE-19-8 = 同じなら紫・茶・ピンク・オレンジの順。なお同じなら手番の人が選ぶ。
rule-VIE-19-9 = どの建物にも入れ、誰も妨げない。
rule-VIE-19-10 = その他の点では、自分のエージェントでも相手のエージェントでもない。
rule-VIE-19-11 = 彼の移動でタイルは得られない。次の配置で数える。
rule-VIE-19-12 = 行き先がなければとどまる。
rule-VIE-19-13 = 能力は広場の数字を見る。減った得点ではない。

## Rules 20: Stefan Feld agents

rule-VIE-20-1 = 各自は自分の色のフェルトスタンドを持つ：青ハンブルク、緑アムステルダム、赤ニューヨーク、黄マラケシュ。
rule-VIE-20-2 = 他の自分のエージェントが5人盤上にいれば、初めて置ける。
rule-VIE-20-3 = 一度置いた後はいつでも置ける。
rule-VIE-20-4 = 一度も置いていなければ、給料日の後も条件が必要。
rule-VIE-20-5 = エージェントが減っても盤を離れなくてよい。
rule-VIE-20-6 = その他は自分の色の普通のエージェント。
rule-VIE-20-7 = 給料日にはチョコレート1枚を払う。なければサプライに戻る。他のエージェントより先に処理する。
rule-VIE-20-8 = 能力aはフェルトスタンドがどこにいても最初から働く。
rule-VIE-20-9 = 能力bはフェルトスタンド自身を置くか動かした手番に働く（マラケシュbは例外）。
rule-VIE-20-10 = ハンブルクa：報酬にお金のある任務を達成すると1シリング多く得る。
rule-VIE-20-11 = ハンブルクb：フェルトスタンドを貴族の建物に置く費用は賄賂1枚まで。
rule-VIE-20-12 = アムステルダムa：アクションIIの賄賂がコーヒーなら、もう1枚取る。
rule-VIE-20-13 = アムステルダムb：置いた手番に、賄賂任務ごとにコーヒー1枚を他の賄賂1枚の代わりにできる。
rule-VIE-20-14 = ニューヨークa：アメリカの任務は1点多く、賄賂1枚を見せなくてよい。
rule-VIE-20-15 = ニューヨークb：フェルトスタンドをアメリカの建物に置く費用は賄賂1枚まで。
rule-VIE-20-16 = マラケシュa：任務を引き受けるたび（開始任務も）1シリング多く得る。
rule-VIE-20-17 = マラケシュb：隣に別のエージェントを置いた後、フェルトスタンドは自分のいない隣の建物へ移れる。
rule-VIE-20-18 = この移動は無料で配置ではない。得たタイルは普通に数える。
rule-VIE-20-19 = フェルトスタンドが盤上にいる必要がある。フェルトスタンド自身の配置では起こらない。
rule-VIE-20-20 = 両方の拡張を一緒に使える。

## Rules 21: order of resolution

rule-VIE-21-1 = アクションII：公開、賄賂、同じ賄賂、得点、トラックトークン。
rule-VIE-21-2 = 配置：建物、エージェント、支払い、フェルトスタンド、マラケシュの移動、タイル1枚ずつ、第三の男、自動ボーナス、賄賂の選択、トラックトークンの選択、任務。
rule-VIE-21-3 = アクションIV：公開、トラックトークン選択、1歩（得点・しきい値）、得点、賄賂。
rule-VIE-21-4 = 任務は1つずつ：得点、追加シリング、お金と預け入れ。
rule-VIE-21-5 = 1歩：移動、得点、しきい値。

## Why not?

why-VIE-1-1 = 色は抽選で決まり、それぞれ1回だけです。
why-VIE-1-4 = 機密情報タイルは抽選で置かれます。
why-VIE-1-5 = 国旗は抽選で置かれます。
why-VIE-1-13 = デスクの引き出しは3つです。サイドテーブルは上級だけにあります。
why-VIE-1-15 = 最初の機密情報は抽選で決まります。
why-VIE-1-17 = スタートプレイヤーは抽選で決まります。
why-VIE-2-3 = 任務は抽選で決まります。
why-VIE-3-3 = カードは山札から無作為に引かれます。
why-VIE-3-6 = 手札をI・II・IVの順に割り当て、確定してください。
why-VIE-3-10 = あなたの手番でないか、今はそれを選ぶ場面ではありません。
why-VIE-4-1 = 今はカードを自分の引き出しに入れてください。
why-VIE-4-2 = 空の引き出しを先に埋めてください。
why-VIE-4-3 = 同じ能力が別の引き出しにあります。それを置き換えてください。
why-VIE-4-8 = 空の引き出しはどれも同じです。最初のものを選んでください。
why-VIE-6-1 = 今は配置するか賄賂を取ってください。シリングは上級だけです。
why-VIE-6-3 = 置けるエージェントがそこにいません。
why-VIE-6-4 = その建物にはすでに自分のエージェントがいます。
why-VIE-6-5 = 支払えないか、価格が違います。
why-VIE-8-1 = カードの示すトラックトークンを進めなければなりません。
why-VIE-9-5 = ゲームは終わっています。
why-VIE-12-2 = このフェイズでは今、他の人の番です。
why-VIE-13-1 = 隣家に残る品のうち、支払えるものを1つ買うか、パスしてください。
why-VIE-13-4 = 持っている物で払ってください。先にお金、次に賄賂を順番に払います。
why-VIE-13-5 = キャッシュボックスに入れられるのは収入だけで、持っている場合に限ります。
why-VIE-13-6 = キャッシュボックスのお金では払えません。
why-VIE-13-8 = キャッシュボックスにそれだけの空きがありません。
why-VIE-13-11 = 4つ目の引き出しにはサイドテーブルが必要です。
why-VIE-14-2 = 盤上の普通のエージェントを選んでください。
why-VIE-14-4 = この賄賂では払えません。残りはお金で払ってください。
why-VIE-15-1 = この任務の国旗は、置いた建物の国旗と違います。
why-VIE-15-2 = この任務は今、引き受けることも達成することもできません。
why-VIE-15-3 = 任務の空き枠がありません。
why-VIE-15-6 = この任務の要件をすべては満たしていません。
why-VIE-16-2 = 手番順に、未達成の任務の分だけエージェントを戻します。盤上の自分のエージェントを選んでください。
why-VIE-17-3 = 能力で得る物を選ぶか、断ってください。
why-VIE-17-25 = 人数分の異なる賄賂を選ぶか、断ってください。
why-VIE-17-27 = トラックトークンを進めるか、断ってください。
why-VIE-17-28 = この賄賂はワイルドではありません。
why-VIE-19-1 = 手番順で最後の人が第三の男を紫の建物に置きます。
why-VIE-19-5 = 第三の男は隣の建物にしか行きません。
why-VIE-19-6 = 第三の男は別の色の建物へ行き、グレーには行きません。
why-VIE-19-7 = 第三の男は、広場のより良い別の建物を選びます。
why-VIE-19-8 = 第三の男の行き先を選んでください。紫、茶色、ピンク、オレンジの順に優先されます。
why-VIE-20-1 = そのフェルトスタンドはサプライにありません。
why-VIE-20-2 = 先に、他の自分のエージェントが5人盤上にいなければなりません。
why-VIE-20-7 = フェルトスタンドはお金では払えません。普通のエージェントを選んでください。
why-VIE-20-17 = フェルトスタンドは隣の建物にだけ移れます。

## Terms

term-agent = エージェント
term-building = 建物
term-square = 広場
term-street = 道路
term-colour = 色
term-flag = 国旗
term-seal = 封蝋
term-letter = 家の文字
term-bribe = 賄賂
term-bribes = 賄賂
term-secret = 機密情報
term-secrets = 機密情報
term-marker = トラックトークン
term-track = トラック
term-threshold = しきい値
term-area = エリア
term-investigator = 捜査員
term-roof = 屋根
term-crest = 市章
term-desk = デスク
term-drawer = 引き出し
term-drawers = 引き出し
term-ability = 能力
term-bonus = ボーナス
term-hand = 手札
term-assigned = 割り当て
term-committed = 伏せた
term-deck = 山札
term-discards = 捨て札
term-supply = サプライ
term-annex = 隣家
term-money = シリング
term-box = キャッシュボックス
term-mission = 任務
term-missions = 任務
term-display = 公開任務
term-figure = フェルトスタンド
term-third-man = 第三の男
term-round = ラウンド
term-last-round = 最終ラウンド
term-score = 得点
term-seat = 席
term-purchase = 購入
term-payday = 給料日
term-price = 価格

## Sorts

bribe-chocolate = チョコレート
bribe-wine = ワイン
bribe-magazine = 雑誌
bribe-coffee = コーヒー
bribe-tobacco = タバコ
colour-violet = 紫
colour-pink = ピンク
colour-orange = オレンジ
colour-brown = 茶色
colour-grey = グレー
secret-flask = フラスコ
secret-pistol = 拳銃
secret-briefcase = ブリーフケース
secret-microfilm = マイクロフィルム
secret-slide = スライド
flag-US = アメリカ
flag-SU = ソ連
flag-FR = フランス
flag-GB = イギリス
flag-AT = オーストリア
seal-administration = 行政
seal-science = 科学
seal-religion = 宗教
seal-culture = 文化
seal-nobility = 貴族
seat-colour-yellow = 黄
seat-colour-red = 赤
seat-colour-blue = 青
seat-colour-green = 緑
figure-hamburg = ハンブルク
figure-amsterdam = アムステルダム
figure-new_york = ニューヨーク
figure-marrakesh = マラケシュ
item-agent = エージェント
item-telephone = 電話
item-map = 地図
item-box = キャッシュボックス
item-seal = 封蝋
item-table = サイドテーブル
building-supply = サプライ
building-figure = サプライ（フェルトスタンド）
roof-tile-none = なし
roof-tile-purchase = 購入
roof-tile-payday = 給料日
roof-tile-both = 購入と給料日

## Abilities

ability-II_SAME = アクションIIの賄賂が{ $shows }：もう1枚
ability-II_PTS2 = アクションIIの賄賂が{ $shows }：2点
ability-II_MARK = アクションIIの賄賂が{ $shows }：好きなトークン+1
ability-FLAG_LESS = { $shows }の建物に置く：賄賂1枚分安い
ability-SEAL_LESS = { $shows }の建物に置く：賄賂1枚分安い
ability-FOR_LESS = 相手のいる建物に置く：賄賂1枚分安い
ability-WILD = 配置の時、{ $shows }はどの種類の代わりにもなる
ability-GET_PTS8 = { $shows }を得る：8点
ability-NEW_PTS5 = 新しい種類の機密情報を得る：5点
ability-GET_MARK2 = { $shows }を得る：そのトークン+2
ability-GET_DIFF = { $shows }を得る：人数分の異なる賄賂
ability-SQ2_2 = 2の広場から得る：同じ賄賂2枚
ability-SQ3_3 = 3の広場から得る：同じ賄賂3枚
ability-SQ4_4 = 4の広場から得る：同じ賄賂4枚
ability-ANY_BRIBE = どの機密情報でも得る：賄賂1枚
ability-COL_PTS3 = { $shows }の建物に置く：3点
ability-FLAG_PTS3 = { $shows }の建物に置く：3点
ability-SEAL_PTS3 = { $shows }の建物に置く：3点
ability-FOR_PTS5 = 相手のいる建物に置く：5点
ability-FOR_2X = 相手のいる建物に置く：{ $shows }2枚
ability-FOR_DRAW2 = 相手のいる建物に置く：2枚引く
ability-COL_BRIBE = { $shows }の建物に置く：賄賂1枚
ability-FLAG_BRIBE = { $shows }の建物に置く：賄賂1枚
ability-SEAL_BRIBE = { $shows }の建物に置く：賄賂1枚
ability-COL_MARK = { $shows }の建物に置く：好きなトークン+1
ability-FLAG_MARK = { $shows }の建物に置く：好きなトークン+1
ability-SEAL_MARK = { $shows }の建物に置く：好きなトークン+1
ability-IV_SWAP = IVが{ $shows }なら、他のトークンを進めてよい
ability-IV_PTS2 = アクションIVで{ $shows }を進める：2点
ability-IV_BRIBE = アクションIVで{ $shows }を進める：賄賂1枚

## Decisions

decision-FIRST_PLAYER = スタートプレイヤーを抽選しています。
decision-FIRST_PLAYER-other = スタートプレイヤーを抽選しています。
decision-COLOUR = 色を抽選しています。
decision-COLOUR-other = 色を抽選しています。
decision-TILE = 機密情報を広場に並べています。
decision-TILE-other = 機密情報を広場に並べています。
decision-FLAG = 国旗を並べています。
decision-FLAG-other = 国旗を並べています。
decision-SECRET = 最初の機密情報を引いています。
decision-SECRET-other = 最初の機密情報を引いています。
decision-START_MISSION = 開始任務を配っています。
decision-START_MISSION-other = 開始任務を配っています。
decision-DISPLAY = 任務を公開しています。
decision-DISPLAY-other = 任務を公開しています。
decision-DRAW = カードを引いています。
decision-DRAW-other = カードを引いています。
decision-THIRD_MAN_START = 第三の男を紫の建物に置いてください。
decision-THIRD_MAN_START-other = { $player }が第三の男の出発点を選んでいます。
decision-ASSIGN = アクションI・II・IVに1枚ずつ割り当てて伏せてください。
decision-ASSIGN-other = { $player }がカードを割り当てています。
decision-DRAWER = アクションI：カードを入れる引き出しを選んでください。
decision-DRAWER-other = { $player }が引き出しを選んでいます。
decision-ACTION_III = アクションIII：エージェントを置くか、賄賂かお金を取ってください。
decision-ACTION_III-other = { $player }がアクションIIIを決めています。
decision-TARGET = エージェントを置く建物を選んでください。
decision-TARGET-other = { $player }が建物を選んでいます。
decision-AGENT = 置くエージェントを選んでください。
decision-AGENT-other = { $player }がエージェントを選んでいます。
decision-PAYMENT = 支払い方を選んでください。
decision-PAYMENT-other = { $player }が支払っています。
decision-FIGURE_STEP = マラケシュは隣の建物へ移れます。
decision-FIGURE_STEP-other = { $player }がマラケシュの移動を決めています。
decision-MARKER_TWICE = このトラックトークンを2マス進めますか？
decision-MARKER_TWICE-other = { $player }がトラックトークンを進めるか決めています。
decision-DIFFERENT_BRIBES = 異なる賄賂を選んでください。
decision-DIFFERENT_BRIBES-other = { $player }が賄賂を選んでいます。
decision-BRIBE = 賄賂を選ぶか、断ってください。
decision-BRIBE-other = { $player }が賄賂を選んでいます。
decision-MARKER = 進めるトラックトークンを選ぶか、断ってください。
decision-MARKER-other = { $player }がトラックトークンを選んでいます。
decision-THIRD_MAN = 第三の男の行き先を選んでください。
decision-THIRD_MAN-other = { $player }が第三の男の行き先を選んでいます。
decision-MISSIONS = 任務：1つ引き受けるか、自分の任務を達成するか、終えてください。
decision-MISSIONS-other = { $player }が任務について決めています。
decision-DEPOSIT = 収入のうちいくらをキャッシュボックスに入れますか？
decision-DEPOSIT-other = { $player }がキャッシュボックスに入れる額を決めています。
decision-ACTION_IV = アクションIV：進めるトラックトークンを選んでください。
decision-ACTION_IV-other = { $player }がアクションIVのトラックトークンを選んでいます。
decision-PURCHASE = 購入：品を1つ買うか、パスしてください。
decision-PURCHASE-other = { $player }は品を買えます。
decision-PAY_ITEM = 購入の支払い：シリングか賄賂を1枚ずつ選んでください。
decision-PAY_ITEM-other = { $player }が品の代金を払っています。
decision-PAYDAY = 給料日：エージェントに賄賂で払うか、残りをお金で払ってください。
decision-PAYDAY-other = { $player }がエージェントに払っています。
decision-UNPAID = 戻す未払いのエージェントを選んでください。
decision-UNPAID-other = { $player }が未払いのエージェントを戻しています。
decision-UNFULFILLED = 達成していない任務のために戻すエージェントを選んでください。
decision-UNFULFILLED-other = { $player }が、達成していない任務のためにエージェントを戻しています。

## Actions

action-FOR_I = カード{ $card }をアクションIに
    .kind = アクションIのカード
    .effect = 能力が自分の引き出しに入ります。
action-FOR_II = カード{ $card }をアクションIIに
    .kind = アクションIIのカード
    .effect = 左上の賄賂を得ます。
action-FOR_IV = カード{ $card }をアクションIVに
    .kind = アクションIVのカード
    .effect = 右上のトラックトークンを進めます。
action-COMMIT = 伏せる
    .effect = カードはそのままです。全員が伏せたらアクションが始まります。
action-DRAWER = 引き出し{ $drawer }
    .kind = 引き出しを選ぶ
    .effect = カードを入れます。中のカードは捨てます。
action-PLACE = エージェントを置く
    .effect = 建物、エージェント、支払い方を選びます。
action-TAKE = 賄賂を2枚取る：{ $bribe }
    .kind = 賄賂を2枚取る
    .effect = この賄賂を2枚取り、エージェントは置きません。
action-SCHILLINGS = 2シリング取る
    .effect = お金を取り、エージェントは置きません。
action-TARGET = { $building }に置く
    .kind = 建物を選ぶ
    .effect = ここにエージェントを置きます。
action-MOVE = { $building }のエージェントを動かす
    .kind = エージェントを動かす
    .effect = 元の建物を離れます。そこはもう数えません。
action-SUPPLY = サプライのエージェント
    .effect = 普通のエージェントをサプライから置きます。
action-FIGURE = サプライのフェルトスタンド
    .effect = フェルトスタンドを置きます。
action-PAY = 支払う：{ $payment }
    .kind = 支払いを選ぶ
    .effect = この賄賂をサプライに戻します。
action-STEP = フェルトスタンドが{ $building }へ移る
    .kind = フェルトスタンドの移動
    .effect = 広場の判定の前に、無料で移動します。
action-STAY = フェルトスタンドはとどまる
    .effect = フェルトスタンドは動きません。
action-YES = トラックトークンを2マス進める
    .effect = 新しいタイルも含め、1歩ずつ得点します。
action-SORTS = 取る：{ $sorts }
    .kind = 異なる賄賂
    .effect = 1枚ずつ取ります。
action-BRIBE = 取る：{ $bribe }
    .kind = 賄賂を選ぶ
    .effect = 能力でこの賄賂を得ます。
action-MARKER = 進める：{ $secret }
    .kind = トラックトークンを選ぶ
    .effect = トラックトークンが1マス進み、その種類の自分の機密情報で得点します。
action-DECLINE = 断る
    .effect = このボーナスを受けません。
action-THIRD_MAN = 第三の男を{ $building }へ
    .kind = 第三の男
    .effect = 次に助けるまでここにいます。
action-ACCEPT = 任務{ $mission }を引き受ける
    .kind = 任務を引き受ける
    .effect = 枠を使い、前金を得ます。この手番では、他に引き受けることも達成することもできません。
action-FULFIL = 任務{ $mission }を達成する
    .kind = 任務を達成する
    .effect = 報酬を得て、任務はゲームから除かれます。
action-DONE = 任務を終える
    .effect = 任務の手順を終えます。
action-DEPOSIT = キャッシュボックスに{ $amount }シリング入れる
    .kind = 預け入れ
    .effect = 中のお金は最後に得点になりますが、使うことはできません。
action-BUY = 買う：{ $item }
    .kind = 品を買う
    .effect = 今から働きます。
action-PASS = 何も買わない
    .effect = お金を残します。
action-COIN = 1シリング払う
    .effect = 1単位をお金で払います。
action-SPEND = { $bribe }で払う
    .kind = 賄賂で払う
    .effect = 1単位をこの賄賂で払います。
action-SETTLE = 残りをお金で払う
    .effect = お金で払えるだけ払い、未払いのエージェントを戻します。
action-RECALL = { $building }のエージェントを戻す
    .kind = エージェントを戻す
    .effect = サプライに戻ります。
action-FIRST_PLAYER = スタートプレイヤー：{ $seat }
    .kind = スタートプレイヤー
    .effect = この人が市章を受け取ります。
action-COLOUR = 色：{ $colour }
    .kind = 色を引く
    .effect = 次の人の色になります。
action-TILE = 機密情報：{ $secret }
    .kind = 機密情報を置く
    .effect = 次の広場に置きます。
action-FLAG = 国旗：{ $flag }
    .kind = 国旗を置く
    .effect = 次の建物に置きます。
action-SECRET = 最初の機密情報：{ $secret }
    .kind = 最初の機密情報
    .effect = 次の人のものになります。
action-MISSION = 任務{ $mission }
    .kind = 任務を引く
    .effect = この任務がゲームに加わります。
action-DRAW = カード{ $card }を引く
    .kind = カードを引く
    .effect = このカードが手札に入ります。
action-AUTO = 自動で進む
    .effect = ゲームを去った人の代わりに、決まった規則で答えます。
action-LEAVE = ゲームを去る：{ $seat }
    .kind = ゲームを去る
    .effect = その席は決まった規則で続けます。

## Events

event-first_player = { $player }が市章を受け取る。
event-colour = { $player }の色は{ $colour }。
event-tile = { $square }：{ $secret }。
event-flag = { $building }：{ $flag }。
event-start_secret = { $player }は{ $secret }で始める。
event-start_mission = { $player }は開始任務{ $mission }と{ $money }シリングを得る。
event-displayed = 任務{ $mission }が公開された。
event-third_man = 第三の男は{ $building }にいる。
event-round = ラウンド{ $number }開始。市章は{ $player }。
event-reshuffled = 捨て札{ $count }枚が新しい山札になる。
event-drew = { $player }がカードを引く：{ $card }。
event-assigned = { $player }がカード{ $card }をアクション{ $role }に割り当てる。
event-committed = { $player }がカードを3枚伏せた。
event-discarded = { $player }がカード{ $card }を使わず捨てる。
event-revealed = { $player }がアクション{ $role }のカード{ $card }を公開する。
event-drawer = { $player }がカード{ $card }を引き出し{ $drawer }に入れる（前：{ $old }）。
event-bribes = { $player }が{ $bribe }を{ $count }枚取る（カード{ $card }）。
event-income = { $player }に{ $count }シリングの収入。
event-money = { $player }が{ $count }シリング取る。
event-points = { $player }が{ $count }点得る（カード{ $card }）。
event-placing = { $player }がエージェントを置く。
event-target = { $player }が{ $building }を選ぶ。
event-agent = { $player }が{ $origin }のエージェントを取る。
event-placed = { $player }が{ $origin }から{ $building }に置く（支払い：{ $payment }）。
event-figure_step = { $player }のフェルトスタンドが{ $origin }から{ $building }へ移る。
event-figure_stays = { $player }のフェルトスタンドはとどまる。
event-gained = { $player }が{ $square }を囲み{ $secret }を得る：{ $points }点。
event-marker = { $player }が{ $secret }をマス{ $space }へ進める：{ $points }点。
event-investigator = 捜査員が{ $space }へ進む。屋根タイル：{ $tile }。
event-end_near = 終わりが近い。あと1ラウンド（{ $exceptional ->
    [0] 捜査員が着いた
   *[other] 全トラックトークンが着いた
}）。
event-declined = { $player }は断る。
event-accepted = { $player }が任務{ $mission }を引き受け{ $money }シリング得る。
event-fulfilled = { $player }が任務{ $mission }を達成する：{ $points }点、{ $money }シリング。
event-missions_done = { $player }は任務を終える。
event-deposited = { $player }がキャッシュボックスに{ $amount }シリング入れる（{ $extra ->
    [0] 収入
   *[other] 追加のシリング
}）。
event-bought = { $player }が買う：{ $item }。
event-passed = { $player }は何も買わない。
event-paid_money = { $player }が{ $count }シリング払う。
event-paid_bribe = { $player }が{ $bribe }で払う。
event-settled = { $player }が{ $money }シリング払う。未払い：{ $unpaid }人。
event-figure_paid = { $player }がフェルトスタンドにチョコレートを払う。
event-recalled = { $player }が{ $building }のエージェントを戻す。
event-purchase = 購入{ $number }回目。
event-payday = 給料日{ $number }回目。
event-removals = 未達成の任務1つにつき、エージェントを1人戻す。
event-crest = { $player }が市章を受け取る。
event-last_round = 最終ラウンドが始まる。
event-left = { $player }がゲームを去る。
event-scored = { $player }が{ $points }点得る：{ $line }。
event-total = { $player }は合計{ $points }点。
event-won = { $player }の勝ち。
event-undone = { $player }が{ $count }手戻す。

## Options

option-version = 版
    .help = 入門は最初の数回向けです。上級では任務、お金、カードが加わります。
option-version-full = 上級
option-version-intro = 入門
option-flags = 国旗
    .help = 無作為に置くか、盤に印刷されたとおりにします。
option-flags-random = 無作為
option-flags-printed = 印刷どおり
option-set_bonus = 組のボーナス
    .help = 5種類そろった機密情報1組ごとの得点です（入門のみ）。印刷は10点で、日本語版は15点とし、10点を誤植としています。
option-set_bonus-10 = 10
option-set_bonus-15 = 15
option-third_man = 第三の男
    .help = 中立の駒が、全員の広場を囲むのを助けます。
option-third_man-on = あり
option-third_man-off = なし
option-third_man_rule = 第三の男の進み方
    .help = 助けた後の行き先を決めます。
option-third_man_rule-most_squares = タイルの残る広場が最も多い方
option-third_man_rule-largest_square = タイルの残る最大の広場の方
option-feld_agents = フェルトスタンド
    .help = 各色に2つの能力を持つフェルトスタンドがあります（上級のみ）。
option-feld_agents-on = あり
option-feld_agents-off = なし
option-drawer_rule = 引き出し
    .help = カードを置き換える前に、空の引き出しを先に埋めるかどうかを決めます。
option-drawer_rule-any = どれでも
option-drawer_rule-fill_first = 空きを先に埋める
option-first_player = スタートプレイヤー
    .help = 最初に市章を持つ人を決めます。
option-first_player-random = 抽選
option-colours = 色
    .help = ランダムに決めるか、席ごとに1色を選びます。フェルトスタンドでは色が都市を決めます：青ハンブルク、緑アムステルダム、赤ニューヨーク、黄マラケシュ。
option-colours-random = 抽選
option-data_set = 地図・カード・任務
    .help = 使うコンポーネントのセットを選びます。
preset-first = はじめてのゲーム
    .help = 入門版。国旗は印刷どおりに置きます。
preset-usual = 通常
    .help = 上級。任務とお金があり、カードが増えます。
preset-everything = 全部入り
    .help = 上級に、第三の男とシュテファン・フェルトのエージェントを加えます。

## Browser

event-drew-hidden = { $player }がカードを引く。
event-assigned-hidden = { $player }がアクション{ $role }にカードを伏せる。
event-discarded-hidden = { $player }がカードを使わず捨てる。
event-drawer-hidden = { $player }がカード{ $card }を引き出し{ $drawer }に入れる。
event-bribes-hidden = { $player }が{ $bribe }を{ $count }枚取る。
event-points-hidden = { $player }が{ $count }点得る。
ui-wait = 少々お待ちください。
ui-nothing = なし
ui-out = ゲームを離れました
ui-cancel = やめる
ui-points = { $count }点
ui-schillings = { $count }シリング
ui-secrets = 機密情報{ $count }枚
ui-cards = カード{ $count }枚
ui-supply = サプライのエージェント{ $count }人
ui-on-board = 街のエージェント{ $count }人
ui-count-of = { $thing }×{ $count }
ui-house = { $colour }の建物{ $house }
ui-seal-of = 封蝋：{ $seal }
ui-letter = 家の文字{ $letter }
ui-agents-of = { $players }のエージェント
ui-square = { $number }の広場
ui-card-line = IIなら{ $bribe }、IVなら{ $secret }、Iなら「{ $ability }」
ui-mission-line = 任務{ $mission }、{ $flag }：{ $needs }。報酬は{ $reward }
ui-last-round = 最終ラウンドです。
ui-prompt-assign = 3枚使います：1枚は能力（I）、1枚は賄賂（II）、1枚は機密情報（IV）として選んでください。
ui-prompt-commit = 3枚そろいました。伏せますか？
ui-prompt-third = アクションIII：エージェントを置く建物を選ぶか、同じ賄賂を2枚取ってください。
ui-prompt-third-full = アクションIII：エージェントを置く建物を選ぶか、同じ賄賂2枚または2シリングを取ってください。
ui-prompt-take = アクションIII：今支払える建物はありません。同じ賄賂を2枚取ってください。
ui-prompt-take-full = アクションIII：今は置けません。同じ賄賂2枚か、2シリングを取ってください。
ui-prompt-aim = { $house }に置きますか？
ui-prompt-agent = { $house }へどのエージェントを送りますか？
ui-prompt-pay = { $house }に賄賂{ $count }枚をどう支払いますか？
ui-prompt-twice = { $secret }を2マス進めますか？
ui-prompt-bribes = 種類を選ぶと{ $count }枚得ます。断ることもできます。
ui-prompt-deposit = { $income }のうち、いくらをキャッシュボックスに入れますか？
ui-because = （{ $ability }）
ui-commit = 伏せる
ui-laid-for = { $role }に割り当て
ui-job-I = 引き出し
ui-job-II = 賄賂
ui-job-IV = トークン
ui-tray = アクション{ $role }、{ $job }：まだカードがありません
ui-tray-full = アクション{ $role }：カード{ $card }。戻す
ui-no-cards = 手札はありません。
ui-drawer-empty = 空
ui-works-now = 発動中
ui-accept = 引き受ける
ui-fulfil = 達成
ui-choices = 選択
ui-place-on = { $house }に置く
ui-effect-twin = 同じ能力のある引き出し{ $drawer }と入れ替えます。
ui-effect-bribe = { $bribe }を1枚得ます。
ui-quoted = 「{ $text }」
ui-ability = アクション{ $action }：{ $ability }
ui-works = 能力が働きます（{ $ability }）。
ui-effect-marker = { $secret }が1マス進みます：{ $points }。
ui-effect-virtual = { $secret }は最後のマスにとどまります：{ $points }。
ui-effect-step = 2マス：{ $points }。
ui-effect-investigator = しきい値：捜査員が進みます。
ui-effect-crosses = しきい値を越えます。
ui-effect-any-marker = 代わりに別のトラックトークンを選べます。
ui-effect-replaces = 入れ替え：{ $ability }。
ui-effect-empty = 引き出しは空です。
ui-effect-own = すでに自分のエージェントがいます。
ui-effect-free = 費用はかかりません。
ui-effect-pay = { $sorts }を{ $count }枚支払います。
ui-effect-costs = 費用は賄賂{ $count }枚です。
ui-or = { $sorts }（代用可）
ui-effect-unpayable = 支払えません。
ui-effect-encloses = { $square }を囲みます：{ $secret }、{ $points }。
ui-effect-encloses-nothing = まだ広場を囲みません。
ui-effect-fulfils = そのあと{ $missions }を達成できます。
ui-effect-accepts = そのあと{ $missions }を引き受けられます。
ui-effect-advance = すぐに{ $money }を得ます。
ui-item-agent = { $price }：サプライのエージェントが1人増えます。
ui-item-telephone = { $price }：カードを3枚でなく4枚引きます。
ui-item-map = { $price }：購入と給料日に賄賂で支払えます。
ui-item-box = { $price }：収入をためられ、1シリングが2点になります。
ui-item-seal = { $price }：任務を達成するたびに3点増えます。
ui-item-table = { $price }：4つ目の引き出しと任務枠です。
ui-figure-hamburg = ハンブルク：お金の出る任務の報酬が1シリング増えます。貴族の建物では費用は賄賂1枚までです。
ui-figure-amsterdam = アムステルダム：アクションIIのコーヒーが1枚増えます。置いた手番はコーヒーが任務の別の賄賂の代わりになります。
ui-figure-new_york = ニューヨーク：アメリカの任務は1点増え、賄賂が1枚少なくて済みます。アメリカの建物では費用は賄賂1枚までです。
ui-figure-marrakesh = マラケシュ：任務を引き受けると1シリング増えます。隣に置くと1歩動けます。
ui-payday = { $unpaid ->
    [0] 給料日：{ $cost }
   *[other] 給料日：{ $cost }（不足{ $unpaid }）
}
ui-payday-figure-paid = フェルトスタンドにチョコレート1枚を払います。
ui-payday-figure-unpaid = チョコレートがなく、フェルトスタンドは戻る。
ui-map = ウィーンの地図
ui-map-whole = 地図全体を表示
ui-map-near = 自分の周りを表示
ui-secrets-board = 機密情報ボード
ui-track = { $secret }：全{ $last }マスの{ $space }マス目、価値{ $area }、所持{ $own }
ui-track-watched = { $secret }：全{ $last }マスの{ $space }マス目、価値{ $area }、{ $player }の所持{ $own }
ui-roof = 捜査員は{ $space }、終わりは{ $last }。少なくともあと{ $rounds }ラウンド
ui-banner-last = 最終ラウンド
ui-banner-near = このあと、もう1ラウンド
ui-banner-purchase = このラウンドの終わりに購入
ui-banner-payday = このラウンドの終わりに給料日
ui-oriel = 2回目の給料日はゲーム終了時
ui-model-turn = 手番と進行
ui-model-actions = できること
ui-model-squares = 機密情報のある広場
ui-model-houses = 建物
ui-model-players = プレイヤー
ui-model-player = { $player }：{ $score }点、カード{ $cards }枚
ui-square-line = { $number }の広場、{ $secret }、建物{ $houses }。足りないのは{ $lacks }
ui-square-line-watched = { $number }の広場、{ $secret }、建物{ $houses }。{ $player }に足りないのは{ $lacks }

## Score sheet

line-squares = 広場
line-markers = トークンの歩み
line-cards = 能力
line-missions = 任務
line-secrets = 機密情報
line-sets = 組
line-desk = デスクタイル
line-box = キャッシュボックス
line-majority = 順位点
score-squares = 広場
score-markers = トークンの歩み
score-cards = 能力
score-missions = 任務
score-secrets = 機密情報
score-sets = 組
score-desk = デスクタイル
score-box = キャッシュボックス
score-majority = 順位点
score-total = 合計
score-tiebreak = 同点：お金、賄賂、エージェント、手番順により{ $player }が上位です。

## Missions

mission-S-01 = S-01
mission-S-02 = S-02
mission-S-03 = S-03
mission-S-04 = S-04
mission-S-05 = S-05
mission-A-01 = A-01
mission-A-02 = A-02
mission-A-03 = A-03
mission-A-04 = A-04
mission-A-05 = A-05
mission-A-06 = A-06
mission-A-07 = A-07
mission-A-08 = A-08
mission-A-09 = A-09
mission-A-10 = A-10
mission-A-11 = A-11
mission-A-12 = A-12
mission-A-13 = A-13
mission-A-14 = A-14
mission-A-15 = A-15
mission-A-16 = A-16
mission-A-17 = A-17
mission-A-18 = A-18
mission-A-19 = A-19
mission-A-20 = A-20
mission-A-21 = A-21
mission-A-22 = A-22
mission-A-23 = A-23
mission-A-24 = A-24
mission-A-25 = A-25
mission-A-26 = A-26
mission-A-27 = A-27
mission-A-28 = A-28
mission-A-29 = A-29
mission-A-30 = A-30
mission-B-01 = B-01
mission-B-02 = B-02
mission-B-03 = B-03
mission-B-04 = B-04
mission-B-05 = B-05
mission-B-06 = B-06
mission-B-07 = B-07
mission-B-08 = B-08
mission-B-09 = B-09
mission-B-10 = B-10
mission-B-11 = B-11
mission-B-12 = B-12
mission-B-13 = B-13
mission-B-14 = B-14
mission-B-15 = B-15
mission-B-16 = B-16
mission-B-17 = B-17
mission-B-18 = B-18
mission-B-19 = B-19
mission-B-20 = B-20
mission-B-21 = B-21
mission-B-22 = B-22
mission-B-23 = B-23
mission-B-24 = B-24
mission-B-25 = B-25

## ガイド付きの最初のゲーム

lesson-goal = 夜のウィーン
    .text = エージェントは建物を見張ります。広場とつながるすべての建物に自分のエージェントが立つと、その機密情報と数字の分の点を得ます。機密情報は最後にも点になります。あなたは赤（A）で、地図に3人います。入門版の第3ラウンドです。
lesson-assign = 3枚のカード、3つの使い道
    .text = 毎ラウンド、アクションI・II・IVにカードを1枚ずつ割り当てます。カードの各部分がそれぞれに対応します。アメリカ国旗のカードの能力をIに、次のカードのチョコレートをIIに、3枚目のスライドをIVに選び、伏せて置いてください。
lesson-drawer = I・引き出しへ
    .text = アクションIのカードは引き出しに入り、その能力は以後の手番すべてで働きます。1つ目の引き出しはアメリカの建物を賄賂1枚分安くします。新しいカードは空の引き出しに入れてください。アメリカの建物に置くと好きな賄賂を1枚得られます。
lesson-bribe = II・賄賂
    .text = アクションIIのカードでチョコレートを得ました。建物の色が支払う賄賂を示します。紫はチョコレート、ピンクはワイン、オレンジは雑誌、茶色はコーヒー、グレーはタバコです。アクションIIIではエージェントを置くか、同じ賄賂を2枚取ります。
lesson-place = III・エージェントを置く
    .text = 建物の価格はその色の賄賂2枚から割引を引いたものです。建物を指すと価格と囲める広場が分かります。アメリカ国旗のある紫の建物21に、サプライのエージェントを置いてください。チョコレート1枚で済みます。
lesson-enclose = 広場を囲む
    .text = このエージェントで2つの広場を同時に囲みました。3点と2点、そして拳銃とスライドの機密情報があなたのものです。街灯は消えました。エージェントはそのまま残り、さらに囲むのに役立ちます。
lesson-bonus = ボーナス
    .text = 引き出しのカードが働きます。アメリカの建物に置いたので、好きな賄賂を1枚取ってください。タバコならグレーの建物に払えます。複数の引き出しの効果は合わせて働きますが、どれも自分の手番だけです。
lesson-marker = IV・トラックトークンを進める
    .text = アクションIVのカードでスライドのトラックトークンが進み、持っているスライド1枚につき1点を得ました。最後に機密情報はトラックトークンのいるエリアの数字の点になります。赤い線を越えると捜査員が屋根を進み、やがてゲームを終わらせます。
lesson-end = 続きを遊ぶ
    .text = 捜査員が屋根の端に着くと、あと1ラウンドで終わります。5種類の機密情報がそろうごとに10点です。「取り消す」で1手ずつ、Shift+Uで手番全体を取り消せます。このまま最後まで遊ぶか、友だちと新しいゲームを始めましょう。
lesson-full-goal = 上級版
    .text = 今度はお金があります。任務はシリングと点をもたらし、購入でデスクを整え、給料日には地図のエージェント1人につき1シリングが要ります。最後にはデスクタイルと地図のエージェントの多さも点になり、機密情報のセットは点になりません。あなたは赤（A）で、第9ラウンド、最初の手番です。拡張は2つとも使っています。
lesson-full-assign = 3枚のカード
    .text = Iには別のトラックトークンを進められる能力のカード、IIにはワイン、IVにはフラスコを選び、伏せて置いてください。
lesson-full-drawer = 3つ目の引き出しへ
    .text = 新しいカードは、アクションIVのカードがフラスコのときに働き、代わりにほかの好きなトラックトークンを進められます。空いている3つ目の引き出しに入れてください。
lesson-full-place = 自分のフェルトスタンド
    .text = 拡張2では色ごとに独自の能力を持つフェルトスタンドがあります。あなたのスタンドはニューヨーク市長で、アメリカの建物に置くとき価格は賄賂1枚までです。最初に置けるのは地図に自分のエージェントが5人いるときですが、もう建物12に立っています。アメリカ国旗のある茶色の建物26を選び、スタンドをそこへ動かしてください。
lesson-full-third = 第三の男の助け
    .text = 拡張1のスタンドは、誰にとっても自分のエージェントと同じに数えます。建物20に立っていたので、19・20・26であなたは広場を囲み、拳銃を得ました。第三の男が助けたので3点ではなく2点です。そのあと彼は隣の建物へ移りました。
lesson-full-mission = 任務を達成する
    .text = アメリカの建物に置いたので、アメリカの任務を達成できます。求められるのはワイン1枚とタバコ2枚で、示すだけで手放しません。3シリングを得て、封蝋のタイルで3点、ニューヨークで1点が加わります。デスクの任務を押してください。
lesson-full-accept = 引き受けるなら
    .text = 達成する代わりに、置いた建物の国旗の公開任務を1つ、空きがあれば引き受けることもできました。前金がすぐ入り、Aなら1シリング、Bなら2シリングです。1回の手番に両方はできないので、どの国旗が要るか考えておきましょう。
lesson-full-marker = トラックトークンが線を越える
    .text = 引き出しが働き、カードがフラスコなので別のトラックトークンを進めることもできます。ここはフラスコのままにしましょう。赤い線を越え、捜査員がDのマスへ進み、ラウンドの終わりに購入があります。
lesson-full-buy = 購入
    .text = 1人1つ買えます。エージェント（1）、電話・地図・キャッシュボックス・封蝋（各2）、サイドテーブル（3）。封蝋はもう持っています。電話があれば毎ラウンド3枚ではなく4枚引けます。電話を買ってください。
lesson-full-payday = 次のマスは給料日
    .text = 捜査員がEのマスに着くと、地図のエージェント1人につき1シリング、あなたのフェルトスタンドにはチョコレート1枚を払います。払えないエージェントはサプライに戻ります。お金をためるか、アクションIIIで2シリングを取りましょう。地図があれば賄賂でも払えます。
lesson-full-end = 続きを遊ぶ
    .text = 最後の得点は、機密情報の価値、デスクタイルの1・3・6・10点、キャッシュボックスの1シリングにつき2点、そして2人なら地図のエージェントが最も多い人に8点です。このまま最後まで遊ぶか、友だちと新しいゲームを始めましょう。
ui-resign = 投了すると元に戻せません。以後あなたの席は決まった規則で動き、任意のことはすべて断ります。

## What hints count

reason-points = { $count }点
reason-secrets = 機密情報{ $count }枚
reason-worth = 機密情報の今の価値{ $count }点
reason-agents = 街のエージェント{ $count }人
reason-abilities = 引き出しの能力{ $count }つ
reason-missions = 引き受けた任務{ $count }枚
reason-items = デスクの品{ $count }点
reason-bribes = 賄賂{ $count }枚
reason-near = あと建物1つで囲める広場{ $count }か所
reason-supply = サプライのエージェント{ $count }人
reason-money = { $count }シリング

## 今日の事件

case-intro = あなたは{ $player }で、アクションIIIを行う番です。長い探索によって最善の手は確かです。エージェントを置くか、賄賂を取るか。そしてどこに？
