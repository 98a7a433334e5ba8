import { type Ask, Refused } from '../platform/api.ts';

/** Kept free after the flight before, ms: a clock of this machine that is a little ahead must not make the two overlap. */
const APART_MS = 60_000;

/** When a flight begins and how fast it is flown. */
interface FlightTime {
  /** Ms since 1970-01-01T00:00Z. */
  startsAt: number;
  /** Times as fast as real, at least 1. */
  speed: number;
}

/**
 * A flight flown faster than real time ends when it has been sent and began earlier, since the platform's clock can't be
 * changed; never before the pilot's last flight was over, so after one that has just ended it takes longer.
 * @param lengthMs from its first point to its last
 * @param lastEnd on block of the pilot's last flight, ms; `-Infinity` without one
 */
export function flightTime(now: number, lengthMs: number, speed: number, lastEnd: number): FlightTime {
  const startsAt = Math.min(now, Math.max(now + lengthMs / speed - lengthMs, lastEnd + APART_MS));
  const takesMs = startsAt + lengthMs - now;
  return { startsAt, speed: lengthMs > 0 ? lengthMs / takesMs : speed };
}

/**
 * On block of the pilot's last flight that stands, ms; `-Infinity` where there is none, and with a key that may send
 * flights and not read them.
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
