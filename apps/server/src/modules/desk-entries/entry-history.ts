import type { Queries } from '#server/db/database.ts';
import type { EntryKind } from './read-entries.ts';

/** Most changes shown for a kind of entry. */
const MOST = 200;

/** What staff have changed of a kind of thing, the latest first. */
export async function readEntryHistory(queries: Queries, kind: EntryKind) {
  const rows = await queries
    .selectFrom('desk_change')
    .leftJoin('pilot', 'pilot.id', 'desk_change.by_id')
    .select(['desk_change.key', 'desk_change.version', 'desk_change.before', 'desk_change.after'])
    .select(['desk_change.reason', 'desk_change.at', 'pilot.callsign'])
    .where('desk_change.kind', '=', kind)
    .orderBy('desk_change.at', 'desc')
    .orderBy('desk_change.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
