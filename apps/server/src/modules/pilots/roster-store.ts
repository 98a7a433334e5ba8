import { sql } from 'kysely';
import type { AccountStatus } from '@va/domain/account/account.ts';
import type { Queries } from '#server/db/database.ts';

/** Which pilots to list, from one callsign on. */
export interface RosterFilter {
  after: string | undefined;
  /** Part of a callsign, or of a name where those may be seen. */
  text: string | undefined;
  names: 'all' | 'consented';
  statuses: readonly AccountStatus[];
  limit: number;
}

/** Pilots by callsign. */
export function listPilots(queries: Queries, filter: RosterFilter) {
  let rows = queries
    .selectFrom('pilot')
    .selectAll()
    .where('callsign', 'is not', null)
    .where('status', 'in', filter.statuses)
    .orderBy('callsign')
    .limit(filter.limit);
  if (filter.after !== undefined) rows = rows.where('callsign', '>', filter.after);
  if (filter.text !== undefined) {
    const part = `%${filter.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    rows = rows.where((is) =>
      is.or([
        is('callsign', 'ilike', part),
        is.and([
          is('name', 'ilike', part),
          filter.names === 'all' ? sql<boolean>`true` : is('show_name', '=', true),
        ]),
      ]),
    );
  }
  return rows.execute();
}

/** A pilot by callsign, in one of these states. */
export function findPilot(queries: Queries, callsign: string, statuses: readonly AccountStatus[]) {
  return queries
    .selectFrom('pilot')
    .selectAll()
    .where('callsign', '=', callsign)
    .where('status', 'in', statuses)
    .executeTakeFirst();
}
