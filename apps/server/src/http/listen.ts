import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { Http2SecureServer } from 'node:http2';
import { Server as NetServer, type Socket } from 'node:net';
import { type Certificate, secureServer } from './secure-server.ts';

/** How long open requests may take to finish once the server has been asked to stop. */
const GRACE_MS = 3000;

/**
 * How long a request may take to arrive, ms: its headers, and all of it. The largest body, a timetable of 32 MB, then needs a
 * line of 1 Mbit/s; a sender that takes longer only wants to hold the connection.
 */
const PATIENCE: Patience = { headers: 20_000, whole: 240_000, looks: 5_000 };

/** Time limits, ms; `looks` is the interval at which they are checked. */
export interface Patience {
  headers: number;
  whole: number;
  looks: number;
}

/** A server that listens, by http or by https. */
export type Listening = Server | Http2SecureServer;

/** A server's unfinished answers, its connections, and the function that ends its HTTP/2 sessions. */
interface UnderWay {
  answers: ReadonlySet<ServerResponse>;
  sockets: ReadonlySet<Socket>;
  endSessions: () => void;
}

const underWay = new WeakMap<Listening, UnderWay>();

/** Starts listening; rejects when the port is taken. Without a host, every address of the machine answers. */
export async function listen(
  handler: RequestListener,
  {
    port,
    host,
    certificate,
    patience = PATIENCE,
  }: { port: number; host?: string; certificate?: Certificate; patience?: Patience },
): Promise<Listening> {
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.whole,
    connectionsCheckingInterval: patience.looks,
  };
  const answers = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  const kept: RequestListener = (request, response) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    handler(request, response);
  };
  const { server, endSessions }: { server: Listening; endSessions: () => void } = certificate
    ? secureServer(kept, certificate, limits)
    : { server: createServer(limits, kept), endSessions: () => undefined };
  underWay.set(server, { answers, sockets, endSessions });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/** Takes no more connections, lets open requests finish, and cuts off what is left after the grace. */
export async function stop(server: Listening): Promise<void> {
  const { answers = [], sockets = [], endSessions } = underWay.get(server) ?? {};
  // Node treats a connection as idle while its answer is written but not yet sent, and would close it. The HTTP
  // server's own `close` does that too, so this calls the `close` of `net`.
  const isSending = () => [...answers].some(({ writableEnded }) => writableEnded);
  const closeIdle = () => {
    if (!isSending() && 'closeIdleConnections' in server) server.closeIdleConnections();
  };
  // Connections that were busy when the server closed would stay open for another request: close them once idle.
  const tidy = setInterval(closeIdle, 20);
  const cut = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, GRACE_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
    endSessions?.();
    closeIdle();
  });
  clearInterval(tidy);
  clearTimeout(cut);
}
