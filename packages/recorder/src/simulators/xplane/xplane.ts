import { type AddOnCorrection, keyOf } from '../add-on-corrections.ts';
import { LoadedAddOn } from '../loaded-add-on.ts';
import type { Simulator, SimulatorListener, Timers } from '../simulator.ts';
import {
  DESCRIPTION_DATAREF,
  fastOf,
  LETTERS,
  readingOf,
  textOf,
  TITLE_DATAREF,
  TYPE_DATAREF,
  type Values,
} from './xplane-fields.ts';
import { allByUdp, gathered, TOUCHDOWN_BY_UDP, UdpLine } from './xplane-udp.ts';
import { openXplaneWeb, type WebConnection } from './xplane-web.ts';

/** Dependencies of the adapter. */
export interface XplaneOptions {
  /** Web API, such as `http://127.0.0.1:8086`; its UDP port. */
  web: string;
  udp: { host: string; port: number };
  timers: Timers;
  /** Ms, counting on. */
  now(): number;
  corrections: readonly AddOnCorrection[];
}

/** Interval of the checks, ms; below, the silence of the UDP port after which X-Plane counts as gone. */
const LOOK_MS = 1000;
const AGAIN_MS = 5000;
const SILENCE_MS = 3000;
/**
 * Below this height over the ground, ft, the touchdown's values are read fast; on the ground above a speed (below), kt.
 */
const LOW_FT = 1000;
const ROLL_KT = 40;

/** X-Plane 11 and 12: uses the web API if there is one; UDP for touchdowns, and for everything without a web API. */
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
  /** The interface by which the simulator was announced; undefined before. */
  #way: 'web' | 'udp' | undefined;
  #values: Values = new Map();
  #single = new Map<string, number>();
  #fast: boolean | undefined;
  #fastAt = -Infinity;
  #aircraft = '';
  #addOn = new LoadedAddOn(null, [], 'dataref');
  #addOnAt = -Infinity;

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

  /** Each second: reports the state, since the web API sends only changes, and looks for a missing simulator. */
  #look(): void {
    const now = this.#options.now();
    if (this.#way === 'web') {
      // The packet with the request may have been lost.
      if (this.#fast && now - this.#fastAt > LOOK_MS) this.#udp.askAgain();
      // An add-on creates its datarefs some time after its aircraft is loaded.
      if (now - this.#addOnAt > AGAIN_MS) this.#readAddOn();
      return this.#tell();
    }
    if (this.#way === 'udp' && now - this.#udp.heardAt > SILENCE_MS) this.#lost();
    if (this.#way === 'udp') {
      this.#readTexts(false);
      this.#udp.askMissing();
    }
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
        // If UDP is blocked, use the ten values a second of the web API.
        if (this.#fast && this.#options.now() - this.#fastAt > LOOK_MS) this.#listener.fast(fastOf(values));
      },
      texts: (texts) =>
        this.#loaded(
          texts.get(TYPE_DATAREF) || null,
          texts.get(TITLE_DATAREF) || null,
          texts.get(DESCRIPTION_DATAREF) || null,
        ),
      closed: () => this.#lost(),
    });
    this.#connecting = false;
    if (this.#closed) this.#web?.close();
    else if (this.#web) this.#announce('web', this.#web.version);
    else if (!this.#way) {
      this.#wantByUdp();
      this.#udp.askAgain();
    }
  }

  #announce(way: 'web' | 'udp', version: string): void {
    this.#way = way;
    this.#fast = undefined;
    this.#listener.trouble(undefined);
    this.#listener.connected({ name: 'X-Plane', version });
    this.#readAddOn();
    if (this.#values.size > 0) this.#tell();
  }

  #lost(): void {
    this.#web = undefined;
    this.#way = undefined;
    this.#values = new Map();
    this.#single.clear();
    this.#aircraft = '';
    this.#addOn = new LoadedAddOn(null, [], 'dataref');
    this.#lookedAt = -Infinity;
    this.#listener.gone();
  }

  #wantByUdp(): void {
    this.#udp.want(allByUdp(this.#addOn.places, this.#fast === true));
  }

  /** Handles values that came by UDP. */
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
    this.#readTexts(true);
    this.#tell();
    if (this.#fast) this.#listener.fast(fastOf(this.#values));
  }

  /** Reads the texts that come letter by letter: with `whole` once all are complete, otherwise once the type is. */
  #readTexts(whole: boolean): void {
    const texts = [TYPE_DATAREF, TITLE_DATAREF, DESCRIPTION_DATAREF].map((name) =>
      textOf(this.#values.get(name) ?? [], LETTERS[name] ?? 0),
    );
    const [type, title, description] = texts;
    if (type === undefined || (whole && texts.includes(undefined))) return;
    this.#loaded(type, title ?? null, description ?? null);
  }

  #loaded(icaoType: string | null, title: string | null, description: string | null): void {
    const aircraft = [icaoType, title, description].join('\n');
    if (aircraft === this.#aircraft) return;
    this.#aircraft = aircraft;
    this.#listener.aircraft({ icaoType, title: title ?? description });
    this.#addOn = new LoadedAddOn([title, description].join(' '), this.#options.corrections, 'dataref');
    this.#readAddOn();
  }

  #readAddOn(): void {
    this.#addOnAt = this.#options.now();
    const names = new Set(this.#addOn.places.map(({ dataref = '' }) => dataref));
    if (this.#way === 'web') void this.#web?.readAlso([...names]);
    else if (this.#way === 'udp') this.#wantByUdp();
  }

  #addOnValues(): Map<string, number> {
    const values = new Map<string, number>();
    for (const place of this.#addOn.places) {
      const value = this.#values.get(place.dataref ?? '')?.[place.index ?? 0];
      if (value !== undefined) values.set(keyOf(place), value);
    }
    return values;
  }

  #tell(): void {
    // UDP answers 0 even for datarefs that the aircraft does not have.
    const exists = this.#way === 'web';
    const reading = this.#addOn.correct(readingOf(this.#values), this.#addOnValues(), exists);
    const { aglFt, onGround, gsKt } = reading;
    const low = aglFt !== null && aglFt < LOW_FT && (onGround !== true || (gsKt ?? 0) > ROLL_KT);
    if (low !== this.#fast) {
      this.#fast = low;
      if (this.#way === 'web') this.#udp.want(low ? TOUCHDOWN_BY_UDP : []);
      else this.#wantByUdp();
    }
    this.#listener.reading(reading);
  }
}
