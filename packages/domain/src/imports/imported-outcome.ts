import type { LeastScore } from '../scoring/outcome.ts';

/** A flight of another system; instants are milliseconds since 1970-01-01T00:00Z. */
export interface ImportedFlight {
  offBlock: number;
  onBlock: number;
  /** Tenths, 0 to 100; null without one. */
  score: number | null;
  emergency: boolean;
}

/**
 * Outcome of a flight of another system. A flight that ended before the pilot's imported total was entered is already
 * in that total, so it does not count.
 * @param total when the total was entered; null without one
 */
export function importedOutcome(
  { offBlock, onBlock, score, emergency }: ImportedFlight,
  { total, least }: { total: number | null; least: LeastScore | null },
): 'emergency' | 'not_counted' | 'below_minimum' | 'valid' {
  if (emergency) return 'emergency';
  if (total !== null && onBlock <= total) return 'not_counted';
  const held = least !== null && offBlock >= Date.parse(`${least.since}T00:00:00Z`);
  return held && score !== null && score < least.score ? 'below_minimum' : 'valid';
}
