/** Our things as phpVMS clients expect them: every field of the protocol, in its type. */
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Airport } from '#server/modules/airline/operations.ts';
import type { BookingRow } from '#server/modules/bookings/booking-row.ts';
import type { DeskTail } from '#server/modules/recorder-desk/recorder-desk.ts';
import type { Shelf } from '../shared/shelf.ts';
import { flightId } from '../shared/shelf.ts';
import { distance, instant, mass } from './wire.ts';

export function airlineOf({ airline }: Shelf) {
  const { icaoCode } = airline.operations;
  return { id: 1, icao: icaoCode, iata: null, name: airline.name, country: null, logo: null };
}

export function userOf(shelf: Shelf) {
  const { pilot, airline } = shelf;
  return {
    id: shelf.numberOf(pilot.id),
    pilot_id: shelf.numberOf(pilot.id),
    ident: pilot.callsign,
    name: pilot.name,
    name_private: pilot.name,
    avatar: null,
    vatsim_id: pilot.vatsimCid === null ? null : String(pilot.vatsimCid),
    ivao_id: pilot.ivaoVid === null ? null : String(pilot.ivaoVid),
    discord_id: null,
    rank_id: pilot.rankPosition + 1,
    home_airport: pilot.baseIcao,
    curr_airport: pilot.placeIcao,
    last_pirep_id: pilot.lastReport,
    flights: pilot.flights,
    flight_time: pilot.minutes,
    transfer_time: 0,
    total_time: pilot.minutes,
    timezone: pilot.timezone,
    state: 1,
    airline: airlineOf(shelf),
    bids: shelf.bookings.map((row) => bidOf(row, shelf)),
    rank: { id: pilot.rankPosition + 1, name: pilot.rank },
    subfleets: subfleetsOf(shelf, [...airline.operations.types.keys()]),
  };
}

export function airportOf(airport: Airport, { airline }: Pick<Shelf, 'airline'>) {
  return {
    id: airport.icao,
    iata: airport.iata,
    icao: airport.icao,
    name: airport.name,
    location: airport.city,
    region: null,
    country: airport.country,
    timezone: airport.timezone,
    hub: airport.icao === airline.baseIcao,
    notes: null,
    lat: airport.lat,
    lon: airport.lon,
    elevation: null,
    ground_handling_cost: null,
    fuel_100ll_cost: null,
    fuel_jeta_cost: null,
    fuel_mogas_cost: null,
  };
}

export function aircraftOf(tail: DeskTail, shelf: Shelf) {
  const { types } = shelf.airline.operations;
  const limits = shelf.airline.scoring?.file.rules.types[tail.icaoType];
  const name = types.get(tail.typeId)?.model ?? tail.icaoType;
  return {
    id: shelf.numberOf(tail.id),
    subfleet_id: subfleetNumber(shelf, tail.typeId),
    airport_id: tail.placeIcao,
    hub_id: tail.baseIcao,
    icao: tail.icaoType,
    iata: null,
    name,
    registration: tail.registration,
    fin: null,
    hex_code: null,
    selcal: null,
    ident: tail.registration,
    dow: mass(null),
    zfw: mass(null),
    mtow: mass(limits?.mtowKg ?? null),
    mlw: mass(limits?.mlwKg ?? null),
    fuel_onboard: mass(null),
    flight_time: 0,
    landing_time: null,
    status: { operational: 'A', maintenance: 'M', stored: 'S', retired: 'R' }[tail.service],
    // In use or parked.
    state: tail.flying ? 1 : 0,
    simbrief_type: tail.icaoType,
  };
}

function subfleetNumber({ airline }: Shelf, typeId: string): number {
  return [...airline.operations.types.keys()].indexOf(typeId) + 1;
}

export function subfleetsOf(shelf: Shelf, typeIds: readonly string[]) {
  const { types } = shelf.airline.operations;
  return typeIds.flatMap((typeId) => {
    const type = types.get(typeId);
    if (!type) return [];
    return [
      {
        id: subfleetNumber(shelf, typeId),
        airline_id: 1,
        hub_id: shelf.airline.baseIcao,
        type: type.icaoType,
        name: type.model,
        simbrief_type: type.icaoType,
        fuel_type: 1,
        cost_block_hour: 0,
        ground_handling_multiplier: 100,
        fares: [],
        aircraft: shelf.tails.filter((tail) => tail.typeId === typeId).map((tail) => aircraftOf(tail, shelf)),
      },
    ];
  });
}

export function flightOf(flight: Flight, shelf: Shelf) {
  return {
    ...plainFlight(shelf),
    id: flightId(shelf.numberOf(flight.id)),
    ident: `${shelf.airline.operations.icaoCode}${flight.number}`,
    flight_number: flight.number,
    dpt_airport_id: flight.dep,
    arr_airport_id: flight.arr,
    dpt_time: clock(flight.stdUtc),
    arr_time: clock(flight.staUtc),
    days: flight.days,
    level: flight.level === null ? 0 : flight.level,
    distance: distance(flight.distanceNm),
    flight_time: flight.blockMin,
    flight_type: flight.kind === 'training' ? 'K' : flight.kind === 'positioning' ? 'P' : 'J',
    notes: flight.note === '' ? null : flight.note,
    subfleets: subfleetsOf(shelf, flight.types),
  };
}

function plainFlight(shelf: Shelf) {
  return {
    airline_id: 1,
    callsign: null,
    route_code: null,
    route_leg: null,
    alt_airport_id: null,
    level: 0,
    flight_type: 'J',
    route: null,
    notes: null,
    load_factor: 100,
    active: true,
    visible: true,
    airline: airlineOf(shelf),
    fields: {},
    simbrief: null,
  };
}

export function bidOf(row: BookingRow, shelf: Shelf) {
  const flight = shelf.flights.find(({ id }) => id === row.flight_id);
  const id = flightId(shelf.numberOf(row.flight_id ?? row.id));
  return {
    id: shelf.numberOf(row.id),
    user_id: shelf.numberOf(row.pilot_id),
    flight_id: id,
    aircraft_id: row.aircraft_id === null ? null : shelf.numberOf(row.aircraft_id),
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
    flight: flight
      ? flightOf(flight, shelf)
      : {
          ...plainFlight(shelf),
          id,
          ident: `${shelf.airline.operations.icaoCode}${row.flight_number ?? 0}`,
          flight_number: row.flight_number ?? 0,
          dpt_airport_id: row.dep_icao,
          arr_airport_id: row.arr_icao,
          dpt_time: row.std.toISOString().slice(11, 16),
          arr_time: row.sta.toISOString().slice(11, 16),
          days: 127,
          distance: distance(row.distance_nm),
          flight_time: Math.round((row.sta.getTime() - row.std.getTime()) / 60_000),
          subfleets: subfleetsOf(shelf, [row.type_id]),
        },
  };
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
