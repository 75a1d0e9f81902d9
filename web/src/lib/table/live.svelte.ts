import type { ChatLine, Patch, TableBody } from '../api/types';
import type { LegalAction, SeatInfo, TableActions } from '../game';
import { catalogue } from '../catalogue.svelte';
import { say } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import { notify } from '../ui/notify';
import { sound } from '../ui/sounds';
import { Chat } from './chat.svelte';
import { Choice } from './choice.svelte';
import { Connection } from './connection.svelte';
import { Curtain } from './curtain.svelte';
import { EventLog } from './event-log.svelte';
import { Hints } from './hints.svelte';
import { LookBack } from './look-back.svelte';
import { Missed } from './missed.svelte';
import { Moves } from './moves.svelte';
import { OutOfTurn } from './out-of-turn';
import { isPatch, patched, versionAfter } from './patch';
import { Pointer } from './pointer';
import { Refusals } from './refusals.svelte';
import { seatInfos } from './seats';
import { Showing } from './showing.svelte';

/**
 * A table as one seat of this browser sees it, live. What the server tells comes in here and goes on to the parts; each
 * part has one job and names what it needs of the others.
 */
export class LiveTable implements TableActions {
  readonly id: string;
  /** The newest the server told. */
  body = $state.raw<TableBody | null>(null);

  readonly connection: Connection = new Connection(this);
  readonly log: EventLog = new EventLog();
  readonly missed: Missed = new Missed(this);
  readonly showing: Showing = new Showing(this);
  readonly curtain: Curtain = new Curtain();
  readonly chat: Chat = new Chat(this);
  readonly pointer: Pointer = new Pointer();
  readonly refusals: Refusals = new Refusals(this);
  readonly choice: Choice = new Choice(this);
  readonly moves: Moves = new Moves(this);
  readonly hints: Hints = new Hints(this);
  readonly lookBack: LookBack = new LookBack(this);
  readonly #outOfTurn: OutOfTurn = new OutOfTurn(this);
  #myTurn = false;

  readonly seats: SeatInfo[] = $derived(seatInfos(this.body?.players ?? []));
  readonly legal: LegalAction[] = $derived(this.#idle ? (this.showing.shown?.legal ?? []) : []);
  readonly hotSeat = $derived((this.body?.my_seats.length ?? 0) > 1);
  readonly myMove = $derived(
    this.body !== null &&
      this.body.status === 'running' &&
      this.body.to_move.some((s) => this.body!.my_seats.includes(s)),
  );

  constructor(id: string) {
    this.id = id;
  }

  get seat(): number | null {
    return this.body?.seat ?? null;
  }

  /** Nothing keeps the player from acting. */
  get #idle(): boolean {
    const { showing, lookBack, curtain, moves } = this;
    return !showing.playing && lookBack.past === null && curtain.seat === null && !moves.sending;
  }

  // --- coming and going ------------------------------------------------------------------------------------------

  async start(): Promise<void> {
    await this.connection.fetch();
  }

  stop(): void {
    this.connection.stop();
    this.showing.stop();
  }

  /** The page is looked at again: what happened meanwhile is told, also what this browser has not heard of yet. */
  async resume(): Promise<void> {
    const sitting = this.connection.sitting;
    this.missed.sinceSeen();
    const known = this.log.last;
    await this.connection.refresh();
    if (sitting === this.connection.sitting && known > 0) this.missed.since(known);
  }

  /** The player of this seat has the device now. */
  takeOver(seat: number): Promise<void> {
    return this.#sit(seat);
  }

  unseated(): void {
    void this.#sit(null);
  }

  /** Looks from this seat, or from none, from now on: nothing of the former seat's table stays. */
  async #sit(seat: number | null): Promise<void> {
    this.connection.change(seat);
    this.showing.clear();
    this.lookBack.clear();
    this.body = null;
    this.curtain.open();
    this.log.clear();
    this.missed.putAway();
    this.#forget();
    await this.connection.fetch();
  }

  /** What was thought of belongs to a table that has changed. */
  #forget(): void {
    this.choice.clear();
    this.refusals.dismiss();
    this.hints.hint = null;
  }

  // --- taking in what the server tells -----------------------------------------------------------------------------

  told(body: TableBody): void {
    // A visitor who has sat down in another tab has a seat here, too.
    if (this.body !== null && this.connection.seat === null && body.seat !== null) return void this.#sit(body.seat);
    this.receive(body);
    if (this.body !== null && !isShut(this.body)) this.connection.listen();
  }

  heard(kind: string, data: object): void {
    if (kind === 'table' || kind === 'patch') this.take(data as TableBody | Patch, this.moves.sending);
    else if (kind === 'chat') this.chat.take([data as ChatLine], true);
    else if (kind === 'presence' && this.body) {
      const { players } = data as Pick<TableBody, 'players'>;
      this.body = { ...this.body, players };
    }
  }

  /** The table, or what has changed at it; `own`: it answers a move of one's own. */
  take(told: TableBody | Patch, own: boolean): void {
    if (!isPatch(told)) return this.receive(told, own);
    const { body } = this;
    if (body === null || body.seat !== told.seat || body.seq >= versionAfter(told)) return; // known, or for another seat
    if (body.seq !== told.from) return void this.connection.fetch();
    this.receive(patched(body, told), own);
  }

  receive(body: TableBody, own = false): void {
    const before = this.body;
    if (!this.#takes(body)) return;
    if (before !== null && !this.log.continues(body.events)) return void this.connection.fetch();
    this.body = body;
    this.connection.seat = body.seat;
    this.connection.failure = null;
    this.log.take(body.events, before !== null);
    this.chat.take(body.chat, before !== null);
    if (before === null) this.#arrive(body);
    else this.showing.follow(body, { own, again: body.seq === before.seq, asked: asksAgain(before, body) });
    if (!isShut(body)) return;
    this.connection.hangUp();
    this.connection.connected = true;
  }

  /** Whether a body is for the seat that looks, and no older than what is known. */
  #takes(body: TableBody): boolean {
    const before = this.body;
    const { seat } = this.connection;
    if ((before !== null || seat !== null) && body.seat !== seat) return false;
    if (before === null || isShut(body)) return true; // what goes on without us counts from 0
    return body.seq >= before.seq && !isShut(before);
  }

  #arrive(body: TableBody): void {
    this.showing.arrive(body);
    this.missed.sinceSeen();
    this.#rest(body);
  }

  settled(after: TableBody, idle: boolean): void {
    this.#forget();
    if (idle) this.#rest(after);
  }

  /** Nothing is being shown any more. */
  #rest(body: TableBody): void {
    this.missed.noteSeen();
    this.curtain.draw(body);
    if (this.myMove && !this.#myTurn) this.#tellTurn();
    this.#myTurn = this.myMove;
  }

  #tellTurn(): void {
    sound('turn');
    if (!document.hidden || !settings.notify) return;
    notify(say('your-turn'), { body: catalogue.title(this.body!.game), tag: this.id });
  }

  // --- what the player does ----------------------------------------------------------------------------------------

  point(event: PointerEvent): void {
    this.pointer.point(event);
    if (event.type === 'pointermove' && event.pointerType === 'mouse') this.refusals.leave(event.target);
  }

  select(action: LegalAction | null): void {
    this.choice.select(action);
  }

  hover(action: LegalAction | null): void {
    this.choice.hover(action);
  }

  play(actions: (LegalAction | string)[]): void {
    this.moves.play(actions);
  }

  instead(text: string): Promise<void> {
    return this.moves.instead(text);
  }

  why(text: string): void {
    void this.refusals.why(text);
  }

  look(n: number): void {
    void this.lookBack.to(n);
  }

  viewAt(n: number): Promise<unknown> {
    return this.lookBack.viewAt(n);
  }

  hold(on: boolean): void {
    this.showing.hold(on);
  }

  gesture(gesture: string, to: number | null): void {
    void this.#outOfTurn.gesture(gesture, to);
  }

  arm(declareWith: number | null, ask: boolean): void {
    void this.#outOfTurn.arm(declareWith, ask);
  }
}

/** Whether the table is private and goes on without us. */
function isShut({ status, view }: TableBody): boolean {
  return status === 'closed' || (status !== 'open' && view === null);
}

/** Whether one is asked the same as before. */
function asksAgain(before: TableBody, { decision }: TableBody): boolean {
  return decision !== null && decision === before.decision;
}
