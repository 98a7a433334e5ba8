import { type RawBuilder, sql } from 'kysely';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { notOurs, readCursor } from '#server/api/cursor.ts';
import { flightsOf, minutesOf, pointsOf } from '../flown/pilot-totals.ts';

/** Position in a list of pilots after which a page begins. */
export interface RosterPlace {
  place: number;
  callsign: string;
}

const PILOT = sql.ref('pilot.id');
const TOTALS = { points: pointsOf(PILOT), minutes: minutesOf(PILOT), flights: flightsOf(PILOT) };

/** SQL for a pilot's sort value; ties are ordered by callsign, and pilots who do not want to be on boards come last. */
export function placeOf(sort: PilotOrder): RawBuilder<number> {
  if (sort === 'callsign') return sql<number>`0`;
  const total = TOTALS[sort.replace('-', '') as keyof typeof TOTALS];
  return sql<number>`case when pilot.in_boards then ${sort.startsWith('-') ? sql`-` : sql``}${total} else 2147483647 end`;
}

/** A pilot's cursor values, including the order's name so that no other order accepts them. */
export const cursorOf = (sort: PilotOrder, place: number, callsign: string) =>
  sort === 'callsign' ? [callsign] : [sort, place, callsign];

/** Reads a cursor; throws a problem if it is not of this order. */
export function readPlace(sort: PilotOrder, cursor: string): RosterPlace {
  if (sort === 'callsign') return { place: 0, callsign: String(readCursor(cursor, ['string'])[0]) };
  const [order, place, callsign] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort) throw notOurs();
  return { place: Number(place), callsign: String(callsign) };
}
