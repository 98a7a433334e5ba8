import { KG_PER_LB } from '@va/domain/mass.ts';

/** A number with so many decimals. */
export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Beyond this no number of a flight is, in any unit. */
export const MOST_TOLD = 10_000_000;

/** Most that any aircraft holds, lb. */
const MOST_LBS = 800_000;

/** Pounds that a recorder tells as kilograms; null for what can't be. */
export function kgOf(pounds: number | null): number | null {
  return pounds !== null && pounds >= 0 && pounds <= MOST_LBS ? pounds * KG_PER_LB : null;
}
