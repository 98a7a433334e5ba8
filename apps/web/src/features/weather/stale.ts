/** Milliseconds after which a report that could not be renewed counts as old. */
export const STALE_MS = 15 * 60_000;
