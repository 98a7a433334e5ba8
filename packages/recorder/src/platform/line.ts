/** One request to the platform and its result. It never waits or retries; the sender decides that. */

import type { BodyOf } from '@va/contract/contract.ts';

/** The result of a request. */
export type Answer =
  | { kind: 'ok'; body: Record<string, unknown> }
  /** The platform refused. `retryAfterS` says after how many seconds to retry, if it said so. */
  | {
      kind: 'refused';
      status: number;
      code: string;
      detail: string;
      body: Record<string, unknown>;
      retryAfterS?: number;
    }
  /** Nobody answered, or a server that is not the platform. */
  | { kind: 'unreachable'; why: string };

/** Asks the platform once. */
export type Line = <const M extends 'GET' | 'POST', const P extends string>(
  method: M,
  path: P,
  body?: BodyOf<M, P>,
) => Promise<Answer>;

/** Longest wait for an answer, ms. */
const PATIENCE_MS = 20_000;

/**
 * Makes the connection to a platform.
 * @param url the platform's address with the final slash
 * @param headers headers that identify the caller; called for each request
 */
export function openLine(url: string, headers: () => Record<string, string>): Line {
  return async (method, path, body) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}plataforma/api/v1${path}`, {
        method,
        // Follow no redirects, which would send the key to another address.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...headers(), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      return { kind: 'unreachable', why: 'La plataforma no contesta.' };
    }
    return readAnswer(response, text);
  };
}

function readAnswer({ ok, status, headers }: Response, text: string): Answer {
  const retryAfterS = readRetry(headers.get('Retry-After'));
  const other = {
    kind: 'unreachable',
    why: `En esa dirección contesta otra cosa que la plataforma (${status}).`,
  } as const;
  // The platform never redirects; a hotel's network does, until the user has signed in there.
  if (status >= 300 && status < 400) return other;
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  const body = parse(text);
  if (body === undefined) {
    // A proxy in between may answer these statuses with pages of its own.
    if (status === 413 || status === 429 || status === 503)
      return {
        kind: 'refused',
        status,
        code: '',
        detail: `La plataforma contesta ${status}.`,
        body: {},
        ...wait,
      };
    return other;
  }
  if (ok) return { kind: 'ok', body };
  const { code, detail } = body;
  return {
    kind: 'refused',
    status,
    code: typeof code === 'string' ? code : '',
    detail: typeof detail === 'string' ? detail : `La plataforma contesta ${status}.`,
    body,
    ...wait,
  };
}

function parse(text: string): Record<string, unknown> | undefined {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds of `Retry-After`; undefined without one, or for a date. */
function readRetry(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) : undefined;
}
