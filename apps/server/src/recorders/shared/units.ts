import { KG_PER_LB } from '@va/domain/mass.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** A number with so many decimals. */
export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Upper bound for any client's number, in any unit. */
export const MOST_TOLD = 10_000_000;

/** Fuel that a flight used by its report, kg; null before it is known. */
export function usedKg({
  fuel_off_kg,
  fuel_on_kg,
}: Pick<DeskReport['row'], 'fuel_off_kg' | 'fuel_on_kg'>): number | null {
  return fuel_off_kg !== null && fuel_on_kg !== null ? fuel_off_kg - fuel_on_kg : null;
}

/** Most that any aircraft holds, lb. */
const MOST_LBS = 800_000;

/** Converts a recorder's pounds to kilograms; null for impossible values. */
export function kgOf(pounds: number | null): number | null {
  return pounds !== null && pounds >= 0 && pounds <= MOST_LBS ? pounds * KG_PER_LB : null;
}
