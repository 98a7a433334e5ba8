import type { ProblemBody } from '@va/schemas/api/problem.ts';
import { platformBase } from '#app/config/base-path.ts';
import { ApiProblem, NoAnswer } from '#app/lib/problem.ts';
import { givenAnswer, isGiven } from './given-answers.ts';

export interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Version of the thing that changes, for `If-Match`. */
  version?: number;
  /** The same key for the same act makes a repetition harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Double-submit token of the session; every request that changes something carries it. */
let csrfToken: string | null = null;

export function setCsrfToken(token: string | null): void {
  csrfToken = token;
}

/**
 * Asks the API, the only way out of this app.
 * @param path after `/plataforma/api/v1`, such as `/me`
 * @throws ApiProblem when it refuses, NoAnswer when nothing comes back
 */
export async function request<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  { body, query, version, idempotencyKey, signal }: RequestOptions = {},
): Promise<T> {
  const asked = path + queryString(query);
  if (method === 'GET' && isGiven(asked)) return givenAnswer(asked) as T;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (method !== 'GET' && csrfToken) headers['X-CSRF-Token'] = csrfToken;
  if (version !== undefined) headers['If-Match'] = `"v${version}"`;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const response = await fetch(`${platformBase}/api/v1${asked}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NoAnswer();
  });
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  if (isProblem(answer)) throw new ApiProblem(answer);
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
