/** The pages and their addresses. An invitation stays in the fragment, which browsers never send. */
export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'lobby' }
  | { page: 'join'; invite: string }
  | { page: 'table'; id: string }
  | { page: 'games' }
  | { page: 'replay'; id: string | null }
  | { page: 'embed'; id: string }
  | { page: 'deal'; id: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'case'; date: string | null }
  | { page: 'settings' }
  | { page: 'notices'; what: 'confirm' | 'off'; token: string }
  | { page: 'privacy' }
  | { page: 'admin' }
  | { page: 'missing' };

export type PageName = Route['page'];

export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const fragment = decode(hash.replace(/^#/, ''));
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 'new' && second && parts.length === 2) return { page: 'setup', game: second };
  if (first === 'lobby' && parts.length === 1) return { page: 'lobby' };
  if (first === 'join' && parts.length === 1) return { page: 'join', invite: fragment };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 't' && second && third === 'replay' && parts.length === 3) return { page: 'replay', id: second };
  if (first === 'games' && parts.length === 1) return { page: 'games' };
  if (first === 'replay' && parts.length <= 2) return { page: 'replay', id: second ?? null };
  if ((first === 'embed' || first === 'deal') && second && parts.length === 2) return { page: first, id: second };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', game: second ?? null, rule: fragment || null };
  if (first === 'learn' && parts.length <= 2) return { page: 'learn', game: second ?? null };
  if (first === 'notices' && (second === 'confirm' || second === 'off') && parts.length === 2)
    return { page: 'notices', what: second, token: fragment };
  if (first === 'case' && parts.length <= 2) return { page: 'case', date: second ?? null };
  if (first === 'settings' && parts.length === 1) return { page: 'settings' };
  if ((first === 'privacy' || first === 'admin') && parts.length === 1) return { page: first };
  return { page: 'missing' };
}

export function address(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'setup':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'join':
      return `/join#${route.invite}`;
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'replay':
      return route.id ? `/replay/${encodeURIComponent(route.id)}` : '/replay';
    case 'embed':
    case 'deal':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'rules':
      return `/rules${route.game ? `/${encodeURIComponent(route.game)}` : ''}${route.rule ? `#${route.rule}` : ''}`;
    case 'learn':
      return `/learn${route.game ? `/${encodeURIComponent(route.game)}` : ''}`;
    case 'notices':
      return `/notices/${route.what}#${route.token}`;
    case 'case':
      return `/case${route.date ? `/${encodeURIComponent(route.date)}` : ''}`;
    case 'missing':
      return '/missing';
    default:
      return `/${route.page}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
