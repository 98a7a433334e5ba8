/** Phases of a recorded flight for its diagram. */
import { phaseAt, type FlightPhase } from './flight-phase.ts';
import type { TelemetryPoint } from './telemetry-point.ts';
import type { Span } from './flight-profile.ts';

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
