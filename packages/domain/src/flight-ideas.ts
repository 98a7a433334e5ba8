/** The planner behind «¿Qué vuelo hoy?»: finds flights that fit in the time that the pilot has. Pure. */
import { randomFrom } from './random.ts';

/** A direct flight one way. */
export interface Leg {
  /** ICAO codes. */
  from: string;
  to: string;
  /** Model of the type that the airline flies it with. */
  type: string;
  /** Block time. */
  minutes: number;
  /** Great-circle distance. */
  nm: number;
}

/** One way; there and back; or several legs, which may or may not end where they began. */
export type IdeaKind = 'single' | 'rotation' | 'chain';

/** One thing to fly: a leg, a return trip or a chain of legs. */
export interface Idea {
  /** The airports in order, `AAAA-BBBB-AAAA`; no two ideas of one network share it. */
  id: string;
  kind: IdeaKind;
  /** One to `MAX_LEGS` legs with the same type, each departing where the previous one ends. */
  legs: readonly Leg[];
  /** Sum of the block times. */
  blockMinutes: number;
  /** Block times and the stops between them. */
  totalMinutes: number;
  nm: number;
}

/** The pilot's wish. */
export interface Wish {
  /** ICAO code of the departure. */
  from: string;
  /** Time there is, from the first chock to the last. */
  minutes: number;
  /** Model of the type; any when left out. */
  type?: string | undefined;
  /** Minutes on the ground between two legs. */
  turnaroundMinutes: number;
}

/** More legs than this are no longer one evening. */
export const MAX_LEGS = 4;

/** Legs looked at before the search stops, so that a network of thousands of airports answers at once. */
const MAX_STEPS = 20_000;

/**
 * All ideas that fit, sorted by best use of the time, then by fewer legs, then by airports. An idea lands at an airport
 * only once, except that it may end where it began.
 */
export function flightIdeas(legs: readonly Leg[], wish: Wish): Idea[] {
  const departures = new Map<string, Leg[]>();
  for (const leg of legs) {
    if (wish.type !== undefined && leg.type !== wish.type) continue;
    const others = departures.get(leg.from);
    if (others) others.push(leg);
    else departures.set(leg.from, [leg]);
  }
  // Breadth first: a search that is cut short has the simple ideas and lacks only long chains.
  const ideas: Idea[] = [];
  let paths: Leg[][] = [[]];
  let steps = 0;
  while (paths.length > 0 && steps < MAX_STEPS) {
    const longer: Leg[][] = [];
    for (const path of paths) {
      for (const leg of departures.get(path.at(-1)?.to ?? wish.from) ?? []) {
        if (steps++ >= MAX_STEPS) break;
        if (path.some(({ to, type }) => to === leg.to || type !== leg.type)) continue;
        const idea = ideaOf([...path, leg], wish);
        if (idea.totalMinutes > wish.minutes) continue;
        ideas.push(idea);
        if (leg.to !== wish.from && idea.legs.length < MAX_LEGS) longer.push([...path, leg]);
      }
    }
    paths = longer;
  }
  return ideas.toSorted(
    (a, b) =>
      b.totalMinutes - a.totalMinutes ||
      a.legs.length - b.legs.length ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

function ideaOf(legs: readonly Leg[], { from, turnaroundMinutes }: Wish): Idea {
  const blockMinutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  const closed = legs.at(-1)?.to === from;
  return {
    id: [from, ...legs.map(({ to }) => to)].join('-'),
    kind: legs.length === 1 ? 'single' : legs.length === 2 && closed ? 'rotation' : 'chain',
    legs,
    blockMinutes,
    totalMinutes: blockMinutes + turnaroundMinutes * (legs.length - 1),
    nm: legs.reduce((sum, leg) => sum + leg.nm, 0),
  };
}

/**
 * Picks one of the ideas, always the same for the same seed. Consecutive seeds go through all ideas in shuffled order
 * before one repeats.
 * @param seed whole number, 0 or more
 */
export function surprise(ideas: readonly Idea[], seed: number): Idea | undefined {
  if (ideas.length === 0) return undefined;
  const random = randomFrom(Math.floor(seed / ideas.length));
  const order = [...ideas];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a && b) [order[last], order[other]] = [b, a];
  }
  return order[seed % ideas.length];
}

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
