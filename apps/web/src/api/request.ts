import type { AnswerOf, BodyOf, Method, QueryOf, RowOf } from '@va/contract/contract.ts';
import type { ProblemBody } from '@va/contract/shared/problem.ts';
import { platformBase } from '#app/config/base-path.ts';
import { ApiProblem, NoAnswer } from '#app/lib/problem.ts';
import { givenAnswer, isGiven } from './given-answers.ts';
import type { Page } from './page.ts';

/** Query parameters of a request; undefined ones are not sent. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  query?: Query;
  /** Part of a list to read. */
  part?: Part;
  /** Version of the thing that changes, for `If-Match`. */
  version?: number;
  /**
   * A repeated request with the same key has no further effect. One key per act, kept even while the page is closed
   * between two attempts.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Omits the session's cookie, so that the API answers as to a visitor. */
  asVisitor?: boolean;
}

/**
 * Double-submit token of the session. Reading requests carry it too: if the browser has dropped the cookie, the API
 * then reports that the session has ended instead of answering as to a visitor.
 */
let csrfToken: string | null = null;

export function setCsrfToken(token: string | null): void {
  csrfToken = token;
}

/** Milliseconds in which the same request counts as a repeat of the one without an answer; later it is a new act. */
const AGAIN_MS = 120_000;

/**
 * Idempotency keys of requests without an answer, and when they were sent: repeated in time, they are carried out once.
 */
const unanswered = new Map<string, { key: string; at: number }>();

/**
 * Idempotency key of a POST with a session; undefined for any other request. Signing in has none, because a repeated
 * answer could not send its cookies again.
 */
function keyOf(method: string, act: string): string | undefined {
  if (method !== 'POST' || !csrfToken || act.startsWith('/session')) return undefined;
  const now = Date.now();
  for (const [before, { at }] of unanswered) if (now - at > AGAIN_MS) unanswered.delete(before);
  const key = unanswered.get(act)?.key ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  unanswered.set(act, { key, at: now });
  return key;
}

/** Options of a request, typed by the contract of its address. */
type Options<M extends Method, P extends string> = Omit<RequestOptions, 'body' | 'query' | 'part'> & {
  body?: BodyOf<M, P>;
  query?: QueryOf<M, P>;
};

/** A part of a list: `limit` rows after the cursor, or from the first row. */
type Part = Readonly<{ limit: number; cursor: string | undefined }>;

/**
 * Sends a request to the API. Every request of this app goes through it. The contract types parameters and answer,
 * which is not validated here: the server has checked it with the same schema.
 * @param path after `/plataforma/api/v1`, such as `/me`
 * @throws ApiProblem when it refuses, NoAnswer when nothing comes back
 */
export function request<const M extends Method, const P extends string>(
  method: M,
  path: P,
  options?: Options<M, P>,
): Promise<AnswerOf<M, P>>;
export function request<const P extends string>(
  method: 'GET',
  path: P,
  options: { query?: QueryOf<'GET', P>; part: Part; signal?: AbortSignal },
): Promise<Page<RowOf<P>>>;
export async function request(
  method: Method,
  path: string,
  { body, query, part, version, idempotencyKey, signal, asVisitor }: RequestOptions = {},
): Promise<unknown> {
  const asked = path + queryString({ ...query, ...part });
  if (method === 'GET' && isGiven(asked)) return givenAnswer(asked);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (csrfToken && !asVisitor) headers['X-CSRF-Token'] = csrfToken;
  if (version !== undefined) headers['If-Match'] = `"v${version}"`;
  const act = asked + JSON.stringify(body);
  const key = idempotencyKey ?? keyOf(method, act);
  if (key) headers['Idempotency-Key'] = key;
  const response = await fetch(`${platformBase}/api/v1${asked}`, {
    method,
    headers,
    credentials: asVisitor ? 'omit' : 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NoAnswer();
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  const problem = isProblem(answer) ? answer : undefined;
  // A request that is still at work, or failed inside the server, may have been carried out: its key stays.
  const known = problem ? problem.status < 500 && problem.code !== 'peticion-en-curso' : response.ok;
  if (known) unanswered.delete(act);
  if (problem) throw new ApiProblem(problem);
  if (response.ok) return answer;
  throw new NoAnswer();
}

/** `?a=1&b=2`, or nothing. */
export function queryString(query: RequestOptions['query'] = {}): string {
  const set = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

function isProblem(value: unknown): value is ProblemBody {
  return typeof value === 'object' && value !== null && 'detail' in value && 'code' in value;
}
