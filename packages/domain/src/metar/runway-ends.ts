/** One end of a runway, for take-off and landing. */
export interface RunwayEnd {
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
