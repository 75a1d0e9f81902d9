blurb-spyconnection = Piętnastu agentów, dwanaście miast. Utkaj sieć i przed innymi wykonaj siedem misji.
