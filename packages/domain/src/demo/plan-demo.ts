/**
 * Plans a believable airline: who flew what over half a year. Whoever flies out flies back with the same type, so that
 * aircraft come home. The same seed gives the same plan.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { departureOf } from '../booking/timetable-change.ts';
import type { Flight } from '../timetable/flight.ts';
import { dayOfDate } from '../timetable/weekdays.ts';
import { conditions, type DemoFlight, type DemoInput } from './demo-flight.ts';
import { HOME_BEFORE_MS, needsTheTail, planTours, type ToursFlown } from './demo-tours.ts';
import { type SeededRandom, seededRandom } from '../random.ts';

/** Departures of one pilot in half a year, back flights not counted: from a quiet one to a keen one. */
const HALF_YEAR = 182;
const LEAST_TRIPS = 4;
const MOST_TRIPS = 17;
/** Least keenness of a pilot whose account people try: 0 flies the fewest trips, 1 the most. */
const TRIED_KEEN = 0.5;
/** Most trips are short; minutes. */
const SHORT_MIN = 200;
const SHORT_SHARE = 0.88;
/** Number of pilots without a tour who dispute a recent landing, and its vertical speed, ft/min. */
const DISPUTED = 3;
const DISPUTED_FPM = 480;
/** Days ago on which they may have been: the time to appeal goes on for some more. */
const DISPUTED_DAYS = [3, 4, 2, 5] as const;
/** Between recorder on and off block, and from on block to the end: minutes that a flight takes besides its block. */
const AROUND_MIN = 25;
/** Rest between two flights of one pilot, minutes. */
const REST_MIN = 40;
/** The longest flight takes no longer. */
const HOME_MS = 18 * HOUR_MS;

/** The flights of the demo, in the order in which they were flown. */
export function planDemo(input: DemoInput): DemoFlight[] {
  const random = seededRandom(input.seed);
  const tours = planTours(input, random);
  const flown: DemoFlight[] = [];
  for (let pilot = 0; pilot < input.pilots; pilot += 1) flown.push(...flownBy(pilot, input, tours, random));
  return flown.toSorted((a, b) => a.startsAt - b.startsAt || a.pilot - b.pilot);
}

function flownBy(pilot: number, input: DemoInput, tours: ToursFlown, random: SeededRandom): DemoFlight[] {
  const trips = tripsOf(pilot, input, random);
  // Flights of a tour, the disputed flight and the event's flight take precedence: an ordinary trip that overlaps one
  // is left out.
  const needed = [
    ...(tours.get(pilot) ?? []),
    ...disputedBy(pilot, input, tours),
    ...eventTripOf(pilot, input),
  ];
  const beside = trips.filter(
    (trip) =>
      !trip.some((one) => needed.some((other) => overlap(one, other))) &&
      !trip.some((one) => needsTheTail(one, tours) || missesTheEvent(one, input.turns)),
  );
  const planned = withoutOverlap([...beside.flat(), ...needed]);
  const flown = planned.filter((flight) => endOf(flight) < input.now - HOUR_MS);
  if (!input.grounded.includes(pilot)) return flown;
  // The flights of a pilot on the ground have all ended, so that it is known where the pilot is.
  return thenHome(
    flown.map((flight) => ({ ...flight, endLost: false })),
    input,
    random,
  );
}

/** Back to the base the way it came; where there is no time for it, without those after the last that ended there. */
function thenHome(
  flown: readonly DemoFlight[],
  { now, base }: Pick<DemoInput, 'now' | 'base'>,
  random: SeededRandom,
): DemoFlight[] {
  const last = flown.at(-1);
  if (!last || last.arr === base) return [...flown];
  // The way of a tour is all that is in no timetable.
  const way = last.flightId === null ? flown.filter(({ flightId }) => flightId === null) : [last];
  const begins = endOf(last) + REST_MIN * MINUTE_MS;
  if (way[0]?.dep !== base || begins + way.length * HOME_MS > now - HOUR_MS)
    return flown.slice(0, flown.findLastIndex(({ arr }) => arr === base) + 1);
  const home = way.toReversed().map((out, i) => {
    const startsAt = begins + i * HOME_MS;
    const back = { dep: out.arr, arr: out.dep, flightId: null, stage: null, startsAt, blockMin: 0 };
    return { ...out, ...back, ...conditions(startsAt, now, random), endLost: false };
  });
  return [...flown, ...home];
}

/** Round trips of a pilot, each out and back; the pilot's keenness says how many. */
function tripsOf(pilot: number, input: DemoInput, random: SeededRandom): DemoFlight[][] {
  const { now, days: span, grounded } = input;
  const luck = random.fraction() ** 2;
  const keen = grounded.includes(pilot) ? Math.max(luck, TRIED_KEEN) : luck;
  const trips = Math.ceil(((LEAST_TRIPS + keen * (MOST_TRIPS - LEAST_TRIPS)) * span) / HALF_YEAR);
  const network = random.pick(['vatsim', 'ivao', null] as const) ?? null;
  return Array.from({ length: trips }, () => {
    const date = dateBefore(now, 1 + random.below(span));
    const short = random.fraction() < SHORT_SHARE;
    return tripOn(date, short, { pilot, network }, input, random);
  });
}

/** A flight of a day and the one back with the same aircraft; none where the timetable has none. */
function tripOn(
  date: string,
  short: boolean,
  own: Pick<DemoFlight, 'pilot' | 'network'>,
  { now, fleet, timetable }: DemoInput,
  random: SeededRandom,
): DemoFlight[] {
  const candidates = timetable.filter(
    (flight) =>
      (flight.days & dayOfDate(date)) !== 0 &&
      flight.blockMin <= SHORT_MIN === short &&
      typeOf(flight, fleet) !== undefined,
  );
  const out = random.pick(candidates);
  const typeId = out && typeOf(out, fleet);
  if (!out || typeId === undefined) return [];
  const back = backOf(out, typeId, date, timetable);
  if (!back) return [];
  const style = { ...own, typeId, tail: null, now };
  const first = demoFlight(out, departureOf(out, date), style, random);
  // An aircraft that is not known to have arrived does not come back.
  return first.endLost ? [first] : [first, demoFlight(back.flight, back.std, style, random)];
}

/** A day's flights there and back of the last days, landed hard and recorded whole, so that there is something to appeal. */
function disputedBy(pilot: number, input: DemoInput, tours: ToursFlown): DemoFlight[] {
  const all = Array.from({ length: input.pilots }, (_, i) => i);
  const disputing = all.filter((one) => !tours.has(one) && !input.grounded.includes(one)).slice(0, DISPUTED);
  if (!disputing.includes(pilot)) return [];
  // Chance of its own, so that it changes nothing else that happens.
  const random = seededRandom(`${input.seed} disputed ${pilot}`);
  const tries = DISPUTED_DAYS.map((days) =>
    tripOn(dateBefore(input.now, days), true, { pilot, network: null }, input, random),
  );
  const trip = tries.find((flights) => flights.length === 2) ?? tries.find(({ length }) => length > 0) ?? [];
  return trip.map((flight) => ({ ...flight, touchdownFpm: DISPUTED_FPM, slips: [], endLost: false }));
}

/**
 * The flight with which a pilot takes part in the event, out of the base at their turn, and the one back: as many with each
 * type as it has aircraft there.
 */
function eventTripOf(pilot: number, { seed, turns, timetable, fleet, base, now }: DemoInput): DemoFlight[] {
  const place = turns.findIndex((turn) => turn.pilot === pilot);
  const turn = turns[place];
  const based = fleet.filter((tail) => tail.base === base);
  const typeId = based[place % based.length]?.typeId;
  if (!turn || typeId === undefined) return [];
  const ways = timetable.flatMap((out) => {
    if (out.dep !== base || !out.types.includes(typeId)) return [];
    const ready = turn.at + (out.blockMin + AROUND_MIN + REST_MIN) * MINUTE_MS;
    const back = flightBack(out, typeId, { ready, within: DAY_MS }, timetable);
    return back ? [{ out, back }] : [];
  });
  // Chance of its own, so that it changes nothing else that happens.
  const random = seededRandom(`${seed} event ${pilot}`);
  const way = random.pick(ways);
  if (!way) return [];
  const style = { pilot, typeId, tail: null, network: null, now };
  // Leaves at the pilot's turn in the event, not at the time of the timetable.
  const first = { ...demoFlight(way.out, turn.at, style, random), flightId: null };
  return [first, demoFlight(way.back.flight, way.back.std, style, random)];
}

/**
 * Whether a flight leaves less than `HOME_BEFORE_MS` before an event, so that its aircraft might not be back in time.
 */
function missesTheEvent({ startsAt }: DemoFlight, turns: DemoInput['turns']): boolean {
  return turns.some(({ at }) => startsAt < at && startsAt > at - HOME_BEFORE_MS);
}

/** The day a number of days before an instant, as YYYY-MM-DD. */
const dateBefore = (now: number, days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);

/** The preferred type that has its base where the flight leaves. */
function typeOf({ dep, types }: Flight, fleet: DemoInput['fleet']): string | undefined {
  return types.find((typeId) => fleet.some((tail) => tail.typeId === typeId && tail.base === dep));
}

/** The next flight back with the type within half a day of the arrival. */
function backOf(out: Flight, typeId: string, date: string, timetable: readonly Flight[]) {
  const landed = departureOf(out, date) + (out.blockMin + AROUND_MIN + REST_MIN) * MINUTE_MS;
  return flightBack(out, typeId, { ready: landed, within: DAY_MS / 2 }, timetable);
}

/** The same for a flight that left when it liked. `ready`: when its crew may leave again; `within`: and so long after it at most, ms. */
function flightBack(
  { dep, arr }: Flight,
  typeId: string,
  { ready, within }: { ready: number; within: number },
  timetable: readonly Flight[],
) {
  const back = timetable
    .filter((flight) => flight.dep === arr && flight.arr === dep && flight.types.includes(typeId))
    .flatMap((flight) =>
      [0, 1].map((later) => {
        const day = new Date(ready + later * DAY_MS).toISOString().slice(0, 10);
        return { flight, std: departureOf(flight, day), flies: (flight.days & dayOfDate(day)) !== 0 };
      }),
    )
    .filter(({ std, flies }) => flies && std > ready && std < ready + within)
    .toSorted((a, b) => a.std - b.std);
  return back[0];
}

/** A flight of the timetable as the demo flies it. */
export function demoFlight(
  flight: Flight,
  startsAt: number,
  { now, ...style }: Pick<DemoFlight, 'pilot' | 'typeId' | 'tail' | 'network'> & { now: number },
  random: SeededRandom,
): DemoFlight {
  return {
    ...style,
    dep: flight.dep,
    arr: flight.arr,
    flightId: flight.id,
    stage: null,
    startsAt,
    blockMin: flight.blockMin,
    ...conditions(startsAt, now, random),
  };
}

/** Instant by which the flight has certainly ended, milliseconds since 1970 UTC. */
function endOf({ startsAt, blockMin }: DemoFlight): number {
  return startsAt + (Math.max(blockMin, 300) * 1.3 + AROUND_MIN) * MINUTE_MS;
}

function overlap(one: DemoFlight, other: DemoFlight): boolean {
  return one.startsAt <= endOf(other) && other.startsAt <= endOf(one);
}

/** Nobody flies two at once: of two that overlap the first is kept. */
function withoutOverlap(flights: readonly DemoFlight[]): DemoFlight[] {
  const kept: DemoFlight[] = [];
  for (const flight of flights.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = kept.at(-1);
    if (!last || flight.startsAt > endOf(last) || isBack(last, flight)) kept.push(flight);
  }
  return kept;
}

function isBack(before: DemoFlight, after: DemoFlight): boolean {
  const landed = before.startsAt + (before.blockMin + AROUND_MIN + REST_MIN) * MINUTE_MS;
  return before.arr === after.dep && before.blockMin > 0 && after.startsAt > landed;
}
