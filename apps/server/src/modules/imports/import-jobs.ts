import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { ImportKind } from '@va/contract/staff/imports.ts';
import type { AirportRow } from '@va/domain/airport/airport-csv.ts';
import type { PilotRow } from '@va/domain/imports/import-rows.ts';
import { addMonthsTo } from '@va/domain/months.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { bringPilots } from '../accounts/pilot-rows.ts';
import { startRankHistories } from '../ranks/set-rank.ts';
import { applyBalances, applyLogbook } from './apply-imports.ts';
import { lockImport, updateImport } from '../file-changes/import-rows.ts';
import type { Applying } from './import-store.ts';
import { airportRowSchema, balanceRowSchema, logbookRowSchema, pilotRowSchema } from './row-schemas.ts';

export const APPLY_IMPORT = 'import-apply';

export const importPayloadSchema = z.object({ importId: z.uuid() });

/** Rows per transaction: few enough to hold locks only briefly. */
const BATCH: Readonly<Record<ImportKind, number>> = {
  airports: 500,
  pilots: 500,
  logbook: 1000,
  newsky: 1000,
  balances: 100,
  flights: 0,
  aircraft: 0,
};

/** Job: applies an import in batches. Each batch is committed, so that a killed run continues where it stopped. */
export const applyImports = (airline: Airline): JobKind => ({
  kind: APPLY_IMPORT,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    while (await db.transaction((tx) => applyBatch(tx, { importId, airline, now: clock() }))) continue;
  },
});

/** One batch in its transaction; answers whether there may be more. */
async function applyBatch(
  tx: Tx,
  { importId, airline, now }: Pick<Applying, 'importId' | 'airline' | 'now'>,
): Promise<boolean> {
  const row = await lockImport(tx, importId);
  if (row?.state !== 'applying') return false;
  const items = await tx
    .selectFrom('import_row')
    .select(['line', 'data'])
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(BATCH[row.kind])
    .execute();
  if (items.length === 0) {
    const end = { state: 'applied', ended_at: now, problems: '[]', refused_csv: null } as const;
    await updateImport(tx, importId, end);
    return false;
  }
  const applying = { importId, name: row.name, byId: row.created_by, airline, now };
  const data = items.map((item) => item.data);
  const made = await applyRows(tx, row.kind, data, applying);
  const last = items.at(-1)?.line ?? 0;
  await tx.deleteFrom('import_row').where('import_id', '=', importId).where('line', '<=', last).execute();
  const skipped = row.skipped + items.length - made;
  await updateImport(tx, importId, { done: row.done + made, skipped });
  return true;
}

function applyRows(tx: Tx, kind: ImportKind, rows: readonly unknown[], applying: Applying): Promise<number> {
  if (kind === 'airports') return applyAirports(tx, z.array(airportRowSchema).parse(rows), applying);
  if (kind === 'pilots') return applyPilots(tx, z.array(pilotRowSchema).parse(rows), applying);
  if (kind === 'balances') return applyBalances(tx, z.array(balanceRowSchema).parse(rows), applying);
  return applyLogbook(tx, z.array(logbookRowSchema).parse(rows), applying);
}

/**
 * Makes invited accounts with the rank and joining day of the file. Skips pilots whose callsign, address or network id
 * was taken meanwhile. Answers how many it made.
 */
async function applyPilots(
  tx: Tx,
  rows: readonly PilotRow[],
  { importId, airline, now }: Applying,
): Promise<number> {
  const heldSince = new Date(addMonthsTo(now.getTime(), -airline.accountRules.callsignHoldMonths));
  const pilots = rows.map((row) => ({ ...row, base: ownCode(airline.operations, row.base), id: uuid() }));
  const made = new Set(await bringPilots(tx, pilots, { importId, heldSince, now }));
  await startRankHistories(
    tx,
    pilots.flatMap(({ id, rank, joinedAt }) =>
      made.has(id) ? { id, rank, since: joinedAt ?? now.toISOString() } : [],
    ),
    'Traído de otro sistema',
  );
  return made.size;
}

/** Adds airports to the network, except those that another file added meanwhile. Answers how many it added. */
async function applyAirports(tx: Tx, rows: readonly AirportRow[], { importId }: Applying): Promise<number> {
  const made = await tx
    .insertInto('brought_airport')
    .values(rows.map((row) => ({ ...row, import_id: importId })))
    .onConflict((conflict) => conflict.column('icao').doNothing())
    .returning('icao')
    .execute();
  return made.length;
}
