import { refuseAppealDecider } from '@va/domain/report/appeal-steps.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem, unlessRefused } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { type ReportRow, toReport } from '../reports/report-rows.ts';

/** How long a report counts as open at a reviewer after they opened it, ms. */
const TAKE_MS = 15 * 60_000;

/** The reviewer who has a report open. */
export interface Taken {
  callsign: string | null;
  mine: boolean;
  at: string;
}

/**
 * Notes that a reviewer has opened a waiting report, unless a colleague has it open; `over` takes it over. This is only
 * a hint and locks nothing: of two decisions, the version check refuses the second. Throws `asunto-propio`,
 * `misma-persona` or `sin-permiso` for a person who may not decide it, so that they do not block others.
 */
export async function takeReview(
  queries: Queries,
  row: ReportRow,
  { pilotId, capabilities }: PilotActor,
  { over, now }: { over: boolean; now: Date },
): Promise<void> {
  const { id, state } = row;
  if (state !== 'in_review' && state !== 'appealed' && state !== 'voided') return;
  if (state === 'in_review') unlessRefused(refuseDecision(pilotId, { ownerId: row.pilot_id }));
  else {
    unlessRefused(refuseAppealDecider(toReport(row), pilotId));
    if (!capabilities.has('appeals.decide')) throw new Problem('sin-permiso');
  }
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

/** The reviewers who have reports open, by report id. */
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
