import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Tables whose rows a trigger protects from changes; taking back the demo or an import switches it off. */
const FIXED = ['points_entry', 'hours_entry', 'report_transition', 'aircraft_event'] as const;

/** Allows `work` to change rows of these tables, within a transaction that locks the tables. */
export async function changingFixed<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const set = async (how: 'enable' | 'disable') => {
    for (const table of FIXED)
      await sql`alter table ${sql.ref(table)} ${sql.raw(how)} trigger ${sql.ref(`${table}_fixed`)}`.execute(
        tx,
      );
  };
  await set('disable');
  const result = await work();
  await set('enable');
  return result;
}
