import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** Something that the page asks for, after all guards. */
export interface PageRequest {
  method: string;
  path: string;
  /** Body of a POST; undefined where it is no JSON. */
  body: unknown;
}

/** What is answered: a body of a kind, or a stream that stays open. */
export type PageAnswer =
  | { status: number; type: string; body: string | Uint8Array; download?: string }
  | { stream(send: (text: string) => void): () => void };

/** The page's server on this PC. */
export interface Loopback {
  port: number;
  /** The address that opens the page: it brings the token, which becomes a cookie. */
  firstAddress: string;
  token: string;
  close(): void;
}

const COOKIE = 'grabador';
const MOST_BYTES = 65_536;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the page to the browser of this PC and to nobody else: only on 127.0.0.1, only under that name, only with the
 * token, to no other site's page, and no act by GET.
 */
export async function openLoopback(
  answer: (request: PageRequest) => PageAnswer | Promise<PageAnswer>,
  port = 0,
): Promise<Loopback> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    handle(request, response, { token, port: (server.address() as AddressInfo).port, answer }).catch(() => {
      if (!response.headersSent)
        refuse(response, 500, 'El grabador ha fallado. Mira la página «Diagnóstico».');
    });
  });
  await listen(server, port);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    token,
    firstAddress: `http://127.0.0.1:${own}/?llave=${token}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

interface Guarded {
  token: string;
  port: number;
  answer(request: PageRequest): PageAnswer | Promise<PageAnswer>;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { token, port, answer }: Guarded,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cache-Control', 'no-store');
  // Another name for this PC may be a foreign page's way in.
  if (request.headers.host !== `127.0.0.1:${port}`)
    return refuse(response, 421, `Abre esta página como ${origin}/`);
  if (isForeign(request, origin)) return refuse(response, 403, 'Otra página no puede usar el grabador.');
  const url = new URL(request.url ?? '/', origin);
  const given = url.searchParams.get('llave');
  if (request.method === 'GET' && url.pathname === '/' && given !== null && isSame(given, token)) {
    response.setHeader('Set-Cookie', `${COOKIE}=${token}; HttpOnly; SameSite=Strict; Path=/`);
    response.writeHead(303, { Location: '/' }).end();
    return;
  }
  if (!isSame(cookieOf(request), token))
    return refuse(response, 401, 'Abre esta página con la dirección que enseña el grabador al empezar.');
  const { method = 'GET' } = request;
  if (method !== 'GET' && method !== 'POST') return refuse(response, 405, 'Eso no se puede pedir.');
  const isAct = url.pathname.startsWith('/actos/');
  if (isAct !== (method === 'POST')) return refuse(response, 405, 'Eso no se puede pedir así.');
  const body = method === 'POST' ? await readBody(request) : undefined;
  send(response, await answer({ method, path: url.pathname, body }));
}

/** Whether another site's page asks. A page that is opened by its address says so itself. */
function isForeign({ headers }: IncomingMessage, origin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== origin) return true;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookieOf({ headers }: IncomingMessage): string {
  const found = (headers.cookie ?? '').split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) ?? '';
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type']?.startsWith('application/json') !== true) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence);
}

function send(response: ServerResponse, answer: PageAnswer): void {
  if (!('stream' in answer)) {
    const { status, type, body, download } = answer;
    response.writeHead(status, {
      'Content-Type': type,
      ...(download !== undefined && { 'Content-Disposition': `attachment; filename="${download}"` }),
    });
    response.end(body);
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const stop = answer.stream((text) => void response.write(`data: ${text}\n\n`));
  response.on('close', stop);
}
