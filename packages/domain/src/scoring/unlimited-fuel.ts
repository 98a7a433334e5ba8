import { STATE, bit } from '../flight-record/telemetry-point.ts';
import type { FlagRules } from './flag-rules.ts';
import { runningMs } from './running-time.ts';
import type { Track } from './track.ts';

/**
 * Whether the recorder reports unlimited fuel, or fuel does not decrease in `steadyFuelMin` minutes of flight without
 * pauses.
 */
export function hasUnlimitedFuel(
  { samples, airborne, interruptions }: Pick<Track, 'samples' | 'airborne' | 'interruptions'>,
  { steadyFuelMin }: FlagRules,
): boolean {
  if (samples.some(({ flags }) => bit(flags, STATE.unlimitedFuel) === true)) return true;
  const elapsed = runningMs({ interruptions });
  let start: number | undefined;
  let before = Number.POSITIVE_INFINITY;
  for (const { at, fuelKg } of airborne) {
    if (fuelKg === null) continue;
    const ran = elapsed(at);
    if (start === undefined || fuelKg < before) start = ran;
    before = fuelKg;
    if (ran - start > steadyFuelMin * 60_000) return true;
  }
  return false;
}
