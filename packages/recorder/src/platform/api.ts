/** The platform's API as `npm run fly` uses it. */
import type { AnswerOf, BodyOf, Method } from '@va/contract/contract.ts';

/** A refusal of the platform. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body['detail'] === 'string' ? body['detail'] : `La plataforma contesta ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Sends a request to the API; waits if the API asks for it, and retries after a lost connection. */
export type Ask = <const M extends Method, const P extends string>(
  method: M,
  path: P,
  body?: BodyOf<M, P>,
) => Promise<AnswerOf<M, P>>;

const RETRY_MS = 5000;

/**
 * A client with these headers.
 * @param wait pauses so many milliseconds
 */
export function apiClient(
  url: string,
  headers: Record<string, string>,
  wait: (ms: number) => Promise<unknown>,
): Ask {
  return send as Ask;

  async function send(method: Method, path: string, body?: unknown): Promise<unknown> {
    const sent =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    let response: Response;
    try {
      response = await fetch(`${url}plataforma/api/v1${path}`, { method, ...sent });
    } catch {
      await wait(RETRY_MS);
      return send(method, path, body);
    }
    if (response.status === 429 || response.status === 503) {
      await wait(Number(response.headers.get('Retry-After') ?? 5) * 1000);
      return send(method, path, body);
    }
    const text = await response.text();
    const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    if (!response.ok) throw new Refused(response.status, answer);
    return answer;
  }
}
