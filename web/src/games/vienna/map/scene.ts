/** What the map shows of the table: which houses may be chosen, what pointing at one would bring. */
import type { LegalAction } from '$lib/game';
import {
  buildingOf,
  legalAction,
  previewOf,
  prospectOf,
  viewpoint,
  type Building,
  type Enclosed,
  type Square,
  type Table,
} from '../view';
import { pointedHouse } from '../draft.svelte';
import { BUILDINGS, SQUARES, type Place, type Site } from './atlas';

export interface House {
  site: Site;
  building: Building;
  /** What a tap does: the canonical text that is asked, or in action III of a placement still to be begun. */
  text: string | null;
  action: LegalAction | null;
  /** Action III: a tap begins the placement and chooses the house. */
  begins: boolean;
  may: boolean;
}
export interface Lamp {
  place: Place;
  square: Square;
}
export interface Preview {
  house: string;
  encloses: Enclosed[];
  /** The seat whose agent would stand here. */
  ghost: number | null;
  price: number | null;
  payable: boolean;
}

const KINDS = ['TARGET', 'MOVE', 'STEP', 'THIRD_MAN', 'RECALL'] as const;

/** The kind of action that houses stand for now. */
export function kindOf(table: Table): (typeof KINDS)[number] | null {
  const found = KINDS.find((kind) => table.legal.some((action) => action.kind === kind));
  if (found) return found;
  return table.legal.some((action) => action.kind === 'PLACE') ? 'TARGET' : null;
}

export function houses(table: Table): House[] {
  const kind = kindOf(table);
  const first = table.legal.find((action) => action.kind === 'PLACE') ?? null;
  const begins = kind === 'TARGET' && first !== null;
  return BUILDINGS.map((site) => {
    const building = buildingOf(table.view, site.id);
    const text = kind ? `${kind}(${site.id})` : null;
    const action = text ? legalAction(table, text) : null;
    const may = begins ? prospectOf(table.view, site.id)?.allowed === true : action !== null;
    return { site, building, text, action: action ?? (begins && may ? first : null), begins, may };
  });
}

export function lamps(table: Table): Lamp[] {
  const squares = new Map(table.view.squares.map((square) => [square.square, square]));
  return SQUARES.map((place) => ({ place, square: squares.get(place.id)! }));
}

/** What pointing at a house, or having chosen it, would bring. */
export function preview(table: Table, pointed: LegalAction | null): Preview | null {
  const { view } = table;
  const house = pointedHouse(table) ?? view.turn.target;
  if (!house) return null;
  const agent = pointed && previewOf(view, pointed.text).agent;
  if (agent) return { house, encloses: agent.squares, ghost: viewpoint(table), price: agent.price, payable: true };
  const prospect = prospectOf(view, house);
  if (!prospect) return null;
  const mine = table.seat !== null;
  return {
    house,
    encloses: prospect.squares,
    ghost: mine ? table.seat : null,
    price: prospect.price,
    payable: prospect.payable,
  };
}

/** Where the agents of a house stand: feet below the stamp, the own agent last so that it lies on top. */
export function standing(building: Building, own: number): { seat: number; dx: number; figure: boolean }[] {
  const order = [...building.agents].sort((a, b) => Number(a === own) - Number(b === own) || a - b);
  const pitch = order.length > 2 ? 18 : 22;
  const sorted = [...building.agents].sort((a, b) => a - b);
  return order.map((seat) => ({
    seat,
    dx: (sorted.indexOf(seat) - (sorted.length - 1) / 2) * pitch,
    figure: building.figure === seat,
  }));
}
