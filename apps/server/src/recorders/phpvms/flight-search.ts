import type { Flight, FlightKind } from '@va/domain/timetable/flight.ts';
import { codesOf, ownCode } from '#server/kernel/airline/own-code.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { Asked } from '../shared/protocol.ts';
import { type Shelf, findFlight, flightId as idOf } from '../shared/shelf.ts';
import { PhpvmsError } from './wire.ts';

/** The requested page of a list. */
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

/** Kinds of flights that have a letter of their own in the protocol; all others are scheduled ones. */
const LETTERS: Partial<Record<FlightKind, string>> = { training: 'K', positioning: 'P', free: 'C' };

/** What a flight is for, in the protocol's letters. */
export function flightType({ kind, iataType }: Pick<Flight, 'kind' | 'iataType'>): string {
  return iataType ?? LETTERS[kind] ?? 'J';
}

/** The flights that the query asks for. */
export function findFlights(shelf: Shelf, { query }: Asked): Flight[] {
  const word = (...names: string[]) =>
    names
      .map(query)
      .find((value) => value !== undefined && value !== '')
      ?.toUpperCase();
  const { operations } = shelf.airline;
  const airport = (...names: string[]) => {
    const code = word(...names);
    return code && ownCode(operations, code);
  };
  const [dep, arr] = [airport('dep_icao', 'dpt_airport_id'), airport('arr_icao', 'arr_airport_id')];
  const flightId = query('flight_id');
  const [flown, icaoType] = [word('flight_number'), word('icao_type')];
  const [callsign, search, kind] = [word('callsign'), word('search'), word('flight_type')];
  const [airline, subfleet] = [word('airline_id'), word('subfleet_id')];
  const between = (value: number, least: string, most: string) =>
    value > Number(word(least) ?? -Infinity) && value < Number(word(most) ?? Infinity);
  const { types, icaoCode } = operations;
  // The airline has id 1, and a subfleet's id is its type's position.
  const typeId = subfleet === undefined ? undefined : [...types.keys()][Number(subfleet) - 1];
  return shelf.flights.filter(
    (flight) =>
      (!flightId || idOf(shelf.numberOf(flight.id)) === flightId) &&
      (dep === undefined || flight.dep === dep) &&
      (arr === undefined || flight.arr === arr) &&
      (airline === undefined || airline === '1') &&
      (subfleet === undefined || flight.types.some((id) => id === typeId)) &&
      (kind === undefined || flightType(flight) === kind) &&
      (callsign === undefined || `${icaoCode}${flight.number}`.includes(callsign)) &&
      (search === undefined || searchedText(operations, flight).includes(search)) &&
      (flown === undefined || String(flight.number) === flown) &&
      (icaoType === undefined || flight.types.some((id) => types.get(id)?.icaoType === icaoType)) &&
      between(flight.distanceNm, 'dgt', 'dlt') &&
      between(flight.blockMin, 'tgt', 'tlt'),
  );
}

/** The text that a search is matched against: flight number and all codes of the airports. */
function searchedText(operations: Operations, { number, dep, arr }: Flight): string {
  const { airports, icaoCode } = operations;
  const codes = [dep, arr].flatMap((icao) => [...codesOf(operations, icao), airports.get(icao)?.iata ?? '']);
  return [`${icaoCode}${number}`, dep, arr, ...codes].join(' ');
}
