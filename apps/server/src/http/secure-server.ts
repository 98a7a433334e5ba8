import { readFileSync } from 'node:fs';
import type { RequestListener, ServerOptions } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';

/** Files of a certificate and its key, in PEM. */
export interface Certificate {
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
export function secureServer(
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
