/** Fuel that a recorder reports when it submits a flight, kg; null for what it does not say. */
export interface ReportedFuel {
  offKg: number | null;
  usedKg: number | null;
}

/**
 * Share of an hour's holding fuel (twice the 30-minute reserve) below which the recorder used the wrong unit: kilograms
 * taken for pounds give 0.45 of the real figure.
 */
const LEAST_PART = 0.7;

/** Whether the fuel used is so little for the block time that the recorder sent kilograms instead of pounds. */
export function isReportedInKg(
  { usedKg }: ReportedFuel,
  { blockMin, reserveKg }: { blockMin: number; reserveKg: number },
): boolean {
  return usedKg !== null && usedKg > 0 && usedKg < (reserveKg / 30) * blockMin * LEAST_PART;
}
