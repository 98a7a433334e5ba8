/** Masses. Pure. */

/** Kilograms in a pound, by definition (international yard and pound agreement, 1959). */
export const KG_PER_LB = 0.45359237;

/** Kilograms of a mass in pounds, to the kilogram. */
export function kilograms(pounds: number): number {
  return Math.round(pounds * KG_PER_LB);
}
