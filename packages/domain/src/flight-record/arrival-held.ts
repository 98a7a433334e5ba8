import { EVENT, type FlightEvent } from './flight-event.ts';

/**
 * The first moment of a stop at which the newest word that the recorder has said since the aircraft left is that it has
 * arrived, ms since 1970 UTC: a word holds until another one is said. `Infinity` where it never is.
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
