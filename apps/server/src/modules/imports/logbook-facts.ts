import { sql } from 'kysely';
import type { BalanceFacts } from '@va/domain/imports/balances-csv.ts';
import { flightKey } from '@va/domain/imports/logbook-csv.ts';
import type { LogbookFacts } from '@va/domain/imports/import-rows.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

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

/** Everybody's id by the callsign that they have now. */
export async function readPilotIds(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('pilot')
    .select(['id', 'callsign'])
    .where('callsign', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, callsign }) => (callsign === null ? [] : [[callsign, id]])));
}

/** Which pilots have an opening balance, and the sum of each one's imported flights. */
export async function readBalanceFacts(queries: Queries): Promise<BalanceFacts> {
  const ids = await readPilotIds(queries);
  const settled = await queries
    .selectFrom('hours_entry')
    .select('pilot_id')
    .where('kind', '=', 'transfer')
    .union(standingEntries(queries).select('entry.pilot_id').where('entry.reason', '=', constant('import')))
    .execute();
  const flown = await queries
    .selectFrom('hours_entry')
    .innerJoin('report', 'report.id', 'hours_entry.report_id')
    .select(['hours_entry.pilot_id', sql<number>`sum(minutes)::int4`.as('minutes')])
    .where('report.source', '=', 'import')
    .groupBy('hours_entry.pilot_id')
    .execute();
  const people = new Set(settled.map(({ pilot_id }) => pilot_id));
  const minutes = new Map(flown.map((row) => [row.pilot_id, row.minutes]));
  return {
    callsigns: new Set(ids.keys()),
    settled: new Set([...ids].filter(([, id]) => people.has(id)).map(([callsign]) => callsign)),
    flown: new Map([...ids].map(([callsign, id]) => [callsign, minutes.get(id) ?? 0])),
  };
}
