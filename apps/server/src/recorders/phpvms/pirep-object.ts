/** Reports and positions as phpVMS clients expect them. */
import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { usedKg } from '../shared/fields.ts';
import type { Shelf } from '../shared/shelf.ts';
import { aircraftOf } from './aircraft-objects.ts';
import { airlineOf, airportOf } from './objects.ts';
import { bookedFlight, flightOf } from './flight-objects.ts';
import { userOf } from './user-object.ts';
import { STATE_NUMBERS, statusOf } from './status.ts';
import { distance, instant, mass } from './wire.ts';

/** A report. It returns the client's own fields; state, score and measured values are the server's. */
export function pirepOf({ row, note, booking, position, phase }: DeskReport, shelf: Shelf) {
  const text = (name: string) => (typeof note[name] === 'string' ? note[name] : null);
  const number = (name: string) => (typeof note[name] === 'number' ? note[name] : null);
  const saidKg = (name: string) => (number(name) ?? 0) * KG_PER_LB;
  const tail = shelf.tails.find(({ id }) => id === row.aircraft_id);
  const flown = shelf.flights.find(({ id }) => id === note['flight']);
  const flight = flown ? flightOf(flown, shelf) : booking ? bookedFlight(booking, shelf) : null;
  const { airports, icaoCode } = shelf.airline.operations;
  const airport = (icao: string) => {
    const found = airports.get(icao);
    return found ? airportOf(found, shelf) : null;
  };
  const arr = row.arr_icao ?? row.arr_planned_icao;
  const { status, text: words } = statusOf(note['status'], row.state, phase);
  const minutes = Math.round(row.block_min ?? number('flight_time') ?? 0);
  return {
    id: row.code,
    user_id: shelf.numberOf(row.pilot_id),
    airline_id: 1,
    aircraft_id: row.aircraft_id === null ? null : shelf.numberOf(row.aircraft_id),
    event_id: null,
    flight_id: flight?.id ?? null,
    flight_number: text('flight_number') ?? String(row.flight_number ?? ''),
    route_code: text('route_code'),
    route_leg: text('route_leg'),
    ident: `${icaoCode}${text('flight_number') ?? row.flight_number ?? ''}`,
    dpt_airport_id: row.dep_icao,
    arr_airport_id: arr,
    alt_airport_id: text('alt_airport_id'),
    level: Math.round(number('level') ?? flight?.level ?? 0),
    distance: distance(row.distance_nm ?? number('distance')),
    planned_distance: distance(number('planned_distance')),
    block_time: Math.round(row.block_min ?? number('block_time') ?? 0),
    flight_time: minutes,
    planned_flight_time: whole(number('planned_flight_time')),
    zfw: whole(number('zfw')),
    block_fuel: mass(row.fuel_off_kg ?? saidKg('block_fuel')),
    fuel_used: mass(usedKg(row) ?? saidKg('fuel_used')),
    landing_rate: whole(row.touchdown_fpm ?? downwards(number('landing_rate'))),
    route: text('route') ?? flight?.route ?? null,
    notes: text('notes'),
    score: row.score,
    source: 1,
    source_name: text('source_name') ?? row.client,
    flight_type: text('flight_type') ?? flight?.flight_type ?? 'J',
    state: STATE_NUMBERS[row.state],
    status,
    phase: status,
    status_text: words,
    submitted_at: instant(row.submitted_at),
    block_off_time: instant(row.off_block),
    block_on_time: instant(row.on_block),
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
    aircraft: tail ? aircraftOf(tail, shelf) : null,
    airline: airlineOf(shelf),
    dpt_airport: airport(row.dep_icao),
    arr_airport: airport(arr),
    position: position ? acarsOf(position, row.code, String(position.at)) : null,
    comments: Array.isArray(note['comments']) ? note['comments'] : [],
    user: { ...userOf({ ...shelf, bookings: [] }), subfleets: [] },
    flight,
    fields: note['fields'] ?? {},
    simbrief: null,
  };
}

/** One position of the track. */
export function acarsOf(
  point: {
    at: number;
    lat: number;
    lon: number;
    altFt: number | null;
    aglFt: number | null;
    hdg: number | null;
    gsKt: number | null;
    iasKt: number | null;
    vsFpm: number | null;
    fuelKg: number | null;
  },
  report: string,
  id: string,
) {
  const at = instant(new Date(point.at));
  return {
    id,
    pirep_id: report,
    type: 0,
    order: 0,
    name: null,
    status: null,
    log: null,
    lat: point.lat,
    lon: point.lon,
    distance: distance(null),
    heading: whole(point.hdg),
    altitude: whole(point.altFt),
    // The protocol uses one altitude for both if only one was reported.
    altitude_agl: whole(point.aglFt ?? point.altFt),
    altitude_msl: whole(point.altFt),
    vs: whole(point.vsFpm),
    gs: whole(point.gsKt),
    ias: whole(point.iasKt),
    transponder: null,
    fuel: mass(point.fuelKg),
    fuel_flow: null,
    sim_time: at,
    created_at: at,
  };
}

/** A touchdown rate as a negative number; clients differ in the sign. */
function downwards(fpm: number | null): number | null {
  return fpm === null ? null : -Math.abs(fpm);
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}
