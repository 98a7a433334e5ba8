/** What is wrong with a timetable as a whole: numbers, pairs, departures too close, tails and hours. */
import { countOf, formatNumber } from '../numbers.ts';
import { BusyMinutes } from './busy-minutes.ts';
import { clockOf } from './clock.ts';
import type { TimetableDiff } from './diff.ts';
import { overlap } from './file-seasons.ts';
import type { Flight } from './flight.ts';
import { bookedFinding, type Finding, type KnownPlaces, lintFlight } from './lint-flights.ts';
import { peakTails } from './peak-tails.ts';
import type { TypeWeek } from './weekly-budget.ts';
import { dayNames } from './weekdays.ts';

/** How many aircraft of a type are needed at once, and how many there are. */
export interface TypePeak {
  type: string;
  /** Tails that are busy at once in the busiest minute of the week. */
  peak: number;
  tails: number;
}

/** What a timetable is checked with. */
export interface LintInput extends KnownPlaces {
  flights: readonly Flight[];
  /** Minutes between two departures of one airport. */
  slotMin: number;
  fleet: Readonly<Record<string, { model: string; tails: number }>>;
  weeks: readonly TypeWeek[];
  /** `YYYY-MM-DD` UTC: flights that ended before are in nobody's way. */
  today: string;
  diff: TimetableDiff;
  /** Open bookings by id of the flight. */
  bookings: ReadonlyMap<string, number>;
}

/** Everything that is wrong with a timetable, and how many aircraft of each type it needs at once. */
export function lintTimetable(input: LintInput): { findings: Finding[]; peaks: TypePeak[] } {
  const touched = [...input.diff.changed.map(({ before }) => before), ...input.diff.ended];
  const flying = input.flights.filter(({ validUntil }) => validUntil === null || validUntil >= input.today);
  const findings = [
    ...input.flights.flatMap((flight) => lintFlight(flight, input)),
    ...sameNumbers(input.flights),
    ...missingReturns(flying),
    ...tooClose(flying, input.slotMin),
    ...touched.flatMap((flight) => {
      const count = input.bookings.get(flight.id) ?? 0;
      return count === 0 ? [] : [bookedFinding(flight, count)];
    }),
    ...overBudget(input),
  ];
  const peaks = [...input.types.values()].map(({ type, turnaroundMin }) => ({
    type,
    peak: peakTails(
      flying.filter(({ types }) => types[0] === type),
      turnaroundMin,
    ),
    tails: input.fleet[type]?.tails ?? 0,
  }));
  return { findings, peaks };
}

/** A number flies once a day: two flights may share it only on other days or in other months. */
function sameNumbers(flights: readonly Flight[]): Finding[] {
  const findings: Finding[] = [];
  for (const group of groupBy(flights, ({ number }) => String(number))) {
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        const days = one.days & other.days;
        if (days === 0 || !overlap(one, other)) continue;
        const message = `El número ${one.number} sale dos veces (${dayNames(days)}): ${one.dep}–${one.arr} y ${other.dep}–${other.arr}.`;
        const flightIds = [one.id, other.id];
        findings.push({ level: 'error', code: 'numero-repetido', message, flightIds, field: 'number' });
      }
    }
  }
  return findings;
}

/** Aircraft must come back: as many departures one way as the other. */
function missingReturns(flights: readonly Flight[]): Finding[] {
  const pairs = groupBy(
    flights.filter(({ kind }) => kind === 'line' || kind === 'continuation'),
    ({ dep, arr }) => [dep, arr].toSorted().join('–'),
  );
  return pairs.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const out = group.filter(({ dep }) => dep === first.dep).length;
    if (out * 2 === group.length) return [];
    const message = `Entre ${first.dep} y ${first.arr} no hay tantos vuelos de ida como de vuelta.`;
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

function overBudget({ weeks, fleet }: LintInput): Finding[] {
  return weeks
    .filter(({ planned, budget }) => planned > budget)
    .map(({ type, planned, budget, tails }) => {
      const hours = (minutes: number) => `${formatNumber(Math.round(minutes / 60))}\u00a0h`;
      const message = `El ${fleet[type]?.model ?? type} queda en ${hours(planned)} por semana y ${countOf(tails, 'avión vuela', 'aviones vuelan')} ${hours(budget)}, aunque los pares largos ya vuelan los días mínimos.`;
      return { level: 'warning', code: 'horas-de-flota', message, flightIds: [] };
    });
}

function groupBy(flights: readonly Flight[], key: (flight: Flight) => string): Flight[][] {
  const groups = new Map<string, Flight[]>();
  for (const flight of flights) {
    const group = groups.get(key(flight));
    if (group) group.push(flight);
    else groups.set(key(flight), [flight]);
  }
  return [...groups.values()];
}
