import { dispatchOf as dispatch, type Dispatch, type FlightToDispatch } from '@va/domain/flights/dispatch.ts';
import { flightBetween } from '@va/domain/flights/flight-between.ts';
import { airline } from './airline.ts';
import { frameById } from './frames.ts';
import { routes } from './routes.ts';
import { types } from './types.ts';

const { url, provider } = frameById('despacho');

/** The airline's dispatch. */
export const desk = { url, provider, airline: airline.icaoCode, types };

/**
 * Link to the dispatch page for a flight between two airports, in the network or not; undefined if it takes no flights.
 */
export function dispatchOf(flight: FlightToDispatch): Dispatch | undefined {
  return dispatch(desk, flight, flightBetween(routes, flight.from, flight.to));
}
