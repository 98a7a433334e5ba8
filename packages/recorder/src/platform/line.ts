/** One question to the platform, and what came of it. Nothing waits or repeats here: the sender decides that. */

import type { BodyOf } from '@va/contract/contract.ts';

/** What came back. */
export type Answer =
  | { kind: 'ok'; body: Record<string, unknown> }
  /** The platform said no, or not now. `retryAfterS` where it says when to ask again. */
  | {
      kind: 'refused';
      status: number;
      code: string;
      detail: string;
      body: Record<string, unknown>;
      retryAfterS?: number;
    }
  /** Nobody answered, or somebody who is not the platform. */
  | { kind: 'unreachable'; why: string };

/** Asks the platform once. */
export type Line = <const M extends 'GET' | 'POST', const P extends string>(
  method: M,
  path: P,
  body?: BodyOf<M, P>,
) => Promise<Answer>;

/** Time that an answer may take, ms. */
const PATIENCE_MS = 20_000;

/**
 * A line to a platform.
 * @param url its address with the final slash
 * @param headers those that say who asks; read anew for each question
 */
export function openLine(url: string, headers: () => Record<string, string>): Line {
  return async (method, path, body) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}plataforma/api/v1${path}`, {
        method,
        // A key follows no redirect to another address.
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
  // The platform sends nobody elsewhere; the net of a hotel does, until one has signed in there.
  if (status >= 300 && status < 400) return other;
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  const body = parse(text);
  if (body === undefined) {
    // A proxy in between says these with pages of its own.
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

/** Seconds of `Retry-After`; undefined without, and for a date. */
function readRetry(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) : undefined;
}
