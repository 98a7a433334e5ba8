import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import { bit, LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from './reading.ts';

/** Distance from the stand that is a movement: 15 m, in NM. */
const MOVED_NM = 0.0081;
/** A step between two readings that no taxiing explains, NM: the simulator has put the aircraft there. */
const PUT_NM = 0.1;
/** Ground speed below which nothing moves, kt; of an aircraft that stands at the end of its flight, kt. */
const STIRS_KT = 0.5;
const STANDS_KT = 1;
/** On the ground for so long after the air, the aircraft has landed, ms. */
const LANDED_MS = 3000;
/** A flight is over when all is off for so long; with the beacon still on, or with engines that are not told, later. */
const SECURED_MS = 15_000;
const ENGINES_OFF_MS = 120_000;
const BRAKE_SET_MS = 300_000;

/** Whether an aircraft that waits at a stand has begun its flight: it rolls or is pushed away, or is in the air. */
export class FlightBegin {
  #stand: Position | undefined;
  #last: Position | undefined;

  begins({ lat, lon, gsKt, onGround, slew }: Reading): boolean {
    if (lat === null || lon === null) return false;
    if (onGround === false) return true;
    const here = { lat, lon };
    const last = this.#last ?? here;
    this.#last = here;
    const stands = gsKt !== null && gsKt < STIRS_KT;
    // Who is put on another stand, at once or by hand, has not begun.
    if (!this.#stand || stands || slew === true || distanceNm(last, here) > PUT_NM) this.#stand = here;
    return distanceNm(this.#stand, here) > MOVED_NM;
  }
}

/** Whether a flight is over: landed, stopped, and secured. */
export class FlightEnd {
  #flown: boolean;
  #groundSince: number | undefined;
  #stillSince: number | undefined;
  #quietSince: number | undefined;

  /** @param flown whether the flight has been in the air before it was taken up again */
  constructor(flown = false) {
    this.#flown = flown;
  }

  /** Whether the aircraft has been in the air and is down again. */
  get landed(): boolean {
    return this.#flown && this.#groundSince !== undefined;
  }

  /** Takes a reading at a time (ms); whether the flight is over. */
  ends(reading: Reading, at: number): boolean {
    const { onGround, gsKt, engines, lights, parkingBrake } = reading;
    if (onGround === false) this.#flown = true;
    this.#groundSince = onGround === true ? (this.#groundSince ?? at) : undefined;
    const still = onGround === true && (gsKt ?? 0) < STANDS_KT && reading.paused !== true;
    this.#stillSince = still ? (this.#stillSince ?? at) : undefined;
    const off = still && engines === 0;
    this.#quietSince =
      off || (still && engines === null && parkingBrake === true) ? (this.#quietSince ?? at) : undefined;
    if (!this.#flown || this.#quietSince === undefined || this.#groundSince === undefined) return false;
    if (at - this.#groundSince < LANDED_MS) return false;
    const dark = bit(lights, LIGHT.beacon) === false;
    const wait = engines === null ? BRAKE_SET_MS : dark ? SECURED_MS : ENGINES_OFF_MS;
    return at - this.#quietSince >= wait;
  }
}
