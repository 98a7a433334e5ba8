/** The platform's API as a recorder uses it. */
/** What the platform answered with when it refused. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body['detail'] === 'string' ? body['detail'] : `La plataforma contesta ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Asks the API; waits where it says so, and tries again where the line is lost. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

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
  return async function ask(method, path, body) {
    const sent =
      body === undefined
        ? { headers }
        : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    let response: Response;
    try {
      response = await fetch(`${url}plataforma/api/v1${path}`, { method, ...sent });
    } catch {
      await wait(RETRY_MS);
      return ask(method, path, body);
    }
    if (response.status === 429 || response.status === 503) {
      await wait(Number(response.headers.get('Retry-After') ?? 5) * 1000);
      return ask(method, path, body);
    }
    const text = await response.text();
    const answer: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    if (!response.ok) throw new Refused(response.status, answer);
    return answer;
  };
}
