/** Plans the flights that are under way in the demo now, each with an aircraft where it is parked. */
import { DAY_MS } from '../durations.ts';
import type { Flight } from '../timetable/flight.ts';
import type { DemoFlight } from './demo-flight.ts';
import { demoFlight } from './plan-demo.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';

/** Under way at once, at most. */
export const FLYING = 12;
/** Shorter flights are soon over; minutes. */
const LEAST_MIN = 75;

/** An aircraft in service, with the ICAO code of the airport where it is. */
export interface StandingTail {
  registration: string;
  typeId: string;
  icao: string;
}

/** Facts from which the flights of now are planned. */
export interface NowInput {
  seed: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
  pilots: number;
  /** Numbers of the pilots who stay on the ground. */
  grounded: readonly number[];
  /** Flights before now: a pilot who began one in the last day rests. */
  flown: readonly DemoFlight[];
  tails: readonly StandingTail[];
  timetable: readonly Flight[];
}

/**
 * One flight for each aircraft and pilot that there is, all beginning now; some may find no crew or runway of their own.
 * Of a fleet that is not small one aircraft stays on the ground, so that its day can be booked.
 */
export function flightsNow(input: NowInput): DemoFlight[] {
  const { seed, now, pilots, grounded, flown, tails, timetable } = input;
  const random = seededRandom(`${seed} now`);
  const busy = new Set(flown.filter(({ startsAt }) => startsAt > now - DAY_MS).map(({ pilot }) => pilot));
  const free = Array.from({ length: pilots }, (_, pilot) => pilot).filter(
    (pilot) => !grounded.includes(pilot) && !busy.has(pilot),
  );
  const taken = new Set<string>();
  const staying = stayingTail(tails, timetable);
  return shuffled(tails, random).flatMap((tail) => {
    if (tail.registration === staying) return [];
    const departing = timetable.filter((flight) => leavesWith(flight, tail) && flight.blockMin >= LEAST_MIN);
    // Prefers a flight that nobody else flies, while there are any.
    const left = departing.filter(({ id }) => !taken.has(id));
    const flight = random.pick(left.length > 0 ? left : departing);
    const pilot = flight && free.shift();
    if (!flight || pilot === undefined) return [];
    taken.add(flight.id);
    return [begun(flight, tail, { pilot, now }, random)];
  });
}

/** Fleets of so many aircraft leave one on the ground. */
const LARGE = 5;

/** The aircraft with most to fly from where it stands; undefined in a small fleet. */
function stayingTail(tails: readonly StandingTail[], timetable: readonly Flight[]): string | undefined {
  if (tails.length < LARGE) return undefined;
  const choice = tails.map((tail) => ({
    tail,
    departures: timetable.filter((flight) => leavesWith(flight, tail)).length,
  }));
  return choice.reduce((most, one) => (one.departures > most.departures ? one : most)).tail.registration;
}

/** A flight that begins now where an aircraft stands; undefined where none departs that it may fly. */
export function nextFlight(
  { tail, pilot, now }: { tail: StandingTail; pilot: number; now: number },
  timetable: readonly Flight[],
): DemoFlight | undefined {
  const random = seededRandom(`${tail.icao} ${pilot} ${now}`);
  const flight = random.pick(timetable.filter((one) => leavesWith(one, tail)));
  return flight && begun(flight, tail, { pilot, now }, random);
}

const leavesWith = ({ dep, types }: Flight, { icao, typeId }: StandingTail) =>
  dep === icao && types.includes(typeId);

function begun(
  flight: Flight,
  { registration, typeId }: StandingTail,
  { pilot, now }: { pilot: number; now: number },
  random: SeededRandom,
): DemoFlight {
  const style = { pilot, typeId, tail: registration, network: null, now };
  return { ...demoFlight(flight, now, style, random), endLost: false };
}

function shuffled<T>(list: readonly T[], random: SeededRandom): T[] {
  const keyed = list.map((item) => ({ item, key: random.fraction() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/** How far each demo flight under way has come, so that the map shows every stage of a flight. */

/** Stage of a flight, as the map names it. */
export type LiveStage = 'taxi' | 'climb' | 'cruise' | 'descent';

/** Stages of the flights under way, assigned in turn. */
export const LIVE_STAGES: readonly { stage: LiveStage; silent?: true }[] = [
  { stage: 'cruise' },
  { stage: 'climb' },
  { stage: 'descent' },
  { stage: 'taxi' },
  { stage: 'cruise', silent: true },
  { stage: 'cruise' },
  { stage: 'descent' },
  { stage: 'climb' },
  { stage: 'cruise' },
  { stage: 'cruise' },
  { stage: 'taxi' },
  { stage: 'climb' },
];

/** A point counts as cruise above this share of the flight's greatest height. */
const NEARLY_TOP = 0.95;

/** The middle of a stage of a recording, milliseconds since 1970 UTC; undefined of one that never flew. */
export function middleOf(points: readonly TelemetryPoint[], stage: LiveStage): number | undefined {
  const air = points.filter(({ onGround }) => onGround === false);
  const top = Math.max(...air.map(({ altFt }) => altFt ?? 0));
  const high = air.filter(({ altFt }) => (altFt ?? 0) > top * NEARLY_TOP);
  const taxi = points.find(({ gsKt }) => (gsKt ?? 0) > 5);
  const from = { taxi, climb: air[0], cruise: high[0], descent: high.at(-1) }[stage];
  const until = { taxi: air[0], climb: high[0], cruise: high.at(-1), descent: air.at(-1) }[stage];
  return from && until && (from.at + until.at) / 2;
}
