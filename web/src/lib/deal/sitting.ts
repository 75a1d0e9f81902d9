/** Sitting down: first the server's commitment is seen, then a number of our own is added, and both are kept. */
import { calls, freshKey } from '../api/calls';
import type { NewTable, Opened, Seated } from '../api/types';
import { keepDeal } from './kept';

/** 32 random bytes as hexadecimal digits. */
export function freshNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function open(wish: NewTable): Promise<Opened> {
  const { ticket, commitment } = await calls.promise();
  const number = freshNumber();
  const opened = await calls.open({ ...wish, deal: ticket ? { ticket, number } : null }, freshKey());
  if (commitment) keepDeal(opened.id, { commitment, number });
  return opened;
}

export async function join(id: string, invite: string | null): Promise<Seated> {
  const { deal, my_seats: mine } = await calls.table(id, null, 0);
  const number = freshNumber();
  const seated = await calls.join(id, invite, freshKey(), number);
  if (deal && mine.length === 0) keepDeal(id, { commitment: deal.commitment, number });
  return seated;
}

export async function rematch(id: string): Promise<Seated> {
  const { commitment } = await calls.promise(id);
  const number = freshNumber();
  const seated = await calls.rematch(id, number);
  if (commitment) keepDeal(seated.id, { commitment, number });
  return seated;
}
