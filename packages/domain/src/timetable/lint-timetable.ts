/** Checks a timetable as a whole: numbers, pairs, departures too close, tails and hours. */
import { formatDate } from '../dates.ts';
import { dayAfter, dayBefore } from '../durations.ts';
import { countOf, formatNumber } from '../numbers.ts';
import { BusyMinutes } from './departure-slots.ts';
import { clockOf } from './clock.ts';
import { bookedChanges, type TimetableDiff } from './diff.ts';
import type { Flight } from './flight.ts';
import { type Legs, legOf, sameService, shareDays } from './flight-identity.ts';
import {
  goesOnFinding,
  stillAsBeforeFinding,
  type Finding,
  type KnownPlaces,
  lintFlight,
} from './lint-flights.ts';
import { groupBy } from './group-by.ts';
import { peakTails } from './placed-flights.ts';
import { byFirstDay, isOver, overlap } from './season.ts';
import type { TypeWeek } from './weekly-budget.ts';
import { dayNames } from './weekdays.ts';

/** Number of aircraft of a type that are needed at once, and the number available. */
export interface TypePeak {
  type: string;
  /** Tails that are busy at once in the busiest minute of the week. */
  peak: number;
  tails: number;
}

/** Data for the check of a timetable. */
export interface LintInput extends KnownPlaces {
  flights: readonly Flight[];
  /** Minutes between two departures of one airport. */
  slotMin: number;
  fleet: Readonly<Record<string, { model: string; tails: number }>>;
  weeks: readonly TypeWeek[];
  /** `YYYY-MM-DD` UTC: flights that ended before are in nobody's way. */
  today: string;
  diff: TimetableDiff;
  /** Days of the open bookings, `YYYY-MM-DD` UTC, by id of the flight. */
  bookings: ReadonlyMap<string, readonly string[]>;
}

/** All faults of a timetable, and the number of aircraft of each type that it needs at once. */
export function lintTimetable(input: LintInput): { findings: Finding[]; peaks: TypePeak[] } {
  const stretches = stretchesOf(input);
  const legs: Legs = groupBy(input.flights, legOf);
  const findings = [
    ...input.flights.flatMap((flight) => lintFlight(flight, input)),
    ...sameNumbers(input.flights),
    ...onceEach(stretches.flatMap(missingReturns)),
    ...onceEach(stretches.flatMap((flying) => tooClose(flying, input.slotMin))),
    ...bookedChanges(input, legs),
    ...goingOn(input, legs),
    ...movedBehind(input, legs),
    ...stillAsBefore(input, legs),
    ...overBudget(input),
  ];
  const peaks = [...input.types.values()].map(({ type, turnaroundMin }) => ({
    type,
    peak: Math.max(
      ...stretches.map((flying) =>
        peakTails(
          flying.filter(({ types }) => types[0] === type),
          turnaroundMin,
        ),
      ),
    ),
    tails: input.fleet[type]?.tails ?? 0,
  }));
  return { findings, peaks };
}

/** First days beyond these are not looked at: no timetable has as many, and each costs a look at every flight. */
const MOST_STRETCHES = 60;

/** The flights that are in force at once: today, and on each later day on which one begins. */
function stretchesOf({ flights, today }: LintInput): Flight[][] {
  const ahead = flights.filter((flight) => !isOver(flight, today));
  const later = ahead.map(({ validFrom }) => validFrom).filter((day) => day > today);
  const days = [today, ...[...new Set(later)].toSorted().slice(0, MOST_STRETCHES)];
  return days.map((day) => ahead.filter((flight) => overlap(flight, { validFrom: day, validUntil: day })));
}

/** A finding of several stretches, once, with the flights of all of them. */
function onceEach(findings: readonly Finding[]): Finding[] {
  return [...groupBy(findings, ({ message }) => message).values()].flatMap((same) => {
    const flightIds = [...new Set(same.flatMap((finding) => finding.flightIds))];
    return same.slice(0, 1).map((finding) => ({ ...finding, flightIds }));
  });
}

/** A number flies once a day: two flights may share it only on other days or in other months. */
function sameNumbers(flights: readonly Flight[]): Finding[] {
  const findings: Finding[] = [];
  for (const group of groupBy(flights, ({ number }) => String(number)).values()) {
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (!shareDays(one, other)) continue;
        const message = `El número ${one.number} sale dos veces (${dayNames(one.days & other.days)}): ${one.dep}–${one.arr} y ${other.dep}–${other.arr}. ${wayOut(one, other)}`;
        const flightIds = [one.id, other.id];
        findings.push({ level: 'error', code: 'numero-repetido', message, flightIds, field: 'number' });
      }
    }
  }
  return findings;
}

function wayOut(one: Flight, other: Flight): string {
  if (legOf(one) !== legOf(other) || one.validFrom === other.validFrom)
    return 'Cambia el número o los días de uno de los dos.';
  const next = one.validFrom > other.validFrom ? one.validFrom : other.validFrom;
  return `Si son dos temporadas, el último día de la primera es como tarde el ${formatDate(dayBefore(next))}; si no, cambia el número o los días de uno de los dos.`;
}

/** Aircraft must come back: as many departures one way as the other. */
function missingReturns(flights: readonly Flight[]): Finding[] {
  const pairs = groupBy(
    flights.filter(({ kind }) => kind === 'line' || kind === 'continuation'),
    ({ dep, arr }) => [dep, arr].toSorted().join('–'),
  );
  return [...pairs].flatMap(([pair, group]) => {
    const [from = '', to = ''] = pair.split('–');
    const out = group.filter(({ dep }) => dep === from).length;
    if (out * 2 === group.length) return [];
    const message = `Entre ${from} y ${to} no hay tantos vuelos de ida como de vuelta.`;
    return [{ level: 'warning', code: 'sin-vuelta', message, flightIds: group.map(({ id }) => id) }];
  });
}

function tooClose(flights: readonly Flight[], slotMin: number): Finding[] {
  const busy = new BusyMinutes(slotMin);
  const findings: Finding[] = [];
  for (const flight of flights) {
    if (busy.clashes(flight.dep, flight.stdUtc, flight.days)) {
      const message = `El vuelo ${flight.number} sale de ${flight.dep} a las ${clockOf(flight.stdUtc)} Z, a menos de ${countOf(slotMin, 'minuto', 'minutos')} de otro.`;
      findings.push({ level: 'warning', code: 'salidas-juntas', message, flightIds: [flight.id] });
    }
    busy.add(flight.dep, flight.stdUtc, flight.days);
  }
  return findings;
}

/** The new or changed seasons that go on after another one that takes their place for some days. */
function goingOn({ diff: { added, changed } }: LintInput, legs: Legs): Finding[] {
  const touched = new Set([...added, ...changed.map(({ after }) => after)]);
  const renewed = changed.filter(({ before, after }) => !sameService(before, after));
  return [...added, ...renewed.map(({ after }) => after)].flatMap((flight) => {
    const seasons = legs.get(legOf(flight)) ?? [];
    const ended = seasons.flatMap((one) => {
      const isBefore = one.validFrom < flight.validFrom && !overlap(one, flight);
      return touched.has(one) && isBefore && sameService(one, flight) ? (one.validUntil ?? []) : [];
    });
    const last = ended.toSorted().at(-1);
    if (last === undefined) return [];
    const [validFrom, validUntil] = [dayAfter(last), dayBefore(flight.validFrom)];
    const between = { ...flight, validFrom, validUntil };
    return seasons.some((one) => shareDays(one, between))
      ? [goesOnFinding(flight, validFrom, validUntil)]
      : [];
  });
}

/** The seasons that begin later than they did, because of another one that takes their place until then. */
function movedBehind({ diff: { changed } }: LintInput, legs: Legs): Finding[] {
  return changed.flatMap(({ before, after }) => {
    if (after.validFrom <= before.validFrom || !sameService(before, after)) return [];
    const between = { ...before, validUntil: dayBefore(after.validFrom) };
    const taken = legs.get(legOf(before))?.some((one) => shareDays(one, between)) ?? false;
    return taken ? [goesOnFinding(after, between.validFrom, between.validUntil)] : [];
  });
}

/** The changed flights of which a later season stays as they were. */
function stillAsBefore({ diff: { changed }, today }: LintInput, legs: Legs): Finding[] {
  return changed.flatMap(({ before, after }) => {
    if (sameService(before, after)) return [];
    const later = (legs.get(legOf(before)) ?? []).filter((one) => !isOver(one, today)).toSorted(byFirstDay);
    const next = later.find((one) => one.validFrom > after.validFrom && sameService(one, before));
    return next === undefined ? [] : [stillAsBeforeFinding(after, next.validFrom)];
  });
}

function overBudget({ weeks, fleet }: LintInput): Finding[] {
  return weeks
    .filter(({ planned, budget }) => planned > budget)
    .map(({ type, planned, budget, tails }) => {
      const hours = (minutes: number) => `${formatNumber(Math.round(minutes / 60))}\u00a0h`;
      const message = `El ${fleet[type]?.model ?? type} queda en ${hours(planned)} por semana y ${countOf(tails, 'avión vuela', 'aviones vuelan')} ${hours(budget)}, aunque los pares largos ya vuelan los días mínimos.`;
      return { level: 'warning', code: 'horas-de-flota', message, flightIds: [] };
    });
}
