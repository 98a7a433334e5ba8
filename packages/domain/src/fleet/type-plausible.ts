/** Finds combinations of figures that no aircraft can have, although each figure by itself is possible. */
import type { FieldError } from './aircraft-details.ts';
import type { Figures } from './type-figures.ts';
import { formatNumber } from '../numbers.ts';

/** A passenger at their lightest with nothing in their hands, kg. */
const PASSENGER_KG = 75;
/** The most of the take-off weight that passengers, load and fuel have been in any aircraft. */
const SHARE = { passengers: 0.4, load: 0.55, fuel: 0.6 };
/** Factor above the cruise burn that a leg may need, given how little the figures say. */
const BURN_LEEWAY = 1.05;

/** Pairs of which the first can't be more than the second, and why. */
const ORDER = [
  ['heightM', 'lengthM', 'No puede ser más alto que largo'],
  ['mlwKg', 'mtowKg', 'No puede aterrizar con más peso del que despega'],
  ['vfe1Kt', 'vmoKt', 'No puede pasar de la VMO'],
  ['vfe1FKt', 'vfe1Kt', 'No puede pasar de la de flaps 1'],
  ['vfe2Kt', 'vfe1FKt', 'No puede pasar de la de flaps 1+F'],
  ['vfe3Kt', 'vfe2Kt', 'No puede pasar de la de flaps 2'],
  ['vfe4Kt', 'vfe3Kt', 'No puede pasar de la de flaps 3'],
  ['gearKt', 'vmoKt', 'No puede pasar de la VMO'],
  ['gearRetractionKt', 'gearKt', 'No puede pasar de la de tren abajo'],
  ['stallKt', 'landingKt', 'No puede pasar de la de aterrizaje'],
  ['stallKt', 'vfe4Kt', 'No puede pasar de la de flaps al máximo'],
] as const;

/**
 * Implausible combinations among figures that are all within the bounds of their family, at most one error per field.
 */
export function implausible(figures: Figures): FieldError<string>[] {
  const found = new Map<string, string>();
  const wrong = (name: string, message: string) => {
    if (!found.has(name)) found.set(name, message);
  };
  for (const [one, other, message] of ORDER) {
    const [a, b] = [figures[one], figures[other]];
    if (a !== undefined && b !== undefined && a > b) wrong(one, `${message} (${formatNumber(b)})`);
  }
  const { lengthM = 0, wingspanM = 0, fuselageWidthM = 0, mtowKg = 0 } = figures;
  if (wingspanM < lengthM * 0.5 || wingspanM > lengthM * 2)
    wrong('wingspanM', 'Está entre la mitad y el doble de la longitud');
  if (fuselageWidthM > lengthM / 4) wrong('fuselageWidthM', 'No pasa de un cuarto de la longitud');
  const { seats = 0, loadKg = 0, fuelKg = 0, burnKgH = 0, cruiseKt = 1, rangeNm = 0 } = figures;
  if (seats * PASSENGER_KG > mtowKg * SHARE.passengers)
    wrong('seats', 'Tantos pasajeros no los levanta con ese peso máximo de despegue');
  if (loadKg > mtowKg * SHARE.load)
    wrong('loadKg', 'Tanta carga no la levanta con ese peso máximo de despegue');
  if (fuelKg > mtowKg * SHARE.fuel)
    wrong('fuelKg', 'Tanto combustible no cabe en ese peso máximo de despegue');
  const reach = Math.floor((fuelKg * BURN_LEEWAY * cruiseKt) / burnKgH);
  if (rangeNm > reach)
    wrong('rangeNm', `Con ese combustible y ese consumo no pasa de ${formatNumber(reach)}\u00A0NM`);
  return [...found].map(([name, message]) => ({ field: `figures/${name}`, message }));
}
