import type { SearchFilters, SearchFacts } from '@va/domain/search/filters.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { DAY_MS, HOUR_MS } from '@va/domain/durations.ts';
import type { z } from 'zod';
import { isFocusAt } from '@va/domain/focus/focus-campaign.ts';
import { conflicts, tailWindow } from '@va/domain/booking/tail-windows.ts';
import type { Offer } from '@va/domain/search/offers.ts';
import { sameDayReturns } from '@va/domain/search/same-day-returns.ts';
import { search, type SearchResult } from '@va/domain/search/search.ts';
import { minutesOfClock } from '@va/domain/timetable/clock.ts';
import type { departuresQuerySchema, departuresSchema } from '@va/contract/bookings/departures.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { likedTails } from '../bookings/tail-choice.ts';
import type { Timetable } from '../timetable/timetable-revision.ts';
import type { FleetFacts } from '../fleet/tails.ts';
import type { PilotFacts } from './departure-facts.ts';
import type { DepartureWindow, windowCache } from './departure-window.ts';
import { isOfEvent, viewDeparture } from './departure-view.ts';

export type DeparturesQuery = z.output<typeof departuresQuerySchema>;
export type DeparturesBody = z.input<typeof departuresSchema>;

/** The input of a search, besides its query. */
export interface SearchRoom {
  ops: Operations;
  timetable: Timetable;
  windowOf: ReturnType<typeof windowCache>;
  fleet: FleetFacts;
  /** Null for visitors, who see public flights alone. */
  pilot: PilotFacts | null;
  now: number;
}

/** Time that a pilot needs to prepare and close a flight, minutes. */
const PREPARATION_MIN = 45;
/** Most return flights shown with a departure. */
export const RETURNS_SHOWN = 3;

/** Finds the departures that match, from now on or of a date, each with its points and its refusals. */
export function searchDepartures(query: DeparturesQuery, room: SearchRoom): DeparturesBody {
  const from =
    query.date === undefined ? room.now : Math.max(Date.parse(`${query.date}T00:00:00Z`), room.now);
  const until =
    query.date === undefined
      ? room.now + room.ops.booking.hoursAhead * HOUR_MS
      : Date.parse(`${query.date}T00:00:00Z`) + query.days * DAY_MS;
  const window = room.windowOf(room.timetable, { from, until, publicOnly: room.pilot === null });
  const offers = window.offers.filter(({ std }) => std >= from && std < until);
  const turnaround = (typeId: string) => room.ops.types.get(typeId)?.turnaroundMin ?? 0;
  const facts = factsOf(room, window);
  const result = search(offers, filtersOf(query, room), facts);
  const page = pageOf(result, query);
  const items = page.items.map((offer) => {
    const daylight = facts.inDaylight(offer);
    const returns = sameDayReturns(offer, window.byPair, turnaround, RETURNS_SHOWN);
    return viewDeparture(offer, { ...room, daylight, returns });
  });
  return {
    ...page,
    items,
    total: result.offers.length,
    bookable: room.pilot && items.filter(({ refusals }) => refusals?.length === 0).length,
    counts: {
      lifted: Object.fromEntries(result.lifted),
      added: Object.fromEntries(result.added),
      origins: Object.fromEntries(result.origins),
      destinations: Object.fromEntries(result.destinations),
      cities: citiesOf(result, room.ops),
      types: Object.fromEntries(result.types),
      days: Object.fromEntries(countBy(result.offers, ({ date }) => date)),
    },
    ...(query.routes && { routes: routesOf(result.offers, room.ops) }),
    advice: result.advice && adviceOf(result.advice),
    place: room.pilot && placeOf(room.pilot, room.ops),
    likes: room.pilot && {
      sceneries: room.pilot.likes.sceneries.length,
      tails: room.pilot.likes.tails.length,
    },
  };
}

function filtersOf(query: DeparturesQuery, { ops: { airports }, pilot }: SearchRoom): SearchFilters {
  const own = (icao: string | undefined) => icao && ownCode({ airports }, icao);
  const [from, to] = [minutesOfClock(query.from ?? ''), minutesOfClock(query.to ?? '')];
  const on = (flag: 'true' | undefined) => (flag === undefined ? undefined : true);
  return {
    origin: own(query.origin ?? (query.here && pilot?.place.icao)),
    destination: own(query.destination),
    hours: from === undefined && to === undefined ? undefined : { from: from ?? 0, to: to ?? 1439 },
    timeMin: query.timeMin,
    returnSameDay: on(query.returnSameDay),
    type: query.type,
    neverFlown: on(query.neverFlown),
    notFlownForDays: query.notFlownForDays,
    tourStage: on(query.tourStage),
    focus: on(query.focus),
    event: on(query.event),
    continuation: on(query.continuation),
    daylight: on(query.daylight),
    freeTails: on(query.freeTails),
    ownScenery: on(query.ownScenery),
    likedTail: on(query.likedTail),
    text: query.q,
  };
}

function factsOf(
  { ops, fleet, pilot, now }: SearchRoom,
  { returns, inDaylight }: DepartureWindow,
): SearchFacts {
  const pilotId = pilot?.id ?? '';
  const operational = fleet.tails.filter(({ service }) => service === 'operational');
  const tailsOf = new Map(
    [...ops.types.keys()].map((id) => [id, operational.filter(({ typeId }) => typeId === id)]),
  );
  const liked = likedTails(ops, fleet, pilotId, pilot?.likes.tails ?? []);
  const held = new Set(fleet.holds.map(({ tail }) => tail));
  return {
    now,
    airlineCode: ops.icaoCode,
    airports: ops.airports,
    lastFlown: pilot?.lastFlown ?? new Map(),
    stages: new Map(pilot?.nextStages.map(({ dep, arr, types }) => [`${dep} ${arr}`, types])),
    focusOn: focusByDate(ops),
    isOfEvent: (offer) =>
      offer.flight.kind === 'event' ||
      (pilot?.events.some((event) => isOfEvent(event, offer, offer.flight.types)) ?? false),
    freeTails({ flight, std, sta }) {
      let free = 0;
      for (const typeId of flight.types) {
        const turnaround = ops.types.get(typeId)?.turnaroundMin ?? 0;
        for (const { registration } of tailsOf.get(typeId) ?? []) {
          if (held.has(registration)) {
            const wish = { pilotId, std, sta, ...tailWindow({ std, sta }, turnaround, ops.booking) };
            if (conflicts(registration, wish, fleet.holds).length > 0) continue;
          }
          free++;
        }
      }
      return free;
    },
    sceneries: new Set(pilot?.likes.sceneries),
    isForLikedTail: (offer) => liked(offer.flight, offer) !== null,
    returns,
    inDaylight,
    preparationMin: PREPARATION_MIN,
  };
}

/** Makes a function for the Focus Airports of a date, which caches each date. */
function focusByDate({ focus }: Operations): (date: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (date) => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const found = new Set(focus.filter((one) => isFocusAt(one, Date.parse(date))).map(({ icao }) => icao));
    known.set(date, found);
    return found;
  };
}

/** The page of results after the departure that the cursor names, even if that one has left meanwhile. */
function pageOf({ offers }: SearchResult, { cursor, limit }: DeparturesQuery) {
  const keys = (offer: Offer) => [offer.std, offer.flight.number] as const;
  const [std, number] = cursor === undefined ? [] : readCursor(cursor, ['number', 'number']).map(Number);
  const rest =
    std === undefined || number === undefined
      ? offers
      : offers.filter((offer) => offer.std > std || (offer.std === std && offer.flight.number > number));
  return pageOfRows(rest.slice(0, limit + 1), limit, keys, (offer) => offer);
}

function adviceOf(advice: NonNullable<SearchResult['advice']>): DeparturesBody['advice'] {
  if (advice.lift === 'none') return { lift: 'none', filters: [] };
  if (advice.lift === 'one') return { lift: 'one', filters: [...advice.filters] };
  return { lift: 'all_of', filters: advice.filters.map((name) => ({ name, results: 0 })) };
}

function placeOf({ place }: PilotFacts, ops: Operations): DeparturesBody['place'] {
  const since = place.since === null ? null : new Date(place.since).toISOString();
  return { icao: place.icao, city: viewPlace(ops, place.icao).city, since };
}

function citiesOf({ origins, destinations }: SearchResult, ops: Operations): Record<string, string> {
  const icaos = new Set([...origins.keys(), ...destinations.keys()]);
  return Object.fromEntries([...icaos].map((icao) => [icao, viewPlace(ops, icao).city]));
}

function countBy(offers: readonly Offer[], nameOf: (offer: Offer) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const offer of offers) counts.set(nameOf(offer), (counts.get(nameOf(offer)) ?? 0) + 1);
  return counts;
}

function routesOf(offers: readonly Offer[], ops: Operations): DeparturesBody['routes'] {
  return [...countBy(offers, ({ pair }) => pair)]
    .toSorted(([, a], [, b]) => b - a)
    .map(([pair, departures]) => {
      const [dep = '', arr = ''] = pair.split(' ');
      return { dep: viewPlace(ops, dep), arr: viewPlace(ops, arr), departures };
    });
}
