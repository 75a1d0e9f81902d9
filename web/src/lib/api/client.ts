/** One call to the server. Every failure is an ApiError with the problem's kind. */
export class ApiError extends Error {
  readonly status: number;
  readonly kind: string;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.detail ?? body.title ?? status));
    this.status = status;
    this.kind =
      String(body.type ?? '')
        .split('/')
        .at(-1) || 'unknown';
    this.body = body;
  }

  /** The server could not be reached. */
  get offline(): boolean {
    return this.status === 0;
  }

  /** What was asked for is not for us, however often we ask. */
  get final(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

async function call<T>(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      // What is changed by and by is often sent when the page is left; the browser then sends it all the same.
      keepalive: method === 'PATCH',
      // In a frame of another site nobody is known: it shows what everybody may see.
      credentials: location.pathname.startsWith('/embed/') ? 'omit' : 'same-origin',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : JSON_BODY), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { type: 'offline' });
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, (answer ?? {}) as Record<string, unknown>);
  return answer as T;
}

const JSON_BODY = { 'Content-Type': 'application/json' };
const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;

/** The part after `?`; what is null or undefined is left out. */
function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length > 0
    ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
    : '';
}

export const api = { call, match, query };
