import { toProblem } from '#server/api/problem.ts';
import { type Body, storable } from './fields.ts';
import {
  readBody,
  type Asked,
  type Protocol,
  type RecorderContext,
  type RecorderOptions,
  Reply,
} from './protocol.ts';
import { readShelf } from './shelf.ts';

/**
 * Makes a handler for requests of a pilot's recorder, which always answers in the protocol's shape, also for errors.
 */
export function answerRecorder(
  c: RecorderContext,
  options: RecorderOptions,
  protocol: Protocol,
  handle: (asked: Asked) => Promise<unknown>,
): Promise<Response> {
  return answerAnybody(c, options, protocol, async (body, now) => {
    const { desk } = options;
    const key = protocol.keyOf(c);
    const actor = key === undefined ? null : await desk.identify(key, now, c.req.header('User-Agent'));
    if (key === undefined || !actor) return protocol.unauthorized;
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    await desk.count(actor, now, reads ? 'read' : 'write');
    return handle({
      actor,
      key,
      body: await body(),
      now,
      query: (name) => (c.req.query(name) === undefined ? undefined : storable(c.req.query(name) ?? '')),
      param: (name) => storable(c.req.param(name) ?? ''),
      address: options.addressOf(withoutPage(c.req.url)),
      shelf: (reports = []) =>
        readShelf(
          desk,
          actor,
          now,
          reports.flatMap(({ booking }) => booking ?? []),
        ),
    });
  });
}

/** Path and query of an address, without the page parameter. */
function withoutPage(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('page');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
}

/** The same for a request that needs no key. */
export async function answerAnybody(
  c: RecorderContext,
  { now, failed }: RecorderOptions,
  protocol: Protocol,
  handle: (body: () => Promise<Body>, now: Date) => Promise<unknown>,
): Promise<Response> {
  const { incoming } = c.env;
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const body = async () =>
    hasBody ? readBody(incoming, protocol.mostBytes(new URL(c.req.url).pathname)) : {};
  try {
    const answered = await handle(body, now());
    return respond(answered instanceof Reply ? answered : new Reply(200, answered), protocol);
  } catch (error) {
    return refuse(error, protocol, failed);
  }
}

/** A refusal in the protocol's shape; passes unexpected errors to `failed`. */
export function refuse(error: unknown, protocol: Protocol, failed: (error: unknown) => void): Response {
  const reply = protocol.refusal(error);
  if (reply.status >= 500) failed(error);
  const wait = toProblem(error).extras.retryAfter;
  return respond(
    wait === undefined
      ? reply
      : new Reply(reply.status, reply.body, { ...reply.headers, 'Retry-After': String(wait) }),
    protocol,
  );
}

function respond({ status, body, headers }: Reply, protocol: Protocol): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...protocol.headers,
      ...headers,
    },
  });
}
