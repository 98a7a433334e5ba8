import { countOf } from '@va/domain/numbers.ts';
import { settleEvent } from '@va/domain/events/attendance.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';
import { readEventFlights, type EventRow, toEvent } from './event-rows.ts';

/**
 * Posts or reverses the points of the events during which a flight took place, after its report was decided, reopened
 * or voided. Another flight of the same event may count instead. The caller has locked the pilot's row.
 */
export async function settleEvents(
  tx: Tx,
  ops: Operations,
  { pilot_id: pilotId, off_block: offBlock }: { pilot_id: string; off_block: Date | null },
  now: Date,
): Promise<void> {
  if (offBlock === null) return;
  const rows = await selectHeld(tx)
    .where('starts_at', '<=', offBlock)
    .where('ends_at', '>=', offBlock)
    .execute();
  for (const row of rows) await settleOne(tx, ops, pilotId, row, now);
}

/**
 * The same for all events during a pilot's flights, after a merge of accounts. The caller has locked the pilot's row.
 */
export async function settleEventsOf(tx: Tx, ops: Operations, pilotId: string, now: Date): Promise<void> {
  const rows = await selectHeld(tx)
    .where((is) =>
      is.exists(
        is
          .selectFrom('report')
          .select('report.id')
          .where('report.pilot_id', '=', pilotId)
          .whereRef('off_block', '>=', 'starts_at')
          .whereRef('off_block', '<=', 'ends_at'),
      ),
    )
    .execute();
  for (const row of rows) await settleOne(tx, ops, pilotId, row, now);
}

/** Events that were not cancelled, the earliest first. */
function selectHeld(tx: Tx) {
  return tx
    .selectFrom('airline_event')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id');
}

async function settleOne(tx: Tx, ops: Operations, pilotId: string, row: EventRow, now: Date): Promise<void> {
  const flights = await readEventFlights(tx, ops, { from: row.starts_at, until: row.ends_at, pilotId });
  const signed = await tx
    .selectFrom('event_signup')
    .select('signed_at')
    .where('event_id', '=', row.id)
    .where('pilot_id', '=', pilotId)
    .executeTakeFirst();
  const entries = await tx
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .select(['entry.report_id', 'undone.id as undone_by'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.reason', '=', constant('event'))
    .where('entry.subject', '=', row.id)
    .execute();
  const stands = entries.find(({ undone_by }) => undone_by === null);
  const { takeBack, post } = settleEvent(
    toEvent(row),
    flights,
    stands ? { reportId: stands.report_id } : null,
    { points: row.points, share: ops.points.online.share, signedAt: signed?.signed_at.getTime() ?? null },
  );
  if (takeBack)
    await reversePoints(tx, pilotId, { reason: 'event', subject: row.id }, now, {
      reportId: stands?.report_id ?? undefined,
    });
  if (post === null) return;
  await postPoints(tx, pilotId, post);
  // Tell the pilot only the first time, not again when a report is reopened and accepted once more.
  if (entries.length === 0)
    await tellPilot(tx, pilotId, {
      kind: 'event.attended',
      title: `Has participado en ${row.title}`,
      body: `Tu vuelo cuenta para el evento y sumas ${countOf(row.points, 'punto', 'puntos')}.`,
      link: `/plataforma/eventos/${row.id}`,
    });
}
