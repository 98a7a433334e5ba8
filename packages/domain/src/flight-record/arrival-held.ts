import { EVENT, type FlightEvent } from './flight-event.ts';

/**
 * Instant from which the recorder's latest message says that the aircraft has arrived, ms since 1970 UTC: a message
 * holds until the next one. `stopped` if it already holds at the stop; `Infinity` if it never comes.
 * @param events in order
 */
export function arrivalHeld(
  events: readonly FlightEvent[],
  { left, stopped }: { left: number; stopped: number },
): number {
  const words = events.filter(
    ({ kind, at }) => at > left && (kind === EVENT.onBlock || kind === EVENT.underWay),
  );
  if (words.findLast(({ at }) => at <= stopped)?.kind === EVENT.onBlock) return stopped;
  return words.find(({ kind, at }) => kind === EVENT.onBlock && at > stopped)?.at ?? Infinity;
}
