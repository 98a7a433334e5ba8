import type { Queries } from '#server/db/database.ts';
import type { ReportRow } from '../reports/report-row.ts';

/** How long a report counts as open at a reviewer who does nothing with it, ms. */
const TAKE_MS = 15 * 60_000;

/** Who has a report open. */
export interface Taken {
  callsign: string | null;
  mine: boolean;
  at: string;
}

/**
 * Notes that a reviewer has opened a report that waits, unless a colleague has it open; `over` takes it from them. Forbids
 * nothing: of two decisions the second is refused by the report's version.
 */
export async function takeReview(
  queries: Queries,
  { id, state }: ReportRow,
  pilotId: string,
  { over, now }: { over: boolean; now: Date },
): Promise<void> {
  if (state !== 'in_review' && state !== 'appealed' && state !== 'voided') return;
  const taken = { pilot_id: pilotId, taken_at: now };
  await queries
    .insertInto('review_take')
    .values({ report_id: id, ...taken })
    .onConflict((conflict) =>
      conflict
        .column('report_id')
        .doUpdateSet(taken)
        .where((is) =>
          is.or([
            is.val(over),
            is('review_take.pilot_id', '=', pilotId),
            is('review_take.taken_at', '<', new Date(now.getTime() - TAKE_MS)),
          ]),
        ),
    )
    .execute();
}

/** Who has reports open, by the id of the report. */
export async function readTakes(
  queries: Queries,
  reportIds: readonly string[],
  reviewerId: string,
  now: Date,
): Promise<Map<string, Taken>> {
  if (reportIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review_take')
    .innerJoin('pilot', 'pilot.id', 'review_take.pilot_id')
    .select(['report_id', 'pilot_id', 'taken_at', 'pilot.callsign'])
    .where('report_id', 'in', reportIds)
    .where('taken_at', '>=', new Date(now.getTime() - TAKE_MS))
    .execute();
  return new Map(
    rows.map(({ report_id, pilot_id, taken_at, callsign }) => [
      report_id,
      { callsign, mine: pilot_id === reviewerId, at: taken_at.toISOString() },
    ]),
  );
}
