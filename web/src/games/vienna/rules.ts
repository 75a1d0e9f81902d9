/** What the table shows of the rules: prices of what can be bought, and where desk tiles stand. */
export const prices: Readonly<Record<string, number>> = { agent: 1, telephone: 2, map: 2, box: 2, seal: 2, table: 3 };

/** The lines of the score sheet, in order. */
export const LINES = ['squares', 'markers', 'cards', 'missions', 'secrets', 'sets', 'desk', 'box', 'majority'] as const;

/** What a card's ability brings, for pictures: trigger and effect by key. */
export interface Sign {
  trigger: 'bribe' | 'place' | 'foreign' | 'gain' | 'marker' | 'new' | 'square' | 'pay';
  effect: 'same' | 'points' | 'marker' | 'less' | 'bribe' | 'different' | 'draw' | 'wild' | 'swap' | 'twice' | 'fixed';
  amount: number;
  number?: number;
}

export const SIGNS: Readonly<Record<string, Sign>> = {
  II_SAME: { trigger: 'bribe', effect: 'same', amount: 1 },
  II_PTS2: { trigger: 'bribe', effect: 'points', amount: 2 },
  II_MARK: { trigger: 'bribe', effect: 'marker', amount: 1 },
  COL_BRIBE: { trigger: 'place', effect: 'bribe', amount: 1 },
  COL_PTS3: { trigger: 'place', effect: 'points', amount: 3 },
  COL_MARK: { trigger: 'place', effect: 'marker', amount: 1 },
  FLAG_LESS: { trigger: 'place', effect: 'less', amount: 1 },
  FLAG_BRIBE: { trigger: 'place', effect: 'bribe', amount: 1 },
  FLAG_PTS3: { trigger: 'place', effect: 'points', amount: 3 },
  FLAG_MARK: { trigger: 'place', effect: 'marker', amount: 1 },
  SEAL_LESS: { trigger: 'place', effect: 'less', amount: 1 },
  SEAL_BRIBE: { trigger: 'place', effect: 'bribe', amount: 1 },
  SEAL_PTS3: { trigger: 'place', effect: 'points', amount: 3 },
  SEAL_MARK: { trigger: 'place', effect: 'marker', amount: 1 },
  FOR_LESS: { trigger: 'foreign', effect: 'less', amount: 1 },
  FOR_2X: { trigger: 'foreign', effect: 'fixed', amount: 2 },
  FOR_PTS5: { trigger: 'foreign', effect: 'points', amount: 5 },
  FOR_DRAW2: { trigger: 'foreign', effect: 'draw', amount: 2 },
  WILD: { trigger: 'pay', effect: 'wild', amount: 1 },
  GET_PTS8: { trigger: 'gain', effect: 'points', amount: 8 },
  GET_MARK2: { trigger: 'gain', effect: 'twice', amount: 2 },
  GET_DIFF: { trigger: 'gain', effect: 'different', amount: 1 },
  NEW_PTS5: { trigger: 'new', effect: 'points', amount: 5 },
  SQ2_2: { trigger: 'square', effect: 'bribe', amount: 2, number: 2 },
  SQ3_3: { trigger: 'square', effect: 'bribe', amount: 3, number: 3 },
  SQ4_4: { trigger: 'square', effect: 'bribe', amount: 4, number: 4 },
  ANY_BRIBE: { trigger: 'new', effect: 'bribe', amount: 1 },
  IV_BRIBE: { trigger: 'marker', effect: 'bribe', amount: 1 },
  IV_PTS2: { trigger: 'marker', effect: 'points', amount: 2 },
  IV_SWAP: { trigger: 'marker', effect: 'swap', amount: 1 },
};
