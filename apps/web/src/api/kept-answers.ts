/** Answers of the API that stay in this browser, so that logbook and bookings can be read without a network. */
import type { AnswerOf } from '@va/contract/contract.ts';
import { platformBase } from '#app/config/base-path.ts';
import { answersCache } from '#app/config/device-storage.ts';
import { queryString, type Query } from './request.ts';

/** Answers that are kept at most, the latest: some fifty reports. */
const MOST = 200;

interface KeptAnswer<T> {
  body: T;
  /** Time of the answer, milliseconds since 1970. */
  at: number;
}

const NAME = answersCache(platformBase);
const keyOf = (path: string) => `${platformBase}/api/v1${path}`;

/** Stores an answer in place of the previous one. Does nothing in a browser without storage or free space. */
export async function keepAnswer(path: string, body: unknown): Promise<void> {
  try {
    const answers = await caches.open(NAME);
    const answer: KeptAnswer<unknown> = { body, at: Date.now() };
    await answers.put(keyOf(path), Response.json(answer));
    const kept = await answers.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await answers.delete(old.url);
  } catch {
    // Plain http, blocked storage or a full disk: the page needs its network, as before.
  }
}

/** The stored answer of an address of the API, such as `/reports/totals`; undefined if there is none. */
export async function keptAnswer<const P extends string>(
  path: P,
  query?: Query,
): Promise<KeptAnswer<AnswerOf<'GET', P>> | undefined> {
  try {
    // Asked of all caches, since to open one makes it.
    const answer = await caches.match(keyOf(path + queryString(query)), { cacheName: NAME });
    return await answer?.json();
  } catch {
    return undefined;
  }
}
