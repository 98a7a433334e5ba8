import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

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
  /** Cuts the next connection over which a client says this, once it is on its way: nobody hears what came of it. */
  cutAfter(word: string): void;
  close(): Promise<void>;
}

/** Stands between a client and the server of an address such as `postgres://…@127.0.0.1:5432/name`. */
export async function startLineProxy(target: string): Promise<LineProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let delayMs = 0;
  let isCut = false;
  let lastWord: string | undefined;
  const carry = (from: Socket, to: Socket, isClient: boolean) => {
    const pass = (bytes: Buffer) => {
      if (silenced.has(from) || !to.writable) return;
      to.write(bytes);
      if (!isClient || lastWord === undefined || !bytes.includes(lastWord)) return;
      lastWord = undefined;
      from.destroy();
    };
    let earlier = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      // In order, also when the delay changes meanwhile.
      earlier = Promise.all([earlier, delayMs > 0 && wait(delayMs)]).then(() => pass(bytes));
    });
    from.on('close', () => {
      sockets.delete(from);
      to.destroySoon();
    });
    from.on('error', () => to.destroy());
    sockets.add(from);
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    carry(client, upstream, true);
    carry(upstream, client, false);
  });
  const own = await listenLocally(server);
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
    cutAfter: (word) => void (lastWord = word),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
