import { flightKey } from '@va/domain/imports/logbook-csv.ts';
import type { LogbookFacts } from '@va/domain/imports/logbook-row.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { readPilotIds } from './pilot-ids.ts';

/** The flights that exist already, to find duplicates. */
export async function readLogbookFacts(queries: Queries, now: Date): Promise<LogbookFacts> {
  const flights = await queries
    .selectFrom('report')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .select(['pilot.callsign', 'off_block'])
    .where('report.state', '!=', constant('voided'))
    .where('off_block', 'is not', null)
    .execute();
  return {
    callsigns: new Set((await readPilotIds(queries)).keys()),
    flights: new Set(
      flights.map(({ callsign, off_block }) => flightKey(callsign ?? '', off_block?.toISOString() ?? '')),
    ),
    now: now.getTime(),
  };
}
