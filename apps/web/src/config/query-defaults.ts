/** Defaults of every query, from docs/spec.md §7: cached for 5 minutes, 3 retries, after min(1000 · 2ⁿ, 30 000) ms. */
export const CACHE_RETENTION_MS = 5 * 60 * 1000;
export const RETRIES = 3;
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Key under which the account's session is cached: its address, as every answer of the API. */
export const SESSION_KEY = ['/session', {}] as const;

/** First words of the keys of what does not come from our own API. */
export const OUTSIDE_KEYS: ReadonlySet<unknown> = new Set(['flight-plan', 'metar', 'pilot-info', 'traffic']);
