import { EVENT, type FlightEvent } from './flight-event.ts';
import type { FlightTimes } from './flight-times.ts';

/** When an emergency was declared first, taxiing or in the air; null without one. While parked there is none to declare. */
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
