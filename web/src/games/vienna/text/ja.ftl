blurb-vienna = 買収し、包囲し、秘密を売る。戦後のウィーンは灯りを落としている。
learn-vienna-full = レッスン2：完全版と拡張
