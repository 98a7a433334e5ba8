import { v7 as uuid } from 'uuid';
import { minutesFor, postingsFor } from '@va/domain/points/report-postings.ts';
import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { selectBookings } from '../bookings/booking-row.ts';
import { stepBookingRow } from '../bookings/step-booking.ts';
import { leaveMap } from '../live/live-flights.ts';
import { tellPilot } from '../messages/messages.ts';
import { debitOf } from '@va/domain/points/ledger.ts';
import { postPoints, readEntries, reversePoints, reverseReport } from '../points/points-ledger.ts';
import type { ReportRow } from './report-row.ts';
import { reportMessage } from './report-texts.ts';

/** Carries out what a step of a report brings with it, in its transaction; the pilot's row is locked. */
export async function carryOut(
  tx: Queries,
  airline: Airline,
  row: ReportRow,
  effects: readonly ReportEffect[],
  now: Date,
  text = '',
): Promise<void> {
  for (const effect of effects) {
    if (effect.type === 'leave_map') await leaveMap(tx, row.id);
    if (effect.type === 'tell_booking') await tellBooking(tx, airline, row, effect.event, now);
    if (effect.type === 'post_entries') await postEntries(tx, airline, row, effect, now);
    if (effect.type === 'reverse_entries') {
      await reverseReport(tx, row.pilot_id, row.id, now);
      await reverseHours(tx, row.id, now);
    }
    if (effect.type === 'post_cheating') await postCheating(tx, airline, row, now);
    if (effect.type === 'reverse_cheating')
      await reversePoints(tx, row.pilot_id, { reason: 'cheating', subject: row.id }, now, row.id);
    if (effect.type === 'tell_pilot') {
      const message = reportMessage(row, effect.about, effect.appealUntil, text);
      if (message) await tellPilot(tx, row.pilot_id, message);
    }
  }
}

async function tellBooking(
  tx: Queries,
  { operations }: Airline,
  row: ReportRow,
  event: 'report_sent' | 'report_dropped' | 'report_withdrawn',
  now: Date,
): Promise<void> {
  if (row.booking_id === null) return;
  const booking = await selectBookings(tx)
    .where('booking.id', '=', row.booking_id)
    .forUpdate('booking')
    .executeTakeFirstOrThrow();
  const given = { now };
  if (event === 'report_sent')
    await stepBookingRow(
      tx,
      operations,
      booking,
      { type: event, onBlock: (row.on_block ?? now).getTime() },
      given,
    );
  else if (event === 'report_dropped') await stepBookingRow(tx, operations, booking, { type: event }, given);
  else
    await stepBookingRow(
      tx,
      operations,
      booking,
      { type: event, sentAt: (row.submitted_at ?? now).getTime(), tailTaken: await isTaken(tx, booking) },
      { now, others: await countOthers(tx, row) },
    );
}

/** Whether somebody else has booked the tail over this booking's time meanwhile. */
async function isTaken(
  tx: Queries,
  {
    id,
    aircraft_id,
    tail_from,
    tail_until,
  }: { id: string; aircraft_id: string | null; tail_from: Date | null; tail_until: Date | null },
): Promise<boolean> {
  if (aircraft_id === null || tail_from === null || tail_until === null) return false;
  const other = await tx
    .selectFrom('booking')
    .select('id')
    .where('aircraft_id', '=', aircraft_id)
    .where('id', '!=', id)
    .where('state', 'in', ['reserved', 'flying'])
    .where('tail_from', '<', tail_until)
    .where('tail_until', '>', tail_from)
    .executeTakeFirst();
  return other !== undefined;
}

async function countOthers(tx: Queries, row: ReportRow): Promise<{ open: number; flying: number }> {
  const others = await tx
    .selectFrom('booking')
    .select('state')
    .where('pilot_id', '=', row.pilot_id)
    .where('id', '!=', row.booking_id ?? row.id)
    .where('state', 'in', ['reserved', 'flying'])
    .execute();
  return { open: others.length, flying: others.filter(({ state }) => state === 'flying').length };
}

/** The debit of a flight that was voided for cheating. */
async function postCheating(tx: Queries, { operations }: Airline, row: ReportRow, now: Date): Promise<void> {
  await postPoints(tx, row.pilot_id, {
    reason: 'cheating',
    nominal: debitOf('cheating', operations.points),
    subject: row.id,
    period: now.toISOString().slice(0, 7),
    reportId: row.id,
  });
}

/** Takes back the hours of a report that stand. */
async function reverseHours(tx: Queries, reportId: string, now: Date): Promise<void> {
  const entries = await tx
    .selectFrom('hours_entry')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('posted_at')
    .execute();
  const undone = new Set(entries.map(({ reverses_id }) => reverses_id));
  for (const { id, pilot_id, minutes, kind } of entries)
    if (kind !== 'reversal' && !undone.has(id))
      await tx
        .insertInto('hours_entry')
        .values({
          id: uuid(),
          pilot_id,
          report_id: reportId,
          minutes: -minutes,
          kind: 'reversal',
          reverses_id: id,
          posted_at: now,
        })
        .execute();
}

/** Points and hours of an accepted flight; the pilot's row is locked. Posted once, however often it is decided. */
async function postEntries(
  tx: Queries,
  { operations }: Airline,
  row: ReportRow,
  { outcome, withScore }: Extract<ReportEffect, { type: 'post_entries' }>,
  now: Date,
): Promise<void> {
  const offBlock = (row.off_block ?? now).getTime();
  const report = {
    id: row.id,
    source: row.counts_as_manual ? ('manual' as const) : row.source,
    outcome,
    offBlock,
    blockMin: row.block_min ?? 0,
    score: withScore ? row.score : null,
    onlineShare: row.linked_share,
    focus: focusOf(operations, row),
    stage: null,
    completes: null,
    eventId: null,
  };
  const entries = await readEntries(tx, row.pilot_id);
  const undone = new Set(entries.map(({ reversesId }) => reversesId));
  const taken = (icao: string, month: string) =>
    new Set(
      entries
        .filter(({ id, reason }) => reason === 'focus' && !undone.has(id))
        .map(({ subject }) => subject.split(' '))
        .filter(([airport, period]) => airport === icao && period === month)
        .map(([, , slot]) => Number(slot)),
    );
  for (const posting of postingsFor(report, operations.points, taken))
    await postPoints(tx, row.pilot_id, { ...posting, reportId: row.id });
  const minutes = minutesFor(report);
  if (minutes > 0)
    await tx
      .insertInto('hours_entry')
      .values({
        id: uuid(),
        pilot_id: row.pilot_id,
        report_id: row.id,
        minutes,
        kind: report.source === 'acars' || report.source === 'import' ? 'flight' : report.source,
        posted_at: now,
      })
      .execute();
}

/** Focus Airports among the real ends of the flight, where the other end is in the network and the type counts. */
function focusOf({ focus, airports }: Airline['operations'], row: ReportRow): string[] {
  const ends = [row.dep_icao, row.arr_icao].map((code) => code && airports.get(code)?.icao);
  if (ends.some((icao) => icao === undefined || icao === null)) return [];
  return ends.filter((icao): icao is string => Boolean(icao && focus.get(icao)?.includes(row.type_id)));
}
