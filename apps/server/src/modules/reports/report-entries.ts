import { focusOfFlight } from '@va/domain/focus/focus-campaign.ts';
import { monthOf, addMonths, monthStart } from '@va/domain/months.ts';
import { takenPlaces, fillPlaces } from '@va/domain/points/focus-places.ts';
import { debitOf, type PointsEntry, type Posting, standingEntries } from '@va/domain/points/ledger.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import { minutesFor, postingsFor } from '@va/domain/points/report-postings.ts';
import type { ReportEffect } from '@va/domain/report/report.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readPointsAt } from '../ledgers/written-points.ts';
import { postHours } from '../ledgers/entry-rows.ts';
import { postPoints, readEntries, reverseReport } from '../ledgers/points-ledger.ts';
import type { ReportRow } from './report-rows.ts';
import { constant } from '#server/db/constants.ts';
import { COUNTS } from '../flown/flown.ts';

/** Reverses a report's standing points and hours; the caller has locked the pilot's row. */
export async function reverseEntries(tx: Tx, row: ReportRow, now: Date): Promise<void> {
  await reverseReport(tx, row.pilot_id, row.id, now);
  await reverseHours(tx, row.id, now);
}

/** Reverses a report's standing hours. */
async function reverseHours(tx: Tx, reportId: string, now: Date): Promise<void> {
  const entries = await tx
    .selectFrom('hours_entry')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('posted_at')
    .execute();
  const undone = new Set(entries.map(({ reverses_id }) => reverses_id));
  for (const { id, pilot_id, minutes, kind } of entries)
    if (kind !== 'reversal' && !undone.has(id))
      await postHours(
        tx,
        { pilot_id, report_id: reportId, minutes: -minutes, kind: 'reversal', reverses_id: id },
        now,
      );
}

interface Known {
  ledger: readonly PointsEntry[];
  isDayFlight: boolean;
  rules: PointsRules;
}

/**
 * Computes an accepted flight's points postings, in order, and its minutes of hours.
 * @param known the pilot's entries so far, in order; whether it was the flight of the day; and the rules of its time
 */
export function entriesFor(
  { operations }: Airline,
  row: ReportRow,
  { outcome, withScore }: Extract<ReportEffect, { type: 'post_entries' }>,
  { ledger, isDayFlight, rules }: Known,
  now: Date,
) {
  const offBlock = (row.off_block ?? now).getTime();
  const report = {
    id: row.id,
    source: row.counts_as_manual ? ('manual' as const) : row.source,
    outcome,
    offBlock,
    blockMin: row.block_min ?? 0,
    score: withScore ? row.score : null,
    onlineShare: row.linked_share,
    focus: focusOf(operations, row, offBlock),
    isDayFlight,
  };
  const standing = standingEntries(ledger);
  const taken = (icao: string, month: string) =>
    takenPlaces(
      standing.filter(({ reason }) => reason === 'focus'),
      icao,
      month,
    );
  return {
    source: report.source,
    postings: postingsFor(report, rules, taken),
    minutes: minutesFor(report),
  };
}

/** Posts the points and hours of an accepted flight (idempotent); the caller has locked the pilot's row. */
export async function postEntries(
  tx: Tx,
  airline: Airline,
  row: ReportRow,
  effect: Extract<ReportEffect, { type: 'post_entries' }>,
  now: Date,
): Promise<void> {
  const { rules, version } = await rulesOfFlight(tx, airline, row, now);
  const known = {
    ledger: await readEntries(tx, row.pilot_id),
    isDayFlight: await wasDayFlight(tx, rules, row),
    rules,
  };
  const { source, postings, minutes } = entriesFor(airline, row, effect, known, now);
  for (const posting of postings)
    await postPoints(tx, row.pilot_id, { ...posting, reportId: row.id, version });
  const kind = source === 'acars' || source === 'import' ? 'flight' : source;
  if (minutes > 0) await postHours(tx, { pilot_id: row.pilot_id, report_id: row.id, minutes, kind }, now);
}

/** The points rules in force at a flight's departure, with their version. */
export async function rulesOfFlight(
  queries: Queries,
  { operations }: Airline,
  { off_block }: Pick<ReportRow, 'off_block'>,
  now: Date,
) {
  return (await readPointsAt(queries, operations))((off_block ?? now).getTime());
}

/** Whether a flight was booked as the flight of the day; false without a query if the rules give nothing for it. */
export async function wasDayFlight(
  queries: Queries,
  { dayFlight }: Pick<PointsRules, 'dayFlight'>,
  { booking_id }: Pick<ReportRow, 'booking_id'>,
): Promise<boolean> {
  if (booking_id === null || dayFlight === 0) return false;
  const booked = await queries
    .selectFrom('booking')
    .select('day_flight')
    .where('id', '=', booking_id)
    .executeTakeFirst();
  return (booked?.day_flight ?? null) !== null;
}

/** Focus Airports among the flight's actual departure and arrival, by any of their codes. */
function focusOf(
  { focus, airports, types }: Airline['operations'],
  row: ReportRow,
  offBlock: number,
): string[] {
  const ownCode = (code: string | null) => (code === null ? undefined : airports.get(code)?.icao);
  const [dep, arr] = [ownCode(row.dep_icao), ownCode(row.arr_icao)];
  if (dep === undefined || arr === undefined) return [];
  const flight = { ends: [dep, arr] as const, typeId: row.type_id, icaoType: row.icao_type_seen, offBlock };
  return focusOfFlight(focus, flight, {
    inNetwork: (icao) => airports.get(icao)?.inNetwork === true,
    designatorOf: (id) => types.get(id)?.icaoType,
  });
}

/** The debit for a flight voided for cheating. */
export function cheatingPosting({ operations }: Airline, row: Pick<ReportRow, 'id'>, now: Date): Posting {
  return {
    reason: 'cheating',
    nominal: debitOf('cheating', operations.points),
    subject: row.id,
    period: monthOf(now.getTime()),
  };
}

/**
 * Focus Airports give a limited number of bonuses a month. Posts bonuses that a flight has lost for other flights of
 * the same month that got none. The caller has locked the pilot's row.
 * @param reportId the flight that lost its bonuses; by default all flights of the pilot
 */
export async function fillFocus(tx: Tx, airline: Airline, pilotId: string, reportId?: string): Promise<void> {
  const entries = await tx
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .select(['entry.subject', 'entry.report_id as reportId', 'undone.id as undoneBy'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.reason', '=', constant('focus'))
    .execute();
  const left = new Set(
    entries
      .filter((entry) => entry.undoneBy !== null && (entry.reportId === reportId || reportId === undefined))
      // Airport and month, without the place.
      .map(({ subject }) => subject.slice(0, subject.lastIndexOf(' '))),
  );
  const standing = entries.filter(({ undoneBy }) => undoneBy === null);
  if (left.size === 0) return;
  const pointsAt = await readPointsAt(tx, airline.operations);
  for (const airportAndMonth of left) {
    const [icao = '', month = ''] = airportAndMonth.split(' ');
    const candidates = await readCandidates(tx, airline, pilotId, icao, month);
    const given = fillPlaces(icao, month, candidates, standing, (offBlock) => pointsAt(offBlock).rules);
    const offBlocks = new Map(candidates.map((one) => [one.reportId, one.offBlock]));
    for (const posting of given) {
      const { version } = pointsAt(offBlocks.get(posting.reportId) ?? 0);
      await postPoints(tx, pilotId, { ...posting, version });
    }
  }
}

async function readCandidates(tx: Tx, { operations }: Airline, pilotId: string, icao: string, month: string) {
  const flights = await tx
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('source', '=', 'acars')
    .where('counts_as_manual', '=', false)
    .where(COUNTS)
    .where('outcome', '=', 'valid')
    .where('off_block', '>=', new Date(monthStart(month)))
    .where('off_block', '<', new Date(monthStart(addMonths(month, 1))))
    .execute();
  return flights.flatMap((flight) => {
    const offBlock = flight.off_block?.getTime() ?? 0;
    return focusOf(operations, flight, offBlock).includes(icao) ? [{ reportId: flight.id, offBlock }] : [];
  });
}
