import type { PlanPoint } from './flight-plan.ts';
import type { FieldReader, Section } from './plan-fields.ts';

/** Points of a plan at most; the longest flights have some two hundred. */
const MOST_POINTS = 500;
const IDENT = /^[A-Z0-9]{1,12}$/;

/**
 * The points of a plan: a list, or in the older format a list under `fix`. One without a place or a name that is none is
 * left out and counted.
 */
export function pointsIn(read: FieldReader, navlog: unknown): PlanPoint[] {
  return fixesOf(navlog)
    .slice(0, MOST_POINTS)
    .flatMap((fix) => {
      if (typeof fix !== 'object' || fix === null) return [];
      const { ident, pos_lat, pos_long } = fix as Section;
      const [name, lat, lon] = [
        read.word(ident, IDENT),
        read.number(pos_lat, -90, 90),
        read.number(pos_long, -180, 180),
      ];
      return name === undefined || lat === undefined || lon === undefined ? [] : [{ ident: name, lat, lon }];
    });
}

function fixesOf(navlog: unknown): unknown[] {
  if (Array.isArray(navlog)) return navlog as unknown[];
  if (typeof navlog !== 'object' || navlog === null) return [];
  const { fix } = navlog as Section;
  return Array.isArray(fix) ? (fix as unknown[]) : fix === undefined ? [] : [fix];
}
