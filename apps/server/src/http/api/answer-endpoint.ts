import type { IncomingMessage } from 'node:http';
import type { Actor, RequestContext } from '#server/api/actor.ts';
import type { Answer, Endpoint } from '#server/api/endpoint.ts';
import { Problem, wrongValue } from '#server/api/problem.ts';
import { alongside, type Database } from '#server/db/database.ts';
import type { KeptAnswer, KeyedRequest } from '#server/kernel/idempotency/repeated-requests.ts';
import {
  freeKey,
  freeKeyOfUndone,
  keepAnswer,
  markDone,
  takeKey,
} from '#server/kernel/idempotency/repeated-requests.ts';
import { digestedBody, readBody } from './read-body.ts';
import { expectOwnPage } from './request-origin.ts';
import { sessionCookies } from './session-cookie.ts';

/** Options for answering, besides the request itself. */
export interface AnswerOptions {
  db: Database;
  publicOrigin: string | undefined;
  /** Whether cookies are marked `Secure`: browsers then send them over https only. */
  secure: boolean;
}

/** One request on its way to its endpoint. */
export interface EndpointRequest {
  endpoint: Endpoint;
  request: IncomingMessage;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  actor: Actor;
  context: RequestContext;
  /** Takes the JSON of an answer without a key, for who asks within this program. */
  take?: ((json: string | null) => void) | undefined;
}

/** Checks access, origin, version and body, runs the endpoint, and stores the answer under an `Idempotency-Key`. */
export async function answerEndpoint(asked: EndpointRequest, options: AnswerOptions): Promise<Response> {
  const { endpoint, request, actor, context } = asked;
  // A browser drops an expired cookie, but a page that is still open goes on sending its CSRF token.
  expectAccess(endpoint, actor, Boolean(context.sessionToken ?? request.headers['x-csrf-token']));
  const changes = endpoint.method !== 'get';
  const byKey = actor.kind === 'pilot' && actor.key !== null;
  if (changes && !byKey) {
    // Without a valid session there is nothing to protect: an expired cookie needs no CSRF token.
    const sessionToken = actor.kind === 'pilot' ? context.sessionToken : undefined;
    expectOwnPage(request, { publicOrigin: options.publicOrigin, sessionToken });
  }
  const version = readVersion(endpoint, request);
  const body = changes ? await readBody(request, endpoint.mostBytes) : { text: '', value: undefined };
  const run = async () => {
    const answer = await endpoint.run({
      params: asked.params,
      query: asked.query,
      body: body.value,
      version,
      actor: seenAs(endpoint, actor),
      context,
    });
    return toKept(endpoint, answer, asked);
  };
  const key = endpoint.method === 'post' && !endpoint.keyless ? readKey(request) : undefined;
  if (key === undefined) {
    const { kept, cookies } = await run();
    asked.take?.(kept.body);
    return toResponse(kept, cookies(options.secure));
  }
  const keyed = {
    actor: keeperOf(asked),
    key,
    method: endpoint.method,
    path: asked.path,
    body: digestedBody(endpoint, body),
  };
  return answerOnce(keyed, run, asked, options);
}

/**
 * Throws unless the caller may use the endpoint. Where members read more than visitors, a request with a cookie, a CSRF
 * token or a key never counts as a visitor: otherwise a page left open after its session ended would show the visitors'
 * part as if it were everything.
 * @param hadSession whether the request had a cookie or CSRF token, valid or not
 */
function expectAccess({ access, scope }: Endpoint, actor: Actor, hadSession: boolean): void {
  if (access.kind === 'public') {
    const asVisitor = actor.kind === 'visitor' && !hadSession;
    if (asVisitor || access.capability === undefined) return;
  }
  if (actor.kind === 'visitor') throw new Problem('sin-sesion');
  if (actor.key !== null) {
    if (scope === undefined)
      throw new Problem('sin-permiso', {
        detail: 'Esto no se hace con una clave: accede con tu contraseña.',
      });
    if (!actor.key.scopes.includes(scope))
      throw new Problem('sin-permiso', { detail: `A tu clave le falta el permiso ${scope}.` });
  }
  if (access.kind === 'pending') return;
  if (actor.pending)
    throw new Problem('sin-sesion', { detail: 'Falta el segundo factor para terminar de acceder.' });
  const needed = 'capability' in access ? access.capability : undefined;
  if (needed === undefined || actor.capabilities.has(needed)) return;
  throw new Problem(actor.mustSetSecondFactor ? 'segundo-factor-obligatorio' : 'sin-permiso');
}

/**
 * The caller as the endpoint treats them. A public endpoint treats a session that still lacks its second factor, or a
 * key without the scope to read its owner's data, as a visitor.
 */
function seenAs({ access, scope = 'own:read' }: Endpoint, actor: Actor): Actor {
  if (access.kind !== 'public' || actor.kind === 'visitor') return actor;
  const known = !actor.pending && (actor.key === null || actor.key.scopes.includes(scope));
  return known ? actor : { kind: 'visitor' };
}

/** The owner of an idempotency key: the pilot's id, or for visitors the digest of their address. */
const keeperOf = ({ actor, context }: EndpointRequest) =>
  actor.kind === 'pilot' ? actor.pilotId : `visitor ${Buffer.from(context.addressHash).toString('hex')}`;

type Ran = { kept: KeptAnswer; cookies: (secure: boolean) => string[] };

async function answerOnce(
  keyed: KeyedRequest,
  run: () => Promise<Ran>,
  { endpoint, context }: EndpointRequest,
  { db, secure }: AnswerOptions,
): Promise<Response> {
  const first = await takeKey(db.queries, keyed, context.now);
  if (first) {
    if (endpoint.secret) throw new Problem('respuesta-entregada');
    return toResponse({ ...first, headers: { ...first.headers, 'Idempotency-Replayed': 'true' } }, []);
  }
  try {
    const { kept, cookies } = await alongside.run((tx) => markDone(tx, keyed), run);
    await keepAnswer(db.queries, keyed, endpoint.secret ? { ...kept, body: null } : kept);
    return toResponse(kept, cookies(secure));
  } catch (error) {
    // Refusals and failures are not stored: a repeat runs again. After any other error than a refusal, such as a lost
    // connection, the work may have been committed all the same: its key then stays taken.
    await (error instanceof Problem ? freeKey : freeKeyOfUndone)(db.queries, keyed);
    throw error;
  }
}

function toKept(
  endpoint: Endpoint,
  answer: Answer<unknown>,
  { context, request, query }: EndpointRequest,
): Ran {
  const known = isKnown(answer, request);
  const status = known ? 304 : answer.again ? 200 : endpoint.answer.status;
  const headers: Record<string, string> = answer.mark === undefined ? {} : markHeaders(answer.mark);
  if (status !== 204 && !known) headers['Content-Type'] = 'application/json; charset=utf-8';
  if (answer.version !== undefined) headers['ETag'] = `"v${answer.version}"`;
  const next =
    typeof answer.body === 'object' && answer.body !== null && 'next' in answer.body
      ? answer.body.next
      : undefined;
  // The link repeats this page's filters, since its query replaces the whole query.
  if (typeof next === 'string')
    headers['Link'] = `<?${new URLSearchParams({ ...query, cursor: next }).toString()}>; rel="next"`;
  const body = status === 204 || known ? null : JSON.stringify(answer.body);
  const { session } = answer;
  const cookies = (secure: boolean) =>
    session === undefined ? [] : sessionCookies(session, { secure, now: context.now });
  return { kept: { status, headers, body }, cookies };
}

/** Headers of an answer with a weak `ETag`: caches must ask again each time, and keep it apart for each caller. */
const markHeaders = (mark: string) => ({
  ETag: `W/"${mark}"`,
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie, Authorization',
});

/** Whether the caller's `If-None-Match` names this very answer. */
function isKnown({ mark }: Answer<unknown>, request: IncomingMessage): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return mark !== undefined && tags.some((tag) => tag.replace(/^W\//, '') === `"${mark}"`);
}

function toResponse({ status, headers, body }: KeptAnswer, cookies: string[]): Response {
  const response = new Response(body, { status, headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function readKey(request: IncomingMessage): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw wrongValue(
    '',
    'Corrige la cabecera Idempotency-Key',
    'Idempotency-Key tiene de 1 a 200 caracteres ASCII sin espacios.',
  );
}

function readVersion(endpoint: Endpoint, request: IncomingMessage): number {
  if (!endpoint.needsVersion) return 0;
  const sent = request.headers['if-match'];
  if (sent === undefined) throw new Problem('falta-if-match');
  const [, version] = /^"v(\d{1,9})"$/.exec(sent) ?? [];
  if (version === undefined) throw new Problem('cambiado-entretanto');
  return Number(version);
}
