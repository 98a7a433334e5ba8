import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import { endLeaveFlown } from '../leaves/end-leave-flown.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { settleAwardsOf } from '../awards/settle-awards.ts';
import { leaveMap } from '../live/live-flights.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';
import { settleEvents } from '../events/settle-events.ts';
import { settleStages } from '../tours/settle-stages.ts';
import { settleFlightMonth } from '../points/settle-again.ts';
import { cheatingPosting } from './cheating-posting.ts';
import { postEntries, reverseEntries } from './report-entries.ts';
import type { ReportRow } from './report-row.ts';
import { isActivity, restartLeave } from '../leaves/restart-leave.ts';
import { reportMessage } from './report-texts.ts';
import { fillFocus } from './fill-focus.ts';
import { countBooking } from './count-booking.ts';
import { tellBooking } from './tell-booking.ts';

/** Carries out what a step brings to the report itself, its booking and its pilot, whose row is locked. */
export async function carryOutOwn(
  tx: Queries,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  for (const effect of effects) await carryOutOne(tx, airline, row, effect, { now, text });
  // Last: what is taken back to be posted anew keeps those places of Focus Airports that it still flies to.
  if (effects.some(({ type }) => type === 'reverse_entries'))
    await fillFocus(tx, airline, row.pilot_id, row.id);
  await restartLeave(tx, airline, row, effects, now);
}

async function carryOutOne(
  tx: Queries,
  airline: Airline,
  row: ReportRow,
  effect: ReportEffect,
  { now, text }: { now: Date; text: string },
): Promise<void> {
  if (effect.type === 'leave_map') await leaveMap(tx, row.id);
  if (effect.type === 'tell_booking') await tellBooking(tx, airline, row, effect.event, now);
  if (effect.type === 'post_entries') {
    await postEntries(tx, airline, row, effect, now);
    await settleStages(tx, airline.operations, row, now);
    await settleEvents(tx, airline.operations, row, now);
    await settleAwardsOf(tx, airline, row.pilot_id, now);
    await countBooking(tx, airline, row, true, now);
    const { pilot_id: pilotId, id: reportId, off_block: offBlock } = row;
    if (offBlock !== null && isActivity(effect.outcome))
      await endLeaveFlown(tx, airline, { pilotId, reportId, offBlock }, now);
    await settleFlightMonth(tx, airline, pilotId, offBlock, now);
  }
  if (effect.type === 'reverse_entries') {
    await reverseEntries(tx, row, now);
    await settleStages(tx, airline.operations, row, now);
    await settleEvents(tx, airline.operations, row, now);
    await settleAwardsOf(tx, airline, row.pilot_id, now);
    await countBooking(tx, airline, row, false, now);
    await settleFlightMonth(tx, airline, row.pilot_id, row.off_block, now);
  }
  if (effect.type === 'post_cheating')
    await postPoints(tx, row.pilot_id, { ...cheatingPosting(airline, row, now), reportId: row.id });
  if (effect.type === 'reverse_cheating')
    await reversePoints(tx, row.pilot_id, { reason: 'cheating', subject: row.id }, now, {
      reportId: row.id,
    });
  if (effect.type === 'lift_sanction')
    await tx
      .updateTable('sanction')
      .set({ lifted_at: now })
      .where('report_id', '=', row.id)
      .where('lifted_at', 'is', null)
      .execute();
  if (effect.type === 'tell_pilot') {
    const message = reportMessage(row, effect.about, airline.reportRules, effect.appealUntil, text);
    if (message) await tellPilot(tx, row.pilot_id, message);
  }
}
