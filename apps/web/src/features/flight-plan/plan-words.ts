import { formatNumber } from '@va/domain/numbers.ts';
import type { FuelItem, PlanMass } from '@va/domain/flight-plan/flight-plan.ts';

/** Names of the fuels, in the order in which a pilot adds them up. */
export const fuelWords: readonly (readonly [item: FuelItem, word: string])[] = [
  ['trip', 'Viaje (trip)'],
  ['contingency', 'Contingencia'],
  ['alternate', 'Alternativo'],
  ['reserve', 'Reserva final'],
  ['etops', 'ETOPS'],
  ['extra', 'Extra'],
  ['takeoff', 'Al despegue'],
  ['taxi', 'Rodaje (taxi)'],
  ['block', 'En calzos (block)'],
  ['landing', 'Al aterrizar'],
];

/** Fuels left out when they are zero, because nobody asked for them. */
export const optionalFuels: ReadonlySet<FuelItem> = new Set(['etops', 'extra']);

/** `3979 kg`, and for a plan in pounds `1805 kg (3979 lb)`. */
export function massWords({ kg, lb }: PlanMass): string {
  const inKilograms = `${formatNumber(kg)}\u00a0kg`;
  return lb === undefined ? inKilograms : `${inKilograms} (${formatNumber(lb)}\u00a0lb)`;
}

/** `44 kt de cola`, `12 kt de cara`, `en calma`. */
export function windWords(componentKt: number): string {
  const speed = Math.abs(Math.round(componentKt));
  return speed === 0 ? 'sin viento' : `${speed}\u00a0kt de ${componentKt > 0 ? 'cola' : 'cara'}`;
}
