import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import { correctClock } from '@va/domain/flight-record/clock-offset.ts';
import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import { onePerMinute } from '@va/domain/flight-record/thin-for-zoom.ts';
import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { carryOut } from '../reports/carry-out.ts';
import { readRecorded, rewriteRecording } from '../recorded/recording.ts';
import { findOwnReport } from '../reports/report-rows.ts';
import { moveReport } from '../reports/move-report.ts';

/** Recordings are packed into few rows this long after submission, ms, when late points have arrived. */
const PACK_MS = DAY_MS;
/** Days after the decision at which a recording is thinned to one point a minute. */
export const TRACK_DAYS = 180;
const THIN_MS = TRACK_DAYS * DAY_MS;
/** Points per row of a packed recording. */
const ROW_POINTS = 3600;
/** Most recordings per run. */
const AT_ONCE = 200;

/** Job: marks silent flights as interrupted, and closes drafts that nobody has touched. */
export function silentFlights(airline: Airline): JobKind {
  return {
    kind: 'silent-flights',
    cron: '*/5 * * * *',
    async run({ db, clock }) {
      const now = clock();
      const interrupted = await moveUnheard(
        db,
        airline,
        'lose_contact',
        airline.reportRules.silentHours * HOUR_MS,
        now,
      );
      const abandoned = await moveUnheard(
        db,
        airline,
        'abandon',
        airline.reportRules.resumeDays * DAY_MS,
        now,
      );
      return { interrupted, abandoned };
    },
  };
}

async function moveUnheard(
  db: Database,
  airline: Airline,
  type: 'lose_contact' | 'abandon',
  silentMs: number,
  now: Date,
): Promise<number> {
  const rows = await db.queries
    .selectFrom('report')
    .select(['code', 'pilot_id', 'created_at', 'planned_block_min'])
    .where('state', '=', type === 'abandon' ? 'draft' : 'in_progress')
    .where('heard_at', '<=', new Date(now.getTime() - silentMs))
    .orderBy('heard_at')
    .limit(AT_ONCE)
    .execute();
  const event: ReportEvent = { type };
  const late = ({ created_at, planned_block_min }: (typeof rows)[number]) =>
    now.getTime() - created_at.getTime() >
    (planned_block_min ?? 0) * 60_000 + airline.reportRules.lateHours * HOUR_MS;
  const due = rows.filter((row) => type === 'abandon' || late(row));
  for (const { code, pilot_id } of due)
    await db.transaction(async (tx) => {
      await lockPilot(tx, pilot_id);
      const row = await findOwnReport(tx, pilot_id, code, { lock: true });
      const heardAgain = now.getTime() - (row.heard_at ?? now).getTime() < silentMs;
      if (row.state !== (type === 'abandon' ? 'draft' : 'in_progress') || heardAgain) return;
      const moved = await moveReport(tx, airline, row, event, { byId: null, now });
      await carryOut(tx, airline, moved.row, moved.effects, now);
    });
  return due.length;
}

/**
 * Job that keeps recordings small: packs them a day after submission, and thins them `TRACK_DAYS` after the decision.
 */
export const telemetryThinning: JobKind = {
  kind: 'telemetry-thinning',
  cron: '40 2 * * *',
  async run({ db, clock }) {
    const now = clock();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const done = db.queries
      .selectFrom('report_recording')
      .innerJoin('report', 'report.id', 'report_recording.report_id')
      .select('report.id')
      .limit(AT_ONCE);
    const sent = await done
      .where('packed', '=', false)
      .where((is) =>
        is.or([
          is('report.submitted_at', '<', before(PACK_MS)),
          is.and([is('report.state', '=', 'voided'), is('report.updated_at', '<', before(PACK_MS))]),
        ]),
      )
      .execute();
    const old = await done
      .where('thinned_at', 'is', null)
      .where('report.decided_at', '<', before(THIN_MS))
      .execute();
    for (const { id } of sent) await rewrite(db, id, null);
    for (const { id } of old) await rewrite(db, id, now);
    return { packed: sent.length, thinned: old.length };
  },
};

async function rewrite(db: Database, reportId: string, thinnedAt: Date | null): Promise<void> {
  await db.transaction(async (tx) => {
    const { clock_offset_ms } = await tx
      .selectFrom('report')
      .select('clock_offset_ms')
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    const { points, clock } = await readRecorded(tx, reportId);
    // Use the clock offset with which the flight was judged; its events are corrected by the same.
    const ours = orderPoints(correctClock(points, clock.length === 0 ? 0 : (clock_offset_ms ?? 0)));
    await rewriteRecording(tx, reportId, thinnedAt ? onePerMinute(ours) : ours, {
      rowPoints: ROW_POINTS,
      thinnedAt,
    });
  });
}
