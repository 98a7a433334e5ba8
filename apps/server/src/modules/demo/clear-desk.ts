import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';

/** Tables of the demo's desk items and events; the demo notes their ids under the tables' names. */
const TABLES = ['points_claim', 'promotion', 'leave', 'airline_event', 'application'] as const;

/**
 * Removes the demo's desk items and events, with later changes of them. A booking for one of the events stays, without
 * the event. Call it within `changingFixed`.
 */
export async function clearDesk(tx: Tx): Promise<void> {
  for (const table of TABLES) {
    const marked = sql`(select id from demo_thing where kind = ${table})`;
    for (const { table: other, column } of await readReferences(tx, [table])) {
      const from = sql.ref(other);
      await (
        other === 'booking' || other === 'report'
          ? sql`update ${from} set ${sql.ref(column)} = null where ${sql.ref(column)} in ${marked}`
          : sql`delete from ${from} where ${sql.ref(column)} in ${marked}`
      ).execute(tx);
    }
    await sql`delete from ${sql.ref(table)} where id in ${marked}`.execute(tx);
  }
}
