import { refuseAdjustment } from '@va/domain/rights/four-eyes.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import { lockImport, updateImport } from '../file-changes/import-rows.ts';
import { APPLY_IMPORT } from './import-jobs.ts';
import { readPilotIds } from './logbook-facts.ts';
import { TAKE_BACK_IMPORT } from './take-back-imports.ts';
import { refuseIfUsed } from './in-use.ts';
import { balanceRowSchema } from './row-schemas.ts';

/** Queues the application of a checked import. Balances need a second person if an adjustment of that size would. */
export function applyImport(
  db: Database,
  { operations }: Pick<Airline, 'operations'>,
  id: string,
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockIn(tx, id, 'checked');
    if (row.kind === 'balances')
      await refuseAlone(tx, { importId: id, byId: row.created_by ?? '' }, by, operations.points.aloneUpTo);
    await updateImport(tx, id, { state: 'applying', ended_at: null });
    await enqueueJob(tx, job(APPLY_IMPORT, id, by));
    await audit(tx, {
      by,
      capability: 'data.transfer',
      action: 'import.applied',
      subject: { kind: 'import', id },
      after: { kind: row.kind, rows: row.good },
    });
  });
}

/** Queues taking an applied import back. Throws if something depends on it. */
export function takeBackImport(db: Database, id: string, reason: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockIn(tx, id, 'applied');
    const used = await refuseIfUsed(tx, row);
    if (used !== null) throw new Problem('importacion-en-uso', { detail: used });
    await updateImport(tx, id, { state: 'taking_back', reason, ended_at: null });
    await enqueueJob(tx, job(TAKE_BACK_IMPORT, id, by));
    await audit(tx, {
      by,
      capability: 'data.transfer',
      action: 'import.taken-back',
      subject: { kind: 'import', id },
      after: { kind: row.kind, rows: row.done },
    });
  });
}

/** Throws if somebody imports their own balance, or more points than one person may decide alone. */
async function refuseAlone(
  tx: Tx,
  { importId, byId }: { importId: string; byId: string },
  { actor }: By,
  alonePoints: number,
): Promise<void> {
  const ids = await readPilotIds(tx);
  const rows = await tx.selectFrom('import_row').select('data').where('import_id', '=', importId).execute();
  const secondId = actor.pilotId === byId ? undefined : actor.pilotId;
  for (const { data } of rows) {
    const { callsign, points } = balanceRowSchema.parse(data);
    unlessRefused(
      refuseAdjustment({ points, ownerId: ids.get(callsign) ?? '', byId, secondId }, alonePoints),
    );
  }
}

async function lockIn(tx: Tx, id: string, state: 'checked' | 'applied') {
  const row = await lockImport(tx, id);
  if (!row) throw new Problem('no-encontrado');
  if (row.state !== state) throw new Problem('importacion-en-otro-estado', { current: { state: row.state } });
  return row;
}

function job(kind: string, id: string, { context: { now } }: By) {
  return { kind, runKey: `${kind}:${id}:${now.getTime()}`, payload: { importId: id }, at: now };
}
