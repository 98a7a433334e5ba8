import { readFileSync } from 'node:fs';
import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Server as NetServer } from 'node:net';

/** How long open requests may take to finish once the server has been asked to stop. */
const GRACE_MS = 3000;

/**
 * How long a request may take to arrive, ms: its headers, and all of it. The largest body, a timetable of 32 MB, then needs a
 * line of 1 Mbit/s; a sender that takes longer only wants to hold the connection.
 */
const PATIENCE: Patience = { headers: 20_000, whole: 240_000, looks: 5_000 };

/** Limits of time, ms; `looks` is how often they are looked at. */
export interface Patience {
  headers: number;
  whole: number;
  looks: number;
}

/** Files of a certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Answers of each server that are not yet sent to the end. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Starts listening; rejects when the port is taken. Without a host, every address of the machine answers. */
export async function listen(
  handler: RequestListener,
  {
    port,
    host,
    certificate,
    patience = PATIENCE,
  }: { port: number; host?: string; certificate?: Certificate; patience?: Patience },
): Promise<Server> {
  const limits = {
    headersTimeout: patience.headers,
    requestTimeout: patience.whole,
    connectionsCheckingInterval: patience.looks,
  };
  const server = certificate
    ? createSecureServer(
        { ...limits, cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) },
        handler,
      )
    : createServer(limits, handler);
  const answers = new Set<ServerResponse>();
  underWay.set(server, answers);
  server.on('request', (_, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
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
export async function stop(server: Server): Promise<void> {
  // Node counts a connection as idle while its answer is written but not yet sent, and would cut it. So does `close` of
  // the HTTP server, which is why the one of `net` is called here.
  const isSending = () => [...(underWay.get(server) ?? [])].some(({ writableEnded }) => writableEnded);
  const closeIdle = () => {
    if (!isSending()) server.closeIdleConnections();
  };
  // Connections that were busy at the close are kept alive for another request: they are closed once they are idle.
  const tidy = setInterval(closeIdle, 20);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
    closeIdle();
  });
  clearInterval(tidy);
  clearTimeout(cut);
}
