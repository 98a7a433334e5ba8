/** Milliseconds for which a host is not asked after a 429 without a readable `Retry-After`. */
const DEFAULT_PAUSE_MS = 60_000;
/** Longest pause: a wrong figure must not switch a view off for the day. */
const LONGEST_PAUSE_MS = 15 * 60_000;

const pauses = new Map<string, number>();

/** Epoch milliseconds until which a host is not to be asked, or undefined when it may be. */
export function pausedUntil(host: string, now: number): number | undefined {
  const until = pauses.get(host);
  return until !== undefined && until > now ? until : undefined;
}

/** Notes a pause that a worker has been given. */
export function keepPause(host: string, until: number): void {
  pauses.set(host, until);
}

/** Notes that a host must not be asked until its `Retry-After` is over; returns the end of the pause. */
export function pauseHost(host: string, response: Response, now: number): number {
  const until = now + Math.min(pauseOf(response.headers.get('Retry-After'), now), LONGEST_PAUSE_MS);
  pauses.set(host, until);
  return until;
}

/** Seconds or a date, RFC 9110 §10.2.3. */
function pauseOf(header: string | null, now: number): number {
  if (header === null) return DEFAULT_PAUSE_MS;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? DEFAULT_PAUSE_MS : Math.max(date - now, 0);
}
