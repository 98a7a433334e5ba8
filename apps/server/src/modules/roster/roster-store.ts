import { sql } from 'kysely';
import type { AccountStatus } from '@va/domain/account/account.ts';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { SHOWN_COLUMNS } from '../pilots/pilot-view.ts';
import { placeOf, type RosterPlace } from './roster-order.ts';

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
