/** Clues in words: events as the log tells them, and what cases tell beside them. */
import type { CaseTold } from '$lib/api/types';
import type { GameClient, SeatInfo, TableEvent, TableState, Texts } from '$lib/game';

const OWN = 'case_';

export function clueText(
  client: GameClient<unknown>,
  texts: Texts,
  seats: SeatInfo[],
  clue: readonly CaseTold[],
): string {
  const said = clue.map((told) =>
    told.kind.startsWith(OWN) ? ownWords(texts, seats, told) : client.sentence(tableOf(texts, seats), eventOf(told)),
  );
  return said.join(texts.lang === 'ja' ? '' : ' ');
}

function ownWords(texts: Texts, seats: SeatInfo[], { kind, args }: CaseTold): string {
  const name = (seat: unknown): string => seats[Number(seat)]?.name ?? '';
  const winners = (args.winners as number[] | undefined) ?? [];
  const lang = texts.lang === 'en' ? 'en-GB' : texts.lang;
  return texts.say(`event-${kind}`, {
    player: name(args.seat),
    other: name(args.other),
    points: Number(args.points),
    count: winners.length,
    winners: new Intl.ListFormat(lang, { type: 'conjunction' }).format(winners.map(name)),
  });
}

const eventOf = ({ kind, args }: CaseTold): TableEvent => ({
  n: 0,
  kind,
  args: args as TableEvent['args'],
  private: true,
  reveals: true,
  by_chance: false,
});

/** A table without a view: sentences need no more than names and words. */
export function tableOf(texts: Texts, seats: SeatInfo[], view: unknown = {}): TableState<unknown> {
  return {
    view,
    legal: [],
    seat: null,
    seats,
    texts,
    fresh: [],
    selected: null,
    hovered: null,
    refused: null,
    motion: false,
    phone: false,
  };
}
