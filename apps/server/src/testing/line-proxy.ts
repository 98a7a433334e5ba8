import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A line to another server that a test can slow down, silence or cut. */
export interface LineProxy {
  port: number;
  /** From now on the bytes of all connections so far vanish, while they stand: a cable pulled out. New ones work. */
  silence(): void;
  /** From now on every connection is cut, and each new one at once, until it is mended: a server that is away. */
  cut(): void;
  mend(): void;
  /** Delays what comes through, ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Stands between a client and the server of an address such as `postgres://…@127.0.0.1:5432/name`. */
export async function startLineProxy(target: string): Promise<LineProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let delayMs = 0;
  let isCut = false;
  const carry = (from: Socket, to: Socket) => {
    const pass = (bytes: Buffer) => {
      if (!silenced.has(from) && to.writable) to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (delayMs === 0) pass(bytes);
      else setTimeout(pass, delayMs, bytes);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    carry(client, upstream);
    carry(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    silence() {
      for (const socket of sockets) silenced.add(socket);
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (isCut = false),
    delay: (ms) => void (delayMs = ms),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
