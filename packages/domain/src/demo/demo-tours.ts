/** Assigns tours to pilots of the demo, with the stages that each has flown. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { conditions, type DemoFlight, type DemoInput } from './demo-flight.ts';
import type { SeededRandom } from '../random.ts';

/** The flights of each pilot's tour in their order, the way to its start first; nothing of who flies none. */
export type ToursFlown = ReadonlyMap<number, readonly DemoFlight[]>;

/** One pilot in so many flies a tour, besides the pilots on the ground, whose accounts people try. */
const TOUR_EVERY = 3;
/** Most stages that a pilot has flown of a tour, and the days from one stage to the next. */
const STAGES = 4;
const STAGE_DAYS = 8;
/** Most tours that an aircraft has flown, and the days from one to the next. */
const MOST_USES = 3;
const ROUND_DAYS = 48;
/** Between two flights of the way home. */
const BACK_MS = 20 * HOUR_MS;
/**
 * Before a tour nobody else leaves with its type for this long, before an event nobody at all, so that the aircraft are
 * at home, ms.
 */
export const HOME_BEFORE_MS = 30 * HOUR_MS;

type Input = Pick<DemoInput, 'now' | 'days' | 'pilots' | 'minutesBefore' | 'tours' | 'fleet' | 'grounded'>;

/**
 * The tours that pilots fly. A tour takes an aircraft away: a type with several keeps one for its timetable, and an
 * aircraft that returns may fly another tour, up to `MOST_USES`.
 */
export function planTours(input: Input, random: SeededRandom): ToursFlown {
  const { pilots, grounded, tours, fleet } = input;
  const everybody = Array.from({ length: pilots }, (_, pilot) => pilot);
  const others = everybody.filter((pilot) => pilot % TOUR_EVERY === 0 && !grounded.includes(pilot));
  const uses = new Map<Tail, number>();
  const flown = new Map<number, DemoFlight[]>();
  let turn = 0;
  for (const pilot of [...grounded.toSorted((a, b) => b - a), ...others]) {
    for (let tried = 0; tried < tours.length; tried += 1) {
      const tour = tours[(turn + tried) % tours.length];
      if (!tour || (input.minutesBefore[pilot] ?? 0) <= (tour.minMinutesExclusive ?? -1)) continue;
      const from = tailFor(tour, fleet, uses);
      if (!from) continue;
      const earlier = uses.get(from) ?? 0;
      const flights = stagesOf(pilot, tour, { from, earlier }, input, random);
      if (flights.length === 0) continue;
      uses.set(from, earlier + 1);
      flown.set(pilot, flights);
      turn += tried + 1;
      break;
    }
  }
  return flown;
}

type Tour = Input['tours'][number];
type Tail = Input['fleet'][number];

/** An aircraft that a tour may take along, where it begins if one is there; undefined where every one is needed. */
function tailFor(
  { types, stages }: Tour,
  fleet: readonly Tail[],
  uses: ReadonlyMap<Tail, number>,
): Tail | undefined {
  const counting = fleet.filter(({ typeId, isSubstitute }) => types.includes(typeId) && !isSubstitute);
  const used = (tail: Tail) => uses.get(tail) ?? 0;
  const isSpare = (tail: Tail) => {
    if (used(tail) > 0) return used(tail) < MOST_USES;
    const same = fleet.filter(({ typeId }) => typeId === tail.typeId);
    return same.length === 1 || same.filter((one) => used(one) === 0).length > 1;
  };
  const spare = counting.filter(isSpare).toSorted((a, b) => used(a) - used(b));
  return (
    spare.find((tail) => tail.base === stages[0]?.dep && used(tail) === used(spare[0] ?? tail)) ?? spare[0]
  );
}

function stagesOf(
  pilot: number,
  tour: Tour,
  { from, earlier }: { from: Tail; earlier: number },
  { now, days, grounded }: Input,
  random: SeededRandom,
): DemoFlight[] {
  const some = 1 + random.below(STAGES);
  const wanted = grounded.includes(pilot) ? STAGES : some;
  const daysAgo = earlier * ROUND_DAYS;
  const stages = tour.stages.slice(
    0,
    Math.max(0, Math.min(wanted, Math.floor((days - daysAgo) / (STAGE_DAYS + 1)))),
  );
  const flown = stages.map((stage, i) => ({
    pilot,
    dep: stage.dep,
    arr: stage.arr,
    typeId: from.typeId,
    tail: null,
    flightId: null,
    stage: { tour: tour.id, n: stage.n },
    startsAt: now - (daysAgo + (stages.length - i) * STAGE_DAYS) * DAY_MS - random.below(300) * MINUTE_MS,
    blockMin: 0,
    ...conditions(now, now, random),
    endLost: false,
    network: null,
  }));
  const [begun] = flown;
  if (!begun) return [];
  const way = { dep: from.base, arr: begun.dep, stage: null, startsAt: begun.startsAt - 2 * DAY_MS };
  const out: DemoFlight[] = begun.dep === from.base ? flown : [{ ...begun, ...way }, ...flown];
  // An aircraft that flies a second tour first returns the way it came.
  return earlier === 0 ? out : [...out, ...wayBack(out)];
}

/** The flights in reverse, one after another. */
function wayBack(out: readonly DemoFlight[]): DemoFlight[] {
  const begins = out.at(-1)?.startsAt ?? 0;
  return out.toReversed().map((flight, i) => ({
    ...flight,
    dep: flight.arr,
    arr: flight.dep,
    stage: null,
    startsAt: begins + (i + 1) * BACK_MS,
  }));
}

/** Whether a flight would take an aircraft away that a tour is about to leave with. */
export function needsTheTail(
  { typeId, startsAt }: Pick<DemoFlight, 'typeId' | 'startsAt'>,
  tours: ToursFlown,
): boolean {
  return [...tours.values()].some(([first]) => {
    const ahead = (first?.startsAt ?? 0) - startsAt;
    return first?.typeId === typeId && ahead > 0 && ahead < HOME_BEFORE_MS;
  });
}
