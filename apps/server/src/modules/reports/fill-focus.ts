import { addMonths, monthOf, monthStart } from '@va/domain/months.ts';
import { fillPlaces } from '@va/domain/points/focus-places.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { postPoints } from '../points/points-ledger.ts';
import { focusOf } from './report-entries.ts';
import type { ReportRow } from './report-row.ts';
import { COUNTS } from './flown.ts';

/**
 * Gives the places of Focus Airports that a flight has left to flights of its month that had found none; the pilot's row
 * is locked.
 */
export async function fillFocus(tx: Queries, { operations }: Airline, row: ReportRow): Promise<void> {
  if (row.off_block === null) return;
  const pilotId = row.pilot_id;
  const month = monthOf(row.off_block.getTime());
  const entries = await tx
    .selectFrom('points_entry as entry')
    .leftJoin('points_entry as undone', 'undone.reverses_id', 'entry.id')
    .select(['entry.subject', 'entry.report_id as reportId', 'undone.id as undoneBy'])
    .where('entry.pilot_id', '=', pilotId)
    .where('entry.reason', '=', 'focus')
    .where('entry.period', '=', month)
    .execute();
  // The subject begins with the airport.
  const left = new Set(
    entries.filter(({ reportId }) => reportId === row.id).map(({ subject }) => subject.slice(0, 4)),
  );
  if (left.size === 0) return;
  const standing = entries.filter(({ undoneBy }) => undoneBy === null);
  const flights = await tx
    .selectFrom('report')
    .selectAll()
    .where('pilot_id', '=', pilotId)
    .where('source', '=', 'acars')
    .where('counts_as_manual', '=', false)
    .where(COUNTS)
    .where('off_block', '>=', new Date(monthStart(month)))
    .where('off_block', '<', new Date(monthStart(addMonths(month, 1))))
    .execute();
  for (const icao of left) {
    const candidates = flights.flatMap((flight) => {
      const offBlock = flight.off_block?.getTime() ?? 0;
      return focusOf(operations, flight, offBlock).includes(icao) ? [{ reportId: flight.id, offBlock }] : [];
    });
    for (const posting of fillPlaces(icao, month, candidates, standing, operations.points))
      await postPoints(tx, pilotId, posting);
  }
}
