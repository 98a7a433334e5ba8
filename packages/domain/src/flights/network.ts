/** The flights of a network of airports and routes. Pure. */
import { minutesOf } from '../durations.ts';
import type { Leg } from '../flight-ideas.ts';
import { distanceNm, type Position } from '../great-circle.ts';
import { flightBetween, type NetworkRoute, type ScheduledFlight } from './flight-between.ts';
import type { Place } from '../traffic/progress.ts';

interface NetworkAirport extends Position {
  icao: string;
}

/** A network: its airports, and the direct routes between them, each pair once. */
export interface Network<A extends NetworkAirport> {
  airports: readonly A[];
  routes: readonly NetworkRoute[];
}

/** A flight of the network with its airports. */
export interface NetworkFlight<A> extends ScheduledFlight {
  from: A;
  to: A;
  /** Great-circle distance. */
  nm: number;
}

/** The flight between two ICAO codes; undefined where there is no route or an airport is unknown. */
export function networkFlight<A extends NetworkAirport>(
  { airports, routes }: Network<A>,
  from: string,
  to: string,
): NetworkFlight<A> | undefined {
  const scheduled = flightBetween(routes, from, to);
  if (!scheduled) return undefined;
  const [departure, arrival] = [from, to].map((code) => airports.find(({ icao }) => icao === code));
  if (!departure || !arrival) return undefined;
  return { ...scheduled, from: departure, to: arrival, nm: distanceNm(departure, arrival) };
}

/** Every flight of the network, one per direction and outbound first, in the order of the routes. */
export function networkLegs<A extends NetworkAirport>({ airports, routes }: Network<A>): Leg[] {
  const byIcao = new Map(airports.map((airport) => [airport.icao, airport]));
  return routes.flatMap(({ between: [a, b], type, blockOut, blockBack }) => {
    const [from, to] = [byIcao.get(a), byIcao.get(b)];
    if (!from || !to) return [];
    const nm = distanceNm(from, to);
    return [
      { from: a, to: b, type, minutes: minutesOf(blockOut), nm },
      { from: b, to: a, type, minutes: minutesOf(blockBack), nm },
    ];
  });
}

/** An airport that may have two codes: the one the airline uses, and the one in force. */
interface CodedPlace extends Place {
  icaoCurrent?: string | undefined;
}

/**
 * Places by ICAO code, an airport under both of its codes. If two have the same code, the airport of the network
 * replaces the stop of a tour, since more is known of it.
 */
export function placesByCode(
  airports: readonly CodedPlace[],
  stops: readonly Place[],
): ReadonlyMap<string, Place> {
  return new Map<string, Place>([
    ...stops.map((stop) => [stop.icao, stop] as const),
    ...airports.flatMap((airport) =>
      [airport.icao, airport.icaoCurrent].flatMap((icao) => (icao ? [[icao, airport] as const] : [])),
    ),
  ]);
}
