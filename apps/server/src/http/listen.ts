import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

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
  // A connection that was busy when the server closed stays open afterwards, in case of another request.
  const tidy = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(tidy);
  clearTimeout(cut);
}
