import { sql } from 'kysely';
import { refuseRemoval } from '@va/domain/rights/refuse-removal.ts';
import { unlessRefused } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { isActingAdministrator } from './effective-rights.ts';

/** A number of its own: 736213 is that of changes of flights, which trigger and job of the figures share. */
const LOCK = 736_216;

/** Throws when the pilot is the last administrator. Of two removals at once the second waits for the first. */
export async function keepLastAdministrator(
  tx: Tx,
  pilotId: string,
  table: Airline['positions'],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  unlessRefused(refuseRemoval(await administratorIds(tx, table), pilotId));
}

async function administratorIds(tx: Tx, table: Airline['positions']): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('pilot')
    .select(['id', 'roles', 'capabilities', 'positions', 'status'])
    .where((is) =>
      is.or([is('roles', '!=', sql<string[]>`'{}'`), is('positions', '!=', sql<string[]>`'{}'`)]),
    )
    .execute();
  return new Set(rows.filter((row) => isActingAdministrator(row, table)).map(({ id }) => id));
}
