import { dispatchOf, type Dispatch } from '@va/domain/flights/dispatch.ts';
import type { FlightToShow } from '@va/domain/flights/flight-facts.ts';
import { readFlight } from '@va/domain/flights/flight-in-hand.ts';
import { knownFlight, type KnownFlight, type FlightWorld } from '@va/domain/flights/known-flight.ts';
import type { Place } from '@va/domain/traffic/progress.ts';
import type { Runway } from '@va/schemas/content/runways.ts';
import { airline } from './airline.ts';
import { airports } from './airports.ts';
import { desk } from './dispatch.ts';
import { focusAirports } from './focus-airports.ts';
import { callsignOf } from './network.ts';
import { routes } from './routes.ts';
import { tours } from './tours.ts';
import { types } from './types.ts';

/** An airport of the network with its data, or only the position of another one. */
interface KnownPlace extends Place {
  icaoCurrent?: string | undefined;
  runways?: readonly Runway[] | undefined;
}

/** If two places have one code, the airport of the network replaces the other, since more is known of it. */
const outside: readonly KnownPlace[] = [...tours.flatMap(({ stops }) => stops), ...focusAirports];
const world: FlightWorld<KnownPlace> = {
  places: new Map<string, KnownPlace>([...outside, ...airports].map((place) => [place.icao, place])),
  routes,
  types,
};

/** The flight of an address, with the airline's data about it. */
export interface FlightHere extends KnownFlight<KnownPlace> {
  /** Facts for the pages. */
  shown: FlightToShow;
  /** Link to the dispatch page; undefined without both airports, or if the dispatch takes no flights from a link. */
  dispatch: Dispatch | undefined;
}

/**
 * The flight in an address; undefined where it names none.
 * @param usualDeparture ICAO code of the departure where the address names an arrival alone
 */
export function flightIn(search: URLSearchParams, usualDeparture?: string): FlightHere | undefined {
  const named = readFlight(search, airline.icaoCode);
  if (Object.keys(named.flight).length === 0 && named.malformed.length === 0) return undefined;
  const { flight } = named;
  const from =
    flight.from ?? (flight.to !== undefined && flight.to !== usualDeparture ? usualDeparture : undefined);
  const known = knownFlight({ ...named, flight: { ...flight, from } }, world);
  return { ...known, shown: shownOf(known), dispatch: dispatchOfKnown(known) };
}

function shownOf({ flight, scheduled, nm }: KnownFlight<KnownPlace>): FlightToShow {
  const { flightNumber, ...rest } = flight;
  return {
    ...rest,
    callsign: callsignOf(flightNumber),
    nm,
    blockTime: scheduled?.blockTime,
    estimated: scheduled?.estimated,
  };
}

function dispatchOfKnown({ flight, scheduled }: KnownFlight<KnownPlace>): Dispatch | undefined {
  const { from, to, departure } = flight;
  if (!from || !to) return undefined;
  const leaving = departure ? new Date(departure) : undefined;
  return dispatchOf(desk, { ...flight, from, to, departure: leaving }, scheduled);
}
