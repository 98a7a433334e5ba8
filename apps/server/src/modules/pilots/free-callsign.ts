import { nextCallsign } from '@va/domain/account/next-callsign.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { heldCallsigns } from '../accounts/held-callsigns.ts';
import { flightInForce } from '../timetable/flights-in-force.ts';

/** The airline's first free callsign; null if all are taken. */
export async function freeCallsign(queries: Queries, airline: Airline, now: Date): Promise<string | null> {
  const held = await heldCallsigns(queries, airline, now).execute();
  const flights = await queries.selectFrom('flight').select('number').where(flightInForce(now)).execute();
  const taken = new Set(held.map(({ callsign }) => callsign));
  const numbers = new Set(flights.map(({ number }) => number));
  return nextCallsign(
    airline.callsign,
    (callsign) => taken.has(callsign) || numbers.has(Number(/\d+$/.exec(callsign)?.[0] ?? '0')),
  );
}
