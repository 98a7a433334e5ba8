import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { readReferences } from '#server/db/references.ts';

/** What the demo left at the desk, and its events: tables whose ids it notes under their names. */
const TABLES = ['points_claim', 'promotion', 'leave', 'airline_event', 'application'] as const;

/**
 * Takes away what the demo left at the desk, with what has been done to it since. A booking for one of its events stays, without
 * the event. Call it while fixed rows may change.
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
