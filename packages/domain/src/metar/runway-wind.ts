/** Wind along and across runways. Pure. A METAR gives true directions, so bearings are true as well. */
import type { Wind } from './report.ts';

/** One end of a runway from which one takes off and lands. */
export interface RunwayEnd {
  /** As painted: `18R`. */
  ident: string;
  /** Degrees true in which one moves on it. */
  bearing: number;
  /** What it serves; both where nobody has said. */
  use?: RunwayUse | undefined;
  /** Part of the configuration that the airport prefers while the wind allows it. */
  preferred?: boolean | undefined;
}

export type RunwayUse = 'departures' | 'arrivals' | 'both';

export interface RunwayWind extends RunwayEnd {
  /** Knots of headwind, negative for tailwind; at a varying direction the worst. Undefined when it may be any. */
  head: number | undefined;
  /** Knots across, positive from the right, negative from the left; at a varying direction the strongest. */
  cross: number | undefined;
  /** The same for the gusts. */
  gustHead?: number | undefined;
  gustCross?: number | undefined;
}

/** Less than this, in knots, does not make one runway better than another. */
const NOTHING_KT = 0.5;

/** Both ends of runways whose lower-numbered end points to `trueHeading`. */
export function runwayEnds(
  runways: readonly { trueHeading: number; ends: readonly [NamedEnd, NamedEnd] }[],
): RunwayEnd[] {
  const endOf = ({ ident, use, preferred }: NamedEnd, bearing: number): RunwayEnd => ({
    ident,
    bearing: bearing % 360,
    ...(use && { use }),
    ...(preferred && { preferred }),
  });
  return runways.flatMap(({ trueHeading, ends: [low, high] }) => [
    endOf(low, trueHeading),
    endOf(high, trueHeading + 180),
  ]);
}

type NamedEnd = Pick<RunwayEnd, 'ident' | 'use' | 'preferred'>;

/** The ends that serve a departure or an arrival; all of them where none would be left. */
export function endsFor(ends: readonly RunwayEnd[], use: 'departures' | 'arrivals'): readonly RunwayEnd[] {
  const fitting = ends.filter((end) => end.use === undefined || end.use === 'both' || end.use === use);
  return fitting.length > 0 ? fitting : ends;
}

/**
 * The most wind in which a preferred runway is kept, in knots with gusts: ICAO Doc 4444 (PANS-ATM), 7.2.6, on
 * noise-preferential runways.
 */
const PREFERRED_CROSS_KT = 15;
const PREFERRED_TAIL_KT = 5;

/** The preferred ends, where the wind lets the airport keep to them; none where it does not, or there are none. */
export function preferredRunways(winds: readonly RunwayWind[]): RunwayWind[] {
  return winds.filter(
    ({ preferred, head, cross, gustHead, gustCross }) =>
      preferred &&
      head !== undefined &&
      -Math.min(head, gustHead ?? head) <= PREFERRED_TAIL_KT &&
      Math.max(Math.abs(cross ?? 0), Math.abs(gustCross ?? 0)) <= PREFERRED_CROSS_KT,
  );
}

/** Headwind and crosswind on each runway end. */
export function windOnRunways(ends: readonly RunwayEnd[], wind: Wind): RunwayWind[] {
  return ends.map((end) => {
    const steady = components(end.bearing, wind, wind.speed);
    const gusts = wind.gust === undefined ? undefined : components(end.bearing, wind, wind.gust);
    return { ...end, ...steady, gustHead: gusts?.head, gustCross: gusts?.cross };
  });
}

/** The runway ends with the most headwind; none when it is calm or may blow from anywhere. */
export function favouredRunways(winds: readonly RunwayWind[]): RunwayWind[] {
  const heads = winds.map(({ head }) => head).filter((head) => head !== undefined);
  const best = Math.max(...heads);
  if (heads.length === 0 || best < NOTHING_KT) return [];
  return winds.filter(({ head }) => head !== undefined && best - head < NOTHING_KT);
}

/** The wind on the runways of an airport, and those that would be used. */
export interface RunwaysInUse {
  winds: RunwayWind[];
  proposed: RunwayWind[];
  /** Whether they are proposed because the airport prefers them. */
  preferred: boolean;
}

/** The runways for a departure or an arrival in a wind; for either where `use` is left out, by the wind alone. */
export function runwaysInUse(
  runways: Parameters<typeof runwayEnds>[0],
  wind: Wind,
  use?: 'departures' | 'arrivals',
): RunwaysInUse {
  const ends = runwayEnds(runways);
  const winds = windOnRunways(use ? endsFor(ends, use) : ends, wind);
  const preferred = use ? preferredRunways(winds) : [];
  return preferred.length > 0
    ? { winds, proposed: preferred, preferred: true }
    : { winds, proposed: favouredRunways(winds), preferred: false };
}

/** Degrees within which runways count as parallel. */
const PARALLEL = 1;

/** Runway ends in groups of the same bearing, those with the most headwind first. */
export function windByBearing(winds: readonly RunwayWind[]): RunwayWind[][] {
  const groups: RunwayWind[][] = [];
  for (const wind of winds) {
    const group = groups.find(([first]) => first && Math.abs(first.bearing - wind.bearing) < PARALLEL);
    if (group) group.push(wind);
    else groups.push([wind]);
  }
  return groups.toSorted(([a], [b]) => (b?.head ?? 0) - (a?.head ?? 0));
}

/** The wind across a runway at its worst, whatever its direction, in knots. */
export function strongestWind({ speed, gust }: Wind): number {
  return Math.max(speed, gust ?? 0);
}

function components(
  bearing: number,
  { direction, from, to }: Wind,
  speed: number,
): Pick<RunwayWind, 'head' | 'cross'> {
  if (speed === 0) return { head: 0, cross: 0 };
  if (direction === undefined) return { head: undefined, cross: undefined };
  const angles = directions(direction, from, to).map((degrees) => ((degrees - bearing) * Math.PI) / 180);
  const crosses = angles.map((angle) => speed * Math.sin(angle));
  return {
    head: Math.min(...angles.map((angle) => speed * Math.cos(angle))),
    cross: crosses.reduce((worst, cross) => (Math.abs(cross) > Math.abs(worst) ? cross : worst)),
  };
}

/** The reported direction and every degree of the sector in which it varies. */
function directions(direction: number, from: number | undefined, to: number | undefined): number[] {
  if (from === undefined || to === undefined) return [direction];
  const width = (((to - from) % 360) + 360) % 360;
  return [direction, ...Array.from({ length: width + 1 }, (_, step) => from + step)];
}
