/** X-Plane's UDP port as far as a recorder asks it: `RREF`. */
import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { type Dataref, XPLANE_DATAREFS } from './xplane-datarefs.ts';
import type { Truth } from './truth.ts';

/** A fake that a test drives. */
export interface XplaneUdpFake {
  address: { host: string; port: number };
  /** Packets that have been sent so far; how many values are asked for, and how often the fastest. */
  readonly sent: number;
  readonly wanted: number;
  readonly hz: number;
  /** So many seconds pass: what is due is sent. */
  frame(seconds: number): void;
  close(): Promise<void>;
}

const VALUES_IN_PACKET = 120;

/**
 * Starts one whose world is what `truth` says at the moment. What it does not have it answers with 0, as X-Plane does.
 * @param datarefs of the aircraft, or in place of X-Plane's own
 */
export async function startXplaneUdp(
  truth: () => Truth,
  datarefs: Readonly<Record<string, Dataref>> = {},
): Promise<XplaneUdpFake> {
  const all = { ...XPLANE_DATAREFS, ...datarefs };
  const socket = createSocket('udp4');
  const asked = new Map<number, { name: string; hz: number; due: number }>();
  let client: RemoteInfo | undefined;
  let sent = 0;
  socket.on('message', (packet, from) => {
    if (packet.length !== 413) return;
    client = from;
    const [hz, index] = [packet.readInt32LE(5), packet.readInt32LE(9)];
    const name = packet.toString('latin1', 13, packet.indexOf(0, 13));
    if (hz === 0) asked.delete(index);
    else if (asked.get(index)?.name !== name || asked.get(index)?.hz !== hz)
      asked.set(index, { name, hz, due: 0 });
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const send = (values: [number, number][]) => {
    const packet = Buffer.alloc(5 + values.length * 8);
    packet.write('RREF,', 0, 'latin1');
    values.forEach(([index, value], i) => {
      packet.writeInt32LE(index, 5 + i * 8);
      packet.writeFloatLE(value, 9 + i * 8);
    });
    sent += 1;
    if (client) socket.send(packet, client.port, client.address);
  };
  return {
    address: { host: '127.0.0.1', port: socket.address().port },
    get sent() {
      return sent;
    },
    get wanted() {
      return asked.size;
    },
    get hz() {
      return Math.max(0, ...[...asked.values()].map(({ hz }) => hz));
    },
    frame(seconds) {
      const due: [number, number][] = [];
      const now = truth();
      for (const [index, one] of asked) {
        one.due -= seconds;
        if (one.due > 1e-6) continue;
        one.due += Math.max(seconds, 1 / one.hz);
        due.push([index, valueOf(all, one.name, now)]);
      }
      for (let at = 0; at < due.length; at += VALUES_IN_PACKET) send(due.slice(at, at + VALUES_IN_PACKET));
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function valueOf(all: Readonly<Record<string, Dataref>>, dataref: string, truth: Truth): number {
  const [, name = dataref, index = '0'] = /^(.*)\[(\d+)\]$/.exec(dataref) ?? [];
  const value = all[name]?.(truth) ?? 0;
  if (typeof value === 'string') return value.charCodeAt(Number(index)) || 0;
  return Array.isArray(value) ? (value[Number(index)] ?? 0) : value;
}
