import { STATE, bit } from '../flight-record/telemetry-point.ts';
import type { FlagRules } from './flag-rules.ts';
import { runningMs } from './running-time.ts';
import type { Track } from './track.ts';

/** The recorder says that fuel is unlimited, or it never falls in so many minutes of flight; paused time is no flight. */
export function hasUnlimitedFuel(track: Track, { steadyFuelMin }: FlagRules): boolean {
  if (track.samples.some(({ flags }) => bit(flags, STATE.unlimitedFuel) === true)) return true;
  const elapsed = runningMs(track);
  let start: number | undefined;
  let before = Number.POSITIVE_INFINITY;
  return track.airborne.some(({ at, fuelKg }) => {
    if (fuelKg === null) return false;
    const ran = elapsed(at);
    if (start === undefined || fuelKg < before) start = ran;
    before = fuelKg;
    return ran - start > steadyFuelMin * 60_000;
  });
}
