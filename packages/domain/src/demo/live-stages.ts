/** How far each demo flight under way has come, so that the map shows every stage of a flight. */
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';

/** Stage of a flight, as the map names it. */
export type LiveStage = 'taxi' | 'climb' | 'cruise' | 'descent';

/** Stages of the flights under way, assigned in turn. */
export const LIVE_STAGES: readonly { stage: LiveStage; silent?: true }[] = [
  { stage: 'cruise' },
  { stage: 'climb' },
  { stage: 'descent' },
  { stage: 'taxi' },
  { stage: 'cruise', silent: true },
  { stage: 'cruise' },
  { stage: 'descent' },
  { stage: 'climb' },
  { stage: 'cruise' },
  { stage: 'cruise' },
  { stage: 'taxi' },
  { stage: 'climb' },
];

/** A point counts as cruise above this share of the flight's greatest height. */
const NEARLY_TOP = 0.95;

/** The middle of a stage of a recording, milliseconds since 1970 UTC; undefined of one that never flew. */
export function middleOf(points: readonly TelemetryPoint[], stage: LiveStage): number | undefined {
  const air = points.filter(({ onGround }) => onGround === false);
  const top = Math.max(...air.map(({ altFt }) => altFt ?? 0));
  const high = air.filter(({ altFt }) => (altFt ?? 0) > top * NEARLY_TOP);
  const taxi = points.find(({ gsKt }) => (gsKt ?? 0) > 5);
  const from = { taxi, climb: air[0], cruise: high[0], descent: high.at(-1) }[stage];
  const until = { taxi: air[0], climb: high[0], cruise: high.at(-1), descent: air.at(-1) }[stage];
  return from && until && (from.at + until.at) / 2;
}
