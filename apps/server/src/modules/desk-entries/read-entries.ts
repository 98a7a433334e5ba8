import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';

/** What staff write at the desk over the content. */
export type EntryKind = 'aircraft_type' | 'position' | 'rank' | 'points' | 'tour' | 'goal' | 'maintenance';

/** A thing as staff have left it. */
export interface DeskEntry {
  kind: EntryKind;
  /** What the kind calls the thing. */
  key: string;
  /** Null where it was taken back: the content holds, or there is no such thing. */
  value: unknown;
  version: number;
}

/** Everything that staff have written, in the order in which it came up, as it is at this moment. */
export function fetchEntries(queries: Queries): Promise<readonly DeskEntry[]> {
  return queries
    .selectFrom('desk_entry')
    .select(['kind', 'key', 'value', 'version'])
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** The same, kept until one changes. */
export const readEntries = keptRead(['settings'], fetchEntries);

/** Whether staff have taken away a thing that they had written, as it is at this moment. */
export async function isTakenAway(queries: Queries, kind: EntryKind, key: string): Promise<boolean> {
  const gone = queries.selectFrom('desk_entry').select('key').where('kind', '=', kind).where('key', '=', key);
  return (await gone.where('value', 'is', null).executeTakeFirst()) !== undefined;
}
