import type { Queries } from '#server/db/database.ts';

/** Query for points entries that were not reversed, under the alias `entry`. */
export function standingEntries(queries: Queries) {
  return queries
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .where('undone.id', 'is', null);
}
