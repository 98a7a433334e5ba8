import type { WebhookEvent } from '@va/domain/webhooks/webhook-events.ts';
import type { Tx } from '#server/db/database.ts';
import { announce } from '#server/kernel/messages/announce.ts';
import type { ReportRow } from './report-rows.ts';

/** Tells webhooks of a flight or its report, in the transaction of the act. */
export function announceFlight(tx: Tx, event: WebhookEvent, row: ReportRow, now: Date): Promise<void> {
  return announce(tx, event, {
    pilotId: row.pilot_id,
    news: {
      code: row.code,
      flightNumber: row.flight_number,
      depIcao: row.dep_icao,
      arrIcao: row.arr_icao ?? row.arr_planned_icao,
      icaoType: row.icao_type_seen ?? row.icao_type,
      score: row.score,
      blockMin: row.block_min,
      touchdownFpm: row.touchdown_fpm,
      path: `/plataforma/informes/${row.code}`,
    },
    now,
  });
}

/** Announces a landing once, even after bounces or go-arounds; the caller has locked the report's row. */
export async function announceLanding(tx: Tx, row: ReportRow, now: Date): Promise<void> {
  if (row.landing_told) return;
  await tx.updateTable('report').set({ landing_told: true }).where('id', '=', row.id).execute();
  await announceFlight(tx, 'flight.landed', row, now);
}
