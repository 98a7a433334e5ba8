import { distanceNm } from '@va/domain/great-circle.ts';
import { directionFrom } from '@va/domain/route-direction.ts';
import { dispatchOf, type Dispatch, type FlightToDispatch } from './dispatch.ts';
import { findRoute, routes } from './routes.ts';
import { findAirport } from './airports.ts';
import type { Airport } from '@va/schemas/content/airports.ts';

/** A flight that the airline flies, one way, with what prepares it. */
export interface NetworkFlight {
  from: Airport;
  to: Airport;
  model: string;
  flight: string | undefined;
  /** Great-circle distance. */
  nm: number;
  /** Block time, `HH:MM`. */
  blockTime: string;
  dispatch: Dispatch | undefined;
}

/** The flights from an airport to its destinations, in their order. */
export function flightsFrom(airport: Airport): NetworkFlight[] {
  return airport.destinations.flatMap((to) => networkFlight({ from: airport.icao, to }) ?? []);
}

/** The flights that the airline flies with a type, out and back, in the order of the routes. */
export function flightsWith(model: string, registration: string): NetworkFlight[] {
  return routes
    .filter(({ type }) => type === model)
    .flatMap(({ between: [a, b] }) => [
      networkFlight({ from: a, to: b, registration }) ?? [],
      networkFlight({ from: b, to: a, registration }) ?? [],
    ])
    .flat();
}

/** A flight of the network, or undefined where there is no route. */
export function networkFlight(flight: FlightToDispatch): NetworkFlight | undefined {
  const [from, to] = [findAirport(flight.from), findAirport(flight.to)];
  const route = findRoute(flight.from, flight.to);
  if (!from || !to || !route) return undefined;
  const dispatch = dispatchOf(flight);
  const { blockTime } = directionFrom(route, from.icao);
  return {
    from,
    to,
    model: route.type,
    flight: dispatch?.flight,
    nm: distanceNm(from, to),
    blockTime,
    dispatch,
  };
}
