import { type Context, Hono } from 'hono';
import { countOf } from '@va/domain/numbers.ts';
import type { ProblemCode } from '@va/contract/shared/problems.ts';
import { v7 as uuid } from 'uuid';
import type { Actor, RequestContext } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { Problem, toProblem, wrongValue } from '#server/api/problem.ts';
import { type CountRead, readCounter } from '#server/kernel/limits/read-counter.ts';
import { countRequest, giveBackRequest, type LimitState } from '#server/kernel/limits/request-limits.ts';
import { answerEndpoint } from './answer-endpoint.ts';
import { isText } from './read-body.ts';
import { problemResponse } from './problem-response.ts';
import { originOf } from './request-origin.ts';
import { readDeviceCookie, readSessionCookie } from './session-cookie.ts';
import type { ApiEnv, ApiOptions } from './api-options.ts';

/** Name of the API's address below the base. */
export const API = 'plataforma/api/v1';

/**
 * CORS headers for a browser's preflight request: pages of any origin may send `If-None-Match`, no cookie and no key.
 */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '7200',
  'Cache-Control': 'no-store',
};

/** Puts the endpoints on their addresses, with everything that they share around them. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const root = `${options.base}${API}`;
  const methods = new Map<string, string[]>();
  const countRead = readCounter();
  for (const endpoint of options.endpoints) {
    const path = `${root}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method.toUpperCase()]);
    app.on(endpoint.method.toUpperCase(), path, (c) => handle(c, endpoint, options, countRead));
    if (endpoint.anyOrigin) app.options(path, () => new Response(null, { status: 204, headers: PREFLIGHT }));
  }
  for (const [path, allowed] of methods)
    app.all(path, (c) =>
      refuse(c, new Problem('metodo-no-admitido', { headers: { Allow: allowed.join(', ') } }), options),
    );
  app.notFound((c) => refuse(c, new Problem('no-encontrado'), options));
  app.onError((error, c) => refuse(c, error, options));
  return app;
}

async function handle(
  c: Context<ApiEnv>,
  endpoint: Endpoint,
  options: ApiOptions,
  countRead: CountRead,
): Promise<Response> {
  const started = performance.now();
  const { incoming } = c.env;
  const from = originOf(incoming, options.origin);
  const context: RequestContext = {
    requestId: uuid(),
    get addressHash() {
      return from.addressHash;
    },
    get rangeHash() {
      return from.rangeHash;
    },
    get userAgent() {
      return deviceName(incoming.headers['user-agent']);
    },
    sessionToken: readSessionCookie(incoming, options.secure),
    get deviceToken() {
      return readDeviceCookie(incoming, options.secure);
    },
    now: options.clock(),
  };
  let actor: Actor = { kind: 'visitor' };
  let headers: Record<string, string> = {};
  let failure: unknown;
  let refused: ProblemCode | undefined;
  let response: Response;
  try {
    const key = readKey(incoming.headers.authorization);
    actor = await options.identify(
      { token: key === undefined ? context.sessionToken : undefined, key },
      context.now,
    );
    if (key !== undefined && actor.kind === 'visitor')
      throw new Problem('sin-sesion', { detail: 'La clave no existe, ha caducado o se ha retirado.' });
    const minute = await count(endpoint, actor, context, options, countRead);
    headers = headersOf(minute);
    const hour = await countExport(endpoint, actor, context.now, options);
    const answer = answerEndpoint(
      {
        endpoint,
        request: incoming,
        path: c.req.path,
        params: readValues(c.req.param()),
        query: readQuery(c),
        actor,
        context,
        take: c.env.take,
      },
      options,
    );
    response = await answer.catch(async (error: unknown) => {
      // The request failed: do not count it, so that a mistyped callsign does not use up the hour's exports.
      await hour?.giveBack();
      throw error;
    });
    if (endpoint.method !== 'get') await options.db.changes.areTold();
    if (hour && hour.state.remaining <= minute.remaining) headers = headersOf(hour.state);
  } catch (error) {
    const problem = toProblem(error);
    if (problem !== error) failure = error;
    refused = problem.code;
    response = problemResponse(problem, context.requestId, options.base);
  }
  // Who asks within this program reads no headers.
  if (c.env.take === undefined) {
    const open = endpoint.anyOrigin === true && actor.kind === 'visitor';
    setHeaders(response, { ...headers, 'X-Request-Id': context.requestId }, open);
  }
  options.answered({
    requestId: context.requestId,
    method: endpoint.method.toUpperCase(),
    path: endpoint.path,
    status: response.status,
    ms: performance.now() - started,
    actor: actor.kind === 'pilot' ? actor.pilotId : null,
    ...(refused !== undefined && { refused }),
    ...(failure !== undefined && { error: failure }),
  });
  return response;
}

/** @param open whether pages of any origin may read the answer */
function setHeaders(response: Response, headers: Record<string, string>, open: boolean): void {
  // A refusal for too many requests has already set these headers, for the limit that was reached.
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  if (!open) return;
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After');
}

function refuse(c: Context<ApiEnv>, error: unknown, options: ApiOptions): Response {
  const requestId = uuid();
  const problem = toProblem(error);
  const response = problemResponse(problem, requestId, options.base);
  response.headers.set('X-Request-Id', requestId);
  options.answered({
    requestId,
    method: c.req.method,
    path: 'unknown',
    status: problem.status,
    ms: 0,
    actor: null,
    refused: problem.code,
    ...(problem !== error && { error }),
  });
  return response;
}

/**
 * Rate limit: counts a request of a sign-in, a key or an address, and throws when there were too many in a minute.
 * Writes are counted in the database; reads only in the memory of the process that answers them.
 */
async function count(
  endpoint: Endpoint,
  actor: Actor,
  context: RequestContext,
  options: ApiOptions,
  countRead: CountRead,
) {
  const who =
    actor.kind === 'pilot'
      ? (actor.key?.id ?? actor.signInId ?? actor.pilotId)
      : Buffer.from(context.addressHash).toString('hex');
  const { now } = context;
  const kind = endpoint.method === 'get' ? 'read' : 'write';
  const limit = { requests: options.limits[kind], windowSeconds: 60 };
  const inMinute =
    kind === 'read'
      ? countRead(who, limit, now)
      : await countRequest(
          options.db.queries,
          `${endpoint.limit === 'points' ? 'points' : kind}:${who}`,
          limit,
          now,
        );
  return within(inMinute, `Demasiadas peticiones en un minuto: espera ${inMinute.resetSeconds} s`);
}

/**
 * Rate limit for exports, by operation, pilot and hour: they are expensive to make, and a few are enough for anybody.
 * Throws when there were too many; undefined for any other endpoint.
 */
async function countExport(
  { operation, limit: kind }: Endpoint,
  actor: Actor,
  now: Date,
  { db: { queries }, limits }: ApiOptions,
) {
  if (kind !== 'export' || actor.kind !== 'pilot') return undefined;
  const bucket = `export:${operation}:${actor.pilotId}`;
  const limit = { requests: limits.exports, windowSeconds: 3600 };
  const inHour = await countRequest(queries, bucket, limit, now);
  const minutes = countOf(Math.ceil(inHour.resetSeconds / 60), 'minuto', 'minutos');
  return {
    state: within(inHour, `Demasiadas copias en una hora: espera ${minutes}`),
    giveBack: () => giveBackRequest(queries, bucket, limit, now),
  };
}

/** The `RateLimit-…` headers. */
const headersOf = ({ limit, remaining, resetSeconds }: LimitState) => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(resetSeconds),
});

/** Returns the state of a limit; throws `demasiadas-peticiones` if the caller has exceeded it. */
function within(state: LimitState, refusal: string): LimitState {
  if (!state.exceeded) return state;
  throw new Problem('demasiadas-peticiones', {
    detail: `${refusal} y vuelve a probar.`,
    retryAfter: state.resetSeconds,
    headers: headersOf(state),
  });
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, key] = /^Bearer\s+(\S{1,200})$/i.exec(header) ?? [];
  if (key === undefined)
    throw new Problem('sin-sesion', { detail: 'Authorization se escribe «Bearer» y la clave.' });
  return key;
}

function readQuery(c: Context<ApiEnv>): Record<string, string> {
  const all = c.req.queries();
  const twice = Object.keys(all).find((name) => (all[name]?.length ?? 0) > 1);
  if (twice !== undefined) throw wrongValue(`/${twice}`, 'Escríbelo una sola vez');
  return readValues(c.req.query());
}

/** Parameters of the address. Throws `no-encontrado` if one has characters that the database cannot store. */
function readValues(values: Record<string, string>): Record<string, string> {
  if (Object.entries(values).every(([name, value]) => isText(name) && isText(value))) return values;
  throw new Problem('no-encontrado');
}

/** Browser and system out of a `User-Agent`, such as «Firefox 120 en Linux», for the list of devices. */
function deviceName(agent: string | undefined): string {
  const clean = (agent ?? '').replaceAll(/[^\x20-\x7e]/g, '').trim();
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/(\d+)/.exec(
    clean.replace(/Version\/(\d+)[^ ]* .*Safari/, 'Safari/$1'),
  );
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(clean)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  if (!browser) return clean.slice(0, 60) || 'Dispositivo sin nombre';
  const name = browser[1] ?? '';
  return `${names[name] ?? name}${system ? ` en ${system.replace('Mac OS X', 'macOS')}` : ''}`;
}
