game-title = Estoril 1942
