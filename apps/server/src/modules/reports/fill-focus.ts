import { addMonths, monthStart } from '@va/domain/months.ts';
import { fillPlaces } from '@va/domain/points/focus-places.ts';
import { constant } from '#server/db/constants.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readPointsAt } from '../ledgers/desk-points.ts';
import { postPoints } from '../ledgers/points-ledger.ts';
import { focusOf } from './report-entries.ts';
import { COUNTS } from '../flown/flown.ts';

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
