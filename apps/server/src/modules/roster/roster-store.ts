import { type RawBuilder, sql } from 'kysely';
import type { AccountStatus } from '@va/domain/account/account.ts';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { notOurs, readCursor } from '#server/api/cursor.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { flightsOf, minutesOf, pointsOf } from '../flown/pilot-totals.ts';
import { SHOWN_COLUMNS } from '../pilots/pilot-view.ts';

/** Position in a list of pilots after which a page begins. */
interface RosterPlace {
  place: number;
  callsign: string;
}
const PILOT = sql.ref('pilot.id');
const TOTALS = { points: pointsOf(PILOT), minutes: minutesOf(PILOT), flights: flightsOf(PILOT) };

/** A pilot's cursor values, including the order's name so that no other order accepts them. */
export const cursorOf = (sort: PilotOrder, place: number, callsign: string) =>
  sort === 'callsign' ? [callsign] : [sort, place, callsign];

/** Filter and position of a list of pilots. */
export interface RosterFilter {
  sort: PilotOrder;
  after: RosterPlace | undefined;
  /** Part of a callsign, or of a name that the caller may see. */
  text: string | undefined;
  names: 'all' | 'consented' | 'none';
  /** Whether to list only pilots with a public profile. */
  open: boolean;
  statuses: readonly AccountStatus[];
  limit: number;
}

const COLUMNS = ['id', ...SHOWN_COLUMNS] as const;

/** Pilots in an order, each with the place in it. */
export function listPilots(queries: Queries, { sort, after, ...filter }: RosterFilter) {
  const place = placeOf(sort);
  let rows = queries
    .selectFrom('pilot')
    .select(COLUMNS)
    .select(place.as('place'))
    .where('callsign', 'is not', null)
    .where('status', 'in', filter.statuses)
    .limit(limitOf(filter.limit));
  if (filter.open) rows = rows.where('public_profile', '=', true);
  if (sort !== 'callsign') rows = rows.orderBy('place');
  rows = rows.orderBy('callsign');
  if (after && sort === 'callsign') rows = rows.where('callsign', '>', after.callsign);
  else if (after)
    rows = rows.where(sql<boolean>`(${place}, callsign) > (${after.place}::bigint, ${after.callsign})`);
  if (filter.text !== undefined) {
    const part = `%${filter.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const names = { all: [true, false], consented: [true], none: [] }[filter.names];
    rows = rows.where((is) =>
      is.or([
        is('callsign', 'ilike', part),
        ...names.map((shown) => is.and([is('name', 'ilike', part), is('show_name', '=', shown)])),
      ]),
    );
  }
  return rows.execute();
}

/** SQL for a pilot's sort value; ties are ordered by callsign, and pilots who do not want to be on boards come last. */
function placeOf(sort: PilotOrder): RawBuilder<number> {
  if (sort === 'callsign') return sql<number>`0`;
  const total = TOTALS[sort.replace('-', '') as keyof typeof TOTALS];
  return sql<number>`case when pilot.in_boards then ${sort.startsWith('-') ? sql`-` : sql``}${total} else 2147483647 end`;
}

/** Reads a cursor; throws a problem if it is not of this order. */
export function readPlace(sort: PilotOrder, cursor: string): RosterPlace {
  if (sort === 'callsign') return { place: 0, callsign: String(readCursor(cursor, ['string'])[0]) };
  const [order, place, callsign] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort) throw notOurs();
  return { place: Number(place), callsign: String(callsign) };
}

/** A pilot by callsign, in one of these states. */
export function findPilot(queries: Queries, callsign: string, statuses: readonly AccountStatus[]) {
  return queries
    .selectFrom('pilot')
    .select(COLUMNS)
    .select('public_profile')
    .where('callsign', '=', callsign)
    .where('status', 'in', statuses)
    .executeTakeFirst();
}
