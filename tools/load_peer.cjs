// A boardgame.io server for tools/load.py: `node load_peer.cjs FOLDER memory|file STORE`, FOLDER holds its node_modules.
// The state is a position of Spy Connection, read from standard input; a move changes what taking a field changes there.
// It checks no rule and plays no bots: whatever that would cost is not counted against it.
const { createRequire } = require('node:module');
const { readFileSync } = require('node:fs');

const [folder, kind, store] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(`${folder}/`)('boardgame.io/server');
const position = JSON.parse(readFileSync(0, 'utf8'));

const game = {
  name: 'spy',
  setup: () => structuredClone(position),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, ctx }, field) => {
      const player = G.players[Number(ctx.currentPlayer)];
      player.fields[field] = (player.fields[field] ?? 0) + 1;
      player.supply = (player.supply + 14) % 15;
      player.turns += 1;
      G.active = Number(ctx.currentPlayer);
    },
  },
  playerView: ({ G }) => ({ ...G, removed: G.removed.length }),
};

const db = kind === 'file' ? new FlatFile({ dir: store }) : undefined;
const server = Server({ games: [game], origins: [/localhost/], ...(db ? { db } : {}) });
server.run({
  port: 0,
  callback: () => undefined,
}).then(({ appServer }) => console.log(`open at http://127.0.0.1:${appServer.address().port}`));
