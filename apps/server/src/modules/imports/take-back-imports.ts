import { sql } from 'kysely';
import { changingFixed } from '#server/db/changing-fixed.ts';
import type { Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { FILE_TABLES, type FileKind } from '../file-changes/note-changes.ts';
import { noteMoved } from '../fleet/aircraft-rows.ts';
import { countTimetable } from '../timetable/timetable-revision.ts';
import { refuseIfUsed, WITH_THE_ACCOUNT } from './in-use.ts';
import { lockImport, removeKeptChanges, updateImport } from '../file-changes/import-rows.ts';
import { importPayloadSchema } from './import-jobs.ts';
import { removePilots } from '../accounts/pilot-rows.ts';
import { lockPilots } from '../accounts/locked-account.ts';
import { removeBroughtBalances, removeFlownHours } from '../ledgers/entry-rows.ts';
import { closeGaps } from '../ledgers/points-ledger.ts';
import { removeReports } from '../reports/report-rows.ts';

/** Rows per transaction: few enough to hold locks only briefly. */
const FLIGHTS = 1000;
const PEOPLE = 200;

/** Deletes one batch of an import's rows; answers how many rows of the file it covered, 0 when none is left. */
async function removeBatch(tx: Tx, importId: string): Promise<number> {
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

export const TAKE_BACK_IMPORT = 'import-take-back';

/** Job: takes an import back in batches, each committed like those of applying. */
export const takeBackImports: JobKind = {
  kind: TAKE_BACK_IMPORT,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    while (await db.transaction((tx) => takeBackBatch(tx, importId, clock()))) continue;
  },
};

/** Columns that a file may change. */
const COLUMNS = {
  flights:
    'number dep_icao arr_icao days std_utc sta_utc arr_day_offset block_min distance_nm level kind valid_from valid_until is_public note source locked types route iata_type',
  aircraft: 'type_id icao_type service base_icao is_substitute',
};

/** One batch of taking back. Before the first, it stops if something has come to depend on the import meanwhile. */
async function takeBackBatch(tx: Tx, importId: string, now: Date): Promise<boolean> {
  const row = await lockImport(tx, importId);
  if (row?.state !== 'taking_back') return false;
  const file = row.kind === 'flights' || row.kind === 'aircraft' ? row.kind : null;
  if (file !== null) await lockTimetable(tx);
  const untouched = row.done === row.good - row.skipped;
  if (untouched && (await refuseIfUsed(tx, row)) !== null) {
    await updateImport(tx, importId, { state: 'applied', reason: null, ended_at: now });
    return false;
  }
  if (file !== null) await removeChanges(tx, file, importId, now);
  const gone = file === null ? await removeBatch(tx, importId) : 0;
  if (gone === 0) {
    await updateImport(tx, importId, { state: 'taken_back', done: 0, ended_at: now });
    return false;
  }
  await updateImport(tx, importId, { done: Math.max(0, row.done - gone) });
  return true;
}

/** Restores flights or tails to their state before a file. The caller holds the timetable lock exclusively. */
async function removeChanges(tx: Tx, kind: FileKind, importId: string, now: Date): Promise<void> {
  const [table] = FILE_TABLES[kind];
  const changed = (thing: string, isNew: boolean) =>
    sql`select thing_id from import_change where import_id = ${importId} and thing = ${thing}
      and (before is null) = ${isNew}`;
  if (kind === 'aircraft') {
    const events = sql`aircraft_event where id in (${changed('aircraft_event', true)})`;
    await noteMoved(tx, sql`select aircraft_id from ${events}`, now);
    await changingFixed(tx, () => sql`delete from ${events}`.execute(tx));
  }
  await sql`delete from ${sql.table(table)} where id in (${changed(table, true)})`.execute(tx);
  const columns = COLUMNS[kind].split(' ').map((name) => sql.ref(name));
  await sql`update ${sql.table(table)} item set (${sql.join(columns)}) = (
      select ${sql.join(columns)} from jsonb_populate_record(null::${sql.table(table)}, change.before))
    from import_change change where change.import_id = ${importId} and change.thing = ${table}
      and change.before is not null and change.thing_id = item.id`.execute(tx);
  if (kind === 'flights') await countTimetable(tx);
  await removeKeptChanges(tx, importId);
}
