/** The generator of the timetable: a pure function of routes, airports, fleet, rules and the timetable in force. */
import type { Flight } from './flight.ts';
import { FlightNumbers } from './flight-numbers.ts';
import { type PairPlan, planPairs, type UnplannedRoute } from './pair-plan.ts';
import { type ExplainedFlight, isPersons, PlacedFlights } from './placed-flights.ts';
import type { TimetableInput } from './timetable-input.ts';
import { dayCount } from './weekdays.ts';
import { fitBudget, type TypeWeek } from './weekly-budget.ts';

/** Proposal of the generator. */
export interface GeneratedTimetable {
  /** Every flight of the routes, and every one that a person made or locked; by number and departure. */
  flights: readonly ExplainedFlight[];
  weeks: readonly TypeWeek[];
  unplanned: readonly UnplannedRoute[];
}

/** Numbers of a plan, by departure of the day. */
type Numbers = readonly (readonly [number, number])[];

/** Generates the timetable. The same input gives the same result, whatever the order of its lists. */
export function generateTimetable(given: TimetableInput): GeneratedTimetable {
  const current = given.current.filter(({ validUntil }) => validUntil === null || validUntil >= given.today);
  const input = { ...given, current };
  const { plans, unplanned } = planPairs(input);
  const numbering = new FlightNumbers(input.routes, given.current, input.rules.firstFreeNumber);
  const numbers = new Map(plans.map((plan) => [plan.key, numbersOf(plan, numbering)]));
  const flights = new PlacedFlights(input);
  const { plans: fitted, weeks } = fitBudget(plans, input, daysInForce(plans, numbers, flights));
  // Flights in force keep their times before new flights look for some.
  for (const flight of current) flights.keep(flight);
  const isNew = (plan: PairPlan) => Number(flights.known(outLeg(plan, numbers)) === undefined);
  const ordered = fitted.toSorted((a, b) => isNew(a) - isNew(b));
  for (const plan of inFlyingOrder(ordered)) placePair(plan, fitted, numbers, flights);
  const persons = current.filter((flight) => isPersons(flight) && !flights.placed.has(flight.id));
  const all = [
    ...flights.placed.values(),
    ...persons.map((flight) => ({ flight, why: ['Hecho por operaciones: no se toca.'] })),
  ];
  return { flights: all.toSorted((a, b) => byNumber(a.flight, b.flight)), weeks, unplanned };
}

function numbersOf(plan: PairPlan, numbering: FlightNumbers): Numbers {
  return Array.from({ length: plan.waves }, (_, wave) => numbering.pairFor(plan.route, wave));
}

function outLeg(plan: PairPlan, numbers: ReadonlyMap<string, Numbers>) {
  return { number: numbers.get(plan.key)?.[0]?.[0] ?? 0, dep: plan.from.icao, arr: plan.to.icao };
}

function daysInForce(
  plans: readonly PairPlan[],
  numbers: ReadonlyMap<string, Numbers>,
  flights: PlacedFlights,
): Map<string, number> {
  const days = new Map<string, number>();
  for (const plan of plans) {
    const known = flights.known(outLeg(plan, numbers));
    if (known !== undefined) days.set(plan.key, dayCount(known.days));
  }
  return days;
}

/** Orders continuations after the pairs that they follow; pairs that follow each other in a ring keep their order. */
function inFlyingOrder(plans: readonly PairPlan[]): PairPlan[] {
  const ordered: PairPlan[] = [];
  let waiting = [...plans];
  while (waiting.length > 0) {
    const ready = waiting.filter((plan) => {
      const parent = parentOf(plan, plans);
      return parent === undefined || ordered.includes(parent);
    });
    const batch = ready.length > 0 ? ready : waiting;
    ordered.push(...batch);
    waiting = waiting.filter((plan) => !batch.includes(plan));
  }
  return ordered;
}

function parentOf({ continuation }: PairPlan, plans: readonly PairPlan[]): PairPlan | undefined {
  if (continuation === undefined) return undefined;
  const keys = [continuation.after.join(' '), continuation.after.toReversed().join(' ')];
  return plans.find(({ key }) => keys.includes(key));
}

function placePair(
  plan: PairPlan,
  plans: readonly PairPlan[],
  numbers: ReadonlyMap<string, Numbers>,
  flights: PlacedFlights,
): void {
  const parent = parentOf(plan, plans);
  const parentNumbers = parent && numbers.get(parent.key)?.[0];
  for (const [wave, [outNumber, backNumber]] of (numbers.get(plan.key) ?? []).entries()) {
    const before = parentNumbers && arrivalAt(plan.from.icao, parentNumbers, flights);
    const minutes = plan.continuation?.minutes ?? 0;
    const out =
      before === undefined
        ? flights.first(plan, wave, outNumber)
        : flights.next(plan, false, outNumber, {
            flight: before,
            ground: minutes,
            why: `Sale ${minutes}\u00a0min después de que llegue el vuelo ${before.number}.`,
          });
    const ground = plan.type.turnaroundMin;
    const why = `Vuelve tras una escala de ${ground}\u00a0min.`;
    flights.next(plan, true, backNumber, { flight: out, ground, why });
  }
}

/** The flight of a pair that ends at an airport. */
function arrivalAt(
  icao: string,
  pair: readonly [number, number],
  flights: PlacedFlights,
): Flight | undefined {
  for (const { flight } of flights.placed.values()) {
    if (pair.includes(flight.number) && flight.arr === icao) return flight;
  }
  return undefined;
}

function byNumber(a: Flight, b: Flight): number {
  return a.number - b.number || (a.id < b.id ? -1 : 1);
}
