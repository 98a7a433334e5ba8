import type { Simulator, SimulatorListener, Timers } from '../simulator.ts';
import {
  DATAREFS,
  FAST_DATAREFS,
  fastOf,
  LETTERS,
  readingOf,
  textOf,
  TITLE_DATAREF,
  TYPE_DATAREF,
  type Values,
} from './xplane-fields.ts';
import { UdpLine, type Wanted } from './xplane-udp.ts';
import { openXplaneWeb, type WebConnection } from './xplane-web.ts';

/** What the adapter needs. */
export interface XplaneOptions {
  /** Web API, such as `http://127.0.0.1:8086`; its UDP port. */
  web: string;
  udp: { host: string; port: number };
  timers: Timers;
  /** Ms, counting on. */
  now(): number;
}

/** Between two looks, ms; silence of the UDP port after which X-Plane is gone. */
const LOOK_MS = 1000;
const AGAIN_MS = 5000;
const SILENCE_MS = 3000;
/** Rates over UDP: of all values where there is no web API, of the letters, of a touchdown. */
const ALL_HZ = 5;
const LETTERS_HZ = 1;
const FAST_HZ = 50;
/** Below this height over the ground, ft, what belongs to a touchdown is read fast; on the ground above this speed, kt. */
const LOW_FT = 1000;
const ROLL_KT = 40;

/** X-Plane 11 and 12: the web API where there is one, UDP for touchdowns and for the rest where there is none. */
export function xplane(options: XplaneOptions): Simulator {
  return { open: (listener) => new XplaneLink(options, listener) };
}

class XplaneLink {
  readonly #options: XplaneOptions;
  readonly #listener: SimulatorListener;
  readonly #udp: UdpLine;
  readonly #timer: { stop(): void };
  #web: WebConnection | undefined;
  #connecting = false;
  #closed = false;
  #lookedAt = -Infinity;
  /** Whether a simulator has been announced, and by which way. */
  #way: 'web' | 'udp' | undefined;
  #values: Values = new Map();
  #single = new Map<string, number>();
  #fast: boolean | undefined;
  #fastAt = -Infinity;
  #aircraft = '';

  constructor(options: XplaneOptions, listener: SimulatorListener) {
    this.#options = options;
    this.#listener = listener;
    this.#udp = new UdpLine(options.udp, (values) => this.#heard(values), options.now);
    this.#timer = options.timers.every(LOOK_MS, () => this.#look());
    this.#look();
  }

  close(): void {
    this.#closed = true;
    this.#timer.stop();
    this.#udp.close();
    this.#web?.close();
  }

  /** Once a second: tells the state of a simulator that says only what changes, and looks for one that is not there. */
  #look(): void {
    const now = this.#options.now();
    if (this.#way === 'web') {
      // A packet that asked may have been lost.
      if (this.#fast && now - this.#fastAt > LOOK_MS) this.#udp.askAgain();
      return this.#tell();
    }
    if (this.#way === 'udp' && now - this.#udp.heardAt > SILENCE_MS) this.#lost();
    if (this.#way || this.#connecting || now - this.#lookedAt < AGAIN_MS) return;
    this.#lookedAt = now;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#connecting = true;
    this.#web = await openXplaneWeb(this.#options.web, this.#listener, {
      values: (values) => {
        this.#values = values;
        this.#tell();
        // Where UDP is shut off the ten values a second of the web API have to do.
        if (this.#fast && this.#options.now() - this.#fastAt > LOOK_MS) this.#listener.fast(fastOf(values));
      },
      texts: (texts) => this.#loaded(texts.get(TYPE_DATAREF) ?? null, texts.get(TITLE_DATAREF) ?? null),
      closed: () => this.#lost(),
    });
    this.#connecting = false;
    if (this.#closed) this.#web?.close();
    else if (this.#web) this.#announce('web', this.#web.version);
    else if (!this.#way) this.#wantByUdp();
  }

  #announce(way: 'web' | 'udp', version: string): void {
    this.#way = way;
    this.#fast = undefined;
    this.#listener.trouble(undefined);
    this.#listener.connected({ name: 'X-Plane', version });
    if (this.#values.size > 0) this.#tell();
  }

  #lost(): void {
    this.#web = undefined;
    this.#way = undefined;
    this.#values = new Map();
    this.#single.clear();
    this.#aircraft = '';
    this.#lookedAt = -Infinity;
    this.#listener.gone();
  }

  #wantByUdp(): void {
    const letters = Object.entries(LETTERS).flatMap(([name, count]) => single(name, count, LETTERS_HZ, true));
    const fast = this.#fast ? FAST_HZ : ALL_HZ;
    const all = Object.entries(DATAREFS).flatMap(([name, count]) =>
      single(name, count, FAST_DATAREFS.includes(name) ? fast : ALL_HZ, count > 1),
    );
    this.#udp.want([...all, ...letters]);
  }

  /** Values that came by UDP. */
  #heard(values: ReadonlyMap<string, number>): void {
    if (this.#closed) return;
    for (const [name, value] of values) this.#single.set(name, value);
    if (this.#way === 'web') {
      this.#fastAt = this.#options.now();
      if (this.#fast) this.#listener.fast(fastOf(gathered(this.#single)));
      return;
    }
    this.#values = gathered(this.#single);
    if (!this.#way) this.#announce('udp', 'por UDP');
    const [type = [], title = []] = [this.#values.get(TYPE_DATAREF), this.#values.get(TITLE_DATAREF)];
    if (type.length > 0) this.#loaded(textOf(type), textOf(title));
    this.#tell();
    if (this.#fast) this.#listener.fast(fastOf(this.#values));
  }

  #loaded(icaoType: string | null, title: string | null): void {
    const aircraft = `${icaoType} ${title}`;
    if (aircraft === this.#aircraft) return;
    this.#aircraft = aircraft;
    this.#listener.aircraft({ icaoType, title });
  }

  #tell(): void {
    const reading = readingOf(this.#values);
    const { aglFt, onGround, gsKt } = reading;
    const low = aglFt !== null && aglFt < LOW_FT && (onGround !== true || (gsKt ?? 0) > ROLL_KT);
    if (low !== this.#fast) {
      this.#fast = low;
      if (this.#way === 'web')
        this.#udp.want(low ? FAST_DATAREFS.flatMap((name) => single(name, 1, FAST_HZ, false)) : []);
      else this.#wantByUdp();
    }
    this.#listener.reading(reading);
  }
}

/** A dataref value by value, as UDP takes it. */
function single(name: string, count: number, hz: number, list: boolean): Wanted[] {
  if (!list) return [{ dataref: name, hz }];
  return Array.from({ length: count }, (_, i) => ({ dataref: `${name}[${i}]`, hz }));
}

/** Values that came one by one, as lists again. */
function gathered(values: ReadonlyMap<string, number>): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const [dataref, value] of values) {
    const [, name = dataref, index = '0'] = /^(.*)\[(\d+)\]$/.exec(dataref) ?? [];
    const list = lists.get(name) ?? [];
    list[Number(index)] = value;
    lists.set(name, list);
  }
  return lists;
}
