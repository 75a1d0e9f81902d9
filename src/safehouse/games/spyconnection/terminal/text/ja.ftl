# What stands on the table in the terminal beside the names of things.

legend = [PAR] 自分のネットワーク  PAR* 目標  @A スパイ  A エージェント  A2 2枚  ↻ 追加手番
points = { $count }点
planning = 計画{ $count }
cost = { $count ->
    [0] 無料
   *[other] コスト{ $count }
}
agents = { $count }枚
fulfils = 達成：{ $worth }
short = 回収すれば届く都市（コスト、不足）：{ $ways }
start = スパイの開始都市：{ $city }
out = ゲームを離れました
