import { dispatchLink } from '@va/domain/dispatch-link.ts';
import { minutesOf } from '@va/domain/durations.ts';
import { directionFrom } from '@va/domain/route-direction.ts';
import { airline } from './airline.ts';
import { frameById } from './frames.ts';
import { findRoute } from './routes.ts';
import { typeOf } from './types.ts';

/** A flight between two airports, of the network or not. */
export interface FlightToDispatch {
  /** ICAO codes. */
  from: string;
  to: string;
  /** Model of the type; left out, the one that the airline flies the route with. */
  model?: string | undefined;
  /** Left out, the first aircraft of the type. */
  registration?: string | undefined;
}

/** The flight filled in on a dispatch page elsewhere. */
export interface Dispatch {
  href: string;
  /** Whose page it is. */
  provider: string;
  /** `ABC101` where the flight has a number. */
  flight: string | undefined;
}

/** What prepares a flight, or undefined where the airline's dispatch takes no flights from a link. */
export function dispatchOf({ from, to, model, registration }: FlightToDispatch): Dispatch | undefined {
  const { url, provider } = frameById('despacho');
  const route = findRoute(from, to);
  const direction = route && directionFrom(route, from);
  const type = typeOf(model ?? route?.type ?? '');
  const href =
    url &&
    dispatchLink(url, {
      airline: airline.icaoCode,
      flightNumber: direction?.flightNumber,
      type: type?.icaoType,
      registration: registration ?? type?.registrations[0],
      from,
      to,
      blockMinutes: direction && minutesOf(direction.blockTime),
    });
  if (!href) return undefined;
  const flight = direction?.flightNumber && `${airline.icaoCode}${direction.flightNumber}`;
  return { href, provider, flight };
}
