/** Tours as staff write them at the desk over those of the content, and the errors in them. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { nameCode } from '../name-code.ts';
import { formatNumber } from '../numbers.ts';
import { hasMarkup, isVisibleText } from '../visible-name.ts';
import { clashOfEditions, type TourEdition, type TourPlan } from './editions.ts';
import type { Stage } from './tour.ts';

/** A tour as staff have left it. */
export interface WrittenTour {
  /** Name that people read, 3 to 60 characters. */
  name: string;
  /** Description, 10 to 2000 characters. */
  description: string;
  /** Ids of the types that may fly it. */
  types: readonly string[];
  /** ICAO designators that count besides those of its types. */
  substitutes: readonly string[];
  /** Whether stages may be flown in any order; otherwise in that of their numbers. */
  anyOrder: boolean;
  /** A pilot needs more hours than this; null for no condition. */
  moreThanHours: number | null;
  /** Its editions; empty for a tour that never ends. */
  editions: readonly TourEdition[];
  /** ICAO codes in the order in which they are flown: each two neighbours are a stage, counted from 1. */
  stops: readonly string[];
  /** Numbers of stages that no longer count; pilots who passed them keep them. */
  retiredStages: readonly number[];
}

export const TOUR_NAME_LENGTH = [3, 60] as const;
export const TOUR_TEXT_LENGTH = [10, 2000] as const;
export const MOST_STAGES = 60;
export const MOST_EDITIONS = 20;
export const MOST_SUBSTITUTES = 20;
export const MOST_TOUR_HOURS = 10_000;

/** The id of a new tour; it stays when the name changes. */
export const tourIdOf = (name: string): string => nameCode(name);

/** The stages between stops. */
export function stagesBetween(stops: readonly string[], retiredStages: readonly number[]): Stage[] {
  return stops.slice(1).map((arr, index) => {
    const n = index + 1;
    return { n, dep: stops[index] ?? arr, arr, retired: retiredStages.includes(n) };
  });
}

/** A planned tour in the form in which staff write it. */
export function writtenOf(plan: TourPlan & { description: string }): WrittenTour {
  const { name, description, types, substitutes, anyOrder, minMinutesExclusive, editions, stages } = plan;
  return {
    name,
    description,
    types,
    substitutes,
    anyOrder,
    moreThanHours: minMinutesExclusive === null ? null : minMinutesExclusive / 60,
    editions,
    stops: [...stages.slice(0, 1).map(({ dep }) => dep), ...stages.map(({ arr }) => arr)],
    retiredStages: stages.filter(({ retired }) => retired).map(({ n }) => n),
  };
}

/** Facts against which a tour is checked. */
export interface TourFacts {
  hasAirport: (icao: string) => boolean;
  hasType: (id: string) => boolean;
  /** ICAO designator of a type, by its id. */
  designatorOf: (id: string) => string | undefined;
  /** The other tours. */
  others: readonly { id: string; name: string }[];
  /** Id of an existing tour; its name may change, the id never does. */
  id?: string | undefined;
  /** The content asks for hours here, and its documents may name that figure. */
  hasHours?: boolean | undefined;
}

/** Errors of a tour, at most one per field. */
export function tourErrors(tour: WrittenTour, facts: TourFacts): FieldError<keyof WrittenTour>[] {
  const wrong = {
    name: nameError(tour.name, facts),
    description: textError(tour.description, TOUR_TEXT_LENGTH, 'Cuenta de qué va el tour'),
    types: typesError(tour.types, facts),
    substitutes: substitutesError(tour, facts),
    anyOrder: null,
    moreThanHours: hoursError(tour.moreThanHours, facts),
    editions: editionsError(tour.editions),
    stops: stopsError(tour.stops, facts),
    retiredStages: retiredError(tour),
  };
  return (Object.keys(wrong) as (keyof typeof wrong)[]).flatMap((field) => {
    const message = wrong[field];
    return message === null ? [] : [{ field, message }];
  });
}

function nameError(name: string, { others, id = tourIdOf(name) }: TourFacts): string | null {
  const wrong = textError(name, TOUR_NAME_LENGTH, 'Ponle un nombre');
  if (wrong !== null) return wrong;
  const [, most] = TOUR_NAME_LENGTH;
  const code = tourIdOf(name);
  if (code === '' || code.length > most) return 'Escribe un nombre con letras o cifras: Vuelta a Italia';
  const twin = others.find((one) => one.id === id || one.id === code || tourIdOf(one.name) === code);
  return twin ? `La compañía ya tiene «${twin.name}» (${twin.id}): escribe otro nombre` : null;
}

function textError(text: string, [least, most]: readonly [number, number], asked: string): string | null {
  if (hasMarkup(text)) return 'Escribe sólo texto, sin etiquetas como <b> o <a>';
  // Line breaks and tabs are allowed; other invisible characters are not.
  if (text.length < least || text.length > most || !isVisibleText(text.replaceAll(/\s/g, ' ')))
    return `${asked}, de ${least} a ${most} caracteres`;
  return null;
}

function typesError(types: readonly string[], { hasType }: TourFacts): string | null {
  if (types.length === 0) return 'Elige un tipo de avión al menos';
  if (new Set(types).size < types.length) return 'Elige cada tipo una vez';
  const unknown = types.find((type) => !hasType(type));
  return unknown === undefined ? null : `La compañía no tiene el tipo «${unknown}»: elige otro`;
}

const DESIGNATOR = /^[A-Z0-9]{2,4}$/;

function substitutesError({ types, substitutes }: WrittenTour, { designatorOf }: TourFacts): string | null {
  if (substitutes.length > MOST_SUBSTITUTES) return `Escribe ${MOST_SUBSTITUTES} como mucho`;
  const odd = substitutes.find((code) => !DESIGNATOR.test(code));
  if (odd !== undefined) return `«${odd}» no es un tipo OACI: escribe de 2 a 4 letras o cifras, como A20N`;
  if (new Set(substitutes).size < substitutes.length) return 'Escribe cada uno una vez';
  const own = substitutes.find((code) => types.some((type) => designatorOf(type) === code));
  return own === undefined ? null : `${own} ya es el de un tipo del tour: quítalo de aquí`;
}

function hoursError(hours: number | null, { hasHours }: TourFacts): string | null {
  if (hours === null && hasHours)
    return 'Las normativas pueden nombrar las horas de este tour: escribe otras, o quítalas en el contenido';
  if (hours === null || (hours > 0 && hours <= MOST_TOUR_HOURS && isWhole(hours * 60))) return null;
  return `Escribe un número mayor que 0 y hasta ${formatNumber(MOST_TOUR_HOURS)}, o nada si no pide horas`;
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;

function editionsError(editions: readonly TourEdition[]): string | null {
  if (editions.length > MOST_EDITIONS) return `Un tour tiene ${MOST_EDITIONS} ediciones como mucho`;
  const backwards = editions.find(({ from, until }) => until !== null && until < from);
  if (backwards) return `La edición ${backwards.n} acaba antes de empezar: escribe un último día posterior`;
  const clash = clashOfEditions(editions);
  if (clash === null) return null;
  const [earlier, later] = clash;
  if (earlier.n === later.n) return `Hay dos ediciones ${later.n}: numéralas 1, 2, 3…`;
  return earlier.until === null
    ? `La edición ${earlier.n} no tiene último día: pónselo antes de que empiece la ${later.n}`
    : `La edición ${later.n} empieza antes de que acabe la ${earlier.n}: cambia una de las dos fechas`;
}

function stopsError(stops: readonly string[], { hasAirport }: TourFacts): string | null {
  if (stops.length < 2) return 'Escribe dos aeropuertos o más: con uno no hay ninguna etapa';
  if (stops.length > MOST_STAGES + 1)
    return `Un tour tiene ${MOST_STAGES} etapas como mucho, y aquí hay ${stops.length - 1}`;
  const unknown = stops.find((code) => !hasAirport(code));
  if (unknown !== undefined)
    return `La compañía no conoce el aeropuerto «${unknown}»: corrígelo, o tráelo antes desde «Datos»`;
  const same = stagesBetween(stops, []).find(({ dep, arr }) => dep === arr);
  return same ? `La etapa ${same.n} sale de ${same.dep} y llega a ${same.arr}: quita uno de los dos` : null;
}

function retiredError({ stops, retiredStages }: WrittenTour): string | null {
  const stages = stagesBetween(stops, retiredStages);
  const beyond = retiredStages.find((n) => !stages.some((stage) => stage.n === n));
  if (beyond !== undefined) return `El tour no tiene etapa ${beyond}`;
  if (new Set(retiredStages).size < retiredStages.length) return 'Retira cada etapa una vez';
  return stages.length > 0 && stages.every(({ retired }) => retired)
    ? 'Deja una etapa que cuente, o cierra el tour'
    : null;
}
