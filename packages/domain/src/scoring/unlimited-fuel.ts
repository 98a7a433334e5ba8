import { STATE, bit } from '../flight-record/telemetry-point.ts';
import type { FlagRules } from './flag-rules.ts';
import type { Track } from './track.ts';

/** The recorder says that fuel is unlimited, or it never falls in so many minutes of flight. */
export function hasUnlimitedFuel(track: Track, { steadyFuelMin }: FlagRules): boolean {
  if (track.samples.some(({ flags }) => bit(flags, STATE.unlimitedFuel) === true)) return true;
  let start: number | undefined;
  let before = Number.POSITIVE_INFINITY;
  return track.airborne.some(({ at, fuelKg }) => {
    if (fuelKg === null) return false;
    if (start === undefined || fuelKg < before) start = at;
    before = fuelKg;
    return at - start > steadyFuelMin * 60_000;
  });
}
