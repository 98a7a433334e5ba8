import type { Wind } from './report.ts';
import { endsFor, runwayEnds, type RunwayWind, windOnRunways } from './runway-wind.ts';

/** Less than this, in knots, does not make one runway better than another. */
const NOTHING_KT = 0.5;

/**
 * The most wind in which a preferred runway is kept, in knots with gusts: ICAO Doc 4444 (PANS-ATM), 7.2.6, on
 * noise-preferential runways.
 */
const PREFERRED_CROSS_KT = 15;

const PREFERRED_TAIL_KT = 5;

/** The preferred ends, if the wind is within the airport's limits for them; empty otherwise. */
export function preferredRunways(winds: readonly RunwayWind[]): RunwayWind[] {
  return winds.filter(
    ({ preferred, head, cross, gustHead, gustCross }) =>
      preferred &&
      head !== undefined &&
      -Math.min(head, gustHead ?? head) <= PREFERRED_TAIL_KT &&
      Math.max(Math.abs(cross ?? 0), Math.abs(gustCross ?? 0)) <= PREFERRED_CROSS_KT,
  );
}

/** The runway ends with the most headwind; none when it is calm or may blow from anywhere. */
export function favouredRunways(winds: readonly RunwayWind[]): RunwayWind[] {
  const heads = winds.map(({ head }) => head).filter((head) => head !== undefined);
  const best = Math.max(...heads);
  if (heads.length === 0 || best < NOTHING_KT) return [];
  return winds.filter(({ head }) => head !== undefined && best - head < NOTHING_KT);
}

/** The wind on the runways of an airport, and the proposed runways. */
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
