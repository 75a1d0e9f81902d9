import type { GameClient, TableState } from '../game';
import Empty from './Empty.svelte';
import Plain from './Plain.svelte';

type T = TableState<{ decision?: string; players: { score: number }[] }>;
const client: GameClient<{ decision?: string; players: { score: number }[] }> = {
  name: 'spyconnection',
  Board: Plain,
  Hand: Empty,
  Panel: Empty,
  SeatChip: Empty,
  ScoreSheet: Empty,
  Cover: Empty,
  prompt: (t: T) => ({ text: t.texts.say(`decision-${t.view.decision}`), buttons: [] }),
  effect: (t: T, a) => t.texts.say(`action-${a.kind}.effect`, a.args),
  label: (t: T, a) => t.texts.say(`action-${a.kind}`, a.args),
  sentence: (t: T, e) => t.texts.say(`event-${e.kind}`, e.args as Record<string, string>),
  points: (t: T, p) => t.view.players[p]!.score,
  model: (t: T) => [{ heading: 'Actions', lines: t.legal.map((a) => ({ text: a.text, action: a })) }],
};
export default client;
