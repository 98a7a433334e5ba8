/** A recorded flight as a picture of height and speed over time needs it: few points and its holes. */
import { findInterruptions } from './interruptions.ts';
import type { Reporting } from './reporting.ts';
import type { TelemetryPoint } from './telemetry-point.ts';
import { phaseAt, type FlightPhase } from './flight-phase.ts';

/** A stretch of time. */
interface Span {
  /** Milliseconds since 1970 UTC. */
  from: number;
  to: number;
}

/** The holes of a recording, pauses included; of ordered points. */
export function profileGaps(points: readonly TelemetryPoint[], reporting: Reporting): Span[] {
  return findInterruptions(points, reporting).map(({ from, to }) => ({ from, to }));
}

/**
 * About `most` of the ordered points, chosen so that the curves of height and speed keep their peaks: per stretch of
 * time its first point and those with the extreme values.
 */
export function thinForProfile(points: readonly TelemetryPoint[], most: number): TelemetryPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= most) return [...points];
  const stretch = (last.at - first.at) / (most / 5);
  const stretches = new Map<number, TelemetryPoint[]>();
  for (const point of points) {
    const index = Math.floor((point.at - first.at) / stretch);
    const held = stretches.get(index);
    if (held) held.push(point);
    else stretches.set(index, [point]);
  }
  const kept = new Set<TelemetryPoint>([first, last]);
  for (const held of stretches.values()) {
    for (const value of [altitude, speed]) {
      const known = held
        .flatMap((point) => {
          const height = value(point);
          return height === null ? [] : [{ point, height }];
        })
        .toSorted((a, b) => a.height - b.height);
      for (const end of [known[0], known.at(-1)]) if (end) kept.add(end.point);
    }
    if (held[0]) kept.add(held[0]);
  }
  return points.filter((point) => kept.has(point));
}

const altitude = ({ altFt }: TelemetryPoint) => altFt;

const speed = ({ iasKt, gsKt }: TelemetryPoint) => iasKt ?? gsKt;

/** Phases of a recorded flight for its diagram. */

/** Parts of a profile, with the words over them. */
export const PROFILE_PHASES = {
  ground: 'Rodaje',
  climb: 'Ascenso',
  cruise: 'Crucero',
  descent: 'Descenso',
} as const;

/** A part of a flight's profile. */
export type ProfilePhase = keyof typeof PROFILE_PHASES;

const PART: Readonly<Record<FlightPhase, ProfilePhase>> = {
  boarding: 'ground',
  pushback: 'ground',
  taxi: 'ground',
  takeoff: 'climb',
  climb: 'climb',
  cruise: 'cruise',
  descent: 'descent',
  approach: 'descent',
  landed: 'ground',
  on_block: 'ground',
};

/** A level-off shorter than this is part of what goes on about it, ms. */
const SHORT_MS = 180_000;

/** The parts of a flight in order, without gaps between them; of ordered points. */
export function profilePhases(points: readonly TelemetryPoint[]): (Span & { phase: ProfilePhase })[] {
  let before: FlightPhase | null = null;
  const spans: (Span & { phase: ProfilePhase })[] = [];
  for (const point of points) {
    before = phaseAt(point, before);
    const phase = PART[before];
    const last = spans.at(-1);
    if (last) last.to = point.at;
    if (last?.phase !== phase) spans.push({ phase, from: point.at, to: point.at });
  }
  const joined: (Span & { phase: ProfilePhase })[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const brief = span.phase !== 'ground' && span.to - span.from < SHORT_MS;
    if (last && (brief || last.phase === span.phase)) last.to = span.to;
    else joined.push(span);
  }
  return joined;
}
