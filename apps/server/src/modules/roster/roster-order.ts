import { type RawBuilder, sql } from 'kysely';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { notOurs, readCursor } from '#server/api/cursor.ts';
import { flightsOf, minutesOf, pointsOf } from '../flown/pilot-totals.ts';

/** Where a list of pilots goes on: after this place and callsign. */
export interface RosterPlace {
  place: number;
  callsign: string;
}

const PILOT = sql.ref('pilot.id');
const TOTALS = { points: pointsOf(PILOT), minutes: minutesOf(PILOT), flights: flightsOf(PILOT) };

/** The place of a pilot, from the first on; pilots of one place are by callsign, and who wants on no board comes last. */
export function placeOf(sort: PilotOrder): RawBuilder<number> {
  if (sort === 'callsign') return sql<number>`0`;
  const total = TOTALS[sort.replace('-', '') as keyof typeof TOTALS];
  return sql<number>`case when pilot.in_boards then ${sort.startsWith('-') ? sql`-` : sql``}${total} else 2147483647 end`;
}

/** What a cursor says of a pilot; that of another order leads nowhere in this one. */
export const cursorOf = (sort: PilotOrder, place: number, callsign: string) =>
  sort === 'callsign' ? [callsign] : [sort, place, callsign];

/** Reads it; throws a problem for one that this order has not written. */
export function readPlace(sort: PilotOrder, cursor: string): RosterPlace {
  if (sort === 'callsign') return { place: 0, callsign: String(readCursor(cursor, ['string'])[0]) };
  const [order, place, callsign] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort) throw notOurs();
  return { place: Number(place), callsign: String(callsign) };
}
