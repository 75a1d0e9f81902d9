import { SvelteMap } from 'svelte/reactivity';
import { calls, freshKey, streamAddress } from '../api/calls';
import { ApiError } from '../api/client';
import { failureText, tellFailure } from '../api/failure';
import type { ChatLine, Hint, Refusal, ReplayBody, TableBody } from '../api/types';
import type { LegalAction, SeatInfo, TableActions, TableEvent } from '../game';
import { say } from '../i18n/index.svelte';
import { settings } from '../settings.svelte';
import { messages } from '../ui/announce.svelte';
import { notify } from '../ui/notify';
import { sound } from '../ui/sounds';
import { plays } from './confirm';
import { follows, merge } from './history';
import { LONGEST, Playback, type Update } from './playback';
import { lastSeen, noteSeen } from './seen';
import { seatInfos } from './seats';
import { Stream } from './stream';

export interface Refused {
  text: string;
  rule: string;
  message: string;
  /** Where on the page it was asked. */
  x: number;
  y: number;
}

const RETRIES = 40;
/** After so long a table that could not be had is asked for again. */
const AGAIN = 3000;
/** How long events are shown if the game does not say, and with reduced motion. */
const SHOWN = 600;
const STILL = 120;
/** So far from where it was asked, in pixels, a refusal is forgotten. */
const AWAY = 90;

/** A table as one seat of this browser sees it, live. */
export class LiveTable implements TableActions {
  readonly id: string;
  /** The newest the server told. */
  body = $state.raw<TableBody | null>(null);
  /** What stands on the table: behind `body` while moves are being shown. */
  shown = $state.raw<TableBody | null>(null);
  /** What the move being shown leads to. */
  ahead = $state.raw<TableBody | null>(null);
  fresh = $state.raw<TableEvent[]>([]);
  log = $state.raw<TableEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  selected = $state.raw<LegalAction | null>(null);
  hovered = $state.raw<LegalAction | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** A look back: the table as it stood after an earlier event. */
  past = $state.raw<ReplayBody | null>(null);
  /** A look back has been asked for and is on its way. */
  looking = $state(false);
  /** What happened since this seat last looked, until it is put away. */
  missed = $state.raw<TableEvent[]>([]);
  /** Hot-seat: the seat that must take over the device. */
  curtain = $state<number | null>(null);
  /** What the bot would do; until the next action. */
  hint = $state.raw<Hint | null>(null);
  /** The bot is thinking about a hint. */
  pondering = $state(false);
  sending = $state(false);
  connected = $state(true);
  failure = $state<ApiError | null>(null);
  /** When events came in, for the log: number to milliseconds. */
  readonly heardAt = new SvelteMap<number, number>();
  touched = false;
  /** A step was taken back: nothing is done by itself until the player has acted. */
  tookBack = false;

  #seat: number | null = null;
  /** How often the seat has changed: what was asked for another is not for this one. */
  #sitting = 0;
  #stream: Stream | null = null;
  #ended = false;
  #myTurn = false;
  #lastShown = 0;
  /** How often one has looked back: only the newest look counts. */
  #looks = 0;
  #pointer = { x: 0, y: 0 };
  #keyed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ownTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stage = {
    begin: (update: Update<TableBody>) => {
      this.ahead = update.after;
      this.fresh = update.events as TableEvent[];
      sound('move');
    },
    settle: (after: TableBody, idle: boolean) => this.#settle(after, idle),
  };
  readonly #playback = new Playback<TableBody>(this.#stage, (update) =>
    this.#time(update.events as TableEvent[], update.after),
  );
  /** The game's own time for showing events, once its folder is loaded. */
  showTime: ((body: TableBody, events: TableEvent[]) => number) | null = null;
  /** Which actions the game lets nobody take back, once its folder is loaded. */
  isFinal: ((body: TableBody, action: LegalAction) => boolean) | null = null;
  /** A guide lets only be done what it asks for. */
  guard: ((texts: readonly string[]) => boolean) | null = null;

  constructor(id: string) {
    this.id = id;
  }

  // --- what stands on the table ----------------------------------------------------------------------------------

  readonly seats: SeatInfo[] = $derived(seatInfos(this.body?.players ?? []));
  readonly playing = $derived(this.ahead !== null);
  readonly legal: LegalAction[] = $derived(
    this.playing || this.past !== null || this.curtain !== null || this.sending ? [] : (this.shown?.legal ?? []),
  );
  readonly hotSeat = $derived((this.body?.my_seats.length ?? 0) > 1);
  readonly myMove = $derived(
    this.body !== null &&
      this.body.status === 'running' &&
      this.body.to_move.some((s) => this.body!.my_seats.includes(s)),
  );

  get seat(): number | null {
    return this.body?.seat ?? null;
  }

  // --- coming and going ------------------------------------------------------------------------------------------

  async start(): Promise<void> {
    await this.#fetch();
  }

  /** Whether the table is private and goes on without us. */
  #shut(body: TableBody): boolean {
    return body.status === 'closed' || (body.status !== 'open' && body.view === null);
  }

  stop(): void {
    this.#ended = true;
    this.#hush();
    this.#playback.clear();
    clearTimeout(this.#ownTimer);
    clearTimeout(this.#again);
  }

  #hush(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  #listen(): void {
    this.#stream = new Stream(streamAddress(this.id, this.#seat), STREAM_KINDS, {
      heard: (kind, data) => this.#heard(kind, data),
      opened: () => {
        if (!this.connected) void this.#fetch();
        this.connected = true;
      },
      lost: () => {
        this.connected = false;
      },
      refused: () => void this.#fetch(),
      quiet: () => {
        this.connected = false;
        void this.#fetch();
      },
    });
  }

  /** The browser is online again, or the player wants to know. */
  async refresh(): Promise<void> {
    if (this.#ended) return;
    if (!this.connected) this.#stream?.again();
    await this.#fetch();
  }

  /** The page is looked at again: what happened meanwhile is told, also what this browser has not heard of yet. */
  async resume(): Promise<void> {
    const sitting = this.#sitting;
    this.#miss(lastSeen(this.id, this.seat));
    const known = this.#last;
    await this.refresh();
    if (sitting === this.#sitting && known > 0) this.#miss(known);
  }

  /** What came after event `seen` was missed; it is added to what has not been put away yet. */
  #miss(seen: number | null): void {
    if (seen === null || seen >= this.#last || this.body?.over || this.curtain !== null) return;
    const before = Math.min(seen, (this.missed[0]?.n ?? Infinity) - 1);
    this.missed = this.log.filter((event) => event.n > before);
    this.#noteSeen();
  }

  #noteSeen(): void {
    if (!document.hidden && this.curtain === null) noteSeen(this.id, this.seat, this.#last);
  }

  /** The number of the newest event. */
  get #last(): number {
    return this.log.at(-1)?.n ?? 0;
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#again);
    const sitting = this.#sitting;
    try {
      const body = await calls.table(this.id, this.#seat, this.#last);
      if (!this.#ended && sitting === this.#sitting) this.#told(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.#ended && sitting === this.#sitting) this.#untold(error);
    }
  }

  #told(body: TableBody): void {
    this.#reached();
    // A visitor who has sat down in another tab has a seat here, too.
    if (this.body !== null && this.#seat === null && body.seat !== null) return void this.#sit(body.seat);
    this.receive(body);
    if (this.#stream === null && this.body !== null && !this.#shut(this.body)) this.#listen();
  }

  /** The table could not be had: it is asked for again, unless it is not for us. What stands on it stays meanwhile. */
  #untold(error: ApiError): void {
    if (error.status === 403 && this.#seat !== null) {
      void this.#sit(null); // the seat is ours no more
      return;
    }
    if (error.final || this.body === null) this.failure = error;
    if (error.final) return this.#hush();
    if (error.status !== 429) this.connected = false;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#fetch(), AGAIN);
  }

  /** The server has answered; connected we are if it can be heard, too. */
  #reached(): void {
    if (this.#stream === null || this.#stream.open) this.connected = true;
  }

  #heard(kind: string, data: unknown): void {
    this.connected = true;
    if (data === null || typeof data !== 'object') return;
    if (kind === 'table') this.receive(data as TableBody, this.sending);
    else if (kind === 'chat') this.#takeChat([data as ChatLine], true);
    else if (kind === 'presence' && this.body) this.#present((data as Pick<TableBody, 'players'>).players);
  }

  #present(players: TableBody['players']): void {
    if (this.body) this.body = { ...this.body, players };
  }

  // --- taking in what the server tells -----------------------------------------------------------------------------

  receive(body: TableBody, own = false): void {
    const before = this.body;
    if (!this.#takes(body)) return;
    if (before !== null && !follows(this.#last, body.events)) {
      void this.#fetch();
      return;
    }
    this.body = body;
    this.#seat = body.seat;
    this.failure = null;
    const now = Date.now();
    if (before !== null)
      for (const event of body.events) if (!this.heardAt.has(event.n)) this.heardAt.set(event.n, now);
    this.log = merge(this.log, body.events);
    this.#takeChat(body.chat, before !== null);
    if (before === null) this.#arrive(body);
    else this.#follow(body, own, body.seq === before.seq, body.decision !== null && body.decision === before.decision);
    if (!this.#shut(body)) return;
    this.#hush();
    this.connected = true;
  }

  /** Whether a body is for the seat that looks, and no older than what is known. */
  #takes(body: TableBody): boolean {
    const before = this.body;
    if ((before !== null || this.#seat !== null) && body.seat !== this.#seat) return false;
    if (before === null || this.#shut(body)) return true; // what goes on without us counts from 0
    return body.seq >= before.seq && !this.#shut(before);
  }

  #takeChat(lines: readonly ChatLine[], live: boolean): void {
    const last = this.chat.at(-1)?.n ?? 0;
    const later = lines.filter((line) => line.n > last);
    if (later.length === 0) return;
    this.chat = [...this.chat, ...later];
    if (live && later.some((line) => line.seat === null || line.seat !== this.seat)) {
      sound('chat');
      const line = later.at(-1)!;
      messages.speak(say('chat-said', { name: line.name, text: line.text }));
    }
  }

  #arrive(body: TableBody): void {
    this.shown = body;
    this.#miss(lastSeen(this.id, body.seat));
    this.#lastShown = this.#last;
    this.#rest(body);
  }

  #follow(body: TableBody, own: boolean, again: boolean, asked: boolean): void {
    const events = this.log.filter((event) => event.n > this.#lastShown);
    if (again && events.length === 0) {
      if (!this.#playback.busy) this.shown = body;
      return;
    }
    this.#lastShown = this.#last;
    // Whoever is asked the same as before is not kept from answering.
    if (asked && !this.#playback.busy) {
      this.shown = body;
      this.#noteSeen();
      this.#showOwn(events, this.#time(events, body));
      return;
    }
    // What one's own move sets off is shown at once, unless it takes longer than a turn to tell.
    if (own && !this.#playback.busy && this.#time(events, body) <= LONGEST) {
      this.#settle(body, true);
      this.#showOwn(events, this.#time(events, body));
      return;
    }
    this.#playback.push({ events, after: body });
  }

  /** One's own move stands at once; its events are shown without holding anything up. */
  #showOwn(events: TableEvent[], length: number): void {
    clearTimeout(this.#ownTimer);
    this.fresh = events;
    this.#ownTimer = setTimeout(() => {
      if (!this.#playback.busy) this.fresh = [];
    }, length);
  }

  #time(events: TableEvent[], after: TableBody): number {
    if (!settings.moving || document.hidden) return STILL;
    return this.showTime?.(after, events) ?? SHOWN;
  }

  #settle(after: TableBody, idle: boolean): void {
    clearTimeout(this.#ownTimer);
    this.shown = after;
    this.ahead = null;
    this.fresh = [];
    this.selected = null;
    this.hovered = null;
    this.refused = null;
    this.hint = null;
    if (idle) this.#rest(after);
  }

  /** Nothing is being shown any more. */
  #rest(body: TableBody): void {
    this.#noteSeen();
    this.#hotSeat(body);
    const mine = this.myMove;
    if (mine && !this.#myTurn) this.#tellTurn();
    this.#myTurn = mine;
  }

  #tellTurn(): void {
    sound('turn');
    if (!document.hidden || !settings.notify) return;
    notify(say('your-turn'), { body: say(`dossier-${this.body!.game}`), tag: this.id });
  }

  /** How long all that waits may take to show, as the game has it. */
  set longest(length: number | undefined) {
    this.#playback.longest = length ?? LONGEST;
  }

  hold(on: boolean): void {
    this.#playback.hold(on);
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    this.#playback.skip();
  }

  // --- several seats at one device ---------------------------------------------------------------------------------

  /** Who has the device, or is to have it, and is not asked, gives it to who is. A curtain goes only by hand. */
  #hotSeat(body: TableBody): void {
    if (body.my_seats.length < 2 || body.status !== 'running' || body.seat === null) return;
    const asked = body.to_move.filter((seat) => body.my_seats.includes(seat));
    if (asked.length > 0 && !asked.includes(this.curtain ?? body.seat)) this.curtain = asked[0]!;
  }

  /** The player of this seat has the device now. */
  takeOver(seat: number): Promise<void> {
    return this.#sit(seat);
  }

  /** Looks from this seat, or from none, from now on: nothing of the former seat's table stays. */
  async #sit(seat: number | null): Promise<void> {
    this.#hush();
    this.#playback.clear();
    clearTimeout(this.#ownTimer);
    this.#sitting++;
    this.#looks++;
    this.#seat = seat;
    this.body = this.shown = this.ahead = this.past = null;
    this.curtain = null;
    this.looking = false;
    this.log = [];
    this.fresh = [];
    this.missed = [];
    this.selected = this.hovered = this.refused = this.hint = null;
    this.heardAt.clear();
    await this.#fetch();
  }

  // --- acting ------------------------------------------------------------------------------------------------------

  point(event: PointerEvent): void {
    this.#pointer = { x: event.clientX, y: event.clientY };
    this.#keyed = false;
    if (event.type === 'pointerdown') this.touched = event.pointerType !== 'mouse';
    if (event.type === 'pointermove' && event.pointerType === 'mouse') this.#awayFromRefusal(event.target);
  }

  /** A refusal goes when the mouse has left both its target and the tooltip. */
  #awayFromRefusal(over: EventTarget | null): void {
    const refused = this.refused;
    if (refused === null || (over instanceof Element && over.closest('[role="tooltip"]'))) return;
    if (Math.hypot(this.#pointer.x - refused.x, this.#pointer.y - refused.y) > AWAY) this.refused = null;
  }

  /** Keys are used: what is asked belongs to the focused element. */
  key(): void {
    this.#keyed = true;
    this.touched = false;
  }

  /** Where on the page the player is acting. */
  #here(): { x: number; y: number } {
    const box = this.#keyed ? document.activeElement?.getBoundingClientRect() : undefined;
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { ...this.#pointer };
  }

  select(action: LegalAction | null): void {
    if (action === null) {
      this.selected = null;
      if (this.#keyed) this.refused = null;
      return;
    }
    this.refused = null;
    if (this.sending || this.playing) return;
    if (!this.legal.some((legal) => legal.id === action.id)) {
      this.why(action.text);
      return;
    }
    if (this.guard?.([action.text]) === false) return;
    if (plays(settings.confirm, this.touched, this.selected, action, this.#final(action))) this.play([action]);
    else this.selected = action;
  }

  #final(action: LegalAction): boolean {
    return this.body !== null && this.isFinal?.(this.body, action) === true;
  }

  /** Among several actions sent at once, the one that must be asked for first. Fingers have confirmed already. */
  #unconfirmed(text: string): LegalAction | null {
    if (settings.confirm === 'once' || this.touched || this.selected?.text === text) return null;
    const action = this.body?.legal.find((legal) => legal.text === text) ?? null;
    return action !== null && this.#final(action) ? action : null;
  }

  hover(action: LegalAction | null): void {
    this.hovered = action;
    if (action !== null) this.refused = null;
  }

  play(actions: (LegalAction | string)[]): void {
    const texts = actions.map((action) => (typeof action === 'string' ? action : action.text));
    if (this.guard?.(texts) === false) return;
    this.tookBack = false;
    void this.#send(texts);
  }

  async #send(texts: string[]): Promise<void> {
    if (this.sending || this.past !== null) return;
    this.sending = true;
    this.refused = null;
    this.missed = [];
    let asked: LegalAction | null = null;
    try {
      for (const text of texts) if ((asked = this.#unconfirmed(text)) || !(await this.#sendOne(text))) return;
      await this.#endTurn();
    } finally {
      this.sending = false;
      this.selected = asked;
    }
  }

  /** After a step of one's own nothing may be left that could help: the engine says so, and with what the turn ends. */
  async #endTurn(): Promise<void> {
    const idle = (this.body?.view as { idle?: string | null } | null | undefined)?.idle;
    if (idle && settings.ending) await this.#sendOne(idle);
  }

  async #sendOne(text: string): Promise<boolean> {
    const decision = this.body?.decision;
    if (!decision || !this.body?.legal.some((action) => action.text === text)) return false; // asked something else by now
    const key = freshKey();
    try {
      const answer = await this.#insist(() => calls.act(this.id, decision, text, key));
      this.receive(answer, true);
      return true;
    } catch (error) {
      this.#refusedBy(error, text);
      return false;
    }
  }

  /** Sends again while the server cannot be reached; the key makes that safe. */
  async #insist<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await send();
        this.#reached();
        return answer;
      } catch (error) {
        const again = error instanceof ApiError && (error.offline || error.status >= 502);
        if (!again) this.#reached();
        if (!again || attempt >= RETRIES || this.#ended) throw error;
        this.connected = false;
        await new Promise((resolve) => setTimeout(resolve, Math.min(250 * (attempt + 1), 1500)));
      }
    }
  }

  #refusedBy(error: unknown, text: string): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'illegal') {
      this.refused = { text, rule: String(error.body.rule), message: String(error.body.message), ...this.#here() };
      messages.alert(this.refused.message);
      return;
    }
    messages.toast(error.kind === 'stale' ? say('error-stale') : failureText(error));
    void this.#fetch();
  }

  why(text: string): void {
    void this.#why(text);
  }

  async #why(text: string): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.body?.status !== 'running' || this.past !== null) return;
    const at = this.#here();
    const decision = this.body.decision;
    try {
      const answer = await calls.whyNot(this.id, seat, text);
      if (answer === null || this.seat !== seat || this.body?.decision !== decision) return; // asked something else by now
      this.#refuse(text, answer, at);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'stale') messages.toast(failureText(error));
    }
  }

  #refuse(text: string, answer: Refusal, at: { x: number; y: number }): void {
    const here = this.refused?.text === text ? { x: this.refused.x, y: this.refused.y } : at;
    this.refused = { text, rule: answer.rule, message: answer.message, ...here };
    messages.speak(`${answer.message} ${answer.rule}`);
  }

  dismiss(): void {
    this.refused = null;
  }

  async undo(whole = false): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.shown?.undo.allowed || this.sending) return;
    this.sending = true;
    this.tookBack = true;
    const key = freshKey();
    try {
      this.receive(await this.#insist(() => calls.undo(this.id, seat, whole, key)), true);
    } catch (error) {
      this.#refusedBy(error, '');
    } finally {
      this.sending = false;
    }
  }

  /** Takes the last decision back and plays this instead of it; tells why not where that is too late. */
  async instead(text: string): Promise<void> {
    if (this.sending || this.playing) return;
    if (!this.shown?.undo.allowed) return this.why(text);
    await this.undo();
    this.play([text]);
  }

  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.legal.length === 0 || this.pondering) return;
    this.pondering = true;
    try {
      const hint = await calls.hint(this.id, seat);
      if (hint.decision !== this.body?.decision) return;
      this.hint = hint;
      this.hover(this.legal.find((action) => action.id === hint.action.id) ?? null);
    } catch (error) {
      tellFailure(error);
    } finally {
      this.pondering = false;
    }
  }

  dropHint(): void {
    this.hint = null;
    this.hover(null);
  }

  gesture(gesture: string, to: number | null): void {
    void this.#gesture(gesture, to);
  }

  async #gesture(gesture: string, to: number | null): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.past !== null) return;
    const key = freshKey();
    try {
      this.receive(await this.#insist(() => calls.gesture(this.id, seat, gesture, to, key)), true);
    } catch (error) {
      tellFailure(error);
    }
  }

  arm(declareWith: number | null, ask: boolean): void {
    settings.ask = ask;
    settings.save();
    void this.#arm(declareWith, ask);
  }

  async #arm(declareWith: number | null, ask: boolean): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.past !== null) return;
    const key = freshKey();
    try {
      this.receive(await this.#insist(() => calls.arm(this.id, seat, declareWith, ask, key)), true);
    } catch (error) {
      tellFailure(error);
    }
  }

  async say(text: string): Promise<boolean> {
    const key = freshKey();
    try {
      await this.#insist(() => calls.chat(this.id, text, key));
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  }

  // --- looking back --------------------------------------------------------------------------------------------------

  look(n: number): void {
    void this.lookBack(n);
  }

  async lookBack(upto: number | null): Promise<void> {
    const look = ++this.#looks;
    const last = this.#last;
    this.looking = upto !== null && upto < last;
    if (upto === null || upto >= last) {
      this.past = null;
      this.fresh = [];
      return;
    }
    try {
      const past = await calls.replay(this.id, this.seat ?? 'none', upto);
      if (look !== this.#looks) return;
      this.skip();
      this.past = past;
      this.fresh = past.events.slice(-1);
    } catch (error) {
      if (look === this.#looks) tellFailure(error);
    } finally {
      if (look === this.#looks) this.looking = false;
    }
  }

  async viewAt(n: number): Promise<unknown> {
    const seat = this.seat;
    try {
      const { view } = await calls.replay(this.id, seat ?? 'none', n);
      return this.seat === seat ? view : null;
    } catch (error) {
      tellFailure(error);
      return null;
    }
  }

  putAwayMissed(): void {
    this.missed = [];
  }
}

const STREAM_KINDS = ['table', 'chat', 'presence'];
