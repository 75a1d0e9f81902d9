/** The live stream of a table. It resumes by itself (Last-Event-ID); the owner refetches when in doubt. */
export interface StreamOwner {
  /** A message of the stream: its name and its data. */
  heard(kind: string, data: unknown): void;
  /** Connected, for the first time or again. */
  opened(): void;
  /** The connection is lost; it will be tried again. */
  lost(): void;
  /** The server does not let us listen; it will be tried again, unless the stream is closed. */
  refused(): void;
  /** Nothing was heard for too long, not even that the server is there: the connection is made anew. */
  quiet(): void;
}

const RETRY = 1500;
/** The server says every 15 s that it is there. Who was not heard for so long is gone, however open the line looks. */
const SILENCE = 40_000;
const BEAT = 'beat';

export class Stream {
  readonly #address: () => string;
  readonly #kinds: readonly string[];
  readonly #owner: StreamOwner;
  #source: EventSource | null = null;
  /** Whether the server can be heard now. */
  open = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(address: () => string, kinds: readonly string[], owner: StreamOwner) {
    this.#address = address;
    this.#kinds = kinds;
    this.#owner = owner;
    this.#open();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.open = false;
    this.#source?.close();
    this.#source = null;
  }

  /** Tries again now, as when the browser is back online. */
  again(): void {
    this.close();
    this.#open();
  }

  #open(): void {
    const source = new EventSource(this.#address());
    this.#source = source;
    this.#alive();
    source.onopen = () => {
      this.open = true;
      this.#alive();
      this.#owner.opened();
    };
    source.onerror = () => {
      this.open = false;
      this.#owner.lost();
      if (source.readyState !== EventSource.CLOSED) return;
      this.#later();
      this.#owner.refused();
    };
    source.addEventListener(BEAT, () => this.#alive());
    for (const kind of this.#kinds) {
      source.addEventListener(kind, (event) => {
        this.#alive();
        this.#owner.heard(kind, parse((event as MessageEvent<string>).data));
      });
    }
  }

  #later(): void {
    this.close();
    this.#retry = setTimeout(() => this.#open(), RETRY);
  }

  #alive(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.again();
      this.#owner.quiet();
    }, SILENCE);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
