import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** Kinds of things that staff can write at the desk in place of the content's. */
export type EntryKind = 'aircraft_type' | 'position' | 'rank' | 'points' | 'tour' | 'goal' | 'maintenance';

/** An entry of the desk in its present state. */
export interface DeskEntry {
  kind: EntryKind;
  /** The thing's key within its kind. */
  key: string;
  /** The value; null if staff took it back: then the content's holds, or the thing does not exist. */
  value: unknown;
  version: number;
}

/** Reads all entries of the desk from the database, in the order of their creation. */
export function fetchEntries(queries: Queries): Promise<readonly DeskEntry[]> {
  return queries
    .selectFrom('desk_entry')
    .select(['kind', 'key', 'value', 'version'])
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** The same, cached until an entry changes. */
export const readEntries = keptRead(['settings'], fetchEntries);

/** Whether staff have written an entry and taken it back; reads the database. */
export async function isTakenAway(queries: Queries, kind: EntryKind, key: string): Promise<boolean> {
  const gone = queries.selectFrom('desk_entry').select('key').where('kind', '=', kind).where('key', '=', key);
  return (await gone.where('value', 'is', null).executeTakeFirst()) !== undefined;
}

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
