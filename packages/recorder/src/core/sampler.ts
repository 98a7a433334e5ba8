import type { Reading } from './reading.ts';

/** Up to this altitude a point a second is kept, above one every five. */
const LOW_FT = 10_500;
const LOW_EVERY_MS = 1000;
const HIGH_EVERY_MS = 5000;
/** A reading that comes a little early is still the next one, ms. */
const EARLY_MS = 100;
/** Points kept because something changed are at least this far apart, ms: engines flicker while they start. */
const CHANGES_APART_MS = 200;

/** Decides which readings become points: by the clock, and at once where something was switched. */
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

/** What a crew switches, as one text to compare. */
function switchesOf({ lights, flaps, gear, engines, paused, slew, parkingBrake, onGround }: Reading): string {
  const gearStage = gear === null ? null : gear <= 0 ? 0 : gear >= 1 ? 1 : 0.5;
  return [lights, flaps, gearStage, engines, paused, slew, parkingBrake, onGround].join(' ');
}
