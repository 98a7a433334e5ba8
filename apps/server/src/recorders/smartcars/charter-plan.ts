import type { FreePlan } from '#server/modules/bookings/booking-leg.ts';
import { type Body, bounded, text } from '../shared/fields.ts';
import { bareNumber, countedNumber } from '../shared/flight-number.ts';

/** Most waypoints of a route that are stored. */
const MOST_POINTS = 100;

/** The plan of a charter, besides airports, aircraft and time; invalid values are left out. */
export function readPlan(body: Body, icaoCode: string): FreePlan {
  const cruiseFt = bounded(body, 'cruise', 1000, 60_000);
  return {
    number: countedNumber(bareNumber(text(body, 'number', 20) ?? '', icaoCode)) ?? null,
    route: pointsOf(body['route']),
    level: cruiseFt === null ? null : Math.round(cruiseFt / 100),
    cargo: text(body, 'type', 1)?.toUpperCase() === 'C',
  };
}

function pointsOf(route: unknown): string | null {
  const points = (Array.isArray(route) ? route : [])
    .map((point) => text({ point }, 'point', 30)?.toUpperCase() ?? '')
    .filter((point) => /^[A-Z0-9/]{1,24}$/.test(point));
  return points.length === 0 ? null : points.slice(0, MOST_POINTS).join(' ');
}
