import type { Queries } from '#server/db/database.ts';

/** Entries of points that stand, as `entry`: no other one takes them back. */
export function standingEntries(queries: Queries) {
  return queries
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .where('undone.id', 'is', null);
}
