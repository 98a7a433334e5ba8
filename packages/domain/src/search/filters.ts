/** Tests whether a flight matches a pilot's filters. Each filter can be lifted on its own. */
import { DAY_MS } from '../durations.ts';
import type { Offer } from './offers.ts';

/** Facts besides the timetable that the filters need. */
export interface SearchFacts {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now: number;
  /** ICAO code of the airline, with which numbers are written. */
  airlineCode: string;
  airports: ReadonlyMap<string, { lat: number; lon: number; name: string; city: string }>;
  /** Instant of the pilot's last flight between two airports, by `LEMD LEBL`. */
  lastFlown: ReadonlyMap<string, number>;
  /** The pilot's next stages, `LEMD LEBL`, with the ids of the types that may fly them. */
  stages: ReadonlyMap<string, readonly string[]>;
  /** Focus Airports in force on a date, `YYYY-MM-DD` UTC. */
  focusOn: (date: string) => ReadonlySet<string>;
  /** Whether a departure belongs to an event that the pilot can see. */
  isOfEvent: (offer: Offer) => boolean;
  /** Operational tails that are free for a departure. */
  freeTails: (offer: Offer) => number;
  /** Airports of which the pilot has the scenery. */
  sceneries: ReadonlySet<string>;
  /** Whether one of the pilot's preferred aircraft can fly a departure. */
  isForLikedTail: (offer: Offer) => boolean;
  /** Departures with a way back on the same day, and the shortest time until it is over, minutes. */
  returns: ReadonlyMap<Offer, number>;
  /** Whether the sun is up at the destination on arrival (see `daylight.ts`). */
  inDaylight: (offer: Offer) => boolean;
  /** Minutes for preparing and closing a flight, besides its block time. */
  preparationMin: number;
}

type Test = (offer: Offer, facts: SearchFacts) => boolean;

/** The filters that are set; absent ones do not limit the results. */
export interface SearchFilters {
  /** ICAO codes. */
  origin?: string | undefined;
  destination?: string | undefined;
  /** `YYYY-MM-DD` UTC. */
  date?: string | undefined;
  /** Departure from–to, minutes after 00:00Z; over midnight where `from` is the later. */
  hours?: { from: number; to: number } | undefined;
  /** Minutes that the pilot has, from the preparation to the end of the flight. */
  timeMin?: number | undefined;
  /** Only flights with a return on the same day (within `timeMin`, if that is set too). */
  returnSameDay?: true | undefined;
  /** Id of a type. */
  type?: string | undefined;
  neverFlown?: true | undefined;
  /** Only routes that the pilot has not flown for more than this many days, or never. */
  notFlownForDays?: number | undefined;
  tourStage?: true | undefined;
  focus?: true | undefined;
  event?: true | undefined;
  continuation?: true | undefined;
  daylight?: true | undefined;
  freeTails?: true | undefined;
  /** Only flights to airports of which the pilot has the scenery. */
  ownScenery?: true | undefined;
  /** Only flights that one of the pilot's preferred aircraft can fly. */
  likedTail?: true | undefined;
  /** Number, code or name of an airport or its city. */
  text?: string | undefined;
}

/** Name of a filter. */
export type FilterName = keyof SearchFilters;

/** The test of each filter that is set. */
export function testsOf(filters: SearchFilters): Map<FilterName, Test> {
  const tests = new Map<FilterName, Test>();
  const { origin, destination, date, hours, timeMin, type, notFlownForDays, text } = filters;
  if (origin !== undefined) tests.set('origin', ({ flight }) => flight.dep === origin);
  if (destination !== undefined) tests.set('destination', ({ flight }) => flight.arr === destination);
  if (date !== undefined) tests.set('date', (offer) => offer.date === date);
  if (hours !== undefined) tests.set('hours', ({ flight }) => within(flight.stdUtc, hours));
  if (timeMin !== undefined) tests.set('timeMin', timeTest(timeMin, filters.returnSameDay === true));
  if (type !== undefined) tests.set('type', ({ flight }) => flight.types.includes(type));
  if (notFlownForDays !== undefined) {
    tests.set('notFlownForDays', ({ pair }, { lastFlown, now }) => {
      return (lastFlown.get(pair) ?? -Infinity) < now - notFlownForDays * DAY_MS;
    });
  }
  for (const [name, test] of Object.entries(SWITCHES) as [keyof typeof SWITCHES, Test][]) {
    if (filters[name]) tests.set(name, test);
  }
  if (text !== undefined && text.trim() !== '') tests.set('text', textTest(text));
  return tests;
}

/** Filters that are only on or off. */
export const SWITCHES = {
  returnSameDay: (offer, { returns }) => returns.has(offer),
  neverFlown: ({ pair }, { lastFlown }) => !lastFlown.has(pair),
  tourStage: ({ flight, pair }, { stages }) =>
    stages.get(pair)?.some((type) => flight.types.includes(type)) ?? false,
  focus: ({ flight, date }, { focusOn }) => focusOn(date).has(flight.dep) || focusOn(date).has(flight.arr),
  event: (offer, { isOfEvent }) => isOfEvent(offer),
  continuation: ({ flight }) => flight.kind === 'continuation',
  daylight: (offer, { inDaylight }) => inDaylight(offer),
  freeTails: (offer, { freeTails }) => freeTails(offer) > 0,
  ownScenery: ({ flight }, { sceneries }) => sceneries.has(flight.arr),
  likedTail: (offer, { isForLikedTail }) => isForLikedTail(offer),
} satisfies Partial<Record<FilterName, Test>>;

function within(minute: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to;
}

/** The flight itself must fit; out and back together when a return is asked for. */
function timeTest(timeMin: number, withReturn: boolean): Test {
  return (offer, { returns, preparationMin }) =>
    withReturn ? (returns.get(offer) ?? 0) <= timeMin : offer.flight.blockMin + preparationMin <= timeMin;
}

function textTest(text: string): Test {
  const wanted = plain(text.trim());
  // Checks each airport once, however many flights it has.
  const known = new Map<string, boolean>();
  const matches = (icao: string, { airports }: SearchFacts) => {
    const before = known.get(icao);
    if (before !== undefined) return before;
    const airport = airports.get(icao);
    const words = [icao, airport?.name ?? '', airport?.city ?? ''];
    const found = words.some((word) => plain(word).includes(wanted));
    known.set(icao, found);
    return found;
  };
  let number: string | undefined;
  return ({ flight }, facts) => {
    number ??= numberIn(wanted, facts.airlineCode);
    return (
      String(flight.number).startsWith(number) || matches(flight.dep, facts) || matches(flight.arr, facts)
    );
  };
}

/** The number in `101`, `eve101` or `eve 101`: pilots type it with or without the airline's code. */
function numberIn(wanted: string, airlineCode: string): string {
  const rest = wanted.startsWith(plain(airlineCode)) ? wanted.slice(airlineCode.length).trim() : '';
  return /^\d+$/.test(rest) ? rest : wanted;
}

/** Lower case without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
