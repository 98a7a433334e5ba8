import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import type { Reading } from './reading.ts';

/** What a reading is of: a flight, a menu or replay, or a place that is not believed yet. */
export type Whereabouts = 'flight' | 'menu' | 'doubtful';

/** A jump beyond this many NM, and beyond what the speed explains so many times over, is none of a flight. */
const JUMP_NM = 3;
const JUMP_TIMES = 1.5;
/** A place that stands for so long after a jump is where the aircraft is: the pilot has moved it. */
const STANDS_MS = 5000;
/** Closer than this to latitude and longitude 0, degrees, a simulator has no place yet. */
const NOWHERE_DEG = 0.05;

/** Position and time of a reading that was looked at. */
interface Seen extends Position {
  at: number;
  gsKt: number;
}

/** Holds back places that simulators show without a flight: menus, replays, zeros, jumps. */
export class PlaceGuard {
  #last: Seen | undefined;
  /** First and newest reading of the place after a jump. */
  #jump: { since: number; seen: Seen } | undefined;

  /** What a reading at a time (ms) is of. */
  judge(reading: Reading, at: number): Whereabouts {
    if (reading.menu || reading.replay) {
      this.#jump = undefined;
      return 'menu';
    }
    const { lat, lon } = reading;
    if (lat === null || lon === null || !isPlace(lat, lon)) return 'doubtful';
    const seen = { lat, lon, at, gsKt: reading.gsKt ?? 0 };
    const rate = Math.max(1, reading.simRate ?? 1);
    if (!this.#last || isNear(this.#last, seen, rate)) {
      this.#last = seen;
      this.#jump = undefined;
      return 'flight';
    }
    const since =
      this.#jump && isNear(this.#jump.seen, seen, rate) && at >= this.#jump.since ? this.#jump.since : at;
    this.#jump = { since, seen };
    if (at - since < STANDS_MS) return 'doubtful';
    this.#last = seen;
    this.#jump = undefined;
    return 'flight';
  }
}

function isPlace(lat: number, lon: number): boolean {
  const exists = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return exists && !(Math.abs(lat) < NOWHERE_DEG && Math.abs(lon) < NOWHERE_DEG);
}

function isNear(from: Seen, to: Seen, rate: number): boolean {
  const hours = Math.max(0, to.at - from.at) / 3_600_000;
  const explained = JUMP_TIMES * Math.max(from.gsKt, to.gsKt) * rate * hours;
  return distanceNm(from, to) <= Math.max(JUMP_NM, explained);
}
