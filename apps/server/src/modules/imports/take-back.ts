import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Tx } from '#server/db/database.ts';
import { removePilots } from '../accounts/pilot-rows.ts';
import { lockPilots } from '../accounts/locked-account.ts';
import { removeBroughtBalances, removeFlownHours } from '../ledgers/entry-rows.ts';
import { closeGaps } from '../ledgers/points-ledger.ts';
import { removeReports } from '../reports/report-rows.ts';
import { WITH_THE_ACCOUNT } from './in-use.ts';

/** Rows per transaction: few enough to hold locks only briefly. */
const FLIGHTS = 1000;
const PEOPLE = 200;

/** Deletes one batch of an import's rows; answers how many rows of the file it covered, 0 when none is left. */
export async function removeBatch(tx: Tx, importId: string): Promise<number> {
  return (
    (await takeBackFlights(tx, importId)) ||
    (await takeBackBalances(tx, importId)) ||
    (await takeBackPilots(tx, importId)) ||
    (await takeBackAirports(tx, importId))
  );
}

async function takeBackFlights(tx: Tx, importId: string): Promise<number> {
  const reports = await tx
    .selectFrom('report')
    .select('id')
    .where('import_id', '=', importId)
    .limit(FLIGHTS)
    .execute();
  const ids = reports.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await changingFixed(tx, () => removeFlownHours(tx, ids));
  await removeReports(tx, ids);
  return ids.length;
}

async function takeBackBalances(tx: Tx, importId: string): Promise<number> {
  const people = await tx
    .selectFrom('hours_entry')
    .select('pilot_id')
    .where('import_id', '=', importId)
    .union(tx.selectFrom('points_entry').select('pilot_id').where('import_id', '=', importId))
    .orderBy('pilot_id')
    .limit(PEOPLE)
    .execute();
  const ids = people.map(({ pilot_id }) => pilot_id);
  if (ids.length === 0) return 0;
  await lockPilots(tx, ids);
  await changingFixed(tx, async () => {
    await removeBroughtBalances(tx, importId, ids);
    for (const id of ids) await closeGaps(tx, id);
  });
  return ids.length;
}

async function takeBackPilots(tx: Tx, importId: string): Promise<number> {
  const pilots = await tx
    .selectFrom('pilot')
    .select('id')
    .where('import_id', '=', importId)
    .orderBy('id')
    .limit(PEOPLE)
    .forUpdate()
    .execute();
  const ids = pilots.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of WITH_THE_ACCOUNT)
    await sql`delete from ${sql.table(table)} where pilot_id = any(${ids})`.execute(tx);
  await removePilots(tx, ids);
  return ids.length;
}

async function takeBackAirports(tx: Tx, importId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('brought_airport')
    .where('import_id', '=', importId)
    .returning('icao')
    .execute();
  return gone.length;
}
