import { sql } from 'kysely';
import type { PositionRights } from '@va/domain/rights/positions.ts';
import { type Entry, refuseRemoval } from '@va/domain/rights/refuse-grant.ts';
import { unlessRefused } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { isActingAdministrator, positionsNow } from './effective-rights.ts';

/** Id of an advisory lock, different from the others (736213 is that of changes of flights). */
const LOCK = 736_216;

/** Throws if the pilot is the last administrator. It takes a lock, so that concurrent removals wait for each other. */
export async function keepLastAdministrator(tx: Tx, pilotId: string, airline: Positions): Promise<void> {
  await lockAdministrators(tx);
  const administrators = await readAdministrators(tx, await positionsNow(tx, airline));
  unlessRefused(refuseRemoval(administrators, [pilotId]));
}

/**
 * Throws if changed positions would leave no administrator. It takes the same lock until the transaction ends.
 * @param next the positions as they will be
 */
export async function keepAdministrators(
  tx: Tx,
  airline: Positions,
  next: ReadonlyMap<string, PositionRights>,
): Promise<void> {
  await lockAdministrators(tx);
  const before = await readAdministrators(tx, await positionsNow(tx, airline));
  const after = await readAdministrators(tx, next);
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (gone.length > 0) unlessRefused(refuseRemoval(before, gone));
}

type Positions = Pick<Airline, 'contentPositions'>;

/** Takes the lock of administrators, exclusive until the transaction ends: for removing one, or changing positions. */
export const lockAdministrators = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);

/** Whether the pilot of the query has a second factor in force. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from totp where totp.pilot_id = pilot.id and totp.confirmed_at is not null)
  or exists (select 1 from passkey where passkey.pilot_id = pilot.id))`;

/** Whether the pilot of the query can sign in at all: by a password or by a passkey. */
const hasWayIn = sql<boolean>`(
  exists (select 1 from password where password.pilot_id = pilot.id)
  or exists (select 1 from passkey where passkey.pilot_id = pilot.id))`;

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
