import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { SightingOrder } from '../live/sight-flight.ts';
import { type Recording, toRecording } from '../recorded/recording.ts';
import type { ReportRow } from '../reports/report-rows.ts';

/** A flight's state before a batch. */
export interface FlightBefore extends Pick<ReportRow, 'id' | 'state' | 'landing_told'> {
  recording: Recording;
  shown: SightingOrder['before'];
  /** Whether this very batch is already stored. */
  isRepeat: boolean;
}

/**
 * Reads in one statement all that storing a batch needs; throws `no-encontrado` unless the flight is the pilot's own.
 */
export async function readFlightBefore(
  queries: Queries,
  { pilotId, code }: { pilotId: string; code: string },
  digest: Buffer,
): Promise<FlightBefore> {
  const row = await queries
    .selectFrom('report')
    .innerJoin('report_recording as recording', 'recording.report_id', 'report.id')
    .leftJoin('live_position as shown', 'shown.report_id', 'report.id')
    .select(['report.id', 'state', 'landing_told', 'kept', 'revision', 'recording.points', 'packed'])
    .select(['thinned_at', 'arrived_ms', 'shown.at', 'shown.phase'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('telemetry_batch')
            .select('digest')
            .whereRef('telemetry_batch.report_id', '=', 'report.id')
            .where('digest', '=', digest),
        )
        .as('isRepeat'),
    )
    .where('pilot_id', '=', pilotId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
  const { id, state, landing_told, at, phase, isRepeat } = row;
  const shown = at && phase ? { at, phase } : null;
  return { id, state, landing_told, shown, isRepeat: Boolean(isRepeat), recording: toRecording(row) };
}
