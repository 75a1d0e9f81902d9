/** What stands where, and what may be chosen on the map. */
import type { LegalAction } from '$lib/game';
import { BUILDS, isMine, legalOf, moverAt, suit, trayOf, type Ball, type Build, type Table, type View } from '../view';
import { routesBetween, spaceAt, SPACES, type Point, type Route } from './atlas';

/** A figure or the ambassador on the map. */
export interface Piece extends Point {
  id: string;
  seat: number | null;
  suit: number;
  build: Build | 'ambassador';
  space: string;
  dim: boolean;
  chosen: boolean;
  action: LegalAction | null;
}

/** A space that may be chosen now; `by` tells how it is reached. */
export interface Target extends Point {
  space: string;
  by: 'land' | 'water' | 'banish';
  action: LegalAction;
  route: Route | null;
}

export interface TrayBall {
  key: string;
  ball: Ball;
  used: boolean;
  action: LegalAction | null;
}

const SIDE = 16;

export function pieces(table: Table): Piece[] {
  const { view } = table;
  const mover = moverAt(view);
  const found: Piece[] = [];
  for (const player of view.players) {
    for (const build of BUILDS) {
      const space = player.figures[build];
      if (space === null) continue;
      const mine = player.seat === view.active;
      found.push({
        ...at(space),
        id: `${player.seat}-${build}`,
        seat: player.seat,
        suit: suit(view, player.seat),
        build,
        space,
        dim: mine ? player.spent.includes(build) : player.met && isMoving(view),
        chosen: mine && mover.figure === build && isMine(table),
        action: mine ? (legalOf(table, 'FIGURE').find(({ args }) => args.build === build) ?? null) : null,
      });
    }
  }
  found.push({
    ...at(view.ambassador),
    id: 'ambassador',
    seat: null,
    suit: 0,
    build: 'ambassador',
    space: view.ambassador,
    dim: false,
    chosen: mover.figure === 'ambassador' && isMine(table),
    action: null,
  });
  return spread(found, view).sort((a, b) => a.y - b.y || a.id.localeCompare(b.id));
}

function isMoving(view: View): boolean {
  return ['ACT', 'FIG', 'STEP', 'STOP', 'PASS'].includes(view.decision ?? '');
}

function at(space: string): Point {
  const { x, y } = spaceAt(space);
  return { x, y };
}

/** Two on one space (a meeting, a passing) stand side by side: the visitor at the left. */
function spread(found: Piece[], view: View): Piece[] {
  return found.map((piece) => {
    const here = found.filter((other) => other.space === piece.space);
    if (here.length < 2) return piece;
    const visits = piece.seat === view.active ? -1 : 1;
    return { ...piece, x: piece.x + visits * SIDE };
  });
}

export function targets(table: Table): Target[] {
  const { view } = table;
  const from = moverAt(view).space;
  const found = new Map<string, Target>();
  for (const action of legalOf(table, 'STEP', 'GO', 'BANISH')) {
    const space = String(action.args.space);
    const spot = SPACES.get(space);
    if (!spot) continue;
    const { by, route } = action.kind === 'BANISH' ? { by: 'banish' as const, route: null } : way(view, action, from);
    const other = found.get(space);
    // Where several balls lead to the same space, the one that can do least is used.
    if (other && other.action.args.ball !== 'either') continue;
    found.set(space, { space, x: spot.x, y: spot.y, by, action, route });
  }
  return [...found.values()];
}

function way(view: View, action: LegalAction, from: string | null): Pick<Target, 'by' | 'route'> {
  const routes = from === null ? [] : routesBetween(from, String(action.args.space));
  const ball = action.args.ball ?? view.moving?.ball;
  const route = routes.find(({ kind }) => kind === ball) ?? routes[0] ?? null;
  return { by: route?.kind ?? 'land', route };
}

export function tray(table: Table): TrayBall[] {
  return trayOf(table.view).map(({ ball, used }, i) => ({
    key: `${ball}-${i}`,
    ball,
    used,
    action: used ? null : (legalOf(table, 'USE').find(({ args }) => args.ball === ball) ?? null),
  }));
}
