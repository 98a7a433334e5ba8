import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import type { Reading } from './reading.ts';

/** What a reading shows: a flight, a menu or replay, or a place that is not trusted yet. */
export type Whereabouts = 'flight' | 'menu' | 'doubtful';

/** A jump is suspicious if longer than this, NM, and than a multiple (below) of the way that the speed explains. */
const JUMP_NM = 3;
const JUMP_TIMES = 1.5;
/** A place that stays consistent this long after a jump is trusted, ms: the pilot has moved the aircraft. */
const STANDS_MS = 5000;
/** This close to latitude and longitude 0, degrees, the simulator has no position yet. */
const NOWHERE_DEG = 0.05;

/** Position and time of an examined reading. */
interface Seen extends Position {
  at: number;
  gsKt: number;
}

/** Filters out positions that are not of a flight: menus, replays, zeros, jumps. */
export class PlaceGuard {
  #last: Seen | undefined;
  /** Start and newest reading of the place after a jump. */
  #jump: { since: number; seen: Seen } | undefined;

  /** Judges what a reading at a time (ms) shows. */
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
