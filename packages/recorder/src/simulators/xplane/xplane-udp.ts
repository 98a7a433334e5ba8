/** X-Plane's older interface: float32 values over UDP, each requested by name at a rate. */
import { createSocket, type Socket } from 'node:dgram';
import type { AddOnPlace } from '../add-on-corrections.ts';
import { DATAREFS, FAST_DATAREFS, LETTERS } from './xplane-fields.ts';

/** A requested value. */
interface Wanted {
  /** Name, with `[3]` for a value of a list. */
  dataref: string;
  /** Rate per second; 0 ends the request. */
  hz: number;
}

const REQUEST_BYTES = 413;
const NAME_AT = 13;
const PAIR_BYTES = 8;
/** `RREF` and one byte that differs between versions. */
const HEAD_BYTES = 5;

/** A connection to X-Plane's UDP port that receives the requested values. */
export class UdpLine {
  readonly #socket: Socket;
  readonly #address: { host: string; port: number };
  #wanted: readonly Wanted[] = [];
  /** Names by number. Numbers are never reused, so that late packets are read correctly. */
  readonly #names: string[] = [];
  readonly #answered = new Set<string>();
  #last = 0;

  /**
   * @param heard called with a packet's values by name
   * @param now monotonic clock, ms, for measuring silence
   */
  constructor(
    address: { host: string; port: number },
    heard: (values: ReadonlyMap<string, number>) => void,
    now: () => number,
  ) {
    this.#address = address;
    this.#last = now();
    this.#socket = createSocket('udp4');
    // Ignore errors such as a closed port: silence shows that X-Plane is not there.
    this.#socket.on('error', () => undefined);
    this.#socket.on('message', (packet) => {
      if (packet.toString('latin1', 0, 4) !== 'RREF') return;
      this.#last = now();
      const values = new Map<string, number>();
      for (let at = HEAD_BYTES; at + PAIR_BYTES <= packet.length; at += PAIR_BYTES) {
        const name = this.#names[packet.readInt32LE(at)];
        if (name === undefined) continue;
        values.set(name, packet.readFloatLE(at + 4));
        this.#answered.add(name);
      }
      heard(values);
    });
  }

  /** When the last packet came, by the clock of `now`. */
  get heardAt(): number {
    return this.#last;
  }

  /**
   * Requests these values instead of the earlier ones. It sends only the differences: too many packets at once would
   * get lost.
   */
  want(wanted: readonly Wanted[]): void {
    const before = new Map(this.#wanted.map(({ dataref, hz }) => [dataref, hz]));
    this.#wanted = wanted;
    for (const { dataref, hz } of wanted) {
      if (before.get(dataref) !== hz) this.#ask(hz, dataref);
      before.delete(dataref);
    }
    for (const dataref of before.keys()) this.#ask(0, dataref);
  }

  /** Requests all values again, because X-Plane was (re)started after the first request. */
  askAgain(): void {
    this.#answered.clear();
    this.askMissing();
  }

  /** Requests unanswered values again, because a packet was lost. */
  askMissing(): void {
    for (const { dataref, hz } of this.#wanted) if (!this.#answered.has(dataref)) this.#ask(hz, dataref);
  }

  close(): void {
    for (const { dataref } of this.#wanted) this.#ask(0, dataref);
    // Close only after the packets just sent have left.
    this.#socket.send(Buffer.alloc(0), this.#address.port, this.#address.host, () => this.#socket.close());
  }

  #ask(hz: number, dataref: string): void {
    const packet = Buffer.alloc(REQUEST_BYTES);
    packet.write('RREF\0', 0, 'latin1');
    packet.writeInt32LE(hz, HEAD_BYTES);
    packet.writeInt32LE(this.#numberOf(dataref), HEAD_BYTES + 4);
    packet.write(dataref, NAME_AT, 'latin1');
    this.#socket.send(packet, this.#address.port, this.#address.host);
  }

  #numberOf(dataref: string): number {
    const number = this.#names.indexOf(dataref);
    return number === -1 ? this.#names.push(dataref) - 1 : number;
  }
}

/** Requests to X-Plane's UDP port, which sends lists value by value and texts letter by letter. */

/** Rates per second: of all values without the web API; below, of letters and of touchdown values. */
const ALL_HZ = 5;
const LETTERS_HZ = 1;
const FAST_HZ = 50;

/** The touchdown's values, if the web API provides the rest. */
export const TOUCHDOWN_BY_UDP: readonly Wanted[] = FAST_DATAREFS.map((dataref) => ({ dataref, hz: FAST_HZ }));

/** All values, without the web API: X-Plane's own, the texts, and those of the loaded add-on. */
export function allByUdp(addOn: readonly AddOnPlace[], fast: boolean): Wanted[] {
  const own = Object.entries(DATAREFS).flatMap(([name, count]) =>
    oneByOne(name, count, fast && FAST_DATAREFS.includes(name) ? FAST_HZ : ALL_HZ, count > 1),
  );
  const letters = Object.entries(LETTERS).flatMap(([name, count]) => oneByOne(name, count, LETTERS_HZ, true));
  const known = new Set([...own, ...letters].map(({ dataref }) => dataref));
  const others = addOn.map(({ dataref = '', index }) =>
    index === undefined ? dataref : `${dataref}[${index}]`,
  );
  const fresh = [...new Set(others)].filter((dataref) => !known.has(dataref));
  return [...own, ...letters, ...fresh.map((dataref) => ({ dataref, hz: ALL_HZ }))];
}

/** Combines single values into lists again. */
export function gathered(values: ReadonlyMap<string, number>): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const [dataref, value] of values) {
    const [, name = dataref, index = '0'] = /^(.*)\[(\d+)\]$/.exec(dataref) ?? [];
    const list = lists.get(name) ?? [];
    list[Number(index)] = value;
    lists.set(name, list);
  }
  return lists;
}

function oneByOne(name: string, count: number, hz: number, list: boolean): Wanted[] {
  if (!list) return [{ dataref: name, hz }];
  return Array.from({ length: count }, (_, i) => ({ dataref: `${name}[${i}]`, hz }));
}
