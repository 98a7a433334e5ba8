import type { Flight } from '@va/domain/timetable/flight.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import type { Shelf } from './shelf.ts';

/** Flights in one answer at most. */
const MOST_FLIGHTS = 100;

/** Search filters with the typed text: hours, nautical miles, an aircraft's number or part of its name. */
export type FlightFilter =
  | 'departure'
  | 'arrival'
  | 'minimumHours'
  | 'maximumHours'
  | 'minimumNm'
  | 'maximumNm'
  | 'aircraft'
  | 'callsign'
  | 'limit';

/** The flights that match a query; empty filters are ignored. */
export function searchFlights(
  shelf: Shelf,
  filterOf: (filter: FlightFilter) => string | undefined,
): Flight[] {
  const word = (filter: FlightFilter) => filterOf(filter)?.trim().toUpperCase() ?? '';
  const figure = (filter: FlightFilter, otherwise: number) => {
    const value = Number.parseFloat(word(filter));
    return Number.isNaN(value) ? otherwise : value;
  };
  const { operations } = shelf.airline;
  const [dep, arr] = [ownCode(operations, word('departure')), ownCode(operations, word('arrival'))];
  const [aircraft, callsign] = [word('aircraft'), word('callsign')];
  const tail = shelf.tails.find(({ id }) => String(shelf.numberOf(id)) === aircraft);
  const isMeant = (typeId: string) => {
    if (/^\d*$/.test(aircraft)) return aircraft === '' || tail?.typeId === typeId;
    const type = operations.types.get(typeId);
    return `${type?.icaoType ?? ''} ${type?.model ?? ''}`.toUpperCase().includes(aircraft);
  };
  return shelf.flights
    .filter(
      (flight) =>
        (dep === '' || flight.dep === dep) &&
        (arr === '' || flight.arr === arr) &&
        flight.types.some(isMeant) &&
        `${operations.icaoCode}${flight.number}`.includes(callsign) &&
        flight.blockMin >= figure('minimumHours', 0) * 60 &&
        flight.blockMin <= figure('maximumHours', Infinity) * 60 &&
        flight.distanceNm >= figure('minimumNm', 0) &&
        flight.distanceNm <= figure('maximumNm', Infinity),
    )
    .slice(0, Math.min(MOST_FLIGHTS, Math.max(1, figure('limit', MOST_FLIGHTS))));
}

/** The number of a flight without the airline's code, which some clients write before it: «EVE101» is 101. */
export function bareNumber(number: string, icaoCode: string): string {
  const rest = number.toUpperCase().startsWith(icaoCode) ? number.slice(icaoCode.length).trim() : '';
  return rest === '' ? number : rest;
}

/** A bare number as the airline counts its flights, 1 to 9999; undefined for any other text. */
export function countedNumber(bare: string): number | undefined {
  const number = Number(bare);
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined;
}

/** How a flown flight is called: «ABC101»; without a number by the airline's code alone. */
export function flownCallsign({ flight_number }: { flight_number: number | null }, icaoCode: string): string {
  return `${icaoCode}${flight_number ?? ''}`;
}
