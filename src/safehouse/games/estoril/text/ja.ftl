### エストリル1942:日本語テキスト

## ゲーム

game-title = エストリル1942
game-summary = エストリルの海岸にスパイを裏向きで送り込み、場所ごとに相手を出し抜いて、中立国ポルトガルの優れた人材を引き入れましょう。
game-about = 各プレイヤーは小さなスパイ網を率い、同じ6人の人物から始めます。4ラウンドの間、毎回新しく並べる6つの場所に人物を（多くは裏向きで）配置し、その後、場所を1つずつ解決します。その場所で最も影響力の高い人が、待っている人物を獲得します。エストリル1942の作者はアントニオ・ソウザ・ララです。ここで使う人物、任務、場所の数値は公開情報によります。

## ルールの見出し

section-1 = 基本
section-2 = ゲームの準備
section-3 = 街
section-4 = ラウンドの開始
section-5 = 人物の配置
section-6 = のぞき見シンボル
section-7 = 場所の解決
section-8 = 能力
section-9 = 場所の特殊効果
section-10 = ラウンドの終了
section-11 = ゲームの終了と得点
section-12 = 任務
section-13 = 選択ルール
section-14 = プラットフォームのルール

## ルール1:基本

rule-EST-1-1 = プレイ人数は2人、3人、または4人です。
rule-EST-1-2 = ゲームはちょうど4ラウンド行います。
rule-EST-1-3 = 第4ラウンドの後に勝利点が最も多い人が勝ちます。
rule-EST-1-4 = 人物カードには名前、国旗1つ、影響力、勝利点、シンボルが示されています。初期人物にはその色の印もあります。
rule-EST-1-5 = ほとんどの人物は能力シンボルを1つか2つ持ち、持たない人物も少しいます。能力は暗殺者、陰謀家、国粋主義者、誘惑者、外交官で、同じものが2つあることもあります。これとは別に女性のシンボルがあることもありますが、能力ではありません。
rule-EST-1-6 = 初期人物の色の印はゲームに影響しません。どの組のカードかを示すだけです。
rule-EST-1-7 = 街の人物は、上に置かれたディスクの持ち主が支配します。持ち主と支配者は常に同じです。
rule-EST-1-8 = あなたのスパイ網は、手札または街にあるあなたの人物すべてです。捨て札や除外されたカードは含みません。
rule-EST-1-9 = メダルの数字はそのカードの勝利点です。任務はどれも6点です。
rule-EST-1-10 = 場所ボードには名前、番号、ローマ数字の付いた活動マス、報酬マス、TOP SECRETの印、のぞき見シンボル、場合により特殊効果が示されています。共通ルールはすべてのボードに適用され、特殊効果はそれに加わります。
rule-EST-1-11 = 特殊効果と共通ルールが食い違うときは、特殊効果が優先します。

## ルール2:準備

rule-EST-2-1 = 各プレイヤーは自分の色を持ちます。テーブルで別に選ばなければ、席0～3は赤、緑、青、黄です。色による違いはありません。
rule-EST-2-2 = 自分の色の初期人物6枚を手札にします。
rule-EST-2-3 = ディスクは2人で6個、3人で4個、4人で3個ずつ受け取ります。
rule-EST-2-4 = 12枚の任務から4枚を引き、全員に公開して並べます。残りの8枚は、選択ルールで使わない限り、見ずに箱へ戻します。
rule-EST-2-5 = ほかの人物はすべて切り混ぜ、裏向きの山札にします。
rule-EST-2-6 = 使わない色の初期人物は箱へ戻します。
rule-EST-2-7 = スタートプレイヤーは無作為に決まります。
rule-EST-2-8 = ラウンドマーカーは1から始まります。

## ルール3:街

rule-EST-3-1 = 場所ボードは4つのマスからなる正方形で、活動マスI、II、IIIと報酬マスがあります。
rule-EST-3-2 = 博物館は4つのマスすべてが活動マスI～IVです。報酬はボードの中央に置かれ、どのマスも占めません。
rule-EST-3-3 = 活動マスにはカードを1枚、報酬マスにも1枚だけ置けます。
rule-EST-3-4 = 人物は活動マスにだけ置きます。報酬マスには置けません。
rule-EST-3-5 = 6枚のボードを2行3列に、辺をそろえて並べます。マスは全体で4行6列になります。
rule-EST-3-6 = 外側マスとは、街全体の縁、つまり一番上か下の行、または一番左か右の列にある活動マスです。
rule-EST-3-7 = それ以外の活動マスはすべて内側マスです。ただしムシャショのマスは除きます。
rule-EST-3-8 = 2つの活動マスが辺を共有していれば、同じボードでも別のボードでも隣接しています。角だけの接触は数えません。
rule-EST-3-9 = 報酬マスは活動マスではありません。何とも隣接せず、何もつなぎません。
rule-EST-3-10 = ボードが左右または上下に並んでいる2つの場所は隣接しています。角のボードには隣接する場所が2つ、中央のボードには3つあります。
rule-EST-3-11 = ボードの向きや、どのマスが接しているかは、場所の隣接に関係しません。
rule-EST-3-12 = 場所の番号は解決の順番を、ローマ数字はその場所で人物が行動する順番を示します。

## ルール4:ラウンドの開始

rule-EST-4-1 = 8枚のボードをすべて切り混ぜ、6枚を無作為な順番と向きで並べます。
rule-EST-4-2 = 残りの2枚はこのラウンドでは使いません。次のラウンドではまた切り混ぜます。
rule-EST-4-3 = 場所の番号の小さい順に、山札の一番上のカードを各報酬マスに置きます。TOP SECRETのマスなら裏向き、そうでなければ表向きです。
rule-EST-4-4 = スタートプレイヤーから始め、時計回りに手番を行います。

## ルール5:配置

rule-EST-5-1 = 手番では、手札の人物ちょうど1人を自分のディスク1個とともに空いている活動マス1つに必ず置きます。ディスクとカードがある限りパスはできません。
rule-EST-5-2 = 空いている外側マスにはいつでも置けます。
rule-EST-5-3 = 空いている内側マスには、隣接するマスに自分の人物がいれば置けます。表向きでも裏向きでも、同じボードでも別のボードでもかまいません。
rule-EST-5-4 = ほかに置ける場所がまったくない場合は、空いている活動マスのどこにでも置けます。
rule-EST-5-5 = この例外は、空いている外側マスがなく、しかも自分の人物に隣接する空いた内側マスもない場合だけです。
rule-EST-5-6 = TOP SECRETのマスではカードは裏向き、それ以外では表向きに置きます。選ぶことはできません。
rule-EST-5-7 = カードの上に自分のディスクを置くので、裏向きでも誰の人物かは全員にわかります。
rule-EST-5-8 = 配置と（あれば）のぞき見が終わると手番は終わり、左隣の人に移ります。
rule-EST-5-9 = ディスクがなくなったら、このラウンドではもう配置しません。
rule-EST-5-10 = ディスクがあっても手札がなければ、ほかの人が配置を終えるまで飛ばされます。
rule-EST-5-11 = 誰も配置できなくなったら配置は終わりです。
rule-EST-5-12 = 自分の裏向きのカードはいつでも見られます。
rule-EST-5-13 = 配置の間、街にいる人物を動かしたり戻したりすることはできません。
rule-EST-5-14 = 1ラウンドに置かれる人物は最大12人で、活動マスは18以上あるので、場所は必ずあります。
rule-EST-5-15 = どのカードを選んだかは、表向きに置かれるまで秘密です。裏向きのカードについて、ほかの人はマスと持ち主しかわかりません。

## ルール6:のぞき見シンボル

rule-EST-6-1 = のぞき見シンボルのあるマスがあります。手番にそこへカードを置いた人が、置いた直後に1回だけ使えます。
rule-EST-6-2 = のぞき見「このボード」：同じボードの裏向きのカード1枚を見ます。
rule-EST-6-3 = のぞき見「このボードか隣接ボード」：同じボードまたは隣接する場所の裏向きのカード1枚を見ます。
rule-EST-6-4 = のぞき見「どのボードでも」：街のどこでも裏向きのカード1枚を見ます。博物館のIVにだけあります。
rule-EST-6-5 = 裏向きの人物でも、裏向きの報酬でも見られます。
rule-EST-6-6 = のぞき見はしなくてもかまいません。
rule-EST-6-7 = 表を見るのは本人だけです。どのカードを見たかは全員にわかります。
rule-EST-6-8 = カードは裏向きのままその場に残ります。
rule-EST-6-9 = 自分のカードは知っているので選べません。以前に見たカードは選べます。範囲にほかの裏向きのカードがなければ、選択は求められません。
rule-EST-6-10 = 誘惑者がそのようなマスに移したカードでは、のぞき見はできません。

## ルール7:解決

rule-EST-7-1 = 配置が終わったら、6つの場所すべてを番号の小さい順に解決します。誰もいない場所も解決します。
rule-EST-7-2 = 1つの場所を完全に終えてから次に進みます。
rule-EST-7-3 = 場所の解決は、公開、数字の順に能力、カジノまたはボカ・ド・インフェルノの特別な段階、報酬の4段階です。
rule-EST-7-4 = その場所の裏向きの人物と報酬をすべて表にします。ほかの場所は表にしません。
rule-EST-7-5 = マスをI、II、III、IVの順に処理します。そのとき人物がいれば、支配者はその能力を使えます。
rule-EST-7-6 = 能力を使わなくてもかまいません。
rule-EST-7-7 = 人物は能力シンボルをそれぞれ1回使えます。異なる2つは好きな順に、同じ2つは続けて2回使います。
rule-EST-7-8 = 自分の数字の番が来る前にその場所を離れた人物は何もしません。
rule-EST-7-9 = 各マスの処理は1回だけです。その後に人物が来ても去っても、もう処理しません。
rule-EST-7-10 = 人物の影響力は、印刷された数字に、その場所で得た国粋主義者のボーナス、ホテルのボーナス、カジノのボーナスを加えたものです。
rule-EST-7-11 = ある場所でのあなたの影響力は、最後にそこにいる自分の人物の合計です。
rule-EST-7-12 = 影響力が最も高い人が報酬を手札に加えます。
rule-EST-7-13 = 最高が同点なら、最も小さい数字のマスに人物がいる人が勝ちます。各自の最も小さいマスだけを比べます。
rule-EST-7-14 = ほかに誰も上回らなければ影響力0でも勝てます。0の同点も同じように決めます。
rule-EST-7-15 = 最後にその場所に人物がいなければ、報酬は裏向きで山札の一番下に置かれます。内容は全員が見ています。
rule-EST-7-16 = 解決した場所の人物は、ラウンドの終わりまで表向きのままディスクとともに残ります。
rule-EST-7-17 = そこでも影響は続きます。国粋主義者は国旗を数え、誘惑者は動かせ、外交官は守れます。
rule-EST-7-18 = 同じ場所を二度解決することはありません。解決中の場所以外へカードを移すことはできません。
rule-EST-7-19 = 獲得した報酬はすぐ手札に入り、国旗はもう数えません。このラウンドには配置できません。

## ルール8:能力

rule-EST-8-1 = 能力を使えるのは人物の支配者だけで、その数字の番に、配置された場所でだけ使えます。
rule-EST-8-2 = 誘惑者に動かされた人物は、このラウンドではもう能力を使えません。
rule-EST-8-3 = 対象も効果もない能力は使えません。
rule-EST-8-4 = 暗殺者：同じ場所の別の人物を1人選びます。その人物は持ち主の手札に戻ります。場所からは去りますが、ゲームからは去りません。
rule-EST-8-5 = 暗殺者は報酬を選べません。
rule-EST-8-6 = 暗殺者は保護された人物を選べません。
rule-EST-8-7 = 暗殺者は自分自身を選べませんが、自分のほかの人物は選べます。テーブルで「暗殺者は自分を選べる」をオンにしていれば、自分自身も選べます。
rule-EST-8-8 = 戻された人物のディスクは持ち主に戻ります。どちらもこのラウンドではもう使えません。
rule-EST-8-9 = 教会では暗殺者は行動できません。
rule-EST-8-10 = 陰謀家：山札の一番上のカードをひそかに見ます。そのカードとこの場所の報酬のうち、1枚を表向きで報酬マスに、もう1枚を裏向きで山札の下に置きます。
rule-EST-8-11 = 見たら必ず選びます。報酬を入れ替えたかどうかは全員にわかりますが、見た後に山札の下へ行ったカードはほかの人には見えません。
rule-EST-8-12 = 国粋主義者：この場所と隣接する場所にある自分と同じ国旗1つにつき、この人物の影響力が1増えます。
rule-EST-8-13 = 表向きのものを数えます。誰の人物でも、解決済みの場所のものでも、報酬でも数えます。
rule-EST-8-14 = 国粋主義者自身の国旗は数えません。裏向きのものは自分のカードでも数えません。
rule-EST-8-15 = ボーナスは能力を使ったときに1回だけ数え、その後ほかのカードがどうなっても変わりません。
rule-EST-8-16 = 国粋主義者のシンボルが2つある人物は、ボーナスを2回得られます。
rule-EST-8-17 = ボーナスはこの場所でだけ有効です。人物が後で動かされたらボーナスはなくなります。
rule-EST-8-18 = 解決中の場所では報酬も含めすべて表向きなので、すべて数えます。
rule-EST-8-19 = 誘惑者：隣接する場所の人物を1人（表向きでも裏向きでも）選び、ディスクごとこの場所の空いている活動マスに移します。
rule-EST-8-20 = 誘惑者は報酬も保護された人物も選べません。
rule-EST-8-21 = 誰の人物でも、自分の人物でもかまいません。解決済みの場所からでも未解決の場所からでも移せます。
rule-EST-8-22 = この場所のどの空きマスに移すかを選びます。数字も外側・内側も問いません。
rule-EST-8-23 = この場所に空いているマスがなければ、誘惑者は行動できません。
rule-EST-8-24 = 動かされた人物の能力はラウンドの終わりまで無視し、影響力だけを数えます。
rule-EST-8-25 = 裏向きの人物は、動かされたらほかの何よりも先にすぐ表にし、そのまま表向きにします。
rule-EST-8-26 = それ以外では新しい場所の一員として扱います。影響力、同点、さいころ、ボカ・ド・インフェルノ、暗殺者、国旗、ホテルのすべてに関わります。
rule-EST-8-27 = 1人の人物が1ラウンドに、異なる場所の誘惑者によって何度も動かされることがあります。
rule-EST-8-28 = 人物が去ったマスはまた空きになります。
rule-EST-8-29 = 外交官：この場所か隣接する場所の人物を1人（外交官自身でもよい）選び、白ディスクを置きます。
rule-EST-8-30 = 誰の人物でも、解決済みの場所の人物でもかまいません。裏向きの人物は裏向きのままです。
rule-EST-8-31 = ラウンドの終わりまで、白ディスクのある人物を暗殺者も誘惑者も選べません。自分の暗殺者や誘惑者でも同じです。
rule-EST-8-32 = 白ディスクはボカ・ド・インフェルノでは役に立ちません。その人物自身の能力、国旗の数え上げ、さいころを妨げることもありません。
rule-EST-8-33 = 保護された人物を重ねて保護することはできません。白ディスクの数に制限はありませんが、オプションで5個までに制限できます。
rule-EST-8-34 = 報酬は保護できません。
rule-EST-8-35 = 白ディスクは、ラウンドの終わりか、人物が街を離れたときに取り除きます。
rule-EST-8-36 = 女性のシンボルはプレイ中には効果がありません。女性の任務で数えます。
rule-EST-8-37 = 外交官がどうなっても保護は続きます。

## ルール9:特殊効果

rule-EST-9-1 = 教会：ここでは暗殺者は行動できません。そのような人物を置くことはでき、もう一方のシンボルは使えます。
rule-EST-9-2 = これは教会での暗殺者だけの話で、ほかに禁止されることはありません。
rule-EST-9-3 = ホテル・パラシオ：解決中、ここにいるイギリス国旗の人物は影響力が1増えます。
rule-EST-9-4 = タマリス海岸：ここにTOP SECRETはありません。報酬も含めすべて表向きです。
rule-EST-9-5 = そのため、タマリス海岸ではのぞき見るものがありません。
rule-EST-9-6 = ホテル・アトランティコ：解決中、ここにいるドイツ国旗の人物は影響力が1増えます。
rule-EST-9-7 = ホテルのボーナスは自動です。誰の人物でも1人につき1回、そのホテルの解決中だけ得られます。
rule-EST-9-8 = ムシャショ：ボードがどこにあっても、すべてのマスが外側マスです。
rule-EST-9-9 = マスの隣接は変わりません。
rule-EST-9-10 = カジノ・エストリル：すべての能力の後、ここにいる人物1人ごとにさいころを2個振ります。その差（0～5）が影響力に加わります。
rule-EST-9-11 = さいころはマスの順に、全員の分を必ず振ります。
rule-EST-9-12 = ボカ・ド・インフェルノ：すべての能力の後、2人以上のプレイヤーの人物がここにいれば、影響力が最も低い人はここの自分の人物を1人選ばなければなりません。その人物はゲームから除外されます。
rule-EST-9-13 = 最低が同点なら、小さい数字の人が助かります。自分の最も小さいマスの数字が一番大きい人が人物を失います。
rule-EST-9-14 = 除外されたカードは捨て札ではありません。得点にも任務にもなりません。ディスクは持ち主に戻り、カードは全員に知られます。
rule-EST-9-15 = これは報酬の前に行います。報酬を得る人は変わりません。
rule-EST-9-16 = ここに1人だけ、または誰もいなければ何も起きません。
rule-EST-9-17 = 博物館：活動マスが4つあり、IVは最後に行動します。IVに置いた人はどのボードでものぞき見できます。

## ルール10:ラウンドの終了

rule-EST-10-1 = すべての場所の解決が終わったら、全員が自分の人物とディスクを手元に戻します。白ディスクは取り除きます。
rule-EST-10-2 = 手札が6枚を超えていたら、超えた枚数を選んで自分の捨て札にします。6枚以下なら捨てることはできません。
rule-EST-10-3 = 全員がひそかに選び、その後すべて同時に公開します。
rule-EST-10-4 = 初期人物でも古いカードでも新しいカードでも捨てられます。
rule-EST-10-5 = 捨て札は常に全員に公開されています。
rule-EST-10-6 = 捨て札はゲームに戻りません。
rule-EST-10-7 = 第1～3ラウンドの後は、左隣の人がスタートプレイヤーになり、ラウンドマーカーを進めて新しいラウンドを始めます。
rule-EST-10-8 = 第4ラウンドも同じように行いますが、新しいラウンドは始まりません。

## ルール11:得点

rule-EST-11-1 = 第4ラウンドの終了処理の後、ゲームは終わります。
rule-EST-11-2 = 自分の捨て札は、書かれた点に関係なく1枚につき1勝利点です。
rule-EST-11-3 = 手札（6枚以下）は、書かれた勝利点どおりです。
rule-EST-11-4 = 達成した任務から勝利点を得ます。
rule-EST-11-5 = 任務では手札だけを数え、捨て札は数えません。
rule-EST-11-6 = 捨て札に書かれた勝利点は数えません。
rule-EST-11-7 = 合計が最も高い人が勝ちます。
rule-EST-11-8 = 同点なら、その中で達成した任務が多い人が勝ちます。任務は、単独でも同点でも、首位の人全員が達成したことになります。
rule-EST-11-9 = それでも同点なら、手札に書かれた勝利点の合計が多い人が勝ちます。
rule-EST-11-10 = それでも同点なら、勝利を分け合います。
rule-EST-11-11 = ほかの順位も同じように決めます。すべて同じなら同順位です。

## ルール12:任務

rule-EST-12-1 = 任務にはシンボルが示されています。ゲーム終了時に手札のそのシンボルが最も多い人が6勝利点を得ます。
rule-EST-12-2 = 最多が同点なら6点を分けます（端数切り捨て）。2人なら3点、3人なら2点、4人なら1点ずつです。
rule-EST-12-3 = 同じシンボルが2つあるカードは2つと数えます。
rule-EST-12-4 = 1枚のカードを複数の任務で数えられます。
rule-EST-12-5 = 影響力の任務は手札に印刷された影響力の合計です。プレイ中のボーナスは数えません。
rule-EST-12-6 = 異なる国旗の任務は、示された国のうちいくつを持っているかを数えます。同じ国の2枚目以降やほかの国は数えません。
rule-EST-12-7 = 国旗の任務は、その国旗の手札の枚数を数えます。
rule-EST-12-8 = 女性の任務は女性のシンボルを数えます。
rule-EST-12-9 = 数が0の人は任務を達成しません。全員が0なら誰も得点しません。

## ルール13:選択ルール

rule-EST-13-1 = 秘密任務（3人か4人用）：公開する任務は1枚だけです。隣り合う2人の間に無作為の任務を1枚ずつ裏向きで置きます。
rule-EST-13-2 = 自分の両隣にある裏向きの任務2枚はいつでも見られます。ほかは見られません。
rule-EST-13-3 = 残りの任務は見ずに箱へ戻します。
rule-EST-13-4 = ゲーム終了時に任務をすべて公開し、通常どおり得点します。見られなかった任務でも全員が得点できます。
rule-EST-13-5 = 秘密採用局：任務を並べた後、各自に残りの任務から無作為に1枚を配ります。見られるのは本人だけです。
rule-EST-13-6 = 影響力の任務はこれに使いません。配る前に除いておき、そこにあったかどうかは誰にもわかりません。
rule-EST-13-7 = ゲーム終了時、手札と捨て札にある自分の秘密採用カードのシンボル1つにつき1勝利点を得ます。2つあるカードは2と数えます。国の場合は、その国旗のカード1枚ごとに数えます。ボカ・ド・インフェルノで除外されたカードは数えません。
rule-EST-13-8 = 秘密採用カードが異なる国旗なら、示された国のうち、手札と捨て札を合わせて持っている国1つにつき1点です。
rule-EST-13-9 = 共通の任務も得点します。秘密採用カードは同点のときの任務には含めず、その点は手札に書かれた点にも含めません。
rule-EST-13-10 = 自分の秘密採用カードはいつでも見られます。ゲーム終了時に公開します。
rule-EST-13-11 = 大事な2位：どの任務でも1位は6点、2位は3点です。
rule-EST-13-12 = 1位が同点なら9点を分けます（端数切り捨て）。2人なら4点、3人なら3点、4人なら2点ずつです。このとき2位はありません。
rule-EST-13-13 = 2位が同点なら3点を分けます（端数切り捨て）。2人でも3人でも1点ずつです。
rule-EST-13-14 = 2位にも1以上の数が必要です。2位は任務の達成にはなりません。
rule-EST-13-15 = 選択ルールは自由に組み合わせられます。大事な2位は秘密任務にも適用しますが、秘密採用カードには適用しません。

## ルール14:プラットフォーム

rule-EST-14-1 = ゲーム中に山札がなくなることはありません。手動で作った局面で山札が空なら、報酬マスは空のままで、陰謀家は行動できません。
rule-EST-14-2 = 報酬マスが空の場所も通常どおり解決しますが、誰も何も得ず、陰謀家もそこでは行動できません。
rule-EST-14-3 = スパイ網が空の人は配置で飛ばされ、ゲームには残ります。
rule-EST-14-4 = 抜けた人をボットが引き継がない場合、その席は無作為のカードを無作為の置けるマスに置き、のぞき見も能力も使いません。手放すカードや捨てるカードには、勝利点が最も低い（同じなら影響力が低い、それも同じならカード番号が若い）ものを選びます。得点は続き、勝つこともあります。
rule-EST-14-5 = 必ず選ぶ場面で選択肢が1つしかなければ自動で行います。ただし、能力の対象が自分の人物だけのときは尋ね、能力を使わないこともできます。のぞき見や能力を使うかどうかは必ず尋ね、捨て札の確定も必ず尋ねます。能力の効果は、選ぶ前に示します。
rule-EST-14-6 = 見たカードについてのプレイヤー同士の会話は、手助けも確認もしません。
rule-EST-14-7 = 山札の下のカードは順番を保ち、その上のカードがなくなるとまた引かれます。そのカードを知っている人は、公開される前から知っています。

## なぜできないか

why-EST-2-4 = 任務は無作為に引かれます。
why-EST-2-5 = 山札のカードは無作為に引かれます。
why-EST-2-7 = スタートプレイヤーは無作為に決まります。
why-EST-3-3 = このマスはふさがっています。
why-EST-3-4 = 人物は活動マスにだけ置けます。報酬マスには置けません。
why-EST-4-1 = ボードは無作為に並べられます。
why-EST-4-2 = この場所は今のラウンドの街にありません。
why-EST-4-4 = あなたの手番ではありません。
why-EST-5-1 = 手札のカードを1枚置いてください。先にカード、次にマスを選びます。
why-EST-5-3 = ここは内側マスで、隣に自分の人物がいません。
why-EST-6-1 = 裏向きのカードをのぞき見るか、やめるかを選んでください。
why-EST-6-2 = こののぞき見は、今置いたボードにしか届きません。
why-EST-6-3 = こののぞき見は、このボードと隣接ボードにしか届きません。
why-EST-6-4 = この場所は今のラウンドの街にありません。
why-EST-6-5 = そこに裏向きのカードはありません。
why-EST-6-9 = これは自分のカードで、すでに知っています。
why-EST-7-5 = 今は人物が能力を使う場面で、その支配者が決めます。
why-EST-7-7 = この人物にそのシンボルがないか、もう使いました。
why-EST-8-3 = この能力には今、対象も効果もありません。
why-EST-8-4 = 暗殺者はこの場所の別の人物を選ばなければなりません。
why-EST-8-5 = 暗殺者は報酬を選べません。
why-EST-8-6 = この人物は白ディスクで保護されています。
why-EST-8-7 = 暗殺者は自分自身を選べません。ここのほかの人物は、自分のものでも選べます。
why-EST-8-11 = 一番上のカードを見たので、報酬を残すか新しいカードにするかを選んでください。
why-EST-8-19 = 誘惑者は隣接する場所の人物を選ばなければなりません。
why-EST-8-20 = 誘惑者は報酬も保護された人物も選べません。
why-EST-8-22 = 人物はこの場所の空いているマスに移さなければなりません。
why-EST-8-23 = この場所に空いているマスがありません。
why-EST-8-29 = 外交官はこの場所か隣接する場所の人物を選ばなければなりません。
why-EST-8-33 = この人物はすでに保護されているか、白ディスクがもうありません。
why-EST-8-34 = 報酬は保護できません。
why-EST-9-1 = 教会では暗殺者は行動できません。
why-EST-9-10 = さいころの目は運で決まります。
why-EST-9-12 = 今は、ボカ・ド・インフェルノで最も弱いプレイヤーがそこにいる自分の人物を1人手放す場面です。
why-EST-10-2 = 6枚を超えた分だけ捨て、その後「確定する」を選んでください。ほかのことはできません。
why-EST-10-3 = 確定済みです。全員が確定するとカードが公開されます。
why-EST-11-1 = ゲームは終わっています。
why-EST-13-6 = 影響力の任務が秘密採用カードとして配られることはありません。
why-EST-14-1 = 山札が空です。
why-EST-14-2 = この場所には報酬がありません。
why-EST-14-4 = これはゲームを抜けた人のためだけに、1回だけ行われます。

## 用語

term-place = 場所
term-city = 街
term-space = 活動マス
term-outer = 外側マス
term-inner = 内側マス
term-adjacent = 隣接
term-reward = 報酬
term-character = 人物
term-starting-character = 初期人物
term-influence = 影響力
term-points = 勝利点
term-flag = 国旗
term-symbol = シンボル
term-ring = スパイ網
term-disc = ディスク
term-discs = ディスク
term-white-disc = 白ディスク
term-face-up = 表向き
term-face-down = 裏向き
term-top-secret = TOP SECRET
term-peek = のぞき見
term-deck = 山札
term-bottom = 山札の下
term-hand = 手札
term-discards = 捨て札
term-removed = ゲームから除外
term-mission = 任務
term-missions = 任務
term-secret-mission = 秘密任務
term-recruitment = 秘密採用カード
term-round = ラウンド
term-turn = 手番
term-first-player = スタートプレイヤー
term-score = 得点
term-seat = 席
term-may-be = 可能性
term-notebook = 手帳
term-set-aside = 今回使わない場所

## シンボル、のぞき見、色、国旗

symbol-assassin = 暗殺者
symbol-conspirator = 陰謀家
symbol-nationalist = 国粋主義者
symbol-seducer = 誘惑者
symbol-diplomat = 外交官
symbol-woman = 女性
peek-this = このボード
peek-this_or_adjacent = このボードか隣接ボード
peek-any = どのボードでも
colour-RED = 赤
colour-GREEN = 緑
colour-BLUE = 青
colour-YELLOW = 黄
flag-PT = ポルトガル
flag-DE = ドイツ
flag-GB = イギリス
flag-US = アメリカ
flag-SU = ソビエト連邦
flag-ES = スペイン
flag-FR = フランス
flag-IT = イタリア
flag-HU = ハンガリー
flag-YU = ユーゴスラビア

## 場所

place-1 = サント・アントニオ教会
place-2 = ホテル・パラシオ
place-3 = タマリス海岸
place-4 = ホテル・アトランティコ
place-5 = ムシャショ
place-6 = カジノ・エストリル
place-7 = ボカ・ド・インフェルノ
place-8 = カストロ・ギマランイス伯爵博物館

space-1-I = { place-1 } I
space-1-II = { place-1 } II
space-1-III = { place-1 } III
space-2-I = { place-2 } I
space-2-II = { place-2 } II
space-2-III = { place-2 } III
space-3-I = { place-3 } I
space-3-II = { place-3 } II
space-3-III = { place-3 } III
space-4-I = { place-4 } I
space-4-II = { place-4 } II
space-4-III = { place-4 } III
space-5-I = { place-5 } I
space-5-II = { place-5 } II
space-5-III = { place-5 } III
space-6-I = { place-6 } I
space-6-II = { place-6 } II
space-6-III = { place-6 } III
space-7-I = { place-7 } I
space-7-II = { place-7 } II
space-7-III = { place-7 } III
space-8-I = { place-8 } I
space-8-II = { place-8 } II
space-8-III = { place-8 } III
space-8-IV = { place-8 } IV

## 人物

character-S1 = Linda X.
character-S2 = Elizabeth
character-S3 = Roque
character-S4 = Guedes
character-S5 = Hans R.
character-S6 = Araujo
card-RED-S1 = { character-S1 } ({ colour-RED })
card-RED-S2 = { character-S2 } ({ colour-RED })
card-RED-S3 = { character-S3 } ({ colour-RED })
card-RED-S4 = { character-S4 } ({ colour-RED })
card-RED-S5 = { character-S5 } ({ colour-RED })
card-RED-S6 = { character-S6 } ({ colour-RED })
card-GREEN-S1 = { character-S1 } ({ colour-GREEN })
card-GREEN-S2 = { character-S2 } ({ colour-GREEN })
card-GREEN-S3 = { character-S3 } ({ colour-GREEN })
card-GREEN-S4 = { character-S4 } ({ colour-GREEN })
card-GREEN-S5 = { character-S5 } ({ colour-GREEN })
card-GREEN-S6 = { character-S6 } ({ colour-GREEN })
card-BLUE-S1 = { character-S1 } ({ colour-BLUE })
card-BLUE-S2 = { character-S2 } ({ colour-BLUE })
card-BLUE-S3 = { character-S3 } ({ colour-BLUE })
card-BLUE-S4 = { character-S4 } ({ colour-BLUE })
card-BLUE-S5 = { character-S5 } ({ colour-BLUE })
card-BLUE-S6 = { character-S6 } ({ colour-BLUE })
card-YELLOW-S1 = { character-S1 } ({ colour-YELLOW })
card-YELLOW-S2 = { character-S2 } ({ colour-YELLOW })
card-YELLOW-S3 = { character-S3 } ({ colour-YELLOW })
card-YELLOW-S4 = { character-S4 } ({ colour-YELLOW })
card-YELLOW-S5 = { character-S5 } ({ colour-YELLOW })
card-YELLOW-S6 = { character-S6 } ({ colour-YELLOW })
card-C01 = Nora S.
card-C02 = Otto M.
card-C03 = Walser S.
card-C04 = Zarah L.
card-C05 = G. Green
card-C06 = I. L. Fleming
card-C07 = Loreta B.
card-C08 = E. Windsor
card-C09 = Hedy L.
card-C10 = S. Smith
card-C11 = Anne D.
card-C12 = Clark G.
card-C13 = C. Rosa
card-C14 = A. Ferro
card-C15 = Pires
card-C16 = Amelia
card-C17 = A. Monteiro
card-C18 = Salazar
card-C19 = A. Alekhine
card-C20 = I. Shouwaloff
card-C21 = Garbo
card-C22 = J. Bourbon
card-C23 = Antoine S. E.
card-C24 = G. Rene
card-C25 = Dusko P.
card-C26 = Zsa Zsa G.
card-C27 = C. Lucky Luciano

## 任務

mission-M01 = ドイツ
mission-M02 = イギリス
mission-M03 = アメリカ
mission-M04 = ポルトガル
mission-M05 = 6つの小国
mission-M06 = 暗殺者
mission-M07 = 誘惑者
mission-M08 = 陰謀家
mission-M09 = 外交官
mission-M10 = 国粋主義者
mission-M11 = 女性
mission-M12 = 影響力

## 決定

decision-FIRST_PLAYER = スタートプレイヤーを決めています。
decision-FIRST_PLAYER-other = スタートプレイヤーを決めています。
decision-MISSION = 任務を引いています。
decision-MISSION-other = 任務を引いています。
decision-SECRET_MISSION = 秘密任務を配っています。
decision-SECRET_MISSION-other = 秘密任務を配っています。
decision-RECRUITMENT = 秘密採用カードを配っています。
decision-RECRUITMENT-other = 秘密採用カードを配っています。
decision-LAY = 街を並べています。
decision-LAY-other = 街を並べています。
decision-DRAW_REWARD = 報酬を並べています。
decision-DRAW_REWARD-other = 報酬を並べています。
decision-PLACE_CARD = あなたの手番です。配置する人物を選んでください。
decision-PLACE_CARD-other = { $player }が配置する人物を選んでいます。
decision-PLACE_SPACE = 人物を置くマスを選んでください。
decision-PLACE_SPACE-other = { $player }がマスを選んでいます。
decision-PEEK = 裏向きのカードを1枚のぞき見できます。
decision-PEEK-other = { $player }は裏向きのカードをのぞき見できます。
decision-ABILITY = あなたの人物が行動できます。能力を使うか、終えるかを選んでください。
decision-ABILITY-other = { $player }が人物の能力について決めています。
decision-ASSASSIN_TARGET = 暗殺者：持ち主の手札に戻す人物を選んでください。
decision-ASSASSIN_TARGET-other = { $player }が暗殺者の標的を選んでいます。
decision-CONSPIRATOR_DRAW = 山札の一番上のカードを引いています。
decision-CONSPIRATOR_DRAW-other = 山札の一番上のカードを引いています。
decision-CONSPIRATOR_CHOICE = 陰謀家：報酬を残すか、見たカードにするかを選んでください。
decision-CONSPIRATOR_CHOICE-other = { $player }が山札の一番上のカードと報酬を比べています。
decision-SEDUCER_CARD = 誘惑者：隣接する場所の人物を選んでください。
decision-SEDUCER_CARD-other = { $player }が誘惑する人物を選んでいます。
decision-SEDUCER_SPACE = 誘惑者：人物を移すマスを選んでください。
decision-SEDUCER_SPACE-other = { $player }が誘惑した人物を移すマスを選んでいます。
decision-DIPLOMAT_TARGET = 外交官：保護する人物を選んでください。
decision-DIPLOMAT_TARGET-other = { $player }が保護する人物を選んでいます。
decision-CASINO_ROLL = さいころを振っています。
decision-CASINO_ROLL-other = さいころを振っています。
decision-BOCA_LOSS = ボカ・ド・インフェルノ：ここで手放す自分の人物を選んでください。
decision-BOCA_LOSS-other = { $player }はボカ・ド・インフェルノで人物を1人手放します。
decision-DISCARD = 6枚になるまで捨て、確定してください。
decision-DISCARD-other = { $player }が捨て札を選んでいます。

## アクション

action-CARD = { $card }を選ぶ
    .kind = 人物を選ぶ
    .effect = この人物を次に配置するか、捨て札として脇に置きます。ほかの人にはまだ見えません。
action-SPACE = { $space }を選ぶ
    .kind = マスを選ぶ
    .effect = 今行っていることの対象を、このマスまたはそこにいる人物にします。
action-REWARD = { $place }の報酬を見る
    .kind = 報酬を見る
    .effect = この裏向きの報酬を自分だけが見ます。
action-SYMBOL = 能力を使う：{ $symbol }
    .kind = 能力を使う
    .effect = 人物がこのシンボルを使います。各シンボルは1回だけです。
action-KEEP = 報酬を残す
    .effect = 見たカードは誰にも見せずに山札の下に置きます。
action-TAKE = 新しいカードにする
    .effect = 見たカードが報酬になり、元の報酬は山札の下に置きます。
action-DECLINE = やめておく
    .effect = 何も見ません。または、能力を使わず、何も起こりません。
action-DONE = この人物の行動を終える
    .effect = この人物はもう能力を使いません。
action-READY = 確定する
    .effect = 捨て札を確定します。全員がそろうと公開されます。
action-FIRST_PLAYER = スタートプレイヤー：{ $seat }
    .kind = スタートプレイヤー
    .effect = この人から始めます。
action-MISSION = 任務を引く：{ $mission }
    .kind = 任務を引く
    .effect = この任務がゲームに加わります。
action-LAY = { $place }を並べる（回転{ $rotation }）
    .kind = ボードを並べる
    .effect = このボードが街の次の部分になります。
action-DRAW = { $card }を引く
    .kind = カードを引く
    .effect = このカードが山札の一番上です。
action-ROLL = { $first }と{ $second }を出す
    .kind = さいころを振る
    .effect = 差が人物の影響力に加わります。
action-AUTO_CARD = 無作為のカード：{ $card }
    .kind = 無作為のカード
    .effect = 抜けた人の代わりにこのカードを配置します。
action-AUTO_SPACE = 無作為のマス：{ $space }
    .kind = 無作為のマス
    .effect = 抜けた人の代わりにここへ配置します。
action-LEAVE = ゲームを抜ける：{ $seat }
    .kind = ゲームを抜ける
    .effect = この席は自動で続きます。配置は無作為、能力は使いません。

## 出来事

event-first_player = { $player }がスタートプレイヤーです。
event-mission = 任務：{ $mission }。
event-secret_mission = { $player }と{ $other }の間に秘密任務があります：{ $mission }。
event-secret_mission-hidden = { $player }と{ $other }の間に秘密任務があります。
event-recruitment = { $player }が秘密採用カードを受け取りました：{ $mission }。
event-recruitment-hidden = { $player }が秘密採用カードを受け取りました。
event-round = 第{ $number }ラウンド開始。スタートプレイヤーは{ $player }です。
event-laid = { $place }が{ $slot }番の位置に置かれました（回転{ $rotation }）。
event-reward = { $place }の報酬：{ $card }。
event-reward-hidden = { $place }に裏向きの報酬が置かれました。
event-chose = { $player }が{ $card }を選びました。
event-chose-hidden = { $player }が人物を選びました。
event-placed = { $player }が{ $space }に配置しました：{ $card }。
event-placed-hidden = { $player }が{ $space }に裏向きのカードを配置しました。
event-peeked = { $player }が{ $space }のカードを見ました：{ $card }。
event-peeked-hidden = { $player }が{ $space }の裏向きのカードを見ました。
event-peeked_reward = { $player }が{ $place }の報酬を見ました：{ $card }。
event-peeked_reward-hidden = { $player }が{ $place }の裏向きの報酬を見ました。
event-declined = { $player }はのぞき見しませんでした。
event-resolving = { $place }を解決します。
event-revealed = { $space }：{ $player }の人物は{ $card }です。
event-reward_revealed = { $place }の報酬は{ $card }です。
event-used = { $space }にいる{ $player }の人物が行動します：{ $symbol }。
event-spared = { $player }は{ $space }の人物の能力を使いませんでした：{ $symbol }。
event-returned = { $player }の暗殺者が{ $space }の{ $card }を{ $owner }の手札に戻しました。
event-looked = { $place }で{ $player }の陰謀家が山札の一番上を見ました：{ $card }。
event-looked-hidden = { $place }で{ $player }の陰謀家が山札の一番上を見ました。
event-kept = { $player }は{ $place }の報酬を残しました。山札の下へ：{ $card }。
event-kept-hidden = { $player }は{ $place }の報酬を残しました。もう1枚は見せずに山札の下へ。
event-exchanged = { $player }が{ $place }の報酬を入れ替えました。新しい報酬は{ $card }、{ $old }は山札の下へ。
event-rallied = { $space }にいる{ $player }の国粋主義者が影響力{ $count }を得ました。
event-lured = { $player }の誘惑者が{ $space }の人物に近づきました。
event-seduced = { $player }の誘惑者が{ $card }を{ $origin }から{ $space }へ移しました。
event-protected = { $player }の外交官が{ $space }の人物を保護しました。
event-done = { $player }は{ $space }でこれ以上能力を使いません。
event-rolled = { $player }は{ $space }の人物のために{ $first }と{ $second }を出しました。
event-gained = カジノ：差は{ $bonus }で、{ $space }にいる{ $player }の人物の影響力は{ $influence }になりました。
event-weakest = { $player }はボカ・ド・インフェルノで影響力が最も低く（{ $influence }）、人物を1人失います。
event-weakest_tied = ボカ・ド・インフェルノで影響力の最低（{ $influence }）が同点です。最も小さいマスが{ $space }の{ $player }が人物を1人失います。
event-lost = { $player }は{ $space }の{ $card }を失いました（ゲームから除外）。
event-tied = { $place }：影響力{ $influence }で同点です。最も小さいマス（{ $space }）は{ $player }です。
event-took_reward = { $player }が影響力{ $influence }で{ $place }の{ $card }を獲得しました。
event-unclaimed = { $place }には誰もいません。{ $card }は山札の下へ。
event-no_reward = { $place }には報酬がありません。
event-recovered = 第{ $number }ラウンドの解決が終わりました。人物は全員持ち主の手札に戻ります。
event-laid_aside = { $player }が{ $card }を脇に置きました。
event-laid_aside-hidden = { $player }がカードを1枚、裏向きで脇に置きました。
event-ready = { $player }が捨て札を確定しました。
event-discarded = { $player }が{ $card }を捨てました。
event-left = { $player }がゲームを抜けました。
event-ended = ゲームは終わりました。
event-mission_revealed = { $player }と{ $other }の間の秘密任務は{ $mission }です。
event-mission_scored = { $player }が任務「{ $mission }」で{ $points }点を得ました（数：{ $count }）。
event-recruitment_scored = { $player }が秘密採用カード「{ $mission }」で{ $points }点を得ました。
event-scored = { $player }の合計は{ $total }点です（捨て札{ $discards }、手札{ $hand }、残りは任務）。
event-won = { $player }が勝ちました。
event-undone = { $player }が{ $count }手戻しました。

## 設定

option-secret_missions = 秘密任務
    .help = 公開する任務は1枚だけで、隣り合う2人の間に2人だけが知る任務があります。3人か4人用です。
option-secret_missions-on = 使う
option-secret_missions-off = 使わない
option-recruitment_office = 秘密採用局
    .help = 各自が、手札と捨て札で得点する秘密採用カードを1枚持ちます。
option-recruitment_office-on = 使う
option-recruitment_office-off = 使わない
option-second_place = 大事な2位
    .help = 任務の2位は3点です。
option-second_place-on = 使う
option-second_place-off = 使わない
option-assassin_self = 暗殺者は自分を選べる
    .help = ルールブックを文字どおり読むと、除かれるのは報酬だけです。通常はオフで遊びます。
option-assassin_self-on = オン
option-assassin_self-off = オフ
option-colours = 色
    .help = 席の順に赤、緑、青、黄、または自由に選びます。色による違いはありません。
option-colours-seats = 席の順
option-white_disc_limit = 白ディスク
    .help = 同時に保護できる人物の数です。
option-white_disc_limit-none = 制限なし
option-white_disc_limit-5 = 5個まで
option-first_player = スタートプレイヤー
    .help = 第1ラウンドを始める人を決めます。
option-first_player-random = 無作為
option-missions = 公開する任務
    .help = 無作為に引くか、公開する任務の一覧を指定します。4枚（秘密任務では1枚）です。
option-missions-random = 無作為
option-data_set = 人物と場所
    .help = 使用する人物、場所、任務の組を選びます。
preset-usual = 通常
    .help = 選択ルールなし。はじめてのゲームにもこれが向いています。
preset-everything = 全部入り
    .help = 3つの選択ルールすべて：秘密任務（3〜4人の場合）、秘密採用局、大事な2位。

## 得点表

score-discards = 捨て札
score-hand = 手札
score-missions = 任務
score-recruitment = 秘密採用カード
score-total = 合計
score-tiebreak = 同点：達成した任務または手札の点により{ $player }が上位です。

## In the browser

ui-place-1 = 教会
ui-place-2 = ホテル・パラシオ
ui-place-3 = タマリス海岸
ui-place-4 = アトランティコ
ui-place-5 = ムシャショ
ui-place-6 = カジノ
ui-place-7 = インフェルノ
ui-place-8 = 博物館
ui-feature-1 = ここでは暗殺者は行動できません。
ui-feature-2 = ここではイギリスの人物の影響力が1増えます。
ui-feature-3 = ここではすべてのカードが表向きです。
ui-feature-4 = ここではドイツの人物の影響力が1増えます。
ui-feature-5 = ここのマスはすべて外側マスです。
ui-feature-6 = ここではさいころで各人物の影響力が0～5増えます。
ui-feature-7 = ここで最も弱いプレイヤーは人物を1人失います（ゲームから除外）。
ui-feature-8 = マスは4つ。IVからはどこでものぞき見られます。
ui-reward-field = 報酬
ui-lowest = 最小のマス：{ $numeral }
ui-order = 場所を解決する順番
ui-state-waiting = 待機中
ui-state-resolving = 解決中
ui-state-resolved = 解決済み
ui-neighbours = 隣接と外側マスを表示
ui-neighbours-short = 隣接
ui-whole = 街全体を表示
ui-pause = 一時停止
ui-resume = 再開
ui-step-back = 1つ戻る
ui-step-on = 1つ進む
ui-replay = このラウンドの解決をもう一度見る
ui-replay-short = もう一度
ui-close = 閉じる
ui-round = ラウンド{ $round }/{ $rounds }
ui-deck-count = 山札：{ $count }
ui-mission-count = { $player } { $count }（{ $points }点）
ui-secret-between = { $player }と{ $other }の間の秘密任務
ui-secret-short = 秘密：
ui-unknown = あなたには不明です
ui-recruitment-short = あなたの秘密カード：{ $points }
ui-nothing = なし
ui-no-symbols = シンボルなし
ui-card-line = { $name }：{ $flag }、影響力{ $influence }、勝利点{ $vp }、{ $symbols }
ui-face-down-card = 裏向きのカード
ui-free = 空き
ui-down = 裏向き
ui-down-known = 裏向き（中身を知っています）
ui-protected = 白ディスクで保護
ui-moved = 誘惑者に動かされた（能力なし）
ui-seen-by = 見た人：{ $players }
ui-wait = テーブルを準備しています。
ui-prompt-ability = { $space }の{ $card }が行動できます。能力を使うか、終えるかを選んでください。
ui-prompt-space = { $card }を置くマスを選んでください。
ui-prompt-ready = この捨て札でよければ確定してください。
ui-won-shared = { $players }が勝利を分け合いました。
ui-label-card = { $card }を置く
ui-label-instead = 代わりに{ $card }を選ぶ
ui-label-discard = { $card }を捨てる
ui-label-place = { $space }に置く
ui-label-no-peek = のぞき見しない
ui-label-symbol = { $symbol }：{ $card }
ui-label-symbol-totals = { $symbol }：{ $card } → { $totals }
ui-label-peek = { $space }の{ $card }を見る
ui-label-assassin = { $card }を手札に戻す
ui-label-seducer = { $space }の{ $card }を誘惑する
ui-label-move = { $space }に動かす
ui-label-diplomat = { $space }の{ $card }を保護する
ui-label-loss = { $card }を手放す
ui-effect-discard = 捨てると{ $vp }点の代わりに1点。{ $line }。
ui-effect-down = 裏向き：誰にも見えません。
ui-effect-up = 表向き：全員に見えます。
ui-effect-peek = その後のぞき見できます（{ $reach }）。
ui-effect-order = { $all }か所中{ $order }番目に解決。
ui-effect-here = ここの影響力：{ $totals }。
ui-effect-look = { $player }のこのカードをあなただけが見ます。
ui-effect-return = { $card }が{ $player }の手札に戻ります。
ui-effect-after = その後：{ $totals }。
ui-effect-after-tie = その後：{ $totals }（同点は{ $numeral }にいる{ $player }の勝ち）。
ui-effect-seduce = { $player }の{ $card }がここに来ますが、能力は使えません。
ui-effect-reveals = カードは表になります。
ui-effect-move = 人物はマス{ $numeral }に移り、表になります。
ui-effect-protect = このラウンド中、{ $player }の{ $card }は暗殺者にも誘惑者にも選ばれません。
ui-effect-lose = { $card }はゲームから除外され、{ $vp }点を失います。
ui-effect-missions = 任務：{ $changes }。
ui-effect-no-mission = このカードを数える任務はありません。
ui-mission-change = { $mission } { $before }→{ $left }
ui-mission-change-points = { $mission } { $before }→{ $left }（{ $had }点→{ $rest }点）
ui-effect-assassin = ここにいる別の人物を持ち主の手札に戻します。
ui-effect-conspirator = 山札の一番上を見て、どちらを報酬にするか選びます。
ui-effect-nationalist = ここと隣接する場所の同じ国旗1つにつき影響力+1。
ui-effect-rally = 影響力を{ $count }得ます。ここと隣接する場所の同じ国旗1つにつき1です。
ui-rally-now = 国粋主義者の現在の数：+{ $count }。
ui-effect-seducer = 隣接する場所の人物をここの空きマスに動かします。
ui-effect-diplomat = ここか隣接する場所の人物を保護します。
ui-conspiracy = あなただけに見えます：報酬と山札の一番上のカード。
ui-counts-for = { $count }つの任務に有効
ui-hand-empty = 手札はありません。
ui-discard-tip = 捨て札は1枚1点です。1点のカードなら、失うのはシンボルと影響力だけです。
ui-in-hand = 手札{ $count }
ui-discarded = 捨て札{ $count }
ui-first-short = 1番手
ui-open-in-city = 街に表向き
ui-hidden = 手札か裏向き
ui-out = 退席
ui-count = 数
ui-note-is = これです
ui-note-can = 可能性あり
ui-note-cannot = 可能性なし
ui-to-moment = ゲームのこの時点を見る
ui-note-none-down = { $player }の裏向きのカードはありません。スパイ網：
ui-note-ways = 置き方は{ $count }通りです。
ui-note-saw = このラウンドで見たカード
ui-note-nothing = まだありません。
ui-note-rewards = 裏向きの報酬
ui-in-deck = 山札の中：{ $count }
ui-in-deck-help = これらの人物は山札の中か、裏向きの報酬です。最初の数字は影響力、次は勝利点です。
ui-model-turn = 手番
ui-model-actions = できること
ui-model-players = プレイヤー
ui-model-player = { $player }：ディスク{ $discs }、手札{ $hand }、捨て札{ $discards }
ui-model-beside = 隣：{ $spaces }
ui-model-places-beside = 隣り合う場所：{ $places }
ui-model-acting = 解決中：{ $place }、マス{ $numeral }：{ $card }
ui-model-resolving = 解決中：{ $place }
ui-model-looked = 山札の一番上：{ $card }
ui-model-discards = 捨て札：{ $cards }
ui-model-removed = ゲームから除外：{ $cards }
ui-model-under = 山札の下にあると分かっているカード：{ $cards }
ui-prompt-discard = あと{ $count }枚捨ててください。捨て札は1枚1点です。
ui-discs = ディスク{ $count }個
ui-points = { $count }点

## ガイド付きの最初のゲーム

lesson-goal = エストリルのスパイ
    .text = 4ラウンドで人物を集めてスパイ網を作り、国旗とシンボルで任務を達成します。得点が最も高い人の勝ちです。第1ラウンドはもうすぐ終わりです。あなたはAで、あと2人、Bはあと1人を配置します。
lesson-place = 影響力で配置する
    .text = Araujoは影響力2ですが能力はありません。タマリス海岸ではすべて表向きで、BのGuedesは1、報酬は4点です。Araujoを選び、海岸のマスIに置いてください。外側マスはいつでも使え、内側マスは自分の人物の隣だけ使えます。
lesson-secret = TOP SECRET
    .text = Linda X.は影響力0ですが暗殺者です。ホテル・パラシオのマスIIに置いてください。TOP SECRETなので裏向きになります。ディスクで持ち主だけがわかり、それ以上は誰にもわかりません。
lesson-peek = のぞき見
    .text = このマスには目の印があり、この場所の裏向きのカード1枚を見られます。マスIのBのカードを見てください。見たことは全員にわかりますが、中身を知るのはあなただけです。
lesson-resolve = 解決
    .text = 場所は番号順に解決します。その場所のカードをすべて表にし、マスI、II、IIIの順に行動します。教会のRoqueは国粋主義者で、ここと隣接する場所にある自分と同じ国旗1つにつき影響力+1です。使ってください。
lesson-assassin = 暗殺者
    .text = 次はホテル・パラシオです。BのAraujoは影響力2、Linda X.は0です。暗殺者を使うとAraujoはBの手札に戻り、残るのはあなただけです。
lesson-reward = 報酬は誰のもの？
    .text = 各場所の最後に、影響力の合計が最も高い人が報酬を手札に加えます。同点なら最も小さい数字のマスにいる人です。得た人物は次のラウンドから配置でき、最後にメダルの点になります。
lesson-symbols = ほかのシンボル
    .text = 残りの場所が続きます。陰謀家は報酬を山札の一番上と取り替えられ、誘惑者は隣接する場所の人物を引き寄せ、外交官は1人を暗殺者と誘惑者から守ります。好きに使い、使わないなら「この人物の行動を終える」を選びます。
lesson-discard = 6枚まで
    .text = 人物はすべて手札に戻ります。残せるのは6枚です。捨てたカードは最後に1枚1点になり、二度と戻りません。弱い人物を捨て、場所を取れる人物を残して確定してください。
lesson-end = 任務、そして続きへ
    .text = 公開された任務が4枚あり、それぞれ6点です。最後に手札にその国旗やシンボルを最も多く持つ人が得点します。灰色のマスを選ぶと置けない理由がわかり、ルールもすぐ開けます。このまま最後まで遊ぶか、友だちと新しいゲームを始めましょう。
lesson-variants-goal = 3つのバリアント
    .text = 3つのバリアントをすべて使ったゲームの最後の場面です。人物は手札に戻り、各自6枚を残して得点を数えます。あなたはAで、カードは7枚です。
lesson-variants-secret = 秘密任務
    .text = 公開の任務は影響力の合計だけです。隣り合う2人の間に秘密任務が1枚ずつあります。あなたが知っているのは両隣の2枚、Bとの間のポルトガルの国旗と、Cとの間のドイツの国旗です。BとCの間の任務は、2人が集めているものから推測するしかありません。最後には全員がすべての任務で得点します。
lesson-variants-office = 採用局
    .text = 各自がほかの誰にも見えないカードをもう1枚持っています。あなたのカードは、手札と捨て札を合わせた暗殺者シンボル1つにつき1点です。暗殺者を捨ててもこの点は失いません。
lesson-variants-second = 2位も点になる
    .text = 任務の1位は6点、2位は3点です。1位が同点なら9点を、2位が同点なら3点を分けます。あなたは両隣の秘密任務で首位、影響力では12で、19と10に挟まれて2位です。
lesson-variants-keep = どのカードを捨てる？
    .text = 1枚捨てなければなりません。Araujoを捨てると影響力は10で、Cと2位を分け合います。Guedesなら11でまだ2位、ポルトガルの国旗も3枚で首位のままです。捨て札は1点で、Guedesは手札でも1点です。Guedesを捨てて確定してください。すべてが公開されて得点を数えます。
ui-resign = 投了すると元に戻せません。以後はあなたのカードが無作為に出され、能力は使われません。

## What hints count

reason-points = スパイ網の{ $count }点
reason-rewards = 優勢に見える場所{ $count }か所
reason-influence = 未解決の場所での影響力{ $count }
reason-protected = 保護された人物{ $count }人
reason-seen = 正体を知る裏向きカード{ $count }枚
reason-discs = 残りのディスク{ $count }枚
reason-hand = 手札{ $count }枚

## 今日の事件

case-intro = あなたは{ $player }です。ゲームは終わり、全員のスパイ網が公開されましたが、まだ裏向きの任務があり、わかるのは得点だけです。2人の間の任務は、手札に最も多く持つ人に6点（同点なら分ける）。採用カードは、手札と捨て札にあるそのシンボル1つにつき持ち主に1点。どの任務でしょうか？
case-secret = 次の2人の間の任務
case-recruit = 採用カードの持ち主
case-missions-seen = あなたが見た任務
case-hand = 手札
case-discards = 捨て札
event-case_secret = { $count ->
    [0] { $player }と{ $other }の間の任務では、誰も得点しませんでした。
   *[other] { $player }と{ $other }の間の任務：{ $winners }に各{ $points }点。
}
event-case_recruit = { $player }の採用カードの得点：{ $points }点。
