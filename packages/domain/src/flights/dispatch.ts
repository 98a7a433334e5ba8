/** The flight filled in on the airline's dispatch page. Pure. */
import { dispatchLink } from '../dispatch-link.ts';
import { minutesOf } from '../durations.ts';
import type { ScheduledFlight } from './flight-between.ts';

/** The airline's dispatch page, and the data that it needs. */
export interface DispatchDesk {
  /** Address of the dispatch page; undefined where there is none. */
  url?: string | undefined;
  /** Name of the page's provider. */
  provider: string;
  /** Three-letter code of the airline. */
  airline: string;
  types: readonly DispatchType[];
}

interface DispatchType {
  model: string;
  /** ICAO designator, e.g. `B738`. */
  icaoType: string;
  /** Registrations in the order of the fleet; may be empty. */
  registrations: readonly string[];
}

/** A flight between two airports, of the network or not. */
export interface FlightToDispatch {
  /** ICAO codes. */
  from: string;
  to: string;
  /** Model of the type; left out, the one that usually flies the route. */
  model?: string | undefined;
  /** Left out, the first aircraft of the type. */
  registration?: string | undefined;
  /** Scheduled departure from the stand. */
  departure?: Date | undefined;
}

/** A link to the dispatch page with one flight filled in. */
export interface Dispatch {
  href: string;
  /** Name of the page's provider. */
  provider: string;
}

/**
 * Link that prepares a flight on the dispatch page; undefined if the page takes no flights from a link.
 * @param scheduled the network's flight between the same airports, if there is one
 */
export function dispatchOf(
  { url, provider, airline, types }: DispatchDesk,
  { from, to, model, registration, departure }: FlightToDispatch,
  scheduled: ScheduledFlight | undefined,
): Dispatch | undefined {
  const wanted = model ?? scheduled?.model;
  const type = types.find((entry) => entry.model === wanted);
  const href =
    url &&
    dispatchLink(url, {
      airline,
      flightNumber: scheduled?.flightNumber,
      type: type?.icaoType,
      registration: registration ?? type?.registrations[0],
      from,
      to,
      blockMinutes: scheduled && minutesOf(scheduled.blockTime),
      departure,
    });
  return href ? { href, provider } : undefined;
}
