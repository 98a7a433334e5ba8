import { distanceNm, type Position } from '@va/domain/great-circle.ts';
import { bit, LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { Reading } from './reading.ts';

/** Distance from the stand that counts as a movement, NM (15 m). */
const MOVED_NM = 0.0081;
/** Distance between two readings, NM, above which the simulator has moved the aircraft rather than it taxiing. */
const PUT_NM = 0.1;
/** Ground speed below which an aircraft does not move, kt; below, the one of a standing aircraft at the end, kt. */
const STIRS_KT = 0.5;
const STANDS_KT = 1;
/** Time on the ground after which a touchdown counts as a landing, ms. */
const LANDED_MS = 3000;
/**
 * A flight is over after this long with all switched off, ms; below, the longer times with the beacon on or unknown
 * engines.
 */
const SECURED_MS = 15_000;
const ENGINES_OFF_MS = 120_000;
const BRAKE_SET_MS = 300_000;

/** Detects that an aircraft at a stand begins its flight: it taxies, is pushed back, or is in the air. */
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
    // Being moved to another stand, at once or in slew mode, is no beginning.
    if (!this.#stand || stands || slew === true || distanceNm(last, here) > PUT_NM) this.#stand = here;
    return distanceNm(this.#stand, here) > MOVED_NM;
  }
}

/** Detects that a flight is over: landed, stopped and secured. */
export class FlightEnd {
  #flown: boolean;
  #groundSince: number | undefined;
  #stillSince: number | undefined;
  #quietSince: number | undefined;

  /** @param flown whether the flight was already in the air before the recorder restarted */
  constructor(flown = false) {
    this.#flown = flown;
  }

  /** Whether the aircraft was in the air and has landed. */
  get landed(): boolean {
    return this.#flown && this.#groundSince !== undefined;
  }

  /** Takes a reading at a time (ms); answers whether the flight is over. */
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
