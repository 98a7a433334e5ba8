/** Points of flights that staff write at the desk over the content. Only credits: the regulations set the debits. */
import type { FieldError } from '../fleet/aircraft-details.ts';
import { countOf, formatNumber } from '../numbers.ts';
import { basePoints, type PointsRules, scoreBonus } from './points-rules.ts';

/** Every credit that staff can change, with the words that people see. */
export const CREDITS = {
  score80: 'Nota de 8,0 a 8,9',
  score90: 'Nota de 9,0 o más',
  online: 'Vuelo íntegro en VATSIM o IVAO',
  stage: 'Etapa de tour',
  tour: 'Tour completado',
  focus: 'Focus Airport',
  event: 'Evento',
  dayFlight: 'Vuelo del día',
} as const;
export type Credit = keyof typeof CREDITS;
export const CREDIT_NAMES = Object.keys(CREDITS) as Credit[];

/** Points that flights give. */
export interface FlightPoints extends Record<Credit, number> {
  /** Base points by block time, shortest first: one figure per line of the content, whose times staff can't change. */
  base: readonly number[];
}

export const MOST_CREDIT = 1000;

export function flightPointsOf(rules: PointsRules): FlightPoints {
  const { score80, score90, stage, tour, event, dayFlight } = rules;
  return {
    base: rules.base.map(({ points }) => points),
    online: rules.online.points,
    focus: rules.focus.points,
    score80,
    score90,
    stage,
    tour,
    event,
    dayFlight,
  };
}

/**
 * The rules with the points that staff wrote. The base stays the content's if staff wrote none, or if the content has
 * another number of lines by now.
 */
export function withFlightPoints(rules: PointsRules, written: FlightPoints | null): PointsRules {
  if (written === null) return rules;
  const { score80, score90, stage, tour, event, dayFlight } = written;
  const fits = written.base.length === rules.base.length;
  return {
    ...rules,
    base: fits
      ? rules.base.map((line, at) => ({ ...line, points: written.base[at] ?? line.points }))
      : rules.base,
    online: { ...rules.online, points: written.online },
    focus: { ...rules.focus, points: written.focus },
    score80,
    score90,
    stage,
    tour,
    event,
    dayFlight,
  };
}

/**
 * Errors in the points that staff wrote; a line of the base is the field `base/<n>`.
 * @param rules those of the content
 */
export function flightPointsErrors(given: FlightPoints, rules: PointsRules): FieldError<string>[] {
  const bad = (value: number) => !Number.isInteger(value) || value < 0 || value > MOST_CREDIT;
  const asked = `Escribe un número entero de 0 a ${formatNumber(MOST_CREDIT)}`;
  const errors: FieldError<string>[] = [
    ...given.base.flatMap((value, at) => (bad(value) ? [{ field: `base/${at}`, message: asked }] : [])),
    ...CREDIT_NAMES.flatMap((field) => (bad(given[field]) ? [{ field, message: asked }] : [])),
  ];
  if (given.base.length !== rules.base.length)
    errors.push({
      field: 'base',
      message: `Escribe ${countOf(rules.base.length, 'cifra', 'cifras')}, una por cada tiempo de bloque`,
    });
  if (!bad(given.event) && given.event > rules.aloneUpTo)
    errors.push({
      field: 'event',
      message: `Un evento da ${countOf(rules.aloneUpTo, 'punto', 'puntos')} como mucho`,
    });
  return errors;
}

/** A flight that counted, as far as it is looked at again. Scores are tenths. */
export interface FlightBefore {
  pilotId: string;
  blockMin: number;
  score: number | null;
  onlineShare: number | null;
}

/** Comparison of the points that valid flights gave with those that other rules would have given. Changes nothing. */
export interface FlightsCompared {
  flights: number;
  /** Pilots whose sum would differ. */
  pilots: number;
  before: number;
  after: number;
}

/** Compares what flights gave by themselves: their base, their score and the network. */
export function compareFlights(
  before: PointsRules,
  after: PointsRules,
  flights: readonly FlightBefore[],
): FlightsCompared {
  const sums = new Map<string, { before: number; after: number }>();
  for (const flight of flights) {
    const sum = sums.get(flight.pilotId) ?? { before: 0, after: 0 };
    sum.before += given(flight, before);
    sum.after += given(flight, after);
    sums.set(flight.pilotId, sum);
  }
  const all = [...sums.values()];
  return {
    flights: flights.length,
    pilots: all.filter((sum) => sum.before !== sum.after).length,
    before: all.reduce((total, sum) => total + sum.before, 0),
    after: all.reduce((total, sum) => total + sum.after, 0),
  };
}

function given({ blockMin, score, onlineShare }: FlightBefore, rules: PointsRules): number {
  const online = (onlineShare ?? 0) >= rules.online.share ? rules.online.points : 0;
  return basePoints(blockMin, rules) + (scoreBonus(score ?? 0, rules)?.points ?? 0) + online;
}
