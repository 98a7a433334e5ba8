/**
 * A SimConnect server over TCP, as far as a recorder asks one: open, definitions, requests, events, state, exceptions,
 * quit. Its bytes follow public clients in Java and TypeScript; no simulator has proved it.
 */
import { createServer, type Socket } from 'node:net';
import { listenLocally } from '../listen-locally.ts';
import { SIMCONNECT_VARIABLES } from './simconnect-variables.ts';
import { TEST_AIRCRAFT, type Truth } from './truth.ts';

/** Packets of the client, and what the server sends. */
const ASKED = {
  open: 0x01,
  add: 0x0c,
  clear: 0x0d,
  request: 0x0e,
  subscribe: 0x17,
  unsubscribe: 0x18,
  state: 0x35,
};
const SENT = { exception: 1, open: 2, quit: 3, event: 4, data: 8, state: 15, eventEx1: 27 };
const EXCEPTION = { unrecognizedId: 3, nameUnrecognized: 7 };
const PERIOD = { never: 0, once: 1, visualFrame: 2, simFrame: 3, second: 4 };
const CHANGED = 1;
/** Bytes of the kinds of values that are asked for; text by its kind. */
const NUMBERS: Readonly<Record<number, number>> = { 1: 4, 3: 4, 4: 8 };
const TEXTS: Readonly<Record<number, number>> = { 5: 8, 6: 32, 7: 64, 8: 128, 9: 256, 10: 260 };

interface Defined {
  name: string;
  kind: number;
}

interface Request {
  id: number;
  define: number;
  period: number;
  changedOnly: boolean;
  interval: number;
  skipped: number;
  last: Buffer | undefined;
}

/** What a test may change of it. */
export interface SimConnectOptions {
  /** Name and major version that it opens with. */
  application?: string;
  major?: number;
  /** Variables that this simulator does not have. */
  without?: readonly string[];
  /** Local variables of the add-on, by their whole name `L:…`. */
  local?: Record<string, number>;
  aircraft?: { title: string; icaoType: string };
  /** Never answers that it is open. */
  silent?: boolean;
  /** Sends pauses as `EVENT_EX1`, as newer ones do. */
  pauseEx1?: boolean;
}

/** One client of the fake. */
class Client {
  readonly #socket: Socket;
  readonly #options: SimConnectOptions;
  readonly #truth: () => Truth;
  readonly #counted: () => void;
  readonly #defines = new Map<number, Defined[]>();
  readonly #requests = new Map<number, Request>();
  readonly events = new Map<string, number>();
  #bytes = Buffer.alloc(0);
  #protocol = 4;

  constructor(socket: Socket, options: SimConnectOptions, truth: () => Truth, counted: () => void) {
    this.#socket = socket;
    this.#options = options;
    this.#truth = truth;
    this.#counted = counted;
    socket.on('data', (bytes: Buffer) => this.#read(bytes));
    socket.on('error', () => socket.destroy());
  }

  /** Whether it has asked for what comes by itself: before that a frame tells it nothing. */
  get isServed(): boolean {
    return this.#requests.size > 0;
  }

  /** A frame of the simulation; `newSecond` where a second is full. */
  frame(newSecond: boolean): void {
    for (const request of this.#requests.values()) {
      const due =
        request.period === PERIOD.simFrame ||
        request.period === PERIOD.visualFrame ||
        (request.period === PERIOD.second && newSecond);
      if (!due) continue;
      if (request.skipped < request.interval) request.skipped += 1;
      else {
        request.skipped = 0;
        this.#sendData(request);
      }
    }
  }

  sendEvent(name: string, data: number): void {
    const id = this.events.get(name);
    if (id === undefined) return;
    const values = Buffer.alloc(this.#options.pauseEx1 && name === 'Pause_EX1' ? 28 : 12);
    values.writeUInt32LE(0, 0);
    values.writeUInt32LE(id, 4);
    values.writeUInt32LE(data, 8);
    this.#send(values.length === 28 ? SENT.eventEx1 : SENT.event, values);
  }

  quit(): void {
    this.#send(SENT.quit, Buffer.alloc(0));
    this.#socket.end();
  }

  drop(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    while (this.#bytes.length >= 16) {
      const size = this.#bytes.readInt32LE(0);
      if (this.#bytes.length < size) return;
      const packet = this.#bytes.subarray(0, size);
      this.#bytes = this.#bytes.subarray(size);
      this.#protocol = packet.readInt32LE(4);
      this.#answer(packet.readUInt32LE(8) & 0xff, packet.readUInt32LE(12), packet.subarray(16));
    }
  }

  #answer(type: number, number: number, content: Buffer): void {
    const word = (at: number) => content.readUInt32LE(at);
    const text = (at: number) => content.toString('latin1', at, content.indexOf(0, at));
    if (type === ASKED.open) this.#open();
    else if (type === ASKED.add) this.#define(number, word(0), text(4), text(260), word(516));
    else if (type === ASKED.clear) this.#defines.delete(word(0));
    else if (type === ASKED.request)
      this.#request(number, {
        id: word(0),
        define: word(4),
        period: word(12),
        changedOnly: (word(16) & CHANGED) !== 0,
        interval: word(24),
        skipped: 0,
        last: undefined,
      });
    else if (type === ASKED.subscribe) this.events.set(text(4), word(0));
    else if (type === ASKED.unsubscribe) {
      for (const [name, id] of this.events) if (id === word(0)) this.events.delete(name);
    } else if (type === ASKED.state) {
      const values = Buffer.alloc(12 + 260);
      values.writeUInt32LE(word(0), 0);
      values.writeUInt32LE(text(4) === 'Sim' && !this.#truth().menu ? 1 : 0, 4);
      this.#send(SENT.state, values);
    }
  }

  #open(): void {
    if (this.#options.silent) return;
    const values = Buffer.alloc(256 + 40);
    values.write(this.#options.application ?? 'KittyHawk', 0, 'latin1');
    values.writeUInt32LE(this.#options.major ?? 11, 256);
    this.#send(SENT.open, values);
  }

  #define(number: number, define: number, name: string, unit: string, kind: number): void {
    const isText = kind in TEXTS;
    const known = isText
      ? name === 'TITLE' || name === 'ATC MODEL'
      : name.startsWith('L:') || SIMCONNECT_VARIABLES[name]?.unit === unit;
    if (!known || this.#options.without?.includes(name))
      return this.#except(EXCEPTION.nameUnrecognized, number);
    this.#defines.set(define, [...(this.#defines.get(define) ?? []), { name, kind }]);
  }

  #request(number: number, request: Request): void {
    if (!this.#defines.has(request.define)) return this.#except(EXCEPTION.unrecognizedId, number);
    if (request.period === PERIOD.never) this.#requests.delete(request.id);
    else if (request.period === PERIOD.once) this.#sendData(request);
    else this.#requests.set(request.id, request);
  }

  #sendData(request: Request): void {
    const defined = this.#defines.get(request.define) ?? [];
    const now = this.#truth();
    const values = Buffer.concat(defined.map((one) => this.#value(one, now)));
    if (request.changedOnly && request.last?.equals(values)) return;
    request.last = values;
    const head = Buffer.alloc(28);
    [request.id, 0, request.define, 0, 1, 1, defined.length].forEach((word, i) =>
      head.writeUInt32LE(word, i * 4),
    );
    this.#send(SENT.data, Buffer.concat([head, values]));
  }

  #value({ name, kind }: Defined, now: Truth): Buffer {
    const { title, icaoType } = this.#options.aircraft ?? TEST_AIRCRAFT;
    const length = TEXTS[kind];
    if (length !== undefined) {
      const text = Buffer.alloc(length);
      text.write(name === 'TITLE' ? title : icaoType, 'latin1');
      return text;
    }
    const value = name.startsWith('L:')
      ? (this.#options.local?.[name] ?? 0)
      : (SIMCONNECT_VARIABLES[name]?.value(now) ?? 0);
    const bytes = Buffer.alloc(NUMBERS[kind] ?? 8);
    if (kind === 4) bytes.writeDoubleLE(value);
    else if (kind === 3) bytes.writeFloatLE(value);
    else bytes.writeInt32LE(Math.round(value));
    return bytes;
  }

  #except(exception: number, number: number): void {
    const values = Buffer.alloc(12);
    values.writeUInt32LE(exception, 0);
    values.writeUInt32LE(number, 4);
    this.#send(SENT.exception, values);
  }

  #send(type: number, values: Buffer): void {
    const head = Buffer.alloc(12);
    head.writeInt32LE(12 + values.length, 0);
    head.writeInt32LE(this.#protocol, 4);
    head.writeInt32LE(type, 8);
    this.#socket.write(Buffer.concat([head, values]));
    if (type === SENT.data) this.#counted();
  }
}

/** A fake that a test drives. */
export interface SimConnectFake {
  port: number;
  /** Messages with data that have been sent so far. */
  readonly sent: number;
  /** Somebody has asked for what it tells with each frame. */
  readonly connected: boolean;
  /** So many seconds of simulation pass in one frame. */
  frame(seconds: number): void;
  event(name: string, data: number): void;
  quit(): void;
  /** Ends without a word, as a simulator that crashes. */
  drop(): void;
  close(): Promise<void>;
}

/** Starts one whose world is what `truth` says at the moment. */
export async function startSimConnect(
  truth: () => Truth,
  options: SimConnectOptions = {},
): Promise<SimConnectFake> {
  const clients = new Set<Client>();
  let [sent, time] = [0, 0];
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    const client = new Client(socket, options, truth, () => (sent += 1));
    clients.add(client);
    socket.on('close', () => clients.delete(client));
  });
  const port = await listenLocally(server);
  const each = (act: (client: Client) => void) => {
    for (const client of clients) act(client);
  };
  return {
    port,
    get sent() {
      return sent;
    },
    get connected() {
      return [...clients].some(({ isServed }) => isServed);
    },
    frame(seconds) {
      const before = time;
      time += seconds;
      // A hundredth of a frame early is still this second: sums of thirtieths are not whole.
      each((client) => client.frame(Math.floor(time + 1e-6) > Math.floor(before + 1e-6)));
    },
    event: (name, data) => each((client) => client.sendEvent(name, data)),
    quit: () => each((client) => client.quit()),
    drop: () => each((client) => client.drop()),
    async close() {
      each((client) => client.drop());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
