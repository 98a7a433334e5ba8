/** Addresses that take a flight along. Apart from the other addresses, so that the sign-in page does not load them. */
import { flightQuery, type FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { paths } from './paths.ts';

/** The bookings page with a flight. */
export function bookingOf(flight: FlightInHand): string {
  return withFlight(paths.booking, flight);
}

/** The flight briefing of a flight. */
export function briefingOf(flight: FlightInHand): string {
  return withFlight(paths.flightPlan, flight);
}

/** An address with a flight in its query; the bare address where nothing is known. */
function withFlight(address: string, flight: FlightInHand): string {
  const query = flightQuery(flight);
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
