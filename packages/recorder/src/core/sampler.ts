import type { Reading } from './reading.ts';

/** Up to this altitude, ft, a point every second is kept; above it, one every five seconds. */
const LOW_FT = 10_500;
const LOW_EVERY_MS = 1000;
const HIGH_EVERY_MS = 5000;
/** Tolerance by which a reading may come early, ms. */
const EARLY_MS = 100;
/** Shortest interval of points kept because of a switch, ms: engines flicker while they start. */
const CHANGES_APART_MS = 200;

/** Decides which readings become points: at regular intervals, and at once when something was switched. */
export class Sampler {
  #lastAt = -Infinity;
  #switches = '';

  /** Whether the reading at this time (ms) is kept. */
  wants(reading: Reading, at: number): boolean {
    const since = at - this.#lastAt;
    const every = (reading.altFt ?? 0) > LOW_FT ? HIGH_EVERY_MS : LOW_EVERY_MS;
    const switches = switchesOf(reading);
    const changed = switches !== this.#switches;
    if (since < every - EARLY_MS && !(changed && since >= CHANGES_APART_MS)) return false;
    this.#lastAt = at;
    this.#switches = switches;
    return true;
  }
}

/** The states that a crew switches, as one text for comparison. */
function switchesOf({ lights, flaps, gear, engines, paused, slew, parkingBrake, onGround }: Reading): string {
  const gearStage = gear === null ? null : gear <= 0 ? 0 : gear >= 1 ? 1 : 0.5;
  return [lights, flaps, gearStage, engines, paused, slew, parkingBrake, onGround].join(' ');
}
