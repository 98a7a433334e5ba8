import { DAY_MS, MINUTE_MS } from '@va/domain/durations.ts';
import { isUndecided, refuseEmergency } from '@va/domain/report/emergency-steps.ts';
import type { LogbookReport } from '@va/contract/reports/logbook.ts';
import type { ReportDetail } from '@va/contract/reports/report-detail.ts';
import type { Queries } from '#server/db/database.ts';
import { Problem } from '#server/api/problem.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { selectBookings } from '../bookings/booking-rows.ts';
import { shortBookingName } from '../bookings/booking-texts.ts';
import { readPlans, viewFlownPlan } from '../flight-plans/kept-plans.ts';
import type { LogbookRow } from '../flown/logbook.ts';
import { selectLogbook } from '../flown/logbook.ts';
import { type ReportRow, toReport } from '../reports/report-rows.ts';
import { findSecond } from '../second-pilots/second-pilot.ts';
import { reportView } from '../reports/report-view.ts';

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
export async function reportDetail(queries: Queries, airline: Airline, id: string): Promise<ReportDetail> {
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
  const appealDays = appealDaysOf(row, airline.reportRules);
  const appealed = appeal !== undefined && appeal.state !== 'withdrawn';
  // Each decision can be appealed once.
  const spent = appealed && appeal.raised_at >= (row.decided_at ?? appeal.raised_at);
  // A report that staff put back into the queue has a decision date, so it is not undecided.
  const undecided = row.decided_at === null && (row.state === 'submitted' || row.state === 'in_review');
  return {
    ...logbookView(airline.operations, row),
    callsign: row.callsign,
    name: await nameOf(queries, airline.operations, row),
    comment: row.comment,
    evidenceUrl: row.evidence_url,
    clientVersion: row.client_version,
    icaoTypeSeen: row.icao_type_seen,
    addOn: row.add_on,
    network: row.network,
    onlineShare: row.online_share,
    clockOffsetS: row.clock_offset_ms === null ? null : Math.round(row.clock_offset_ms / 1000),
    plannedBlockMin: row.planned_block_min,
    plan: await planOf(queries, airline.operations, row),
    countsAsManual: row.counts_as_manual,
    standing: row.standing,
    askedAt: row.asked_at?.toISOString() ?? null,
    appealUntil: appealDays === null || spent ? null : after(row.decided_at, appealDays * DAY_MS),
    withdrawUntil: undecided ? after(row.submitted_at, airline.reportRules.withdrawMin * MINUTE_MS) : null,
    ...(await crewOf(queries, row)),
    appeal: appeal
      ? {
          text: appeal.text,
          rules: appeal.rules,
          evidence: appeal.evidence,
          state: appeal.state,
          raisedAt: appeal.raised_at.toISOString(),
          answer: appeal.answer,
        }
      : null,
    ...emergencyOf(row, airline.reportRules, appealDays !== null && !spent),
    version: row.version,
  };
}

/** The declared emergency, if any, and whether the pilot may declare one now. */
function emergencyOf(
  row: ReportRow,
  rules: Airline['reportRules'],
  mayAppeal: boolean,
): Pick<ReportDetail, 'emergency' | 'mayDeclareEmergency'> {
  const { emergency_at, pilot_emergency, pilot_emergency_at, pilot_emergency_text } = row;
  const emergency = emergency_at
    ? ({ by: 'recorder', at: emergency_at.toISOString(), text: null, dismissed: false } as const)
    : pilot_emergency_at && {
        by: 'pilot' as const,
        at: pilot_emergency_at.toISOString(),
        text: pilot_emergency_text,
        dismissed: pilot_emergency === 'dismissed',
      };
  const report = toReport(row);
  const isOver = mayAppeal && row.state !== 'voided';
  const refused = row.source === 'second_pilot' || refuseEmergency(report, rules) !== null;
  return {
    emergency,
    mayDeclareEmergency: refused ? null : isUndecided(report) ? 'on_report' : isOver ? 'by_appeal' : null,
  };
}

async function nameOf(queries: Queries, ops: Operations, { booking_id }: ReportRow) {
  if (booking_id === null) return null;
  const booking = await selectBookings(queries).where('booking.id', '=', booking_id).executeTakeFirst();
  return booking ? shortBookingName(booking, ops) : null;
}

async function planOf(queries: Queries, ops: Operations, { booking_id, planned_fuel_kg }: ReportRow) {
  if (booking_id === null) return null;
  const plan = (await readPlans(queries, [booking_id])).get(booking_id);
  return plan ? viewFlownPlan(ops, plan, planned_fuel_kg) : null;
}

/** Days within which the report's present state can be appealed; null if it cannot. */
function appealDaysOf(
  { state, reason, source }: ReportRow,
  { appealDays, cheatingAppealDays }: Airline['reportRules'],
): number | null {
  if (source === 'second_pilot') return null;
  if (state === 'voided' && reason === 'cheating') return cheatingAppealDays;
  return state === 'accepted' || state === 'rejected' ? appealDays : null;
}

/** The second pilot, or for the second pilot's report the first pilot. */
async function crewOf(
  queries: Queries,
  row: ReportRow,
): Promise<Pick<ReportDetail, 'secondPilot' | 'holder'>> {
  if (row.primary_report_id !== null) {
    const holder = await queries
      .selectFrom('report')
      .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
      .select(['pilot.callsign', 'report.state'])
      .where('report.id', '=', row.primary_report_id)
      .executeTakeFirstOrThrow();
    return { secondPilot: null, holder };
  }
  if (row.second_pilot_id === null) return { secondPilot: null, holder: null };
  const { callsign } = await queries
    .selectFrom('pilot')
    .select('callsign')
    .where('id', '=', row.second_pilot_id)
    .executeTakeFirstOrThrow();
  const second = await findSecond(queries, row);
  const declined = second?.state === 'voided' && second.reason !== 'holder';
  const state =
    second === undefined
      ? 'named'
      : declined
        ? 'declined'
        : second.submitted_at === null
          ? 'asked'
          : 'confirmed';
  return { secondPilot: { callsign, state }, holder: null };
}
