/** The sheet of a type of aircraft that staff write at the desk, and its errors by field. */
import { capital } from '../texts.ts';
import { nameCode } from '../name-code.ts';
import { formatNumber } from '../numbers.ts';
import { isVisibleText } from '../visible-name.ts';
import type { AircraftDimensions } from '../shapes.ts';
import type { FieldError } from './aircraft-details.ts';
import { type FamilyId, familyOf, HELICOPTERS, NO_HELICOPTERS } from './type-families.ts';
import { FIGURE_NAMES, FIGURES, type Figure, type Figures } from './type-figures.ts';

/** Finds combinations of figures that no aircraft can have, although each figure by itself is possible. */

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
function implausible(figures: Figures): FieldError<string>[] {
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

/** A type as staff describe it. */
export interface TypeSheet {
  /** Name for people, e.g. `A321neo`, 2 to 30 characters. */
  model: string;
  family: FamilyId;
  /** ICAO designator. */
  icaoType: string;
  /** Number, maker and model of the engines, 3 to 80 characters. */
  engines: string;
  wingtip: AircraftDimensions['wingtip'];
  /** Whether it is a high-wing aircraft. */
  highWing: boolean;
  figures: Figures;
}

/** Shapes of the wingtip, with the words that people see. */
export const WINGTIPS = {
  none: 'Sin nada',
  fence: 'Aleta hacia arriba y hacia abajo',
  winglet: 'Winglet',
  sharklet: 'Sharklet',
  raked: 'Punta en flecha',
} as const satisfies Record<AircraftDimensions['wingtip'], string>;

export const MODEL_LENGTH = [2, 30] as const;
export const ENGINES_LENGTH = [3, 80] as const;

/** Id of a type, made from its model; everything else refers to the type by it. */
export const typeIdOf = (sheet: Pick<TypeSheet, 'model'>): string => nameCode(sheet.model);

/** A sheet for a family with its usual figures, to be written over. */
export function proposedSheet(family: FamilyId): TypeSheet {
  const { figures } = familyOf(family);
  const hasPropellers = figures.propellerDiameterM !== undefined;
  return {
    model: '',
    family,
    icaoType: '',
    engines: '',
    wingtip: hasPropellers ? 'none' : 'winglet',
    highWing: hasPropellers,
    figures: Object.fromEntries(Object.entries(figures).map(([name, [, usual]]) => [name, usual])),
  };
}

/** A figure with its unit, as people write it. */
export function figureWords(name: Figure, value: number): string {
  const { unit } = FIGURES[name];
  const number = formatNumber(value);
  return unit === '' ? number : unit === 'FL' ? `FL${number}` : `${number}\u00A0${unit}`;
}

/** Two figures as the ends of a range: «28 a 55 m», «FL310 a FL430». */
export const rangeWords = (name: Figure, least: number, most: number): string =>
  `${FIGURES[name].unit === 'FL' ? figureWords(name, least) : formatNumber(least)} a ${figureWords(name, most)}`;

/** Errors of a sheet, at most one per field; the field of a figure is `figures/<name>`. */
export function typeErrors(sheet: TypeSheet, taken: (id: string) => boolean): FieldError<string>[] {
  const errors: FieldError<string>[] = [];
  const wrong = (field: string, message: string) => errors.push({ field, message });
  const id = typeIdOf(sheet);
  const [least, most] = MODEL_LENGTH;
  if (sheet.model.length < least || sheet.model.length > most || id === '' || !isVisibleText(sheet.model))
    wrong('model', `Escribe de ${least} a ${most} caracteres, con letras o cifras: A321neo`);
  else if (taken(id)) wrong('model', `La compañía ya tiene un tipo «${id}»: escribe otro nombre`);
  if (HELICOPTERS.has(sheet.icaoType))
    wrong('icaoType', `${sheet.icaoType} es un helicóptero. ${NO_HELICOPTERS}`);
  else if (!/^[A-Z0-9]{2,4}$/.test(sheet.icaoType))
    wrong('icaoType', 'Escribe de dos a cuatro letras mayúsculas o cifras, por ejemplo B738');
  const [shortest, longest] = ENGINES_LENGTH;
  if (sheet.engines.length < shortest || sheet.engines.length > longest || !isVisibleText(sheet.engines))
    wrong('engines', `Escribe de ${shortest} a ${longest} caracteres: 2 × CFM LEAP-1A26`);
  const outside = figureErrors(sheet);
  errors.push(...outside);
  // A figure out of bounds is reported once; the figures are only compared with each other if none is.
  if (outside.length === 0) errors.push(...implausible(sheet.figures));
  return errors;
}

function figureErrors({ family, figures }: TypeSheet): FieldError<string>[] {
  const { figures: bounds, title } = familyOf(family);
  return FIGURE_NAMES.flatMap((name) => {
    const value = figures[name];
    const allowed = bounds[name];
    const field = `figures/${name}`;
    if (allowed === undefined)
      return value === undefined ? [] : [{ field, message: `${title}: no lleva este dato` }];
    const [least, , most] = allowed;
    const asked = `Escribe de ${rangeWords(name, least, most)}`;
    if (value === undefined || !Number.isFinite(value)) return [{ field, message: asked }];
    if (value < least || value > most)
      return [{ field, message: `${capital(asked)}: es lo que tiene un avión de esta familia` }];
    const digits = 10 ** FIGURES[name].decimals;
    return Math.abs(value * digits - Math.round(value * digits)) < 1e-6
      ? []
      : [
          {
            field,
            message: `${asked}, ${FIGURES[name].decimals === 0 ? 'sin decimales' : 'con dos decimales como mucho'}`,
          },
        ];
  });
}
