/** The generator of the timetable: a pure function of routes, airports, fleet, rules and the timetable in force. */
import type { Flight } from './flight.ts';
import { type PairPlan, planPairs, type UnplannedRoute } from './pair-plan.ts';
import { type ExplainedFlight, isPersons, PlacedFlights } from './placed-flights.ts';
import type { TimetableInput, TimetableRoute } from './timetable-input.ts';
import { dayCount } from './weekdays.ts';
import { fitBudget, type TypeWeek } from './weekly-budget.ts';
import { lot } from './flight-identity.ts';

/** Numbers of the generated flights: the route's own, or free ones that are kept for ever after. */

/** Added to the number of a pair's first departure of the day for each later one. */
const WAVE_STEP = 1000;
const HIGHEST = 9999;
/** Number of pairs of flight numbers from which the draw chooses. */
const LOTS = 150;

/** Gives numbers to the flights of one proposal, none of them twice. */
class FlightNumbers {
  /** The pair of airports that has each number, `LEMD LEBL`. */
  readonly #owners = new Map<number, string>();
  readonly #current: readonly Flight[];
  readonly #firstFree: number;

  constructor(routes: readonly TimetableRoute[], current: readonly Flight[], firstFree: number) {
    this.#current = current;
    this.#firstFree = firstFree;
    for (const { number, dep, arr } of current) this.#owners.set(number, `${dep} ${arr}`);
    for (const { between, numbers } of routes) {
      if (numbers === undefined) continue;
      this.#owners.set(numbers[0], `${between[0]} ${between[1]}`);
      this.#owners.set(numbers[1], `${between[1]} ${between[0]}`);
    }
  }

  /**
   * Numbers out and back of one departure of the day.
   * @param wave 0 for the first of the day
   */
  pairFor(route: TimetableRoute, wave: number): readonly [number, number] {
    const [out, back] = [route.between.join(' '), route.between.toReversed().join(' ')];
    const first = route.numbers ?? this.#known(route) ?? this.#free(`${out} 0`, out, back);
    const added: readonly [number, number] = [first[0] + WAVE_STEP * wave, first[1] + WAVE_STEP * wave];
    const numbers =
      wave === 0 || this.#fits(added, out, back) ? added : this.#free(`${out} ${wave}`, out, back);
    this.#owners.set(numbers[0], out);
    this.#owners.set(numbers[1], back);
    return numbers;
  }

  /** The numbers that a route without its own was given before. */
  #known({ between: [from, to] }: TimetableRoute): readonly [number, number] | undefined {
    const lowest = (dep: string, arr: string) =>
      this.#current
        .filter((flight) => flight.source === 'generated' && flight.dep === dep && flight.arr === arr)
        .reduce((low, { number }) => Math.min(low, number), Infinity);
    const [out, back] = [lowest(from, to), lowest(to, from)];
    return Number.isFinite(out) && Number.isFinite(back) ? [out, back] : undefined;
  }

  /** The first free pair, an even number and the next, from a place drawn by lot. */
  #free(words: string, out: string, back: string): readonly [number, number] {
    const start = this.#firstFree + 2 * lot(words, LOTS);
    for (let number = start; number < HIGHEST; number += 2) {
      if (this.#fits([number, number + 1], out, back)) return [number, number + 1];
    }
    for (let number = 1; number < start; number += 2) {
      if (this.#fits([number, number + 1], out, back)) return [number, number + 1];
    }
    throw new Error(`No flight numbers are left for ${out}`);
  }

  #fits(numbers: readonly [number, number], out: string, back: string): boolean {
    const [mine, other] = [this.#owners.get(numbers[0]), this.#owners.get(numbers[1])];
    if (numbers[1] > HIGHEST) return false;
    return (mine === undefined || mine === out) && (other === undefined || other === back);
  }
}

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
