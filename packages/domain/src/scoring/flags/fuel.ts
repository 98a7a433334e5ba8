/** V-03 fuel rises in the air, V-04 fuel is unlimited. */
import { kilograms } from '../texts/figures.ts';
import { blocking, type FlagRule } from './flag-rule.ts';

/** V-03: fuel rises by more than `refuelKg` above the least amount before, each shown by two consecutive samples. */
export const refuelledInFlight: FlagRule = (track, { refuelKg }) => {
  let before: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { fuelKg } of track.airborne) {
    if (fuelKg === null) continue;
    if (before !== null) {
      most = Math.max(most, Math.min(before, fuelKg) - least);
      least = Math.min(least, Math.max(before, fuelKg));
    }
    before = fuelKg;
  }
  return most > refuelKg ? blocking('V-03', `El combustible sube ${kilograms(most)} en vuelo`) : [];
};

/** V-04. */
export const unlimitedFuel: FlagRule = (track) =>
  track.unlimitedFuel ? blocking('V-04', 'Combustible ilimitado') : [];
