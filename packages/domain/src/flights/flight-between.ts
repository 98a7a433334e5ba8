/** Direct flights one way, read from the table of routes, which names each pair of airports once. Pure. */
import type { RouteTimes } from '../shapes.ts';

/** A route as it is flown one way. */
export interface RouteDirection {
  /** Block time, `HH:MM`. */
  blockTime: string;
  /** The block time follows from the distance: the airline has given none. */
  estimated?: boolean | undefined;
  /** Flight number without the airline's code, where the airline gives one. */
  flightNumber: string | undefined;
}

/** The way of a route that begins at one of its two airports. */
export function directionFrom(route: RouteTimes, from: string): RouteDirection {
  const out = route.between[0] === from;
  return {
    blockTime: out ? route.blockOut : route.blockBack,
    estimated: route.estimated,
    flightNumber: route.flights?.[out ? 0 : 1],
  };
}

/** A line of the table of routes. */
export interface NetworkRoute extends RouteTimes {
  /** Model of the type that usually flies it. */
  type: string;
  /** Remark for the dispatcher. */
  note?: string | undefined;
}

/** A direct flight one way. */
export interface ScheduledFlight {
  /** Model of the type that usually flies it. */
  model: string;
  /** Block time, `HH:MM`. */
  blockTime: string;
  /** The block time follows from the distance: the airline has given none. */
  estimated?: boolean | undefined;
  /** Flight number without the airline's code; undefined if the airline gives none. */
  flightNumber: string | undefined;
  /** Remark for the dispatcher. */
  note: string | undefined;
}

/** The flight between two ICAO codes, in that direction; undefined where there is no direct route. */
export function flightBetween(
  routes: readonly NetworkRoute[],
  from: string,
  to: string,
): ScheduledFlight | undefined {
  const route = routes.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from));
  return route && { model: route.type, ...directionFrom(route, from), note: route.note };
}
