import { v7 as uuid } from 'uuid';
import type { Key } from '@va/contract/account/keys.ts';
import type { Database } from '#server/db/database.ts';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import { addKnownPilot } from '#server/modules/first-start/fill-database.ts';
import { keyService } from '#server/modules/keys/key-service.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** A pilot of a bench, and the secret of a key of theirs. */
export interface BenchPilot {
  id: string;
  callsign: string;
  secret: string;
}

/** Adds so many pilots, each with a key for one thing. */
export async function addBenchPilots(
  db: Database,
  count: number,
  scope: Key['scopes'][number],
): Promise<BenchPilot[]> {
  const keys = keyService(db, sampleAirline);
  const now = new Date();
  const pilots: BenchPilot[] = [];
  for (let i = 0; i < count; i += 1) {
    const callsign = `BEN${1000 + i}`;
    const known = { callsign, name: null, position: undefined, rankCode: 'segundo-oficial' };
    const id = await db.transaction((tx) => addKnownPilot(tx, sampleAirline, known, now));
    const { secret } = await keys.create(id, { label: 'Bench', scopes: [scope], days: undefined }, now);
    pilots.push({ id, callsign, secret });
  }
  return pilots;
}

/** A flight in progress, and the key of its recorder. */
export interface BenchFlight {
  code: string;
  secret: string;
}

/** Puts so many flights in the air, each with a pilot and a key. */
export async function prepareFlights(db: Database, count: number): Promise<BenchFlight[]> {
  const now = new Date();
  const flights: BenchFlight[] = [];
  for (const { id, callsign, secret } of await addBenchPilots(db, count, 'acars:write')) {
    const report = { id: uuid(), code: newCode() };
    await db.queries
      .insertInto('report')
      .values({
        ...report,
        pilot_id: id,
        state: 'in_progress',
        type_id: 'jet',
        dep_icao: 'LEMD',
        arr_planned_icao: 'MMUN',
        created_at: now,
        heard_at: now,
        callsign,
        icao_type: 'A320',
      })
      .execute();
    await db.queries.insertInto('report_recording').values({ report_id: report.id }).execute();
    flights.push({ code: report.code, secret });
  }
  return flights;
}

/** Id of the pilot with a callsign. Throws where there is none. */
export async function pilotOf({ queries }: Database, callsign: string): Promise<string> {
  const query = queries.selectFrom('pilot').select('id').where('callsign', '=', callsign);
  return (await query.executeTakeFirstOrThrow()).id;
}
