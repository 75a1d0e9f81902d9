/** A game may want silence while it is played: its option `chat` is off. */
export function isSilent(table: { status: string; options: Record<string, unknown> } | null | undefined): boolean {
  return table?.status === 'running' && table.options.chat === false;
}
