import { dispatchOf, type Dispatch } from '@va/domain/flights/dispatch.ts';
import type { FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { networkFlight, type NetworkFlight } from '@va/domain/flights/network.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import { airline } from './airline.ts';
import { airports } from './airports.ts';
import { desk } from './dispatch.ts';
import { routes } from './routes.ts';

/** The airline's network. */
export const network = { airports, routes };

/** Callsign of a flight number, `ABC101`. */
export function callsignOf(flightNumber: string | undefined): string | undefined {
  return flightNumber && `${airline.icaoCode}${flightNumber}`;
}

/** A flight of the network as pages show it. */
export interface PreparedFlight extends NetworkFlight<Airport> {
  /** `ABC101`, where the flight has a number. */
  callsign: string | undefined;
  /** The flight as other pages take it over. */
  inHand: FlightInHand;
  /** Link to the dispatch page; undefined if the airline's dispatch takes no flights from a link. */
  dispatch: Dispatch | undefined;
}

/**
 * The flight between two ICAO codes with what prepares it; undefined where there is no direct route.
 * @param registration the aircraft to prepare it with; left out, the first of its type
 */
export function flightBetween(from: string, to: string, registration?: string): PreparedFlight | undefined {
  const found = networkFlight(network, from, to);
  return (
    found && {
      ...found,
      callsign: callsignOf(found.flightNumber),
      inHand: { from, to, flightNumber: found.flightNumber, model: found.model, registration },
      dispatch: dispatchOf(desk, { from, to, registration }, found),
    }
  );
}

/** The flights with a model of aircraft, out and back, in the order of the routes. */
export function flightsWith(model: string, registration: string): PreparedFlight[] {
  return routes
    .filter(({ type }) => type === model)
    .flatMap(({ between: [a, b] }) => [flightBetween(a, b, registration), flightBetween(b, a, registration)])
    .filter((flight) => flight !== undefined);
}
