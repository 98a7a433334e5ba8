/** V-03 fuel rises in the air, V-04 fuel is unlimited. */
import { kilograms } from '../texts/figures.ts';
import { hasUnlimitedFuel } from '../unlimited-fuel.ts';
import { blocking, type FlagRule } from './flag-rule.ts';

/** V-03: more than a little above the least that was in the tanks before. */
export const refuelledInFlight: FlagRule = (track, { refuelKg }) => {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { fuelKg } of track.airborne) {
    if (fuelKg === null) continue;
    most = Math.max(most, fuelKg - least);
    least = Math.min(least, fuelKg);
  }
  return most > refuelKg ? blocking('V-03', `El combustible sube ${kilograms(most)} en vuelo`) : [];
};

/** V-04. */
export const unlimitedFuel: FlagRule = (track, figures) =>
  hasUnlimitedFuel(track, figures) ? blocking('V-04', 'Combustible ilimitado') : [];
