import type { Queries } from '#server/db/database.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { lockTimetable } from '../timetable/timetable-lock.ts';
import { refuseIfUsed } from './in-use.ts';
import { removeChanges } from './take-back-changes.ts';
import { removeBatch } from './take-back.ts';
import { importPayloadSchema, lockImport } from './import-jobs.ts';

export const TAKE_BACK_IMPORT = 'import-take-back';

/** Takes an import back in batches, with the same care. */
export const takeBackImports: JobKind = {
  kind: TAKE_BACK_IMPORT,
  async run({ db, clock, payload }) {
    const { importId } = importPayloadSchema.parse(payload);
    while (await db.transaction((tx) => takeBackBatch(tx, importId, clock()))) continue;
  },
};

/** One part of the way back; what came to be in use since it was asked for stops it before anything is gone. */
async function takeBackBatch(tx: Queries, importId: string, now: Date): Promise<boolean> {
  const row = await lockImport(tx, importId);
  if (row?.state !== 'taking_back') return false;
  const set = (values: { state: 'applied' | 'taken_back'; done?: number; reason?: null }) =>
    tx
      .updateTable('import')
      .set({ ...values, ended_at: now })
      .where('id', '=', importId)
      .execute();
  const isFile = row.kind === 'flights' || row.kind === 'aircraft';
  if (isFile) await lockTimetable(tx);
  const untouched = row.done === row.good - row.skipped;
  if (untouched && (await refuseIfUsed(tx, row)) !== null) {
    await set({ state: 'applied', reason: null });
    return false;
  }
  if (row.kind === 'flights' || row.kind === 'aircraft') await removeChanges(tx, row.kind, importId);
  const gone = isFile ? 0 : await removeBatch(tx, importId);
  if (gone === 0) {
    await set({ state: 'taken_back', done: 0 });
    return false;
  }
  await tx
    .updateTable('import')
    .set({ done: Math.max(0, row.done - gone) })
    .where('id', '=', importId)
    .execute();
  return true;
}
