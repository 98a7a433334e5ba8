/** Wind along and across runways. Pure. A METAR gives true directions, so bearings are true as well. */
import type { Wind } from './report.ts';
import { formatKnots } from '../quantities.ts';

/** One end of a runway, for take-off and landing. */
interface RunwayEnd {
  /** Designator as painted: `18R`. */
  ident: string;
  /** Degrees true in which one moves on it. */
  bearing: number;
  /** Use of the end; both if unknown. */
  use?: RunwayUse | undefined;
  /** Part of the configuration that the airport prefers while the wind allows it. */
  preferred?: boolean | undefined;
}

/** Use of a runway end. */
export type RunwayUse = 'departures' | 'arrivals' | 'both';

/** The two ends of each runway; `trueHeading` is the heading of the end with the lower number. */
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

/** The wind on one runway end. */
export interface RunwayWind extends RunwayEnd {
  /** Knots of headwind, negative for tailwind; at a varying direction the worst. Undefined when it may be any. */
  head: number | undefined;
  /** Knots across, positive from the right, negative from the left; at a varying direction the strongest. */
  cross: number | undefined;
  /** The same for the gusts. */
  gustHead?: number | undefined;
  gustCross?: number | undefined;
}

/** Headwind and crosswind on each runway end. */
export function windOnRunways(ends: readonly RunwayEnd[], wind: Wind): RunwayWind[] {
  return ends.map((end) => {
    const steady = components(end.bearing, wind, wind.speed);
    const gusts = wind.gust === undefined ? undefined : components(end.bearing, wind, wind.gust);
    return { ...end, ...steady, gustHead: gusts?.head, gustCross: gusts?.cross };
  });
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

/** Largest wind speed, gusts included, knots: the worst crosswind of any runway. */
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

/** Wind on a runway in Spanish. Pure. */

/** `8 kt de cara`, `5 kt de cola`, `0 kt`. Knots, negative for tailwind. */
export function headWords(knots: number): string {
  return words(knots, 'de cara', 'de cola');
}

/** `3 kt por la derecha`, `0 kt`. Knots, negative from the left. */
export function crossWords(knots: number): string {
  return words(knots, 'por la derecha', 'por la izquierda');
}

/** `rachas: 17 kt`; undefined without gusts that would show. A gust comes from where the wind does. */
export function gustWords(knots: number, gust: number | undefined): string | undefined {
  if (gust === undefined || rounded(gust) === rounded(knots)) return undefined;
  return `rachas: ${formatKnots(rounded(gust))}`;
}

function words(knots: number, positive: string, negative: string): string {
  if (rounded(knots) === 0) return formatKnots(0);
  return `${formatKnots(rounded(knots))} ${knots > 0 ? positive : negative}`;
}

const rounded = (knots: number): number => Math.round(Math.abs(knots));
