import type { Tx } from '#server/db/database.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { lockTimetable } from '#server/kernel/locks/timetable-lock.ts';
import { refuseIfUsed } from './in-use.ts';
import { removeChanges } from './take-back-changes.ts';
import { removeBatch } from './take-back.ts';
import { lockImport, updateImport } from '../file-changes/import-rows.ts';
import { importPayloadSchema } from './import-jobs.ts';

export const TAKE_BACK_IMPORT = 'import-take-back';

/** Job: takes an import back in batches, each committed like those of applying. */
export const takeBackImports: JobKind = {
  kind: TAKE_BACK_IMPORT,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    while (await db.transaction((tx) => takeBackBatch(tx, importId, clock()))) continue;
  },
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
