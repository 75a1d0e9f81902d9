/** Where the guide's light falls while cards are laid out and houses chosen. */
import { aim, draft, isComplete } from '../draft.svelte';
import { ROLES, type Role, type Table } from '../view';

/** The parts of the cards that are to be tapped, one after the other, then the button that lays them down. */
export function layOut(cards: Readonly<Record<Role, string>>): (table: Table) => string[] {
  return (table) => {
    const role = ROLES.find((one) => draft.cards[one] !== cards[one]);
    if (role === undefined || isComplete(table)) return ['[data-testid="commit"]'];
    return [`[data-action="LAY_${role}(${cards[role]})"]`];
  };
}

/** The agent if that is asked, the button that confirms the house aimed at by a touch, else the house. */
export function placeOn(house: string, agent: string): (table: Table) => string[] {
  return (table) => {
    const chosen = table.legal.some(({ text }) => text === agent) ? [`[data-action="${agent}"]`] : [];
    const sure = aim.building === house ? ['[data-testid="aim"]'] : [];
    return [...chosen, ...sure, `[data-action="TARGET(${house})"]`, '[data-action="PLACE"]'];
  };
}
