import { v7 as uuid } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { newCode } from '#server/kernel/secrets/new-code.ts';
import { addBenchPilots } from './bench-pilots.ts';

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

/** Sends points as a recorder does. Throws what the API says against it. */
export async function sendPoints(origin: string, { code, secret }: BenchFlight, points: readonly object[]) {
  const response = await fetch(`${origin}/plataforma/api/v1/reports/${code}/points`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ clientNow: new Date().toISOString(), points }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
}
