### Inkognito: 日本語テキスト

## ゲーム

game-title = インコグニト
game-summary = カーニバルのヴェネツィア。仮面の諜報員4人、秘密の2チーム。敵に見破られる前に相棒を探し出せ。
game-about = あなたは4人の諜報員の1人で、4つのコマのうち1つが本当のあなたです。他の人のコマの上で止まると持ち主のカードを見られ、そのうち少なくとも1枚は真実です。相棒を見つけ、2つの暗号名を合わせ、共同任務を果たして握手しましょう。インコグニトの作者はアレックス・ランドルフとレオ・コロヴィーニです。盤・玉・任務は公開資料によるもので、マスの名前の多くはSafehouse独自のものです。

## ルールの見出し

section-1 = 準備
section-2 = 目的
section-3 = 手番と玉
section-4 = 移動
section-5 = 他の人のコマとの出会い
section-6 = 大使との出会い
section-7 = カードの提示と真実のルール
section-8 = 追放
section-9 = 繰り返しの禁止
section-10 = 相棒探しとしぐさ
section-11 = 任務、宣言、勝利
section-12 = 3人で遊ぶ
section-13 = 記録
section-14 = アマチュア・エージェント
section-15 = プラットフォームのルール

## ルール1:準備

rule-INK-1-1 = 玉の入ったメネテケルは潟に置きます。この部分は飾りで、マスではありません。
rule-INK-1-2 = 大使は大使館（シルクハットのマス）から始めます。
rule-INK-1-3 = 各自1色を受け持ち、その色のコマ4つ、正体の色カード4枚、体型の色カード4枚、パスポートを受け取ります。色は抽選か、順に選ぶか、ゲームの前に決めます。
rule-INK-1-4 = 自分の色の4つの開始マスに、コマを1つずつ置きます。
rule-INK-1-5 = どのコマをどの開始マスに置くかは、誰も極秘カードを見ないうちに決まるので、何の手がかりにもなりません。自分で並べる場合は全員同時に行い、全員が終えるまで誰も極秘カードを見ません。
rule-INK-1-6 = パスポートはついたてです。その裏の記録とカードは自分だけのものです。内側の任務表は全員同じです。
rule-INK-1-7 = 他のプレイヤーの名前と色は、最初から手帳に書かれています。
rule-INK-1-8 = 極秘カード12枚は、正体・体型・任務の3組を別々に切って配ります。各自1枚ずつ、他の人に見せずに受け取ります。配り方は運だけで決まり、どの配り方も同じ確率です。
rule-INK-1-9 = 極秘の正体は、あなたがどの諜報員かを示します。極秘の体型は、4つのコマのどれが本当のコマかを示します。任務カードは暗号の半分です。
rule-INK-1-10 = 3枚の極秘カードは、自分から見せるまで隠しておきます。
rule-INK-1-11 = チームは決まっています。フィドルボトム卿とバブル大佐、エージェントXとマダム・ザザ。相棒は自分のチームのもう一方の正体を持つ人ですが、最初は誰も知りません。
rule-INK-1-12 = カードは見せるだけで、渡すことはありません。色カード8枚と極秘カード3枚はいつも手元にあります。
rule-INK-1-13 = プレイヤーの色は赤・青・緑・黄です。席は時計回りに番号が付き、どの席がどの色でもかまいません。

## ルール2:目的

rule-INK-2-1 = まずは他の人のコマの上へ移動してカードを見て、推理します。
rule-INK-2-2 = 最終的には、自分の暗号名を補う相棒を見つけ、相手チームより先に共同任務を果たします。

## ルール3:手番と玉

rule-INK-3-1 = スタートプレイヤーを決めます。手番は時計回りに、誰かが勝つまで続きます。
rule-INK-3-2 = 手番ではメネテケルを振り、10個の玉のうち3個が見えます。振るたびに10個すべてに戻ります。
rule-INK-3-3 = 陸の玉（赤）：自分のコマ1つを陸路で1マス動かせます。
rule-INK-3-4 = 水の玉（青）：自分のコマ1つを水路で1マス動かせます。
rule-INK-3-5 = 自由の玉（黄）：自分のコマ1つを陸路か水路で1マス動かせます。
rule-INK-3-6 = 大使の玉（黒）：大使を陸路か水路で1マス動かせます。
rule-INK-3-7 = 空の玉（白）：何もできません。空の玉が3個なら、この手番では何も動きません。
rule-INK-3-8 = 陸・水・自由の玉は自分のコマに自由に割り振れます。1つのコマに全部でも、別々のコマに1個ずつでもかまいません。
rule-INK-3-9 = 玉はどの順番で使ってもかまいません。
rule-INK-3-10 = 玉を使わなくてもかまいません。
rule-INK-3-11 = 手番は、（任意で）宣言やしぐさ、振る、移動と出会いを好きな順で、終了、の順です。出会いはその場で処理し、その後もどのコマでも動かせます。「訪問者は止まる」のオプションでは、出会いをしたコマはこの手番ではもう玉を使えません。
rule-INK-3-12 = 使わなかった玉は手番の終わりに消えます。
rule-INK-3-13 = 玉と道は働きで呼びます：陸、水、自由、大使、空。2つのマスが陸路と水路の両方で結ばれている場合はどちらの玉でもよく、自由の玉と大使の玉ではその隣のマスが一度だけ示されます。

## ルール4:移動

rule-INK-4-1 = 移動は、玉に合う道で結ばれた隣のマスへ行います。
rule-INK-4-2 = コマは通り過ぎることができます。どのコマがいるマスにも入り、止まらずに先へ進めます。通過は出会いではありません。
rule-INK-4-3 = 通過には同じコマですぐに使う別の玉が必要で、間に何も挟めません。止まれないマスへは、残りの玉で正しく止まれる場所へ行ける場合だけ入れます。
rule-INK-4-4 = 自分の別のコマがいるマスで止まることはできません。
rule-INK-4-5 = 空いているマスにはいつでも止まれます。
rule-INK-4-6 = 他の人のコマの上で止まると出会いになります。この手番でその人のコマにまだ出会っていない場合だけできます。
rule-INK-4-7 = 大使の上で止まると大使との出会いになります。
rule-INK-4-8 = 通過している間、出発したマスは空いているものとみなします。
rule-INK-4-9 = 大使を他の人のコマの上に動かして止めることはできません。2個目の大使の玉があれば通過できます。
rule-INK-4-10 = 大使を自分のコマの上に動かすと、大使との出会いになります。
rule-INK-4-11 = どのコマも、番地にも、どの色の色マスにも、大使館にも入れます。
rule-INK-4-12 = 通過中と処理中の出会いを除き、1マスにいるコマは1つまでです。
rule-INK-4-13 = 大使もコマと同じく通過します。2個目の大使の玉があれば、誰かがいるマスに入ってすぐ先へ進みます。元のマスにはいつでも戻れます。自分のコマの上で、止まることも通過もできるときは選べます。

## ルール5:出会い

rule-INK-5-1 = 他の人のコマの上で止まったら、正体を尋ねる、体型を尋ねる、先へ進む、のどれか1つを選ばなければなりません。
rule-INK-5-2 = 正体：尋ねられた人は、正体カード2枚と体型カード1枚を見せます。
rule-INK-5-3 = 体型：尋ねられた人は、体型カード2枚と正体カード1枚を見せます。
rule-INK-5-4 = カードは尋ねた人だけに見せます。
rule-INK-5-5 = 先へ進む：カードは見ず、誰も追放しません。訪れたコマが陸路か水路で1マス余分に動きます。
rule-INK-5-6 = 余分の1歩は誰もいないマスで終わらなければならず、選んだら必ず行います。隣に空きがなければ選べません。
rule-INK-5-7 = 1手番に複数の人と出会えますが、同じ人のコマとは1つだけです。先へ進んだ場合も出会いに数えます。
rule-INK-5-8 = 先へ進むことは、ゲーム中いつでも選べます。
rule-INK-5-9 = 正体か体型を尋ねた後は、出会ったコマを追放しなければなりません。
rule-INK-5-10 = 出会ったコマが本当のコマとは限りません。質問は必ずその持ち主に行きます。質問は尋ねる人が、カードは尋ねられた人が選びます。
rule-INK-5-11 = 質問の後、訪れたコマは出会いのマスに残ります。

## ルール6:大使

rule-INK-6-1 = 大使に出会う方法は2つ。自分のコマが大使のマスで止まるか、大使を自分のコマの上に動かします。
rule-INK-6-2 = そのとき、他の誰か1人に、正体カード2枚か体型カード2枚を見せるよう求められます。
rule-INK-6-3 = 2枚のうち1枚は真実でなければなりません。
rule-INK-6-4 = 質問はやめてもかまいませんが、追放はやめられません。
rule-INK-6-5 = その後、大使を追放しなければなりません。先へ進むことはできません。
rule-INK-6-6 = 大使に出会えるのは1手番に1回です（オプションで無制限）。通過はいつでもできます。
rule-INK-6-7 = 大使を通した質問は、その人との出会いには数えません。1手番に同じ人へ、出会いで1回、大使を通して1回尋ねられます。

## ルール7:カードの提示

rule-INK-7-1 = 質問によって枠が決まります。正体は正体2・体型1、体型は体型2・正体1、大使は正体2か体型2です。
rule-INK-7-2 = ふつうは各枠に、その種類の自分の色カードを、すべて違うものを入れます。
rule-INK-7-3 = 正体や体型の色カードは、自分の極秘カードと同じなら真実、違えば偽りです。
rule-INK-7-4 = どの回答でもどの罰でも、見せるカードのうち少なくとも1枚は真実でなければなりません。
rule-INK-7-5 = 色カードの代わりに極秘カードを見せてもかまいません。3枚のどれもどの枠にも、1枚ずつ入れられます。「同じ種類」のオプションでは、極秘の正体と体型は自分の種類の枠だけに入ります。
rule-INK-7-6 = 極秘の正体カードと体型カードは、もともと真実です。
rule-INK-7-7 = 任務カードは真実に数えません。別のカードが真実でなければなりません。
rule-INK-7-8 = 正直でなければならないのはカードの提示だけで、それ以外では欺いてもかまいません。相棒のふりをして敵に任務カードを見せてもよいのです。
rule-INK-7-9 = 見せたカードに順番はありません。同じ絵でも色カードと極秘カードは別のカードです。
rule-INK-7-10 = 3枠では色カードだけで15通り、全部で94通り、2枠では3通りと15通りの真実の回答があります。だから必ず真実の回答ができます。

## ルール8:追放

rule-INK-8-1 = 質問の後、出会ったコマを、番号のない空いたマスの好きなところに置きます。
rule-INK-8-2 = 番号のないマスとは、ふつうのマス、色マス（どの色でも）、大使館です。空いているとは、コマも大使もいないことです。
rule-INK-8-3 = 大使は、どの色でもよい空いた色マスか、空いていれば大使館へ追放します。
rule-INK-8-4 = 追放で出会いが起こることはなく、玉も使いません。
rule-INK-8-5 = 追放先はいつでもあります。
rule-INK-8-6 = 順番は、質問、回答、（あれば）罰、追放で、その後移動が続きます。大使の質問をやめたら、すぐ追放します。

## ルール9:繰り返し

rule-INK-9-1 = 同じ人に同じ組み合わせのカードを再び見せてはいけません。
rule-INK-9-2 = その人が見た3枚の組のうちの2枚も、その人に2枚の組として見せた2枚を含む3枚も、繰り返しです。
rule-INK-9-3 = 見せた人と尋ねた人の組ごとに数えます。他の人が見たものは関係ありません。
rule-INK-9-4 = あるカードの組について、同じ人への以前の回答（または罰の後に残った2枚）がその組を含むか、その組に含まれていれば、1回と数えます。1回あれば2度目、それ以上なら3度目です。
rule-INK-9-5 = 一部が重なるだけの組は繰り返しではなく、罰の後に残った1枚は数えません。
rule-INK-9-6 = 2度目：1枚少なく見せなければならず、そのうち少なくとも1枚は真実です。
rule-INK-9-7 = 3度目：真実のカードをちょうど1枚見せなければなりません。
rule-INK-9-8 = 罰の後に残すのは、見せたカードの一部です。1枚だけ残すなら真実のカードで、2枚が真実なら選べます。
rule-INK-9-9 = 残す2枚は、その人が以前に見た、または以前に残された組であってはなりません（アマチュアでは記録したものだけ）。
rule-INK-9-10 = 任務カードが1枚だけ残ることはありません。
rule-INK-9-11 = 繰り返しはできますが罰を受けます。厳格：繰り返しは自分にだけ印が付き、罰は自動です。防止：色カードだけの別の真実の回答があるうちは選べません。アマチュア：アマチュア・エージェントの章を見てください。
rule-INK-9-12 = 繰り返ししか残っていなければ、その1つを見せて罰を受けます。
rule-INK-9-13 = 尋ねた人はまず回答を、次に罰の後に残ったものを見ます。罰があったことと残った枚数は公開、絵は非公開です。

## ルール10:相棒としぐさ

rule-INK-10-1 = 自分を明かす方法は2つ。自分の人物のしぐさか、極秘カードの提示です。
rule-INK-10-2 = しぐさは、ウインク（フィドルボトム卿）、耳を引く（バブル大佐）、眉をひそめる（エージェントX）、鼻にしわ（マダム・ザザ）です。誰がどれをしても、本気でもはったりでもかまいません。
rule-INK-10-3 = 諜報員はカードや計画を話しません。テーブルで許可しないかぎり、ゲーム中のチャットは使えません。
rule-INK-10-4 = しぐさは公開で、相手を決めても決めなくてもよく、他には何も変わりません。「こっそり」のオプションでは1人に向けて行い、その人だけが見ます。オプションで変えないかぎり、自分の手番に1回、最初か移動の合間にできます。見せるまでは、見せようとしたことは誰にも分かりません。
rule-INK-10-5 = 相棒があなたの任務カードを見たら、相棒は共同任務を解読できます。あなたが解読できるのは、相棒のカードを見てからです。
rule-INK-10-6 = 消去法で相棒の暗号名を突き止めても、見たのと同じです。
rule-INK-10-7 = 助言：正体を隠すのは大切ですが、相棒を見つけて知らせるほうがもっと大切です。極秘カードは確信があるときだけ見せましょう。

## ルール11:任務と勝利

rule-INK-11-1 = 共同任務は、任務表の2つの暗号名の行にあります。誰がどちらを持つかで変わります。各チームに12行あります。
rule-INK-11-2 = 1つ目の言葉はフィドルボトム卿かマダム・ザザ、2つ目はバブル大佐かエージェントXのものです。
rule-INK-11-3 = 4つの暗号名はすべて違います。自分のチームの2つを知れば残りの2つも分かり、敵の任務は2つのうちの1つだと分かります。
rule-INK-11-4 = 任務の中の諜報員の名前は、その正体を持つ人の本当のコマを指します。
rule-INK-11-5 = 任務が果たされ、相棒どうしのどちらかの手番で、勝利が宣言されれば、そのチームの勝ちです。
rule-INK-11-6 = 「任務完了！」と言って相棒と握手することで宣言します。自動では宣言されません。
rule-INK-11-7 = 2人は極秘カードを公開し、宣言した時点の状態で任務を確かめます。任務の名を言う必要はありません。
rule-INK-11-8 = 出会いの任務は、止まった時から同じ手番の終わりまで、その後何があっても有効です。通過は出会いではありません。場所の任務は、コマの今の位置で確かめます。
rule-INK-11-9 = 自分の手番では、振る前と移動の合間に宣言できます。出会いの処理中や通過中はできません。他の席を1つ指名します。名前を言うまでは、宣言しようとしたことは誰にも分かりません。
rule-INK-11-10 = 各手番の初め（メネテケルを振る前）と終わりに、他の全員が手番の人を指名して宣言できます。全員同時に秘密で選び、手番の人から時計回りに最初の宣言が有効です（「手番の人だけ」のオプションではなし）。
rule-INK-11-11 = 指名された人が受けるか断るかして、ゲームは終わります。相棒どうしの握手は、任務が果たされていれば2人の勝ち、そうでなければ他の2人の勝ち。相棒でない2人が握手すれば他の2人の勝ち（オプションでは宣言者の敵チームの勝ち）。断られれば宣言者の敵チームの勝ちです。
rule-INK-11-12 = 終了後、すべての極秘カードを公開します。
rule-INK-11-13 = 助言：敵が味方の諜報員を捕まえる任務かもしれないなら、敵のコマを近づけないようにしましょう。
rule-INK-11-14 = 条件が満たされても、それだけでは何も起こりません。最初の宣言でゲームが終わります。
rule-INK-11-15 = 宣言するのに何かを知っている必要はありません。本当のカードと盤だけで決まります。
rule-INK-11-16 = 大使を大使館へ連れて行く任務は、開始後に大使が別のマスにいたことがあって初めて有効です。
rule-INK-11-17 = 場所の任務では、誰が、いつ、誰の手番に連れて行ったかは問いません。
rule-INK-11-18 = 出会いの訪問者は、大使を動かした場合も、いつも手番の人のコマです。敵があなたのコマの上で止まっても、あなたの任務は果たされません。

## ルール12:3人で遊ぶ

rule-INK-12-1 = 3人では1色を除きます。その開始マスは色マスとして残ります。どの色かは全員に知らされます。
rule-INK-12-2 = 極秘カード1組を見ずに取り置きます。これが囚人です。
rule-INK-12-3 = つまり2人は相棒どうしで、1人は囚人を相棒に持つ単独スパイです。最初は誰も知りません。
rule-INK-12-4 = 他の1人が相棒だと分かるか、自分が1人だと分かるまで、すべてのルールは同じです。
rule-INK-12-5 = 2人組は4人のときと同じように勝ちます。
rule-INK-12-6 = 2人組の任務が囚人を指すときは、単独スパイに置き換えます。
rule-INK-12-7 = 単独スパイはヴェネツィアを脱出します。フィドルボトム卿かバブル大佐なら本当のコマが5番地（ヨット）か1番地（気球）、エージェントXかマダム・ザザなら4番地（貨物船）か6番地（高速艇）に、自分の手番でいることです。「自分の出口」のオプションでは1か所だけです：フィドルボトム卿はヨット、バブル大佐は気球、エージェントXは高速艇、マダム・ザザは貨物船。
rule-INK-12-8 = 脱出場所は、パスポートに走る人の印で示されています。
rule-INK-12-9 = 単独スパイは握手なしで「ひとり」と宣言します。ひとりでないか、本当のコマが脱出場所にいなければ、相手側の勝ちです。
rule-INK-12-10 = 相棒でない2人が握手すれば、残る1人の勝ち（オプションでは宣言者の相手側）。断られるか、2人組の任務が果たされていなければ、宣言者の相手側の勝ちです。
rule-INK-12-11 = 有効なのは2人組自身の2つの暗号名だけで、単独スパイの言葉は効果がありません。
rule-INK-12-12 = 大使を通した質問は2人の相手のどちらかにします。囚人については誰も尋ねられません。
rule-INK-12-13 = 囚人を指しうるのは敵の上に止まる任務だけなので、2人組のそのような任務はすべて単独スパイが標的です。
rule-INK-12-14 = 単独スパイに共同任務はなく、脱出場所は、自分たちの任務の場所でない限り、2人組には役立ちません。

## ルール13:記録

rule-INK-13-1 = カードを見るたびに、見たものを1行ずつ記録します。
rule-INK-13-2 = 誰にどのカードを見せたかも記録します。
rule-INK-13-3 = すべての経過は常に保存されます。何が見えるかは手帳の設定によります。自動は記録と推理、記録のみは記録だけ、手書きは自分のメモだけです。

## ルール14:アマチュア・エージェント

rule-INK-14-1 = 罰は、尋ねた人が回答を見てすぐに繰り返しを指摘した場合だけです。
rule-INK-14-2 = 証明が要るのは、指摘が否定されたときだけです。そのときは正直につけた自分の記録で証明しなければなりません。できなければ、見せられたカードで納得するしかありません。
rule-INK-14-3 = 回答のたびに、尋ねた人はまず受け入れるか指摘するかを選び、次に記録するか省くかを選びます。記録すると回答全体が残り、省いたものは後から記録できません。
rule-INK-14-4 = カードを見せた人は、指摘を認めるか否定します。認めれば、この人への以前の回答のうち今回と包含関係にあるものすべてが、否定すれば記録済みのものだけが数えられます。なければ指摘は失敗（おとがめなし）、1つなら1枚少なく、それ以上なら真実の1枚だけです。うその否定にそれ以上の罰はありません。
rule-INK-14-5 = 指摘、それを認めたか否定したか、そしてその結果は公開、絵は非公開です。見せる人に繰り返しの印は付きません。
rule-INK-14-6 = アマチュアは手書きで記録します。記録を任せる場合は、すべての回答が自動で記録され、指摘だけが自分の役目です。

## ルール15:サイトの規則

rule-INK-15-1 = プレイヤーが抜けるか時間切れになると、その席の知識だけを使うボットが引き継ぎます。ボットがいなければ、勝者なしで打ち切りです。
rule-INK-15-2 = 手番の上限がある場合、その回数の手番が終わるまでに宣言がなければ引き分けです。
rule-INK-15-3 = 勝者は+1、敗者は−1、引き分けや打ち切りは全員0です。ゲームが終われば誰も行動できません。

## なぜできない?

why-INK-1-3 = その色はもう取られているか、今は選ぶ番ではありません。
why-INK-1-5 = コマを並べられるのはゲームの開始前だけです。
why-INK-1-8 = これは運だけで決まります。
why-INK-3-1 = 今はあなたの番ではありません。
why-INK-3-2 = メネテケルは手番の初めに一度だけ振ります。玉はその中のものに限ります。
why-INK-3-3 = 陸の玉が残っていないか、使えるコマがありません。
why-INK-3-6 = 大使の玉が残っていないか、大使が動けません。
why-INK-3-8 = 先に玉を選び、それから使うコマを選びます。
why-INK-3-11 = 今はその時ではないか、このコマはこの手番ではもう動けません。
why-INK-4-1 = ここからその種類の道では行けません。
why-INK-4-2 = ここでは止まるか通過かの選択はありません。
why-INK-4-3 = 今は通過中ではありません。
why-INK-4-4 = 自分のコマがいて、通過するための玉がありません。
why-INK-4-9 = 他の人のコマがいるので、大使はそこで止まれません。
why-INK-5-1 = 今は他の人のコマと出会っていません。
why-INK-5-5 = 先へ進めるのは、他の人のコマと出会ったときだけです。
why-INK-5-6 = 余分の1歩には空いたマスが必要です。
why-INK-5-7 = この手番では、もうその人のコマに出会っています。
why-INK-6-2 = 尋ねられるのは他のプレイヤーだけで、大使と出会ったときに限ります。
why-INK-6-4 = やめられる大使の質問がありません。
why-INK-6-5 = 大使は必ず追放します。大使からは先へ進めません。
why-INK-6-6 = この手番では、もう大使に出会っています。
why-INK-7-1 = 誰もあなたにカードを求めていません。
why-INK-7-2 = このカードは質問に合いません。
why-INK-7-4 = この中に真実のカードがありません。
why-INK-7-5 = このテーブルでは、極秘の正体と体型は自分の種類の枠だけに入ります。
why-INK-7-7 = 任務カードは真実に数えず、他にも真実のカードがありません。
why-INK-8-2 = 番号のない空いたマスへ追放してください。
why-INK-8-3 = 大使は空いた色マスか、空いた大使館へ行きます。
why-INK-8-6 = 今は追放する相手がいません。
why-INK-9-6 = 1枚少なく残し、少なくとも1枚は真実にしてください。
why-INK-9-7 = 真実のカードをちょうど1枚残してください。
why-INK-9-8 = 今見せたカードだけを残せます。
why-INK-9-9 = この人はその2枚の組をもう見ています。
why-INK-9-10 = 任務カードだけを残すことはできません。
why-INK-9-11 = それは繰り返しで、まだ別の真実の回答があります。
why-INK-10-2 = 他のプレイヤーに向けるか、誰にも向けないでください。
why-INK-10-4 = 今はこのしぐさを見せられません。自分の手番に1回だけで、こっそり見せるには相手が必要です。
why-INK-11-9 = 宣言は自分の手番で、出会いの処理中でないときに、他の人を指名して行います。
why-INK-11-10 = これは他の人の手番の初めと終わりにだけ尋ねられます。
why-INK-11-11 = 誰も握手を求めていません。
why-INK-12-9 = 「ひとり」の宣言は3人のときだけ、宣言の際にできます。
why-INK-14-1 = 繰り返しの指摘は回答の直後だけです。
why-INK-14-3 = 今は記録する回答がありません。
why-INK-14-4 = 誰もあなたの繰り返しを指摘していません。
why-INK-15-1 = この席は今は抜けられません。
why-INK-15-3 = ゲームは終わりました。

## 名前

identity-F = フィドルボトム卿
identity-B = バブル大佐
identity-X = エージェントX
identity-Z = マダム・ザザ
build-tall = 長身
build-short = 小柄
build-fat = 太め
build-thin = 細身
word-Alpha = アルファ
word-Bravo = ブラボー
word-Charlie = チャーリー
word-Delta = デルタ
team-FB = フィドルボトム卿とバブル大佐
team-ZX = マダム・ザザとエージェントX
colour-red = 赤
colour-blue = 青
colour-green = 緑
colour-yellow = 黄
ball-land = 陸
ball-water = 水
ball-either = 自由
ball-ambassador = 大使
ball-blank = 空
question-identity = 正体
question-build = 体型
question-ambassador_identity = 正体（大使を通して）
question-ambassador_build = 体型（大使を通して）
gesture-wink = ウインク
gesture-ear_tug = 耳を引くしぐさ
gesture-frown = 眉をひそめるしぐさ
gesture-nose_wrinkle = 鼻にしわを寄せるしぐさ
deck-identity = 正体カード
deck-build = 体型カード
deck-mission = 任務カード
addressee-nobody = 特定の相手なし
card-F = フィドルボトム卿
card-B = バブル大佐
card-X = エージェントX
card-Z = マダム・ザザ
card-tall = 長身
card-short = 小柄
card-fat = 太め
card-thin = 細身
card-secret_identity = 極秘の正体
card-secret_build = 極秘の体型
card-secret_mission = 任務カード
secret-F = フィドルボトム卿
secret-B = バブル大佐
secret-X = エージェントX
secret-Z = マダム・ザザ
secret-tall = 長身
secret-short = 小柄
secret-fat = 太め
secret-thin = 細身
secret-Alpha = アルファ
secret-Bravo = ブラボー
secret-Charlie = チャーリー
secret-Delta = デルタ
mission-ONTO = 自分たちのどれかのコマで{ $target }の上に止まる。
mission-MEETS = { $who }が{ $target }と出会う。
mission-REACH = { $who }が{ $place }に着く。
mission-AMBASSADOR = 大使を{ $place }へ連れて行く。
mission-FB-Alpha-Bravo-ONTO-X = エージェントXを追い詰める：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-FB-Alpha-Charlie-REACH-F-N5 = フィドルボトム卿が乗船する：彼の本当のコマが5番地のヨットに着く。
mission-FB-Alpha-Delta-ONTO-Z = マダム・ザザを問いただす：自分たちのどれかのコマで、彼女の本当のコマの上に止まる。
mission-FB-Bravo-Alpha-ONTO-X = エージェントXの武器を奪う：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-FB-Bravo-Charlie-ONTO-ambassador = 大使のマイクロフィルムを手に入れる：自分たちのどれかのコマが大使と出会う。
mission-FB-Bravo-Delta-REACH-B-N1 = バブル大佐が旧造船所へ向かう：彼の本当のコマが、気球の待つ1番地に着く。
mission-FB-Charlie-Alpha-REACH-F-N7 = フィドルボトム卿が約束の場所へ行く：彼の本当のコマが7番地に着く。
mission-FB-Charlie-Bravo-ONTO-ambassador = 大使に警告する：自分たちのどれかのコマが大使と出会う。
mission-FB-Charlie-Delta-AMBASSADOR-EM = 大使を送り届ける：一度離れた大使館に、大使が再び立つ。
mission-FB-Delta-Alpha-ONTO-Z = マダム・ザザの荷物を調べる：自分たちのどれかのコマで、彼女の本当のコマの上に止まる。
mission-FB-Delta-Bravo-MEETS-B-F = 戦友の再会：バブル大佐とフィドルボトム卿の本当のコマの一方が、もう一方の上に止まる。
mission-FB-Delta-Charlie-AMBASSADOR-N8 = 大使を安全な場所へ移す：大使が8番地に立つ。
mission-ZX-Alpha-Bravo-ONTO-ambassador = 大使に探りを入れる：自分たちのどれかのコマが大使と出会う。
mission-ZX-Alpha-Charlie-ONTO-B = バブル大佐を捕らえる：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-ZX-Alpha-Delta-MEETS-Z-ambassador = マダム・ザザが大使を魅了する：彼女の本当のコマが大使と出会う。
mission-ZX-Bravo-Alpha-ONTO-ambassador = 大使の秘密リストを写し取る：自分たちのどれかのコマが大使と出会う。
mission-ZX-Bravo-Charlie-MEETS-Z-X = ひそかな逢い引き：マダム・ザザとエージェントXの本当のコマの一方が、もう一方の上に止まる。
mission-ZX-Bravo-Delta-ONTO-F = フィドルボトム卿の足取りをつかむ：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-ZX-Charlie-Alpha-ONTO-B = バブル大佐を尋問に連れ出す：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-ZX-Charlie-Bravo-REACH-Z-N4 = マダム・ザザが密航する：彼女の本当のコマが4番地の貨物船に着く。
mission-ZX-Charlie-Delta-REACH-X-N2 = エージェントXが持ち場につく：彼の本当のコマが2番地に着く。
mission-ZX-Delta-Alpha-AMBASSADOR-N3 = 大使を罠に誘い込む：大使が3番地に立つ。
mission-ZX-Delta-Bravo-ONTO-F = フィドルボトム卿の書類を奪う：自分たちのどれかのコマで、彼の本当のコマの上に止まる。
mission-ZX-Delta-Charlie-REACH-X-N6 = エージェントXが高速艇へ急ぐ：彼の本当のコマが6番地に着く。
mission-target-ambassador = 大使
mission-target-lone_spy = 単独スパイ
reason-own = 自分が持っている
reason-repeat = 繰り返しが見せられたので、他に手がなかった
reason-elimination = 他の人について分かっていることから
holder-prisoner = 囚人

## マス

space-R1 = 赤の開始マス1
space-R2 = 赤の開始マス2
space-R3 = 赤の開始マス3
space-R4 = 赤の開始マス4
space-B1 = 青の開始マス1
space-B2 = 青の開始マス2
space-B3 = 青の開始マス3
space-B4 = 青の開始マス4
space-G1 = 緑の開始マス1
space-G2 = 緑の開始マス2
space-G3 = 緑の開始マス3
space-G4 = 緑の開始マス4
space-Y1 = 黄の開始マス1
space-Y2 = 黄の開始マス2
space-Y3 = 黄の開始マス3
space-Y4 = 黄の開始マス4
space-EM = 大使館
space-N1 = 1番地（旧造船所、気球）
space-N2 = 2番地（灯籠の広場）
space-N3 = 3番地（仮面の館）
space-N4 = 4番地（貨物船）
space-N5 = 5番地（ヨット）
space-N6 = 6番地（高速艇）
space-N7 = 7番地（硝子工の中庭）
space-N8 = 8番地（島の礼拝堂）
space-P01 = 西の石段
space-P02 = 渡しの角
space-P03 = ささやき橋
space-P04 = 縄ない通り
space-P05 = 島の桟橋
space-P06 = 猫の小路
space-P07 = 材木河岸
space-P08 = 北の運河
space-P09 = 鏡の橋
space-P10 = レースの小路
space-P11 = 井戸の中庭
space-P12 = パン屋の小路
space-P13 = 帆布職人の庭
space-P14 = 小さな橋
space-P15 = 造幣所の抜け道
space-P16 = 絹の運河
space-P17 = ヴァイオリンの小路
space-P18 = 飛脚の抜け道
space-P19 = 印刷屋の小路
space-P20 = 大運河の石段
space-P21 = 砂州の桟橋
space-P22 = 金貨の橋
space-P23 = 劇場の抜け道
space-P24 = 鳩の広場
space-P25 = 時計の小路
space-P26 = ゴンドラ乗り場
space-P27 = 列柱の回廊
space-P28 = 墓地行きの舟
space-P29 = 鐘楼
space-P30 = 船大工の運河
space-P31 = 庭園の橋
space-P32 = 東の城壁
space-P33 = 水夫長屋

## 用語

term-figure = コマ
term-true-figure = 本当のコマ
term-build = 体型
term-identity = 正体
term-mission-card = 任務カード
term-code-word = 暗号名
term-coloured-card = 色カード
term-secret-card = 極秘カード
term-passport = パスポート
term-notebook = 手帳
term-menetekel = メネテケル
term-balls = 玉
term-ambassador = 大使
term-embassy = 大使館
term-land-route = 陸路
term-water-route = 水路
term-place = 番地
term-meeting = 出会い
term-look = 閲覧
term-banish = 追放
term-true-card = 真実のカード
term-repeat = 繰り返し
term-gesture = しぐさ
term-partner = 相棒
term-team = チーム
term-declaration = 「任務完了！」
term-handshake = 握手
term-lone-spy = 単独スパイ
term-prisoner = 囚人
term-worlds = ありうる世界
term-exposure = 相手から見てありうるあなた
term-mission-list = 任務表

## 決定

decision-COLOUR = 色を選んでください。
decision-COLOUR-other = { $player }が色を選んでいます。
decision-ARRANGE = どのコマをどの開始マスに置くか選んでください。
decision-ARRANGE-other = { $player }がコマを並べています。
decision-START = あなたの手番です。メネテケルを振るか、しぐさを見せるか、宣言してください。
decision-START-other = { $player }が手番を始めます。
decision-ACT = 玉を使うか、しぐさを見せるか、宣言するか、手番を終えてください。
decision-ACT-other = { $player }が次の行動を選んでいます。
decision-FIG = どのコマが玉を使いますか。
decision-FIG-other = { $player }がコマを選んでいます。
decision-STEP = コマをどこへ動かしますか。
decision-STEP-other = { $player }がコマを動かしています。
decision-STOP = ここで止まりますか、通過しますか。
decision-STOP-other = { $player }が止まるか通過かを選んでいます。
decision-PASS = 通過中です。すぐに先へ進んでください。
decision-PASS-other = { $player }がコマで通過しています。
decision-STEP_AMB = 大使をどこへ動かしますか。
decision-STEP_AMB-other = { $player }が大使を動かしています。
decision-MEET = コマと出会いました。正体を尋ねるか、体型を尋ねるか、先へ進んでください。
decision-MEET-other = { $player }がコマと出会い、どうするかを選んでいます。
decision-EXTRA = 余分の1歩を進んでください。
decision-EXTRA-other = { $player }が余分の1歩を進みます。
decision-AMB = 大使と出会いました。誰か1人に正体か体型を尋ねるか、質問をやめてください。
decision-AMB-other = { $player }が大使と出会い、質問を選んでいます。
decision-SHOW = 尋ねられました。見せるカードを選んでください。少なくとも1枚は真実でなければなりません。
decision-SHOW-other = { $player }が見せるカードを選んでいます。
decision-CLAIM = 回答を受け入れますか、以前の回答の繰り返しだと指摘しますか。
decision-CLAIM-other = { $player }が回答を見ています。
decision-CONCEDE = 繰り返しを指摘されました。認めますか、否定しますか。
decision-CONCEDE-other = { $player }が指摘を認めるか否定します。
decision-PENALTY = 繰り返しです。見せたカードのうち残すものを選んでください。
decision-PENALTY-other = { $player }は繰り返しのため、少なく見せます。
decision-NOTE = この回答を記録しますか。
decision-NOTE-other = { $player }が手帳を見ています。
decision-BANISH = コマを番号のない空いたマスへ追放してください。
decision-BANISH-other = { $player }がコマを追放します。
decision-BANISH_AMB = 大使を空いた色マスか大使館へ追放してください。
decision-BANISH_AMB-other = { $player }が大使を追放します。
decision-GESTURE = どのしぐさを、誰に見せますか。
decision-GESTURE-other = { $player }がしぐさを見せようとしています。
decision-DECLARE = 「任務完了！」相棒は誰ですか。
decision-DECLARE-other = { $player }が宣言しようとしています。
decision-WINDOW = 手番の人と宣言しますか、黙っていますか。
decision-WINDOW-other = { $player }は宣言することも黙ることもできます。
decision-HANDSHAKE = 「任務完了！」差し出された手を取りますか。
decision-HANDSHAKE-other = { $player }が握手を受けるか断るか選んでいます。

## 行動

action-CHOOSE_COLOUR = { $colour }を取る
    .kind = 色を取る
    .effect = この色のコマ、カード、開始マスがあなたのものになります。
action-ARRANGE = コマを並べる：{ $order }
    .kind = コマを並べる
    .effect = コマがこの順に開始マス1～4に立ちます。
action-SHAKE = メネテケルを振る
    .effect = 10個の玉のうち3個が見えます。
action-DECLARE = 「任務完了！」
    .effect = 宣言し、続けて相棒を指名します。どうなってもゲームはこれで終わります。
action-GESTURE = しぐさを見せる
    .effect = 全員に見えるしぐさを選びます。
action-END = 手番を終える
    .effect = 使わなかった玉は消えます。
action-USE = 玉を使う：{ $ball }
    .kind = 玉を使う
    .effect = 誰がどこへ動くかを選びます。
action-FIGURE = { $build }のコマ
    .kind = コマを選ぶ
    .effect = このコマが動きます。
action-STEP = { $space }へ進む
    .kind = 進む先
    .effect = 隣のマスへ1歩進みます。
action-STOP = ここで止まる
    .effect = 止まると出会いになります。
action-PASS = 通過する
    .effect = 出会いにはならず、すぐ先へ進みます。
action-GO = { $space }へ続けて進む（玉：{ $ball }）
    .kind = 続けて進む先
    .effect = 同じコマが別の玉で先へ進みます。
action-ASK = { $question }を尋ねる
    .kind = 尋ねる
    .effect = 持ち主がカードを3枚見せ、少なくとも1枚は真実です。その後コマを追放します。
action-MOVE_ON = 先へ進む
    .effect = カードも追放もなく、コマが余分に1歩進みます。
action-DEMAND = { $seat }に{ $question }を尋ねる
    .kind = 誰かに尋ねる
    .effect = 2枚見て、1枚は真実です。その後大使を追放します。
action-NO_QUESTION = 質問しない
    .effect = 質問をやめて大使を追放します。
action-SHOW = 見せる：{ $cards }
    .kind = カードを見せる
    .effect = 尋ねた人だけがこのカードを見ます。
action-ACCEPT_ANSWER = 回答を受け入れる
    .effect = 繰り返しを指摘しません。
action-CLAIM = 繰り返しを指摘する
    .effect = 相手が認めるか否定します。否定されたら、あなたの記録で証明しなければなりません。
action-CONCEDE = 繰り返しを認める
    .effect = 証明は要りません。実際に見せた回数で罰が決まります。
action-DENY = 繰り返しを否定する
    .effect = 尋ねた人の記録で決まります。うその否定にそれ以上の罰はありません。
action-KEEP = 残す：{ $cards }
    .kind = 残す
    .effect = このカードを残し、他は取り去ります。
action-RECORD = 回答を記録する
    .effect = 回答が記録の1行になります。
action-SKIP = 記録しない
    .effect = この回答は後から記録できません。
action-BANISH = { $space }へ追放する
    .kind = 追放先
    .effect = 出会った相手をこのマスに置きます。
action-MAKE = { $gesture }を見せる（相手：{ $to }）
    .kind = しぐさを見せる
    .effect = 全員に見えます。本気でもはったりでもかまいません。
action-NAME = { $seat }と握手する
    .kind = 握手する
    .effect = 指名された人が受けるか断るかして、ゲームが終わります。
action-ALONE = 「ひとり」と宣言する
    .effect = ひとりで、本当のコマが自分の脱出場所にいれば勝ち、そうでなければ相手側の勝ちです。
action-SILENT = 黙っている
    .effect = 誰も宣言しなければゲームは続きます。短い制限時間が過ぎると、黙ったことになります。
action-DECLARE_TOO = 手番の人と「任務完了！」
    .effect = 先の席に宣言者がいなければ、手番の人が受けるか断るかして、ゲームが終わります。
action-ACCEPT = 手を取る
    .effect = 相棒どうしで任務が果たされていれば、2人の勝ちです。
action-REFUSE = 断る
    .effect = 宣言者の敵チームの勝ちです。
action-DEAL_IDENTITIES = 正体を配る：{ $order }
    .effect = 1人に1枚ずつ。
action-DEAL_BUILDS = 体型を配る：{ $order }
    .effect = 1人に1枚ずつ。
action-DEAL_WORDS = 任務カードを配る：{ $order }
    .effect = 1人に1枚ずつ。
action-DRAW_COLOURS = 色を決める：{ $order }
    .effect = 1席に1色ずつ。
action-PLACE_FIGURES = コマを置く：{ $order }
    .effect = ある席のコマがこの順に開始マスに立ちます。
action-FIRST_PLAYER = スタートプレイヤー：{ $seat }
    .effect = 誰が始めるかは運で決まります。
action-BALLS = 玉：{ $balls }
    .effect = これらの玉が見えます。
action-LEAVE = ゲームを抜ける：{ $seat }
    .effect = ゲームは打ち切られ、勝者はいません。

## 出来事

event-face_down = 裏向きに1枚ずつ配られました：{ $deck }。
event-dealt = { $player }が極秘カードを見ました：{ $identity }、{ $build }、{ $word }。
event-colour = { $player }の色は{ $colour }です。
event-colour_out = このゲームで使わない色は{ $colour }です。
event-arranged = { $player }のコマは開始マスにこの順で立っています：{ $order }。
event-first_player = { $player }がスタートプレイヤーです。
event-turn = 手番{ $number }：{ $player }の番です。
event-silence = { $player }の手番の初めに宣言する人はいません。
event-shakes = { $player }がメネテケルに手を伸ばしました。
event-takes = { $player }が玉を取りました：{ $ball }。
event-picks = { $player }が{ $build }のコマを選びました。
event-moving_on = { $player }は先へ進むことにしました。
event-shook = { $player }がメネテケルを振りました：{ $balls }。
event-stepped = { $player }が{ $build }のコマを{ $space }へ動かしました（玉：{ $ball }）。
event-passed = { $player }が{ $build }のコマで{ $space }を通過しました。
event-led = { $player }が大使を{ $space }へ動かしました。
event-led_past = { $player }が大使に{ $space }を通過させました。
event-met = { $player }の{ $build }のコマが{ $other }の{ $figure }のコマと出会いました。
event-met_ambassador = { $player }の{ $build }のコマが{ $space }で大使と出会いました。
event-moved_on = { $player }が{ $build }のコマで{ $space }へ進みました。
event-asked = { $player }が{ $other }に尋ねます：{ $question }。
event-no_question = { $player }は質問をやめました。
event-answered = { $player }が{ $other }にカードを{ $count }枚見せました。
event-shown = { $level ->
    [0] { $player }が{ $other }に見せました：{ $cards }。
    [1] { $player }が{ $other }に見せました（2度目）：{ $cards }。
   *[other] { $player }が{ $other }に見せました（3度目）：{ $cards }。
}
event-secret_shown = { $player }が{ $other }に見せた極秘カード：{ $secret }。
event-repeat = { $count ->
    [2] { $player }が{ $other }への回答を繰り返しました。1枚少なくなります。
   *[other] { $player }が{ $other }への回答を繰り返しました。真実の1枚だけになります。
}
event-answer_accepted = { $player }が{ $other }の回答を受け入れました。
event-claimed = { $player }が{ $other }の繰り返しを指摘しました。
event-conceded = { $count ->
    [0] { $player }が{ $other }の指摘を認めましたが、繰り返しではありませんでした。
    [2] { $player }が{ $other }に繰り返しを認めました。1枚少なくなります。
   *[other] { $player }が{ $other }に繰り返しを認めました。真実の1枚だけになります。
}
event-denied = { $count ->
    [0] { $player }が繰り返しを否定し、{ $other }の記録でも証明できません。
    [2] { $player }が繰り返しを否定しましたが、{ $other }の記録が証明しました。1枚少なくなります。
   *[other] { $player }が繰り返しを否定しましたが、{ $other }の記録が証明しました。真実の1枚だけになります。
}
event-penalty = { $player }が{ $other }にカードを{ $count }枚残しました。
event-kept = { $player }が{ $other }に残しました：{ $cards }。
event-recorded = { $player }が{ $other }の回答を記録しました。
event-skipped = { $player }は{ $other }の回答を記録しませんでした。
event-looked = { $player }が手帳をしまいました。
event-banished = { $player }が{ $other }の{ $figure }のコマを{ $space }へ追放しました。
event-banished_ambassador = { $player }が大使を{ $space }へ追放しました。
event-gesture = { $player }が{ $gesture }を見せました（相手：{ $to }）。
event-end_turn = { $player }が手番を終えました。
event-declared = { $player }が「任務完了！」と言い、{ $other }に手を差し出しました。
event-declared_alone = { $player }が「任務完了！」と言い、ひとりだと宣言しました。
event-accepted = { $player }が{ $other }の手を取りました。
event-refused = { $player }が{ $other }の手を断りました。
event-revealed = { $player }は{ $identity }、{ $build }、暗号名は{ $word }です。
event-prisoner = 囚人は{ $identity }、{ $build }、暗号名は{ $word }です。
event-limit = { $number }手番の上限に達しました。引き分けです。
event-left = { $player }がゲームを抜け、打ち切りになりました。
event-ended = ゲーム終了です。
event-won = { $player }の勝ちです。
event-undone = { $player }が{ $count }手戻しました。

## Why it ended so

verdict-fulfilled = 2人は相棒で、任務も果たされています。
verdict-unfulfilled = 2人は相棒ですが、任務は果たされていません。
verdict-refused = 2人は相棒で任務も果たされていましたが、手は断られました。
verdict-no_partners = 2人は相棒ではありません。
verdict-alone = 相棒は囚人で、本当のコマは脱出場所にいます。
verdict-not_escaped = 相棒は囚人ですが、本当のコマは脱出場所にいません。
verdict-not_alone = 宣言者はひとりではありません。相棒が席に着いています。

## オプション

option-repeat_rule = 繰り返し
    .help = 同じ人に同じ組み合わせを再び見せたときの扱いです。
option-repeat_rule-strict = 厳格：自動で罰
option-repeat_rule-prevent = 防止：他の手があるうちは選べない
option-repeat_rule-amateur = アマチュア：尋ねた人が気づき、否定されたら証明する
option-notebook = 手帳
    .help = 手帳が自動で書く内容です。アマチュアは、「記録のみ」を選ばないかぎり手書きです。
option-notebook-auto = 自動：記録と推理
option-notebook-log = 記録のみ
option-notebook-manual = 手書き
option-meeting_flow = 出会いの後
    .help = 出会いをしたコマが同じ手番でさらに玉を使えるかどうか。
option-meeting_flow-interleaved = 続けて動ける
option-meeting_flow-figure_stops = 訪問者はこの手番では止まる
option-ambassador_meetings = 大使との出会い
    .help = 1手番に大使と何回出会えるか。
option-ambassador_meetings-one = 1手番に1回
option-ambassador_meetings-unlimited = 無制限
option-declare_by = 宣言できる人
    .help = 手番の初めと終わりに、他の人が手番の人と宣言できるかどうか。望まない人には尋ねません。宣言は秘密で予約できます。
option-declare_by-active_or_partner = 手番の人か相棒
option-declare_by-active_only = 手番の人だけ
option-false_handshake = 間違った握手の成立
    .help = 相棒でない2人が握手したとき、誰が勝つか。
option-false_handshake-others_win = 他の2人
option-false_handshake-declarer_loses = 宣言者の敵チーム
option-secret_cards = 極秘カード
    .help = 極秘カードをどの枠で見せられるか。
option-secret_cards-any_slot = どの枠でも
option-secret_cards-same_kind = 正体と体型は同じ種類の枠だけ
option-gestures = しぐさ
    .help = しぐさを見せられるか、いつ見せられるか、誰に見えるか。
option-gestures-turn = 自分の手番に1回、全員に公開
option-gestures-covert = 自分の手番に1回、こっそり（相手だけに見える）
option-gestures-free = いつでも
option-gestures-off = なし
option-chat = チャット
    .help = 諜報員は話をしません。ここで許可できます。
option-chat-on = あり
option-chat-off = なし
option-start_arrangement = 最初のコマの並び
    .help = 4つのコマが4つの開始マスにどう置かれるか。
option-start_arrangement-random = ランダム
option-start_arrangement-fixed = 長身、小柄、太め、細身
option-start_arrangement-choose = 各自が選ぶ
option-colours = 色
    .help = 席の色をどう決めるか。リストで席ごとに指定できます。
option-colours-random = ランダム
option-colours-chosen = 席順に選ぶ
option-first_player = スタートプレイヤー
    .help = 誰が最初の手番になるかを決めます。
option-first_player-random = ランダム
option-balls = 玉
    .help = メネテケルに入れる10個の玉です。
option-balls-standard = 箱のとおり
option-balls-brisk = 軽快：自由の玉が1個多く、大使の玉が1個少ない
option-lone_exits = 単独スパイの脱出場所
    .help = 3人のとき、単独スパイがどこから脱出できるか。
option-lone_exits-either = チームの2か所
option-lone_exits-respective = 自分の出口だけ
option-turn_limit = 手番の上限
    .help = この回数の手番で宣言がなければ引き分けです。
option-turn_limit-none = 上限なし
option-data_set = 盤と任務
    .help = 盤、玉、任務表を選びます。
preset-first = はじめてのゲーム
    .help = 同じ組み合わせをもう一度見せることはできません。
preset-usual = 通常
    .help = 同じ組み合わせを見せると罰があります。プロ向けのルールです。
preset-everything = 全部入り
    .help = アマチュア・ルール。同じ組み合わせは自分で気づいて証明します。コマは各自が配置します。

## ブラウザー

ui-map = ヴェネツィアの地図
ui-map-whole = 地図全体を見る
ui-map-near = 元の場所に戻る
ui-wait = 少々お待ちください…
ui-figure = { $player }の{ $build }のコマ
ui-balls-left = { $count ->
   *[other] 残りの玉は{ $count }個です。1個使うか、手番を終えてください。
}
ui-effect-empty = 空いているマスです。
ui-effect-own = 自分のコマがいるので、通り過ぎます。
ui-effect-met = この手番ではもう出会った相手です。通り過ぎることしかできません。
ui-effect-meet = { $figure }と出会います。
ui-repeat-second = { $player }には2度目です。あとで1枚減らします。
ui-repeat-third = { $player }には3度目です。真実のカード1枚だけが残ります。
ui-model-turn = 手番
ui-model-actions = できること
ui-model-figures = コマの位置
ui-model-look = 手番{ $turn }：{ $player }から{ $other }へ：{ $cards }
ui-model-far = あなたのコマからの距離
ui-model-map = 地図
ui-model-by-land = 陸路で：{ $spaces }
ui-model-by-water = 水路で：{ $spaces }
ui-model-steps = { $figure }：歩数 { $ends }
ui-model-spent = この手番はもう動けない
ui-model-bag = メネテケルの玉：{ $balls }
ui-papers = あなたの書類
ui-sealed = 極秘カードはまだ伏せられています。
ui-looks = 見たカード
ui-shows = 見せたカード
ui-notes = メモ
ui-nothing-yet = まだありません。
ui-show-title = { $player }の質問：{ $slots }を見せてください。
ui-slots-identity = 正体2枚と体型1枚
ui-slots-build = 体型2枚と正体1枚
ui-slots-ambassador_identity = 正体2枚
ui-slots-ambassador_build = 体型2枚
ui-true = 真実
ui-false = 偽り
ui-no-proof = 対象外
ui-choose-more = { $count ->
   *[other] あと{ $count }枚選んでください。
}
ui-truth-ok = 真実のカードがあります。
ui-truth-missing = 真実のカードがありません。
ui-fits-not = この組み合わせは見せられません。
ui-secret-warning = 極秘カードです。{ $player }に確実に知られます。
ui-preview = { $count ->
   *[other] 見せた後、{ $player }から見たあなたの可能性は{ $count }通りです。
}
ui-preview-certain = 見せると、{ $player }にあなたの正体が分かります。
ui-others-see = { $count ->
   *[other] 他の人には裏面{ $count }枚だけが見えます。
}
ui-show-now = このカードを見せる
ui-keep-title = 繰り返しです。{ $player }に残すカードを選んでください。
ui-gesture-title = どのしぐさを見せますか。本当でもはったりでもかまいません。
ui-gesture-to = 相手：
ui-hand-title = { $player }が手を差し出しています。相棒ですか。
ui-window-title = { $player }と「任務完了！」を宣言しますか。それとも黙っていますか。
ui-standing = 相棒と宣言する
ui-standing-help = 誰と「任務完了！」を宣言するかを秘密で選びます。その人の手番の初めか終わり、早いほうで宣言します。選ばなければ黙ったままです。
ui-standing-none = 誰とも宣言しない（黙っている）
ui-standing-with = { $player }の手番になったらすぐ
ui-standing-armed = { $player }の手番になったらすぐ宣言します。
ui-standing-ask = 毎回尋ねる
ui-if-partners = 相棒どうし
ui-if-strangers = 相棒ではない
ui-hand-taken = 握手が成立
ui-hand-refused = 握手を拒否
ui-out-right = 任務が今果たされていれば2人の勝ち。そうでなければ、他の人の勝ち。
ui-out-false = 2人とも負け。残りの2人の勝ち。
ui-out-false-three = 2人とも負け。残る1人の勝ち。
ui-out-against = 宣言者の敵側の勝ち。
ui-final = これでゲームが終わります。
ui-sure = はい：{ $action }
ui-cancel = やめる
ui-demand-title = 大使が何か聞きつけました。誰について尋ねますか。
ui-arrange-help = 数字は自分の開始マスの番号です。
ui-answer = { $player }が{ $other }に見せるカード：
ui-missions-own = 共同任務
ui-missions-many = { $count ->
   *[other] 表の{ $count }行がまだありえます。手帳にあります。
}
ui-missions-enemy = { $count ->
   *[other] 相手側にありうる任務：{ $count }
}
ui-met-this-turn = この手番で出会い済み
ui-on-turn = 手番中
ui-sheet-player = プレイヤー
ui-sheet-looks = 見た他人のカード
ui-sheet-secrets = 見せた極秘カード
ui-sheet-missions = 任務
ui-sheet-lone = ひとりのため共同任務なし。脱出先：
ui-sheet-done = 達成
ui-sheet-open = 未達成
ui-cell-count = { $count ->
   *[other] { $count }通り
}
ui-turn = 手番{ $turn }
ui-to-log = ゲームのこの時点を見る
ui-left = 残り：{ $cards }
ui-second-time = 2度目
ui-third-time = 3度目
ui-no-notebook = 手帳はプレイヤーだけのものです。
ui-short-F = フィドル卿
ui-short-B = 大佐
ui-short-X = X
ui-short-Z = ザザ
ui-selves = { $count ->
   *[other] 残り{ $count }/36通り。
}
ui-partner-sure = 確実に相棒です。
ui-partner-never = 相棒ではありません。
ui-partner-share = { $all }通りのうち{ $count }通りで相棒。
ui-exposed = { $player }にはあなたの正体が分かっています。
ui-exposure = { $count ->
   *[other] あなたの答えから、{ $player }に残る可能性は{ $count }通りです。
}
ui-escape = 単独の場合の脱出先
ui-escape-enemy = 敵が単独の場合の脱出先
ui-no-mission = あなたは単独です。共同任務はありません。
ui-no-mission-enemy = 敵は単独で、共同任務がありません。
ui-passport-help = 任務表は全員同じです。最初の暗号名はフィドルボトム卿かマダム・ザザ、次はバブル大佐かエージェントXのものです。
ui-passport-escape = 単独スパイの脱出先
ui-escape-mark = 脱出先
ui-resign = 投了すると元に戻せません。あなたの知識を持つボットが席を引き継ぎ、ゲームは続きます。
ui-ambassador-left = 大使は一度大使館を離れました。
ui-ambassador-home = 大使はまだ大使館を離れていません。
ui-label-DECLARE = 宣言…
ui-label-GESTURE = しぐさ…
ui-label-END = 手番終了
ui-label-SHAKE = 振る
ui-no-balls = 使える玉はもうありません。手番を終えてください。
ui-start = あなたの手番です。メネテケルを振ってください。
ui-ask-identity = 正体？
ui-ask-build = 体型？

## ガイド付きの最初のゲーム

lesson-goal = 相棒は誰か
    .text = あなたはフィドルボトム卿です。自分の書類は地図の下にあります。他の3人のうち1人が相棒のバブル大佐で、残る2人は敵です。相棒を見つけ、暗号名を知り、共同任務を果たして宣言しましょう。任務は、任務表の2人の暗号名の行に書かれています。
lesson-balls = 3個の玉
    .text = メネテケルは10個の玉から3個を見せました。陸、水、空です。玉1個で自分のコマ1つをその道に沿って1マス動かせます。空の玉は何もしません。陸の玉を使ってください。
lesson-move = 誰かに会いに行く
    .text = 小柄のコマを選び、陸路で緑（C）の細身のコマのマスへ進みます。他の人のコマの上で止まると、その持ち主と出会ったことになります。4つのコマのどれが本当のコマかは関係ありません。
lesson-ask = 尋ねる
    .text = ここで質問できます。正体を尋ねると正体2枚と体型1枚、体型を尋ねるとその逆を見せてもらえます。カードを見るのはあなただけです。正体を尋ねてください。
lesson-read = カードを読む
    .text = どの回答にも真実のカードが少なくとも1枚あるので、回答のたびに可能性が消えます。緑はもうあなたを知っていて、必ず真実である極秘カードを見せました。横の手帳を開くと、緑のページには1マスだけが残っています。バブル大佐、太め、暗号名はアルファです。
lesson-banish = コマを追放する
    .text = 質問の後、出会ったコマは番号のない空いたマスへ追放しなければなりません。相手の足を遅らせる手段です。これは相棒のコマなので、開始マスへ帰してあげましょう。
lesson-answer = 尋ねられたら
    .text = 相手もあなたのコマに出会いに来ます。そのときは見せるカードを自分で選びます。少なくとも1枚は真実で、同じ相手に同じ組を二度見せてはいけません。敵より先に相棒に気づいてもらえるよう、うまく混ぜましょう。しぐさは助けにも、はったりにもなります。
lesson-mission = 共同任務
    .text = チャーリーとアルファ。地図の下の行によれば、フィドルボトム卿が7番地に着けばよいのです。動かすのは本当のコマ、つまり長身のコマです。水の玉を使って7番地へ進んでください。
lesson-declare = 任務完了！
    .text = 条件は満たされ、今はあなたの手番です。宣言して緑を指名しましょう。相手が応じれば握手し、カードが公開されます。相棒を間違えたり任務が果たされていなかったりすれば負けなので、確信してから宣言してください。
lesson-answers-asked = 敵に尋ねられた
    .text = 青（B）があなたの小柄なコマに出会い、正体を尋ねています。正体2枚と体格1枚を見せ、少なくとも1枚は真実でなければなりません。あなたは長身のフィドルボトム卿です。カードの下に真実かどうかが書いてあります。
lesson-answers-repeat = 同じ組は二度と見せない
    .text = 青にはもうバブル大佐・エージェントX・長身を見せました。同じカードをもう一度見せると繰り返しになり、1枚を引っ込めて疑いの余地を減らすことになります。シートが警告してくれます。
lesson-answers-show = 嘘の中に真実を隠す
    .text = 本当の体格を2枚の偽の正体の間に置きましょう。バブル大佐、マダム・ザザ、長身を選んで見せてください。下の行に、そのあと青が知ることが出ます。
lesson-answers-told = 青が今知っていること
    .text = 青は3枚のうち少なくとも1枚が真実だと知っています。最初の答えと合わせて可能性は7つ残り、長身のフィドルボトム卿はその1つにすぎません。真実が2枚なら可能性はもっと減っていたでしょう。このあと青はあなたのコマを追い払います。
lesson-answers-partner = 相棒には率直に
    .text = 極秘カードは必ず真実です。相棒だと思う人に見せれば伝わりますが、敵に見せれば敵にも伝わります。自分の人物のしぐさは同じことを全員に伝えるか、全員を欺きます。
lesson-answers-read = 自分が尋ねるとき
    .text = 答えのたびに、ありえないものを消します。手帳が代わりに消し、消えたマスにはその根拠が出ます。大使を通せば、誰にでも同じ種類のカード2枚を求められます。同じ人の2つの答えは、共通のカードが1枚だけのとき最も多くを語ります。
lesson-answers-end = 続きを遊ぶ
    .text = 相棒のページに1マスだけ残るまで尋ね、同じように暗号名も知り、2人の任務を表で探しましょう。このまま最後まで遊ぶか、友だちと新しいゲームを始めましょう。

## What hints count

reason-excluded = 除外できる配り方{ $count }通り
reason-words = 除外できる暗号名の配り方{ $count }通り
reason-meetings = この手番の出会い{ $count }回
reason-balls = 使える玉{ $count }個
reason-nearer = 任務まで{ $count }歩近い位置
reason-done = 任務は確実に達成済み

## 今日の事件

case-intro = あなたは{ $player }です。ほかの3人があなたにカードを見せました。毎回少なくとも1枚は真実で、極秘カードは必ず真実です。正体も体型も、同じ人はいません。誰が誰でしょうか？
case-identity = 正体
case-build = 体型
