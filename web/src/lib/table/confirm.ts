import type { LegalAction } from '../game';

export type Confirm = 'once' | 'touch' | 'always';

/** Whether this tap plays the action, or only selects it. */
export function plays(setting: Confirm, touched: boolean, selected: LegalAction | null, action: LegalAction): boolean {
  if (selected?.id === action.id) return true;
  return setting === 'once' || (setting === 'touch' && !touched);
}
