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
        const name = this.#wanted[packet.readInt32LE(at)]?.dataref;
        if (name !== undefined) values.set(name, packet.readFloatLE(at + 4));
      }
      heard(values);
    });
  }

  /** When something was heard last, on the clock of `now`. */
  get heardAt(): number {
    return this.#last;
  }

  /** Asks for these values, in place of those that were asked for before. */
  want(wanted: readonly Wanted[]): void {
    const before = this.#wanted;
    this.#wanted = wanted;
    before.slice(wanted.length).forEach(({ dataref }, i) => this.#ask(0, wanted.length + i, dataref));
    this.askAgain();
  }

  /** Asks once more for the same: X-Plane was started after us, or a packet was lost. */
  askAgain(): void {
    this.#wanted.forEach(({ dataref, hz }, index) => this.#ask(hz, index, dataref));
  }

  close(): void {
    this.#wanted.forEach(({ dataref }, index) => this.#ask(0, index, dataref));
    // What was just sent leaves first.
    this.#socket.send(Buffer.alloc(0), this.#address.port, this.#address.host, () => this.#socket.close());
  }

  #ask(hz: number, index: number, dataref: string): void {
    const packet = Buffer.alloc(REQUEST_BYTES);
    packet.write('RREF\0', 0, 'latin1');
    packet.writeInt32LE(hz, HEAD_BYTES);
    packet.writeInt32LE(index, HEAD_BYTES + 4);
    packet.write(dataref, NAME_AT, 'latin1');
    this.#socket.send(packet, this.#address.port, this.#address.host);
  }
}
