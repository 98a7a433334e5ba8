import {
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
  type ServerOptions,
} from 'node:http';
import {
  type Http2SecureServer,
  constants,
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { Server as NetServer, type Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import type { RunningPlatform } from './platform-options.ts';

/** Files of a certificate and its key, in PEM. */
interface Certificate {
  cert: string;
  key: string;
}

/** Most simultaneous requests of one HTTP/2 connection. */
const MOST_STREAMS = 100;

/** How long a request may take, ms, by Node's names. */
export type TimeLimits = Required<
  Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
>;

/**
 * Makes an https server for HTTP/2, which sends a page's files in parallel, and for HTTP/1.1. The time limits hold for
 * both. `endSessions` asks HTTP/2 clients to send no more requests: each connection then closes after its last answer.
 * Throws if the certificate's files cannot be read.
 */
function secureServer(
  handler: RequestListener,
  { cert, key }: Certificate,
  limits: TimeLimits,
): { server: Http2SecureServer; endSessions: () => void } {
  const server = createSecureServer({
    allowHTTP1: true,
    cert: readFileSync(cert),
    key: readFileSync(key),
    settings: { maxConcurrentStreams: MOST_STREAMS },
  });
  Object.assign(server, limits);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // The streams of the live map send something more often than that, so they do not time out.
    session.setTimeout(limits.requestTimeout, () => session.destroy());
  });
  server.on('stream', (stream, _headers, flags) => {
    if (flags & constants.NGHTTP2_FLAG_END_STREAM) return;
    const late = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), limits.requestTimeout);
    for (const over of ['end', 'close'] as const) stream.once(over, () => clearTimeout(late));
  });
  // Node gives requests of HTTP/2 the form of those of HTTP/1.1, though not their types; what was asked for has another name.
  const either = handler as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void;
  server.on('request', (request, response) => {
    if (request.httpVersionMajor === 2) request.headers.host = request.authority;
    either(request, response);
  });
  const endSessions = () => {
    for (const session of sessions) session.close();
  };
  return { server, endSessions };
}

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

/** Longest wait for work under way, ms; the database undoes what is unfinished then, as after a power cut. */
const LIMIT_MS = 4500;

/**
 * Ends everything: no more connections, streams end, open requests and the job under way may finish for a while, and
 * the database is closed. Answers in time even where something does not end: `late` then.
 */
export async function shutDown(
  server: Listening,
  platform: Pick<RunningPlatform, 'endWork' | 'close'> | undefined,
  limitMs = LIMIT_MS,
): Promise<'clean' | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, limitMs, 'late' as const);
  });
  const clean = Promise.all([stop(server), platform?.endWork()])
    .then(() => platform?.close())
    .then(() => 'clean' as const);
  return Promise.race([clean, late]).finally(() => clearTimeout(timer));
}
