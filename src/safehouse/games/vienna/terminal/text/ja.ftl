# What stands on the table in the terminal beside the names of things.

legend = 01oAT 建物01、オレンジ（v紫 p桃 b茶 g灰）、オーストリア  3sli 3点の広場、スライド
