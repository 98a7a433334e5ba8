import type { FlightProfile, LogbookReport, ReportDetail } from '@va/schemas/api/report-detail.ts';
import { checkClock, correctClock } from '@va/domain/flight-record/clock-offset.ts';
import { profileGaps, profilePhases, thinForProfile } from '@va/domain/flight-record/flight-profile.ts';
import { orderPoints } from '@va/domain/flight-record/point-order.ts';
import { findTouchdowns, lastLanding } from '@va/domain/flight-record/touchdowns.ts';
import type { Queries } from '#server/db/database.ts';
import { Problem } from '#server/api/problem.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import type { LogbookRow } from './logbook.ts';
import { selectLogbook } from './logbook.ts';
import { readRecorded, readRecording } from './recording.ts';
import type { ReportRow } from './report-row.ts';
import { REPORT_RULES } from './report-row.ts';
import { reportView } from './report-view.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Points of a profile at most, about. */
const PROFILE_POINTS = 400;
/** What is shown of a landing before it, and after it, ms. */
const BEFORE_MS = 12_000;
const AFTER_MS = 5000;
/** Heights that make a line of it. */
const LEAST_HEIGHTS = 5;

/** A line of the logbook. */
export function logbookView(ops: Operations, row: LogbookRow): LogbookReport {
  return {
    ...reportView(row),
    dep: viewPlace(ops, row.dep_icao),
    arrPlanned: viewPlace(ops, row.arr_planned_icao),
    arr: row.arr_icao === null ? null : viewPlace(ops, row.arr_icao),
    points: row.points ?? 0,
    countedMin: row.counted_min ?? 0,
  };
}

/** A report with all that its page shows besides score, profile and history. */
export async function reportDetail(queries: Queries, ops: Operations, id: string): Promise<ReportDetail> {
  const row = await selectLogbook(queries).where('report.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('no-encontrado');
  const appeal = await queries
    .selectFrom('appeal')
    .selectAll()
    .where('report_id', '=', id)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const after = (time: Date | null, ms: number) =>
    time === null ? null : new Date(time.getTime() + ms).toISOString();
  const decided = row.state === 'accepted' || row.state === 'rejected';
  const undecided = row.state === 'submitted' || row.state === 'in_review';
  return {
    ...logbookView(ops, row),
    callsign: row.callsign,
    comment: row.comment,
    evidenceUrl: row.evidence_url,
    network: row.network,
    onlineShare: row.online_share,
    clockOffsetS: row.clock_offset_ms === null ? null : Math.round(row.clock_offset_ms / 1000),
    plannedBlockMin: row.planned_block_min,
    countsAsManual: row.counts_as_manual,
    standing: row.standing,
    askedAt: row.asked_at?.toISOString() ?? null,
    appealUntil: decided ? after(row.decided_at, REPORT_RULES.appealDays * DAY_MS) : null,
    withdrawUntil: undecided ? after(row.submitted_at, REPORT_RULES.withdrawMin * MINUTE_MS) : null,
    appeal: appeal
      ? {
          text: appeal.text,
          rules: appeal.rules,
          state: appeal.state,
          raisedAt: appeal.raised_at.toISOString(),
          answer: appeal.answer,
        }
      : null,
    version: row.version,
  };
}

/** Height and speed over time, in our times. */
export async function profileView(queries: Queries, row: ReportRow): Promise<FlightProfile> {
  const { thinned } = await readRecording(queries, row.id);
  const { points, events, clock } = await readRecorded(queries, row.id);
  const { offsetMs } = checkClock(clock);
  const ours = orderPoints(correctClock(points, offsetMs));
  // A packed recording is in our times, and its events are still in the client's.
  const shift = row.clock_offset_ms ?? 0;
  const happened = correctClock(events, shift);
  const iso = (ms: number) => new Date(ms).toISOString();
  const span = <T extends { from: number; to: number }>({ from, to, ...rest }: T) => ({
    ...rest,
    from: iso(from),
    to: iso(to),
  });
  const down = lastLanding(ours, findTouchdowns(ours, happened)).at(-1);
  // The track by itself where it is dense enough: the fast samples show two seconds and no approach.
  const slow = ours.filter(
    ({ at }) => down !== undefined && at >= down.at - BEFORE_MS && at <= down.at + AFTER_MS,
  );
  const fast = (down?.event?.data.window ?? []).map((sample) => ({ ...sample, at: sample.at + shift }));
  return {
    points: thinForProfile(ours, PROFILE_POINTS).map(({ at, lat, lon, altFt, iasKt, gsKt }) => ({
      at: iso(at),
      lat,
      lon,
      altFt,
      iasKt,
      gsKt,
    })),
    phases: profilePhases(ours).map(span),
    // A point a minute is all holes.
    gaps: thinned ? [] : profileGaps(ours).map(span),
    touchdown: down
      ? {
          at: iso(down.at),
          heights: (slow.length >= LEAST_HEIGHTS ? slow : fast).flatMap(({ at, aglFt }) =>
            aglFt === null ? [] : [{ at: iso(at), aglFt }],
          ),
        }
      : null,
    thinned,
  };
}
