import type { Leg, Wish } from './flight-ideas.ts';

/** Why nothing fits, and what to change. */
export type Advice =
  | { reason: 'no-routes' }
  /** The shortest flight that there is, of the wanted type when it flies from there. */
  | { reason: 'time'; minutes: number }
  /** The types that do fly from there, in the order of the network. */
  | { reason: 'type'; types: readonly string[] };

/** Advice on what to change in a wish for which there is no idea. */
export function adviceFor(legs: readonly Leg[], wish: Wish): Advice {
  const here = legs.filter(({ from }) => from === wish.from);
  if (here.length === 0) return { reason: 'no-routes' };
  const minutes = shortestMinutes(here, wish);
  if (minutes === undefined) return { reason: 'type', types: [...new Set(here.map(({ type }) => type))] };
  return { reason: 'time', minutes };
}

/** Block time of the shortest flight from an airport, with a type or with any; undefined where there is none. */
export function shortestMinutes(legs: readonly Leg[], wish: Pick<Wish, 'from' | 'type'>): number | undefined {
  const fitting = legs.filter(
    ({ from, type }) => from === wish.from && (wish.type === undefined || type === wish.type),
  );
  return fitting.length === 0 ? undefined : Math.min(...fitting.map(({ minutes }) => minutes));
}
