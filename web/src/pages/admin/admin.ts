/** The operator's calls: with a token that is typed in and kept by this page alone, never in a cookie or storage. */
import { api } from '$lib/api/client';
import type { AdminAct, AdminBan, AdminGuest, AdminReport, AdminTable } from '$lib/api/types';

export type BanKind = AdminBan['kind'];

export function operatorCalls(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const get = <T>(path: string): Promise<T> => api.call<T>('GET', `/admin/${path}`, undefined, headers);
  const post = <T = unknown>(path: string, body: unknown = {}): Promise<T> =>
    api.call<T>('POST', `/admin/${path}`, body, headers);
  const part = encodeURIComponent;
  return {
    tables: () => get<AdminTable[]>('tables'),
    close: (id: string) => post(`tables/${part(id)}/close`),
    delete: (id: string) => post(`tables/${part(id)}/delete`),
    guests: (name: string) => get<AdminGuest[]>(`guests${api.query({ name })}`),
    bans: () => get<AdminBan[]>('bans'),
    ban: (kind: BanKind, subject: string, days: number | null, reason: string) =>
      post('bans', { kind, subject, days, reason }),
    endBan: (kind: BanKind, subject: string) => post('bans/end', { kind, subject }),
    reports: () => get<AdminReport[]>('reports'),
    settle: (id: string) => post(`reports/${part(id)}/close`),
    words: () => get<{ words: string[] }>('words'),
    setWords: (words: string[]) => post<{ words: string[] }>('words', { words }),
    acts: () => get<AdminAct[]>('acts'),
  };
}

export type OperatorCalls = ReturnType<typeof operatorCalls>;
