/** The calls of the API by name. */
import { api } from './client';
import type { CatalogueGame, Guest, NewTable, Opened, Refusal, ReplayBody, Summary, TableBody } from './types';

const { call, match, query, seatQuery } = api;

export const calls = {
  me: () => call<Guest>('GET', '/guest'),
  guest: (name: string) => call<Guest>('POST', '/guest', { name }),
  rename: (name: string) => call<Guest>('PATCH', '/guest', { name }),
  games: () => call<{ games: CatalogueGame[] }>('GET', '/games'),

  mine: () => call<{ matches: Summary[] }>('GET', '/matches?mine=true').then((answer) => answer.matches),
  lobby: () => call<{ matches: Summary[] }>('GET', '/lobby').then((answer) => answer.matches),
  open: (table: NewTable) => call<Opened>('POST', '/matches', table),
  join: (id: string, invite: string | null) => call<Opened>('POST', `${match(id)}/join`, invite ? { invite } : {}),

  table: (id: string, seat: number | null, since?: number) =>
    call<TableBody>('GET', `${match(id)}${query(seatQuery(seat), since === undefined ? '' : `since=${since}`)}`),
  act: (id: string, body: { decision: string; action: string | number; seat: number }, key: string) =>
    call<TableBody>('POST', `${match(id)}/actions`, body, { 'Idempotency-Key': key }),
  whyNot: (id: string, seat: number, action: string, lang: string) =>
    call<Refusal | null>('POST', `${match(id)}/why-not`, { action, seat, lang }),
  undo: (id: string, seat: number, key: string) =>
    call<TableBody>('POST', `${match(id)}/undo`, { seat }, { 'Idempotency-Key': key }),
  chat: (id: string, text: string, key: string) =>
    call<unknown>('POST', `${match(id)}/chat`, { text }, { 'Idempotency-Key': key }),
  leave: (id: string) => call<unknown>('POST', `${match(id)}/leave`, {}),
  back: (id: string) => call<unknown>('POST', `${match(id)}/back`, {}),
  resign: (id: string, seat: number) => call<unknown>('POST', `${match(id)}/resign`, { seat }),
  rematch: (id: string) => call<Opened>('POST', `${match(id)}/rematch`, {}),
  replay: (id: string, seat: number | null, upto: number) =>
    call<ReplayBody>('GET', `${match(id)}/replay${query(seatQuery(seat), `upto=${upto}`)}`),
  record: (id: string) => call<Record<string, unknown>>('GET', `${match(id)}/record`),
  importRecord: (record: unknown) => call<Opened>('POST', '/records', { record }),
};

/** Where the events of a table stream from. */
export function streamAddress(id: string, seat: number | null): string {
  return `/api${match(id)}/events${query(seatQuery(seat))}`;
}

/** A key that makes sending twice the same as sending once. */
export function freshKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
