/** V-03 fuel rises in the air, V-04 fuel is unlimited. */
import { kilograms } from '../texts/figures.ts';
import { hasUnlimitedFuel } from '../unlimited-fuel.ts';
import { blocking, type FlagRule } from './flag-rule.ts';

/** V-03: more than a little above the least that was in the tanks before, each told by two samples in a row. */
export const refuelledInFlight: FlagRule = (track, { refuelKg }) => {
  const fuel = track.airborne.flatMap(({ fuelKg }) => fuelKg ?? []);
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  fuel.forEach((kg, i) => {
    const next = fuel[i + 1] ?? kg;
    if (i + 1 < fuel.length) most = Math.max(most, Math.min(kg, next) - least);
    least = Math.min(least, Math.max(kg, next));
  });
  return most > refuelKg ? blocking('V-03', `El combustible sube ${kilograms(most)} en vuelo`) : [];
};

/** V-04. */
export const unlimitedFuel: FlagRule = (track, figures) =>
  hasUnlimitedFuel(track, figures) ? blocking('V-04', 'Combustible ilimitado') : [];
