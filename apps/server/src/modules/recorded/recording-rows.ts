import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Batch, Recording } from './recording.ts';

/** Inserts the empty state of a flight's recording. */
export async function beginRecording(tx: Tx, reportId: string): Promise<void> {
  await tx.insertInto('report_recording').values({ report_id: reportId }).execute();
}

/** Deletes the points recorded so far, because another recorder takes over and knows more. */
export async function dropRecorded(tx: Tx, reportId: string): Promise<void> {
  await tx.deleteFrom('telemetry_batch').where('report_id', '=', reportId).execute();
  await tx
    .updateTable('report_recording')
    .set({ kept: '[]', points: 0, arrived_ms: null, revision: sql`revision + 1` })
    .where('report_id', '=', reportId)
    .execute();
}

/**
 * Part of a statement: updates the recording's state of the flight in `flight (id)` by one batch; yields no row if
 * another change came in between (optimistic lock).
 */
export const countBatch = (before: Recording, after: Recording): RawBuilder<unknown> => sql`
      update report_recording as recording
      set kept = ${JSON.stringify(after.kept)}::jsonb, revision = ${after.revision}::int, points = ${after.points}::int,
        arrived_ms = ${after.arrivedMs}::int
      from flight
      where recording.report_id = flight.id and recording.revision = ${before.revision}::int and not recording.packed
      returning recording.report_id`;

/** Part of a statement: inserts a batch's points for the flight in `counted (report_id)`. */
export const keepBatch = (
  { clientNow, receivedAt, points }: Batch,
  { data, digest }: { data: Buffer; digest: Buffer },
): RawBuilder<unknown> => sql`
      insert into telemetry_batch (report_id, digest, received_at, client_now, newest_at, points, data)
      select report_id, ${digest}::bytea, ${receivedAt}::timestamptz, ${clientNow}::timestamptz,
        ${new Date(Math.max(...points.map(({ at }) => at)))}::timestamptz, ${points.length}::int, ${data}::bytea
      from counted`;
