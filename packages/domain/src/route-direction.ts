import type { RouteTimes } from './shapes.ts';

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
