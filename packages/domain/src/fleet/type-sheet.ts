/** The sheet of a type of aircraft that staff write at the desk, and its errors by field. */
import { capital } from '../capital.ts';
import { nameCode } from '../name-code.ts';
import { formatNumber } from '../numbers.ts';
import { isVisibleText } from '../visible-name.ts';
import type { AircraftDimensions } from '../shapes.ts';
import type { FieldError } from './aircraft-details.ts';
import { type FamilyId, familyOf, HELICOPTERS, NO_HELICOPTERS } from './type-families.ts';
import { implausible } from './type-plausible.ts';
import { FIGURE_NAMES, FIGURES, type Figure, type Figures } from './type-figures.ts';

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
