import { sql } from 'kysely';
import { type Entry, refuseRemoval } from '@va/domain/rights/refuse-removal.ts';
import { unlessRefused } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { isActingAdministrator } from './effective-rights.ts';
import { hasSecondFactor, hasWayIn } from './second-factor-in-force.ts';

/** A number of its own: 736213 is that of changes of flights, which trigger and job of the figures share. */
const LOCK = 736_216;

/** Throws when the pilot is the last administrator. Of two removals at once the second waits for the first. */
export async function keepLastAdministrator(
  tx: Tx,
  pilotId: string,
  table: Airline['positions'],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
  unlessRefused(refuseRemoval(await readAdministrators(tx, table), pilotId));
}

async function readAdministrators(tx: Tx, table: Airline['positions']): Promise<ReadonlyMap<string, Entry>> {
  const rows = await tx
    .selectFrom('pilot')
    .select(['id', 'roles', 'capabilities', 'positions', 'status'])
    .select([hasWayIn.as('way_in'), hasSecondFactor.as('factor')])
    .where((is) =>
      is.or([is('roles', '!=', sql<string[]>`'{}'`), is('positions', '!=', sql<string[]>`'{}'`)]),
    )
    .execute();
  const entryOf = ({ way_in, factor }: (typeof rows)[number]): Entry =>
    way_in ? (factor ? 'desk' : 'owes_factor') : 'no_way_in';
  return new Map(
    rows.filter((row) => isActingAdministrator(row, table)).map((row) => [row.id, entryOf(row)]),
  );
}
