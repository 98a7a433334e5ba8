import { createHash, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@va/domain/durations.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries, Tx } from '#server/db/database.ts';

/** An answer as it is stored for repeats of its request. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON; null where the answer has no body or holds a secret. */
  body: string | null;
}

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** The key's owner: a pilot, or all visitors from one address. */
  actor: string;
  key: string;
  method: string;
  path: string;
  /** The body without passwords; it tells this request from another one under the same key. */
  body: string;
}

const KEEP_MS = 48 * HOUR_MS;
/**
 * After this time, ms, a request without an answer counts as lost with its process; if it changed nothing, its key is
 * free.
 */
const AT_WORK_MS = 60_000;

/**
 * Reserves the key for a first request and returns undefined; for a repeat it returns the stored answer. Throws a
 * problem for a different request under the same key, while the first one still runs, or if its answer was lost.
 */
export async function takeKey(
  queries: Queries,
  request: KeyedRequest,
  now: Date,
): Promise<KeptAnswer | undefined> {
  const { actor, key } = request;
  const hash = requestHash(request);
  await queries
    .deleteFrom('idempotency')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where((is) =>
      is.or([
        is('expires_at', '<', now),
        is.and([
          is('status', 'is', null),
          is('done', '=', false),
          is('created_at', '<', new Date(now.getTime() - AT_WORK_MS)),
        ]),
      ]),
    )
    .execute();
  const taken = await queries
    .insertInto('idempotency')
    .values({
      actor,
      key,
      request_hash: hash,
      created_at: now,
      expires_at: new Date(now.getTime() + KEEP_MS),
    })
    .onConflict((conflict) => conflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return undefined;
  const first = await queries
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'headers', 'body', 'done', 'created_at'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first && !timingSafeEqual(first.request_hash, hash)) throw new Problem('clave-reutilizada');
  if (!first || first.status === null) {
    const wasLost = first?.done && first.created_at.getTime() < now.getTime() - AT_WORK_MS;
    if (wasLost) throw new Problem('respuesta-perdida');
    throw new Problem('peticion-en-curso', { retryAfter: 2 });
  }
  return { status: first.status, headers: readHeaders(first.headers), body: first.body };
}

/** Marks the request's work as done, within the transaction that does it. */
export async function markDone(tx: Tx, { actor, key }: KeyedRequest): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ done: true })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/** Stores the first answer for repeats. */
export async function keepAnswer(
  queries: Queries,
  { actor, key }: KeyedRequest,
  answer: KeptAnswer,
): Promise<void> {
  await queries
    .updateTable('idempotency')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}

/** Frees the key of a refused request, so that a repeat runs again. */
export async function freeKey(queries: Queries, { actor, key }: KeyedRequest): Promise<void> {
  await queries.deleteFrom('idempotency').where('actor', '=', actor).where('key', '=', key).execute();
}

/** Frees the key of a failed request, unless its work was committed all the same. */
export async function freeKeyOfUndone(queries: Queries, { actor, key }: KeyedRequest): Promise<void> {
  await queries
    .deleteFrom('idempotency')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('done', '=', false)
    .execute();
}

/** Removes expired keys. */
export async function removeOldKeys(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('idempotency').where('expires_at', '<', now).execute();
}

function requestHash({ method, path, body }: KeyedRequest): Buffer {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest();
}

function readHeaders(kept: unknown): Record<string, string> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
}
