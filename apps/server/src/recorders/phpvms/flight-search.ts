import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Asked } from '../shared/protocol.ts';
import type { Shelf } from '../shared/shelf.ts';
import { findFlight } from '../shared/shelf.ts';
import { PhpvmsError } from './wire.ts';

/** Which part of a list is asked for. */
export function pageOf({ query }: Pick<Asked, 'query'>, usual = 100) {
  const read = (name: string, most: number, otherwise: number) => {
    const value = Math.floor(Number(query(name)));
    return value >= 1 ? Math.min(most, value) : otherwise;
  };
  return { number: read('page', 10_000, 1), size: read('limit', 200, usual) };
}

/** The flight of an id. Throws when there is none. */
export function flightAsked(shelf: Shelf, id: string): Flight {
  const flight = findFlight(shelf, id);
  if (!flight) throw new PhpvmsError('not-found', 'Ese vuelo no existe.');
  return flight;
}

/** The flights that the query asks for. */
export function findFlights(shelf: Shelf, { query }: Asked): Flight[] {
  const word = (...names: string[]) =>
    names
      .map(query)
      .find((value) => value !== undefined && value !== '')
      ?.toUpperCase();
  const [dep, arr] = [word('dep_icao', 'dpt_airport_id'), word('arr_icao', 'arr_airport_id')];
  const [flown, icaoType] = [word('flight_number'), word('icao_type')];
  const between = (value: number, least: string, most: string) =>
    (query(least) === undefined || value > Number(query(least))) &&
    (query(most) === undefined || value < Number(query(most)));
  const { types } = shelf.airline.operations;
  return shelf.flights.filter(
    (flight) =>
      (dep === undefined || flight.dep === dep) &&
      (arr === undefined || flight.arr === arr) &&
      (flown === undefined || String(flight.number) === flown) &&
      (icaoType === undefined || flight.types.some((id) => types.get(id)?.icaoType === icaoType)) &&
      between(flight.distanceNm, 'dgt', 'dlt') &&
      between(flight.blockMin, 'tgt', 'tlt'),
  );
}
