/**
 * Plans a believable airline: who flew what over half a year, and who is in the air now. The same seed gives the same
 * plan.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { departureOf } from '../booking/timetable-change.ts';
import type { Flight } from '../timetable/flight.ts';
import { dayOfDate } from '../timetable/weekdays.ts';
import type { Tour } from '../tour/tour.ts';
import type { DemoFlight } from './demo-flight.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { SLIPS } from './slips.ts';

/** What the plan is made from. */
export interface DemoInput {
  seed: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  pilots: number;
  /** So many days are filled; half a year is 182. */
  days: number;
  /** Which of the pilots stay on the ground now, so that people can fly with their accounts. */
  grounded: readonly number[];
  /** Where they are then, since most flights leave from there. */
  base: string;
  timetable: readonly Flight[];
  /** Tours that anybody may begin. */
  tours: readonly Pick<Tour, 'id' | 'types' | 'stages'>[];
}

/** The flights of the demo. */
export interface DemoPlan {
  /** In the order in which they were flown. */
  flown: DemoFlight[];
  /** Flights that may be in the air now: twice as many as wanted, since some find no free aircraft. */
  flying: DemoFlight[];
}

/** Departures of one pilot in half a year, back flights not counted: from a quiet one to a keen one. */
const HALF_YEAR = 182;
const LEAST_TRIPS = 4;
const MOST_TRIPS = 20;
/** Most trips are short; minutes. */
const SHORT_MIN = 200;
const SHORT_SHARE = 0.88;
const BACK_SHARE = 0.5;
/** One pilot in so many flies a tour. */
const TOUR_EVERY = 4;
const STAGES = 5;
/** One recording in so many of the last days has no end, so that a person must decide. */
const WAITING_DAYS = 9;
const WAITING_EVERY = 2;
/** Each slip happens on so many of all flights: about one on each. */
const SLIP_SHARE = 0.2;
/** In the air at once, at most. */
export const FLYING = 12;
/** Between recorder on and off block, and from on block to the end: minutes that a flight takes besides its block. */
const AROUND_MIN = 25;
/** Rest between two flights of one pilot, minutes. */
const REST_MIN = 40;
/** The longest flight home takes no longer. */
const HOME_MS = 18 * HOUR_MS;

/** Plans the demo. */
export function planDemo(input: DemoInput): DemoPlan {
  const random = seededRandom(input.seed);
  const flown: DemoFlight[] = [];
  for (let pilot = 0; pilot < input.pilots; pilot += 1) flown.push(...flownBy(pilot, input, random));
  return {
    flown: flown.toSorted((a, b) => a.startsAt - b.startsAt || a.pilot - b.pilot),
    flying: flyingNow(input, random),
  };
}

function flownBy(pilot: number, input: DemoInput, random: SeededRandom): DemoFlight[] {
  const planned = withoutOverlap([...tripsOf(pilot, input, random), ...tourOf(pilot, input, random)]);
  const flown = planned.filter((flight) => endOf(flight) < input.now - HOUR_MS);
  return input.grounded.includes(pilot) ? thenHome(flown, input, random) : flown;
}

/** With a flight to the base after the last one; where there is no time for it, without those after the last that ended there. */
function thenHome(
  flown: readonly DemoFlight[],
  { now, base, timetable }: Pick<DemoInput, 'now' | 'base' | 'timetable'>,
  random: SeededRandom,
): DemoFlight[] {
  const last = flown.at(-1);
  if (!last || last.arr === base) return [...flown];
  const startsAt = endOf(last) + REST_MIN * MINUTE_MS;
  if (startsAt + HOME_MS > now - HOUR_MS)
    return flown.slice(0, flown.findLastIndex(({ arr }) => arr === base) + 1);
  // With what flies farthest: the other end of a tour may be out of reach for the type that flies it.
  const farthest = timetable.toSorted((a, b) => b.distanceNm - a.distanceNm)[0];
  const typeId = farthest?.types[0] ?? last.typeId;
  const home = { dep: last.arr, arr: base, typeId, flightId: null, stage: null, startsAt, blockMin: 0 };
  return [...flown, { ...last, ...home, ...conditions(startsAt, now, random), endLost: false }];
}

function tripsOf(
  pilot: number,
  { now, days: span, timetable }: DemoInput,
  random: SeededRandom,
): DemoFlight[] {
  const keen = random.fraction() ** 2;
  const trips = Math.ceil(((LEAST_TRIPS + keen * (MOST_TRIPS - LEAST_TRIPS)) * span) / HALF_YEAR);
  const network = random.pick(['vatsim', 'ivao', null] as const) ?? null;
  return Array.from({ length: trips }, () => {
    const date = new Date(now - (1 + random.below(span)) * DAY_MS).toISOString().slice(0, 10);
    const short = random.fraction() < SHORT_SHARE;
    const candidates = timetable.filter(
      ({ days, blockMin }) => (days & dayOfDate(date)) !== 0 && blockMin <= SHORT_MIN === short,
    );
    const out = random.pick(candidates);
    if (!out) return [];
    const back = random.fraction() < BACK_SHARE ? backOf(out, date, timetable) : undefined;
    const style = { pilot, network, now };
    const first = demoFlight(out, departureOf(out, date), style, random);
    return back ? [first, demoFlight(back.flight, back.std, style, random)] : [first];
  }).flat();
}

/** The next flight back within half a day of the arrival. */
function backOf(out: Flight, date: string, timetable: readonly Flight[]) {
  const landed = departureOf(out, date) + (out.blockMin + AROUND_MIN + REST_MIN) * MINUTE_MS;
  const back = timetable
    .filter(({ dep, arr }) => dep === out.arr && arr === out.dep)
    .flatMap((flight) =>
      [0, 1].map((later) => {
        const day = new Date(landed + later * DAY_MS).toISOString().slice(0, 10);
        return { flight, std: departureOf(flight, day), flies: (flight.days & dayOfDate(day)) !== 0 };
      }),
    )
    .filter(({ std, flies }) => flies && std > landed && std < landed + DAY_MS / 2)
    .toSorted((a, b) => a.std - b.std);
  return back[0];
}

/** The first stages of a tour, about one a week. */
function tourOf(pilot: number, { now, days, tours }: DemoInput, random: SeededRandom): DemoFlight[] {
  const tour = pilot % TOUR_EVERY === 0 ? random.pick(tours) : undefined;
  const [typeId] = tour?.types ?? [];
  if (!tour || typeId === undefined) return [];
  const stages = tour.stages.slice(0, Math.min(1 + random.below(STAGES), Math.floor(days / 9)));
  return stages.map((stage, i) => ({
    pilot,
    dep: stage.dep,
    arr: stage.arr,
    typeId,
    flightId: null,
    stage: { tour: tour.id, n: stage.n },
    startsAt: now - (stages.length - i) * 8 * DAY_MS - random.below(300) * MINUTE_MS,
    blockMin: 0,
    ...conditions(now, now, random),
    endLost: false,
    network: null,
  }));
}

function flyingNow({ now, pilots, grounded, timetable }: DemoInput, random: SeededRandom): DemoFlight[] {
  const free = Array.from({ length: pilots }, (_, pilot) => pilot).filter(
    (pilot) => !grounded.includes(pilot),
  );
  const long = timetable.filter(({ blockMin }) => blockMin >= 75);
  const taken = new Set<string>();
  return free.slice(-2 * FLYING).flatMap((pilot, i, all) => {
    // Each flies another flight, while there are enough.
    const left = long.filter(({ id }) => !taken.has(id));
    const flight = random.pick(left.length > 0 ? left : long);
    if (!flight) return [];
    taken.add(flight.id);
    // Spread from the climb to the descent; flown without queues, a flight is shorter than its block.
    const part = 0.15 + (0.45 * (i + 0.5)) / all.length;
    const startsAt = Math.floor((now - part * flight.blockMin * MINUTE_MS) / 1000) * 1000;
    return [{ ...demoFlight(flight, startsAt, { pilot, network: null, now }, random), endLost: false }];
  });
}

/** A flight that begins now at an airport; undefined where none departs. */
export function nextFlight(
  { dep, pilot, now }: { dep: string; pilot: number; now: number },
  timetable: readonly Flight[],
): DemoFlight | undefined {
  const random = seededRandom(`${dep} ${pilot} ${now}`);
  const departing = timetable.filter((flight) => flight.dep === dep);
  const flight = random.pick(departing.length > 0 ? departing : timetable);
  return flight && { ...demoFlight(flight, now, { pilot, network: null, now }, random), endLost: false };
}

function demoFlight(
  flight: Flight,
  startsAt: number,
  { pilot, network, now }: Pick<DemoFlight, 'pilot' | 'network'> & { now: number },
  random: SeededRandom,
): DemoFlight {
  return {
    pilot,
    dep: flight.dep,
    arr: flight.arr,
    typeId: flight.types[0] ?? '',
    flightId: flight.id,
    stage: null,
    startsAt,
    blockMin: flight.blockMin,
    ...conditions(startsAt, now, random),
    network,
  };
}

/** Weather, and how well it was flown: most land softly, some firmly, a few hard. */
function conditions(startsAt: number, now: number, random: SeededRandom) {
  const luck = random.fraction();
  const touchdownFpm =
    luck < 0.7 ? 110 + random.below(180) : luck < 0.94 ? 305 + random.below(140) : 520 + random.below(200);
  const recent = startsAt > now - WAITING_DAYS * DAY_MS;
  const endLost = random.below(WAITING_EVERY) === 0 && recent;
  const wind = { fromDeg: 200 + random.below(140), kt: 5 + random.below(70) };
  const slips = SLIPS.filter(() => random.fraction() < SLIP_SHARE);
  return { touchdownFpm, slips, endLost, wind };
}

/** When a flight is certainly over. */
function endOf({ startsAt, blockMin }: DemoFlight): number {
  return startsAt + (Math.max(blockMin, 300) * 1.3 + AROUND_MIN) * MINUTE_MS;
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
