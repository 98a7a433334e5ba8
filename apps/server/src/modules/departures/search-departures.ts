import type { z } from 'zod';
import { freeTails, tailWindow } from '@va/domain/booking/tail-windows.ts';
import { HOUR } from '@va/domain/booking/booking.ts';
import { daylightOf } from '@va/domain/search/daylight.ts';
import { keyOf, type SearchFacts, type SearchFilters } from '@va/domain/search/filters.ts';
import { type Offer, offersBetween } from '@va/domain/search/offers.ts';
import { type Chain, sameDayReturns, shortestReturns } from '@va/domain/search/same-day-returns.ts';
import { search, type SearchResult } from '@va/domain/search/search.ts';
import { minutesOfClock } from '@va/domain/timetable/clock.ts';
import type { departuresQuerySchema, departuresSchema } from '@va/schemas/api/flights.ts';
import { pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Operations } from '../airline/operations.ts';
import { viewPlace } from '../airline/place-view.ts';
import type { Timetable } from '../timetable/timetable-cache.ts';
import type { FleetFacts, PilotFacts } from './departure-facts.ts';
import { viewDeparture } from './departure-view.ts';

export type DeparturesQuery = z.output<typeof departuresQuerySchema>;
export type DeparturesBody = z.input<typeof departuresSchema>;

/** What a search is made in. */
export interface SearchRoom {
  ops: Operations;
  timetable: Timetable;
  fleet: FleetFacts;
  /** Null for visitors, who see public flights alone. */
  pilot: PilotFacts | null;
  now: number;
}

const DAY = 24 * HOUR;
/** Time for preparing and closing a flight, minutes. */
const PREPARATION_MIN = 45;

/** The departures that fit, from now on or of a date; each with what it is worth and why it can't be booked. */
export function searchDepartures(query: DeparturesQuery, room: SearchRoom): DeparturesBody {
  const offers = offersOf(query, room);
  const filters = filtersOf(query, room);
  const chains = sameDayReturns(offers, (typeId) => room.ops.types.get(typeId)?.turnaroundMin ?? 0);
  const returns = new Map<string, Chain[]>();
  for (const chain of chains) {
    const key = keyOf(chain.out);
    returns.set(key, [...(returns.get(key) ?? []), chain]);
  }
  const facts = factsOf(room, shortestReturns(chains));
  const result = search(offers, filters, facts);
  const page = pageOf(result, query);
  const items = page.items.map((offer) => {
    const arrival = facts.airports.get(offer.flight.arr);
    const daylight = arrival !== undefined && facts.inDaylight(arrival, offer.sta);
    return viewDeparture(offer, { ...room, daylight, returns: returns.get(keyOf(offer)) ?? [] });
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
      types: Object.fromEntries(result.types),
    },
    advice: result.advice && adviceOf(result.advice),
    place: room.pilot && placeOf(room.pilot, room.ops),
  };
}

function offersOf({ date }: DeparturesQuery, { ops, timetable, pilot, now }: SearchRoom): Offer[] {
  const flights = pilot ? timetable.flights : timetable.flights.filter(({ isPublic }) => isPublic);
  if (date === undefined) return offersBetween(flights, now, now + ops.booking.hoursAhead * HOUR);
  const day = Date.parse(`${date}T00:00:00Z`);
  return offersBetween(flights, Math.max(day, now), day + DAY);
}

function filtersOf(query: DeparturesQuery, { ops: { airports }, pilot }: SearchRoom): SearchFilters {
  const own = (icao: string | undefined) => icao && (airports.get(icao)?.icao ?? icao);
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
    focus: on(query.focus),
    continuation: on(query.continuation),
    daylight: on(query.daylight),
    freeTails: on(query.freeTails),
    text: query.q,
  };
}

function factsOf({ ops, fleet, pilot, now }: SearchRoom, returns: ReadonlyMap<string, number>): SearchFacts {
  const pilotId = pilot?.id ?? '';
  return {
    now,
    airports: ops.airports,
    lastFlown: pilot?.lastFlown ?? new Map(),
    stages: new Map(),
    focus: new Set(ops.focus.keys()),
    eventFlights: new Set(),
    freeTails: ({ flight, std, sta }) =>
      flight.types.reduce((count, typeId) => {
        const turnaround = ops.types.get(typeId)?.turnaroundMin ?? 0;
        const wish = { pilotId, std, sta, ...tailWindow({ std, sta }, turnaround, ops.booking) };
        return count + freeTails(fleet.tails, typeId, wish, fleet.holds).length;
      }, 0),
    returns,
    inDaylight: daylightOf(),
    preparationMin: PREPARATION_MIN,
  };
}

/** A page begins after the departure that its cursor names; what has left meanwhile is not missed. */
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
