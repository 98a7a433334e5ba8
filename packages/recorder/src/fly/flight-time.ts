import { type Ask, Refused } from '../platform/api.ts';

/** Gap after the flight before, ms, so that a local clock that is a little ahead does not make the two overlap. */
const APART_MS = 60_000;

/** When a flight begins and how fast it is flown. */
interface FlightTime {
  /** Ms since 1970-01-01T00:00Z. */
  startsAt: number;
  /** Times as fast as real, at least 1. */
  speed: number;
}

/**
 * Plans a simulated flight faster than real time: since the platform's clock can't be changed, its start is dated back,
 * so that it ends when it has been sent. It never starts before the pilot's last flight ended, and is slower if need
 * be.
 * @param lengthMs from its first point to its last
 * @param lastEnd on block of the pilot's last flight, ms; `-Infinity` without one
 */
export function flightTime(now: number, lengthMs: number, speed: number, lastEnd: number): FlightTime {
  const startsAt = Math.min(now, Math.max(now + lengthMs / speed - lengthMs, lastEnd + APART_MS));
  const takesMs = startsAt + lengthMs - now;
  return { startsAt, speed: lengthMs > 0 ? lengthMs / takesMs : speed };
}

/**
 * On-block time of the pilot's last valid flight, ms since 1970; `-Infinity` without one, or if the key may not read
 * flights.
 */
export async function readLastEnd(ask: Ask): Promise<number> {
  const { items } = await ask('GET', '/reports?sort=-flown&limit=20').catch((error: unknown) => {
    if (error instanceof Refused && error.status === 403) return { items: [] };
    throw error;
  });
  const ends = items.flatMap(({ state, onBlock }) =>
    onBlock === null || state === 'voided' || state === 'rejected' ? [] : Date.parse(onBlock),
  );
  return Math.max(-Infinity, ...ends);
}
