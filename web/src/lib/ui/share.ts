/** The link by which friends join: the invitation stays in the fragment. */
export function joinLink(id: string, invite: string | null): string {
  return invite ? `${location.origin}/join#${id}.${invite}` : `${location.origin}/t/${id}`;
}

/** Copies a text; false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const shareTable = (id: string, invite: string | null): Promise<boolean> => copy(joinLink(id, invite));

/** The parts of an invitation. */
export function parseInvite(fragment: string): { id: string; invite: string } | null {
  const match = /^([\w-]{1,64})\.([\w-]{1,100})$/.exec(fragment);
  return match ? { id: match[1]!, invite: match[2]! } : null;
}
