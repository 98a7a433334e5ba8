import { formatAge } from '@va/domain/ages.ts';
import { formatLevel, withUnit } from '@va/domain/quantities.ts';
import type { BookingPlan } from '@va/contract/bookings/bookings.ts';

/** Planned level, `FL370`; says so if the plan has none. */
export function planLevel({ levelFt }: BookingPlan): string {
  return levelFt === null ? 'sin nivel' : formatLevel(levelFt);
}

/** `5369 kg de combustible`, in kilograms. */
export function planFuel({ blockFuelKg }: BookingPlan): string {
  return blockFuelKg === null ? 'sin combustible' : `${withUnit(blockFuelKg, 'kg')} de combustible`;
}

/** `plan de SimBrief, hace 1 h`. @param now milliseconds since 1970 */
export function planAge({ provider, generatedAt }: BookingPlan, now: number): string {
  return generatedAt === null
    ? `plan de ${provider}, sin hora`
    : `plan de ${provider}, ${formatAge(now - Date.parse(generatedAt))}`;
}
