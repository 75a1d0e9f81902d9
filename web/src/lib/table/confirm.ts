import type { LegalAction } from '../game';

export type Confirm = 'once' | 'touch' | 'always';

/** Whether this tap plays the action, or only selects it. What ends a turn for good is asked for, by mouse too. */
export function plays(
  setting: Confirm,
  touched: boolean,
  selected: LegalAction | null,
  action: LegalAction,
  final = false,
): boolean {
  if (selected?.id === action.id) return true;
  return setting === 'once' || (setting === 'touch' && !touched && !final);
}
