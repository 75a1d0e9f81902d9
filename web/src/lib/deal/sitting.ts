/**
 * Sitting down: first the server's commitment is seen, then a number of our own is added, and both are kept. Where others
 * play and all are present, only the number's hash is shown (its seal) until everybody is there.
 */
import { calls, freshKey } from '../api/calls';
import { tellFailure } from '../api/failure';
import type { NewTable, Opened, Seated, TableBody } from '../api/types';
import { canCheck, sealOf } from './check';
import { keepDeal, keepSeals, keptDeal } from './kept';

/** 32 random bytes as hexadecimal digits. */
export function freshNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is sent of a number: its seal where others are live at the table, else the number itself. */
const added = async (number: string, live: boolean): Promise<{ number: string } | { seal: string }> =>
  live && canCheck() ? { seal: await sealOf(number) } : { number };

export async function open(wish: NewTable): Promise<Opened> {
  const { ticket, commitment } = await calls.promise();
  const number = freshNumber();
  const live = commitment !== null && wish.speed !== 'days' && wish.seats.some(({ kind }) => kind === 'open');
  const deal = ticket ? { ticket, ...(await added(number, live)) } : null;
  const opened = await calls.open({ ...wish, deal }, freshKey());
  if (commitment) keepDeal(opened.id, { commitment, number });
  return opened;
}

export async function join(id: string, invite: string | null): Promise<Seated> {
  const { deal, my_seats: mine, speed } = await calls.table(id, null, 0);
  const number = freshNumber();
  const seated = await calls.join(id, invite, freshKey(), await added(number, deal !== null && speed === 'live'));
  if (deal && mine.length === 0) keepDeal(id, { commitment: deal.commitment, number });
  return seated;
}

export async function rematch(id: string): Promise<Seated> {
  const [{ commitment }, { players, speed }] = await Promise.all([calls.promise(id), calls.table(id, null, 0)]);
  const number = freshNumber();
  const live = commitment !== null && speed === 'live' && players.some(({ kind, mine }) => kind === 'human' && !mine);
  const seated = await calls.rematch(id, await added(number, live));
  if (commitment) keepDeal(seated.id, { commitment, number });
  return seated;
}

/** Whether all seats of a table are taken, but its cards are not dealt: numbers are being opened. */
export const isGathered = ({ status, players }: TableBody): boolean =>
  status === 'open' && players.every(({ kind }) => kind !== 'open');

const opening = new Set<string>();

/** Opens our number, once all seals are there; we keep them, so that none can be exchanged. Returns the table after it. */
export async function openNumber(body: TableBody): Promise<TableBody | null> {
  const { id, deal, my_seats: mine } = body;
  const kept = keptDeal(id);
  const waiting = deal !== null && mine.some((seat) => deal.seals[seat] && !deal.numbers[seat]);
  if (!isGathered(body) || !waiting || !kept || opening.has(id)) return null;
  opening.add(id);
  keepSeals(id, deal.seals);
  try {
    return await calls.openNumber(id, kept.number, freshKey());
  } catch (error) {
    tellFailure(error);
    return null;
  } finally {
    opening.delete(id);
  }
}
