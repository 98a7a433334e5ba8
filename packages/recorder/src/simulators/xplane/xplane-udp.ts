/** X-Plane's older way: values as float32 over UDP, each asked for by its name at a rate. */
import { createSocket, type Socket } from 'node:dgram';

/** A value that is asked for. */
export interface Wanted {
  /** Name, with `[3]` for a value of a list. */
  dataref: string;
  /** Times a second; 0 ends it. */
  hz: number;
}

const REQUEST_BYTES = 413;
const NAME_AT = 13;
const PAIR_BYTES = 8;
/** `RREF` and one byte that differs between versions. */
const HEAD_BYTES = 5;

/** A line to X-Plane's UDP port, which hears the values that were asked for. */
export class UdpLine {
  readonly #socket: Socket;
  readonly #address: { host: string; port: number };
  #wanted: readonly Wanted[] = [];
  /** Names by their numbers. A number stays a name's own: what is still on its way is read right. */
  readonly #names: string[] = [];
  readonly #answered = new Set<string>();
  #last = 0;

  /**
   * @param heard the values of a packet, by their names
   * @param now ms, counting on; for telling how long it has been silent
   */
  constructor(
    address: { host: string; port: number },
    heard: (values: ReadonlyMap<string, number>) => void,
    now: () => number,
  ) {
    this.#address = address;
    this.#last = now();
    this.#socket = createSocket('udp4');
    // Nobody listens there: the silence says it.
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

  /** When something was heard last, on the clock of `now`. */
  get heardAt(): number {
    return this.#last;
  }

  /**
   * Asks for these values, in place of those that were asked for before. Only what is new is sent: so many packets at once
   * would not all arrive.
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

  /** Asks once more for all: X-Plane was started after us, or again. */
  askAgain(): void {
    this.#answered.clear();
    this.askMissing();
  }

  /** Asks once more for what has not been answered: a packet was lost. */
  askMissing(): void {
    for (const { dataref, hz } of this.#wanted) if (!this.#answered.has(dataref)) this.#ask(hz, dataref);
  }

  close(): void {
    for (const { dataref } of this.#wanted) this.#ask(0, dataref);
    // What was just sent leaves first.
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
