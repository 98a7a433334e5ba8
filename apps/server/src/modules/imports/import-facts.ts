import { sql } from 'kysely';
import type { BalanceFacts } from '@va/domain/imports/balances-csv.ts';
import { flightKey, type LogbookFacts } from '@va/domain/imports/logbook-csv.ts';
import type { PilotFacts } from '@va/domain/imports/pilots-csv.ts';
import { addMonthsTo } from '@va/domain/months.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { networkOf } from '../airline/operations.ts';

/** Airports that the timetable flies to already; one that only tours go to may still be brought. */
export function readAirportFacts({ operations }: Airline): { known: ReadonlySet<string> } {
  return { known: new Set(networkOf(operations).keys()) };
}

/** What new pilots may not have, since somebody has it. */
export async function readPilotFacts(queries: Queries, airline: Airline, now: Date): Promise<PilotFacts> {
  const pilots = await queries
    .selectFrom('pilot')
    .select(['callsign', 'email', 'vatsim_cid', 'ivao_vid'])
    .execute();
  const since = new Date(addMonthsTo(now.getTime(), -airline.accountRules.callsignHoldMonths));
  const held = await queries
    .selectFrom('callsign_assignment')
    .select('callsign')
    .where((is) => is.or([is('released_at', 'is', null), is('released_at', '>', since)]))
    .execute();
  const known = <T>(values: readonly (T | null)[]) => new Set(values.filter((value) => value !== null));
  const { ranks, operations } = airline;
  return {
    pattern: airline.callsign.pattern,
    example: airline.callsign.example,
    ranks: new Map(
      ranks.flatMap(({ code, title }) =>
        [code, title].map((word): [string, string] => [word.toLowerCase(), code]),
      ),
    ),
    firstRank: ranks[0]?.code ?? '',
    airports: new Set([...operations.airports.values()].map(({ icao }) => icao).concat(airline.baseIcao)),
    base: airline.baseIcao,
    callsigns: known([...pilots.map(({ callsign }) => callsign), ...held.map(({ callsign }) => callsign)]),
    emails: known(pilots.map(({ email }) => email?.toLowerCase() ?? null)),
    vatsimCids: known(pilots.map(({ vatsim_cid }) => vatsim_cid)),
    ivaoVids: known(pilots.map(({ ivao_vid }) => ivao_vid)),
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

/** Flights that are there already. */
export async function readLogbookFacts(queries: Queries, now: Date): Promise<LogbookFacts> {
  const flights = await queries
    .selectFrom('report')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .select(['pilot.callsign', 'off_block'])
    .where('report.state', '!=', 'voided')
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

/** Who has an opening balance, and what their imported flights add up to. */
export async function readBalanceFacts(queries: Queries): Promise<BalanceFacts> {
  const ids = await readPilotIds(queries);
  const settled = await queries
    .selectFrom('hours_entry')
    .select('pilot_id')
    .where('kind', '=', 'transfer')
    .union(
      queries
        .selectFrom('points_entry')
        .select('pilot_id')
        .where('reason', '=', 'import')
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('points_entry as undo')
                .select('undo.id')
                .whereRef('undo.reverses_id', '=', 'points_entry.id'),
            ),
          ),
        ),
    )
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
