/** The calls of the API by name. */
import { speech } from '../i18n/index.svelte';
import { api } from './client';
import type {
  Beside,
  CaseAnswer,
  CaseBody,
  CaseReply,
  CaseTurn,
  CatalogueGame,
  DeviceCode,
  Games,
  Guest,
  Hint,
  Lobby,
  Look,
  Me,
  NewBot,
  Moments,
  MomentWish,
  NewTable,
  Notices,
  NoticeKind,
  NoticeWishes,
  NotesBody,
  Opened,
  OutsideBots,
  Patch,
  Privacy,
  Promised,
  Refusal,
  Relations,
  ReplayBody,
  ReviewBody,
  Seated,
  SeatWish,
  TableBody,
} from './types';

const { call, match, query } = api;
const keyed = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });
const lang = (): { lang: string } => ({ lang: speech.lang });

/** Which tables of the lobby; null: any. */
export interface LobbyWish {
  game: string | null;
  speed: 'live' | 'days' | null;
  free: number;
  page: number;
  running_page: number;
}

/** Which of one's own games. */
export interface GamesWish {
  status: 'running' | 'waiting' | 'over';
  game: string | null;
  name: string | null;
  page: number;
}

/** What a player adds to the deal. */
type Added = { number: string } | { seal: string };

/** Through whose eyes a replay looks: a seat, a spectator, or all hands open. */
export type Eyes = number | 'none' | 'all';

export const calls = {
  me: () => call<Me>('GET', '/me'),
  guest: (name: string) => call<Guest>('POST', '/guest', { name }),
  rename: (name: string) => call<{ id: string; name: string }>('POST', '/me', { name }),
  newCode: () => call<DeviceCode>('POST', '/guest/devices'),
  claim: (code: string) => call<Guest>('POST', '/guest/claim', { code }),
  forgetDevices: () => call<unknown>('POST', '/guest/devices/forget'),
  signOut: () => call<unknown>('POST', '/guest/devices/leave'),
  bots: () => call<OutsideBots>('GET', '/me/bots'),
  newBot: (name: string) => call<NewBot>('POST', '/me/bots', { name }),
  acceptFor: (id: string, who: 'nobody' | 'owner' | 'anyone', games: string[] | null) =>
    call<OutsideBots>('POST', `/me/bots/${encodeURIComponent(id)}/accepts`, { who, games }),
  revokeBot: (id: string) => call<OutsideBots>('POST', `/me/bots/${encodeURIComponent(id)}/revoke`),
  deleteMe: () => call<unknown>('POST', '/me/delete'),
  notices: () => call<Notices>('GET', '/me/notices'),
  putNoticeWishes: (wishes: NoticeWishes) => call<Notices>('POST', '/me/notices', wishes),
  addChannel: (kind: NoticeKind, address: string, keys?: { p256dh: string; auth: string }) =>
    call<Notices>('POST', '/me/notices/channels', { kind, address, ...(keys ? { keys } : {}) }),
  removeChannel: (id: string) => call<Notices>('POST', `/me/notices/channels/${encodeURIComponent(id)}/remove`),
  tryChannel: (id: string) => call<unknown>('POST', `/me/notices/channels/${encodeURIComponent(id)}/try`),
  putTableNotices: (id: string, wanted: boolean) => call<Notices>('POST', `${match(id)}/notices`, { wanted }),
  followNoticeLink: (what: 'confirm' | 'off', token: string) => call<unknown>('POST', `/notices/${what}`, { token }),
  privacy: () => call<Privacy>('GET', '/privacy'),
  ignored: () => call<Relations>('GET', '/me/ignored'),
  endIgnored: (id: string) => call<Relations>('POST', `/me/ignored/${encodeURIComponent(id)}/end`),
  ignore: (id: string, kind: 'mute' | 'block', seat: number) =>
    call<Relations>('POST', `${match(id)}/${kind}`, { seat }),
  report: (id: string, seat: number, reason: string) => call<unknown>('POST', `${match(id)}/report`, { seat, reason }),
  games: () => call<CatalogueGame[]>('GET', `/games${query(lang())}`),
  case: (day: string) => call<CaseBody>('GET', `/cases/${encodeURIComponent(day)}`),
  caseTurn: (day: string, steps: string[]) =>
    call<CaseTurn>('POST', `/cases/${encodeURIComponent(day)}/turn`, { steps }),
  answerCase: (day: string, answer: CaseAnswer) =>
    call<CaseReply>('POST', `/cases/${encodeURIComponent(day)}/answer`, answer),
  lobby: (wanted: LobbyWish) => call<Lobby>('GET', `/lobby${query({ ...wanted })}`),

  open: (table: NewTable, key: string) => call<Opened>('POST', '/matches', table, keyed(key)),
  promise: (rematchOf?: string) => call<Promised>('POST', '/deals', rematchOf ? { rematch_of: rematchOf } : {}),
  join: (id: string, invite: string | null, key: string, added: Added) =>
    call<Seated>('POST', `${match(id)}/join`, { ...added, ...(invite ? { invite } : {}) }, keyed(key)),
  openNumber: (id: string, number: string, key: string) =>
    call<TableBody>('POST', `${match(id)}/number`, { number }, keyed(key)),
  fill: (id: string, key: string) => call<TableBody>('POST', `${match(id)}/fill`, {}, keyed(key)),
  remove: (id: string, seat: number, key: string) =>
    call<TableBody>('POST', `${match(id)}/remove`, { seat }, keyed(key)),
  vote: (id: string, seat: number, key: string) => call<TableBody>('POST', `${match(id)}/vote`, { seat }, keyed(key)),
  table: (id: string, seat: number | null, since: number) =>
    call<TableBody>('GET', `${match(id)}${query({ seat, since })}`),

  /** `from`: the version one has; the answer may tell what has changed since. */
  act: (id: string, decision: string, action: string, from: number, key: string) =>
    call<TableBody | Patch>(
      'POST',
      `${match(id)}/actions${query({ ...lang(), from })}`,
      { decision, action },
      keyed(key),
    ),
  whyNot: (id: string, seat: number, action: string) =>
    call<Refusal | null>('POST', `${match(id)}/why-not${query(lang())}`, { action, seat }),
  hint: (id: string, seat: number) => call<Hint>('POST', `${match(id)}/hint`, { seat }),
  undo: (id: string, seat: number, whole: boolean, key: string) =>
    call<TableBody>('POST', `${match(id)}/undo`, { seat, whole }, keyed(key)),
  gesture: (id: string, seat: number, gesture: string, to: number | null, key: string) =>
    call<TableBody>('POST', `${match(id)}/gesture${query(lang())}`, { seat, gesture, to }, keyed(key)),
  arm: (id: string, seat: number, declareWith: number | null, ask: boolean, key: string) =>
    call<TableBody>('POST', `${match(id)}/standing`, { seat, declare_with: declareWith, ask }, keyed(key)),
  chat: (id: string, text: string, key: string) => call<unknown>('POST', `${match(id)}/chat`, { text }, keyed(key)),
  leave: (id: string, key: string) => call<TableBody>('POST', `${match(id)}/leave`, {}, keyed(key)),
  comeBack: (id: string, key: string) => call<TableBody>('POST', `${match(id)}/return`, {}, keyed(key)),
  resign: (id: string, seat: number, key: string) =>
    call<TableBody>('POST', `${match(id)}/resign`, { seat }, keyed(key)),
  notes: (id: string, seat: number) => call<NotesBody>('GET', `${match(id)}/notes${query({ seat })}`),
  note: (id: string, seat: number, cells: Readonly<Record<string, string>>) =>
    call<NotesBody>('PATCH', `${match(id)}/notes`, { seat, cells }),
  rematch: (id: string, added: Added) => call<Seated>('POST', `${match(id)}/rematch`, added),

  sameDeal: (id: string, seat: number | null, key: string) =>
    call<Opened>('POST', `${match(id)}/same-deal`, { seat }, keyed(key)),

  replay: (id: string, eyes: Eyes, upto?: number, since?: number) =>
    call<ReplayBody>('GET', `${match(id)}/replay${query({ as: eyes, upto, since })}`),
  moments: (id: string, eyes: Eyes) => call<Moments>('GET', `${match(id)}/moments${query({ as: eyes })}`),
  beside: (id: string) => call<Beside>('GET', `${match(id)}/beside`),
  goOn: (id: string, moment: MomentWish, key: string) =>
    call<Opened>('POST', `${match(id)}/continue`, moment, keyed(key)),
  look: (id: string, look: Look, key: string) => call<TableBody>('POST', `${match(id)}/look`, { look }, keyed(key)),
  myGames: (wanted: GamesWish) => call<Games>('GET', `/me/tables${query({ ...wanted })}`),
  finished: (game: string | null, page: number) => call<Games>('GET', `/finished${query({ game, page })}`),
  review: (id: string, eyes?: Eyes) => call<ReviewBody>('GET', `${match(id)}/review${query({ as: eyes })}`),
  askReview: (id: string, eyes?: Eyes) => call<ReviewBody>('POST', `${match(id)}/review${query({ as: eyes })}`, {}),
  record: (id: string) => call<Record<string, unknown>>('GET', `${match(id)}/record`),
  importRecord: (record: unknown, key: string, seats?: SeatWish[]) =>
    call<Opened>('POST', '/records', { record, ...(seats ? { seats } : {}) }, keyed(key)),
};

/** Where the events of a table stream from; `hidden`: nobody looks at them, so that notices are sent all the same. */
export function streamAddress(id: string, seat: number | null, hidden = false): string {
  return `/api${match(id)}/events${query({ seat, patches: 'true', hidden: hidden ? 'true' : null })}`;
}

/** A key that makes sending twice the same as sending once. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
