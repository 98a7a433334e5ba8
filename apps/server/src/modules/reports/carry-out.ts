import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { postPoints, reversePoints } from '../ledgers/points-ledger.ts';
import { leaveMap } from '../live/read-live.ts';
import { liftWarningOfReport } from '../sanctions/record-sanction.ts';
import { fillFocus, cheatingPosting, postEntries, reverseEntries } from './report-entries.ts';
import type { ReportRow } from './report-rows.ts';
import { reportMessage } from './report-texts.ts';
import { tellBooking } from './tell-booking.ts';

/** Carries out the effects of a report's step, in its transaction; the caller has locked the pilot's row. */
export async function carryOut(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  await carryOutOwn(tx, airline, row, effects, now, text);
  for (const { type } of effects) {
    const holder = HOLDER[type];
    if (holder) await airline.effects.holderDecided(tx, airline, row, holder, now);
  }
}

/** For effects on the second pilot: the state of the first pilot's report. */
const HOLDER: Partial<Record<ReportEffect['type'], 'accepted' | 'undecided' | 'fallen'>> = {
  ask_second_pilot: 'accepted',
  reverse_second_pilot: 'undecided',
  void_second_pilot: 'fallen',
};

/** Carries out the effects on the report itself, its booking and its pilot, whose row the caller has locked. */
export async function carryOutOwn(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  for (const effect of effects) await carryOutOne(tx, airline, row, effect, { now, text });
  // Do this last: a report whose entries are reversed and posted again keeps its places of Focus Airports.
  if (effects.some(({ type }) => type === 'reverse_entries'))
    await fillFocus(tx, airline, row.pilot_id, row.id);
  await airline.effects.flightSettled(tx, airline, row, effects, now);
}

async function carryOutOne(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  effect: ReportEffect,
  { now, text }: { now: Date; text: string },
): Promise<void> {
  switch (effect.type) {
    case 'leave_map':
      return leaveMap(tx, row.id, now);
    case 'tell_booking':
      return tellBooking(tx, airline, row, effect.event, now);
    case 'post_entries':
      await postEntries(tx, airline, row, effect, now);
      return airline.effects.flightCounts(tx, airline, row, effect.outcome, now);
    case 'reverse_entries':
      await reverseEntries(tx, row, now);
      return airline.effects.flightCounts(tx, airline, row, null, now);
    case 'post_cheating':
      await postPoints(tx, row.pilot_id, { ...cheatingPosting(airline, row, now), reportId: row.id });
      return;
    case 'reverse_cheating':
      await reversePoints(tx, row.pilot_id, { reason: 'cheating', subject: row.id }, now, {
        reportId: row.id,
      });
      return;
    case 'lift_sanction':
      return liftWarningOfReport(tx, row.id, now);
    case 'tell_pilot': {
      const message = reportMessage(row, effect.about, airline.reportRules, effect.appealUntil, text);
      if (message) await tellPilot(tx, row.pilot_id, message);
      return;
    }
    // Effects on the second pilot come after all of the report's own.
    case 'ask_second_pilot':
    case 'reverse_second_pilot':
    case 'void_second_pilot':
      return;
  }
}
