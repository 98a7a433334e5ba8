import { EVENT, type FlightEvent } from './flight-event.ts';
import type { FlightTimes } from './flight-times.ts';

/**
 * Instant at which an emergency was first declared, taxiing or in the air, milliseconds since 1970 UTC; null without
 * one. One declared while parked does not count.
 */
export function declaredEmergency(
  events: readonly FlightEvent[],
  times: Pick<FlightTimes, 'offBlock' | 'onBlock'> | null,
): number | null {
  if (times === null) return null;
  const declared = events.filter(
    ({ kind, at }) => kind === EVENT.emergency && at >= times.offBlock && at <= times.onBlock,
  );
  return declared.length === 0 ? null : Math.min(...declared.map(({ at }) => at));
}
