import { MINUTE_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { dispatchLink } from '@va/domain/dispatch-link.ts';
import { debitOf } from '@va/domain/points/ledger.ts';
import type { bookingSchema } from '@va/contract/bookings/bookings.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { readTailPlaces } from '../fleet/tails.ts';
import { type FocusUsed, readFocusUsed, worthOf } from '../ledgers/worth.ts';
import { type BookedEvent, readBookedEvents, worthEvents } from '../events/booked-events.ts';
import { readPlans, viewPlan } from '../flight-plans/kept-plans.ts';
import { plannedFlightOf } from './booking-leg.ts';
import { type BookingRow, routeOf } from './booking-rows.ts';
import { viewStage } from './booking-texts.ts';

export type BookingBody = z.input<typeof bookingSchema>;

/** Bookings as the API shows them; it reads other tables once for all bookings. */
export async function viewBookings(
  queries: Queries,
  ops: Operations,
  rows: readonly BookingRow[],
  now: Date,
): Promise<BookingBody[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const places = await readTailPlaces(queries);
  const used = await readFocusUsed(queries, first.pilot_id, now);
  const chains = await readChains(queries, rows);
  const eventIds = rows.map(({ event_id }) => event_id);
  const events = await readBookedEvents(queries, first.pilot_id, eventIds);
  const claims = await readClaims(queries, rows);
  const plans = await readPlans(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const place = row.aircraft_id === null ? undefined : places.get(row.aircraft_id);
    const chain = chains.get(row.chain_id ?? '') ?? [];
    const others = chain.filter((code) => code !== row.code);
    const rotation = row.rotation ? { n: chain.indexOf(row.code) + 1, of: chain.length } : null;
    const event = row.event_id === null ? undefined : events.get(row.event_id);
    const plan = plans.get(row.id);
    return {
      ...viewBooking(ops, row, { place, used, others, rotation, event, claim: claims.get(row.id) ?? null }),
      plan: plan ? viewPlan(ops, plan, plannedFlightOf(ops, row), now) : null,
    };
  });
}

async function readChains(queries: Queries, rows: readonly BookingRow[]): Promise<Map<string, string[]>> {
  const ids = rows.flatMap(({ chain_id }) => chain_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await queries
    .selectFrom('booking')
    .select(['chain_id', 'code'])
    .where('chain_id', 'in', ids)
    .orderBy('std')
    .execute();
  const chains = new Map<string, string[]>();
  for (const { chain_id, code } of found)
    if (chain_id !== null) chains.set(chain_id, [...(chains.get(chain_id) ?? []), code]);
  return chains;
}

/** For each expired booking, the last claim against its debit. */
async function readClaims(queries: Queries, rows: readonly BookingRow[]) {
  const expired = rows.filter(({ state }) => state === 'expired').map(({ id }) => id);
  const claims = new Map<string | null, BookingBody['claim']>();
  if (expired.length === 0) return claims;
  const found = await queries
    .selectFrom('points_claim')
    .select(['booking_id', 'state', 'answer'])
    .where('booking_id', 'in', expired)
    .orderBy('id')
    .execute();
  for (const { booking_id, state, answer } of found) claims.set(booking_id, { state, answer });
  return claims;
}

function viewBooking(
  ops: Operations,
  row: BookingRow,
  given: {
    place: { icao: string; since: number } | undefined;
    used: FocusUsed;
    others: string[];
    rotation: BookingBody['rotation'];
    event: BookedEvent | undefined;
    claim: BookingBody['claim'];
  },
): Omit<BookingBody, 'plan'> {
  const blockMin = Math.round((row.sta.getTime() - row.std.getTime()) / MINUTE_MS);
  const flight = { dep: row.dep_icao, arr: row.arr_icao, types: [row.type_id], blockMin };
  const type = ops.types.get(row.type_id);
  const stage = viewStage(ops, row);
  return {
    ...camelRow(row),
    claim: given.claim,
    secondPilot: row.second_callsign,
    number: row.flight_number,
    dep: viewPlace(ops, row.dep_icao),
    arr: viewPlace(ops, row.arr_icao),
    blockMin,
    model: type?.model ?? row.type_id,
    icaoType: row.icao_type ?? type?.icaoType ?? '',
    tail: row.registration,
    tailPlace:
      row.base_icao === null
        ? null
        : {
            icao: given.place?.icao ?? row.base_icao,
            since: given.place ? new Date(given.place.since).toISOString() : null,
          },
    changed:
      row.changed_what === null
        ? null
        : { what: row.changed_what, std: row.changed_std?.toISOString() ?? null },
    abandonedPoints: debitOf('abandoned', ops.points),
    worth: worthOf(ops, flight, row.std.getTime(), given.used, {
      stage: stage && { tour: stage.name, last: false },
      events: given.event ? worthEvents([given.event]) : [],
      isDayFlight: row.day_flight !== null,
      isTraining: row.kind === 'training' && row.flight_id === null,
    }),
    dispatch: dispatchOf(ops, row, blockMin),
    route: routeOf(row),
    planProvider: ops.plans?.provider ?? null,
    iataType: row.iata_type,
    stage,
    event: given.event ? { id: given.event.id, name: given.event.name } : null,
    report: row.report_code,
    chain: given.others,
    rotation: given.rotation,
  };
}

/** The airline's dispatch page with number, airports, type, tail and times filled in. */
function dispatchOf({ dispatch, icaoCode, types }: Operations, row: BookingRow, blockMinutes: number) {
  const url =
    dispatch &&
    dispatchLink(dispatch.url, {
      airline: icaoCode,
      flightNumber: row.flight_number === null ? undefined : String(row.flight_number),
      type: row.icao_type ?? types.get(row.type_id)?.icaoType,
      registration: row.registration ?? undefined,
      from: row.dep_icao,
      to: row.arr_icao,
      blockMinutes,
      departure: row.std,
      route: routeOf(row) ?? undefined,
    });
  return dispatch && url ? { url, provider: dispatch.provider } : null;
}

/** One booking with its version. */
export async function viewOne(queries: Queries, ops: Operations, row: BookingRow, now: Date) {
  const [body] = await viewBookings(queries, ops, [row], now);
  if (body === undefined) throw new Problem('no-encontrado');
  return { body, version: row.version };
}
