/** Looks up the flight in hand in the airline's network and finds what does not match. Pure. */
import { distanceNm, type Position } from '../great-circle.ts';
import { flightBetween, type NetworkRoute, type ScheduledFlight } from './flight-between.ts';
import type { FlightInAddress, FlightInHand, MalformedField } from './flight-in-hand.ts';

/** An airport, with its name. */
export interface NamedPlace extends Position {
  icao: string;
  name: string;
}

/** Data of the airline that the search needs. */
export interface FlightWorld<P extends NamedPlace> {
  /** Every airport of known position, in the network or not, under each of its ICAO codes. */
  places: ReadonlyMap<string, P>;
  routes: readonly NetworkRoute[];
  /** The fleet, each type with its aircraft. */
  types: readonly { model: string; registrations: readonly string[] }[];
}

/** A flight of the network that may be meant. */
export interface NearFlight {
  from: string;
  to: string;
}

/** Most flights offered instead. */
export const MAX_NEAR = 6;

/** The flights closest to a pair: the one of the number, the ends that agree, then what lies near. */
function nearTo(
  { from, to, model }: { from: string | undefined; to: string | undefined; model: string | undefined },
  byNumber: NearFlight | undefined,
  { places, routes }: FlightWorld<NamedPlace>,
): NearFlight[] {
  const [wantedFrom, wantedTo] = [from, to].map((icao) =>
    icao === undefined ? undefined : places.get(icao),
  );
  const legs = routes.flatMap(({ between: [a, b], type }) => [
    { from: a, to: b, type },
    { from: b, to: a, type },
  ]);
  const away = (icao: string, wanted: NamedPlace | undefined) => {
    const place = places.get(icao);
    return place && wanted ? distanceNm(place, wanted) : 0;
  };
  const known = legs.filter(
    (leg) => (wantedFrom && leg.from === wantedFrom.icao) || (wantedTo && leg.to === wantedTo.icao),
  );
  const ofType = legs.filter(({ type }) => model !== undefined && type === model);
  const candidates = known.length > 0 ? known : ofType;
  const sorted = candidates
    .map((leg) => ({ leg, off: away(leg.from, wantedFrom) + away(leg.to, wantedTo) }))
    .toSorted((a, b) => a.off - b.off)
    .map(({ leg }) => ({ from: leg.from, to: leg.to }));
  const first = byNumber ? [byNumber] : [];
  return [...first, ...sorted.filter((leg) => leg.from !== byNumber?.from || leg.to !== byNumber.to)].slice(
    0,
    MAX_NEAR,
  );
}

/** A mismatch between the flight of an address and the network. */
export type FlightDoubt =
  | ({ kind: 'malformed' } & MalformedField)
  /** An airport of unknown position. */
  | { kind: 'unknown-airport'; icao: string }
  | { kind: 'same-airport'; icao: string }
  /** The network has no direct route, or no longer has one. */
  | { kind: 'no-route'; from: string; to: string }
  | { kind: 'unknown-number'; flightNumber: string }
  /** The number flies, but elsewhere: the way back, or between other airports. */
  | { kind: 'other-number'; flightNumber: string; from: string; to: string }
  | { kind: 'unknown-type'; model: string }
  | { kind: 'unknown-aircraft'; registration: string }
  /** The aircraft is of another type than the one named. */
  | { kind: 'other-type'; registration: string; model: string };

/** The flight of an address after the look-up. `P` is the data of an airport. */
export interface KnownFlight<P> {
  /** The flight with number and type of the network if the address names none, and without parts that do not exist. */
  flight: FlightInHand;
  from: P | undefined;
  to: P | undefined;
  /** The network's flight between the two airports. */
  scheduled: ScheduledFlight | undefined;
  /** Great-circle distance; undefined unless both airports are known. */
  nm: number | undefined;
  doubts: readonly FlightDoubt[];
  /**
   * The nearest alternatives to a flight in doubt, the best first; for a flight without a pair, some flights of the
   * network.
   */
  near: readonly NearFlight[];
}

/** Looks a flight up. Never throws: what does not fit is a doubt. */
export function knownFlight<P extends NamedPlace>(
  { flight, malformed }: FlightInAddress,
  world: FlightWorld<P>,
): KnownFlight<P> {
  const doubts: FlightDoubt[] = malformed.map((entry) => ({ kind: 'malformed', ...entry }));
  const byNumber = pairOf(flight.flightNumber, world.routes);
  const pairless = flight.from === undefined && flight.to === undefined;
  const named = pairless && byNumber ? byNumber : flight;
  const from = named.from;
  let to = named.to;
  for (const icao of [from, to])
    if (icao !== undefined && !world.places.has(icao)) doubts.push({ kind: 'unknown-airport', icao });
  if (from !== undefined && from === to) {
    doubts.push({ kind: 'same-airport', icao: from });
    to = undefined;
  }
  const [departure, arrival] = [from, to].map((icao) =>
    icao === undefined ? undefined : world.places.get(icao),
  );
  const scheduled = from && to ? flightBetween(world.routes, from, to) : undefined;
  if (from && to && departure && arrival && !scheduled) doubts.push({ kind: 'no-route', from, to });
  const aircraft = aircraftOf(flight, world.types, doubts);
  const flightNumber = numberOf(flight.flightNumber, scheduled, byNumber, { from, to }, doubts);
  const { model = scheduled?.model, registration } = aircraft;
  return {
    flight: { ...flight, from, to, flightNumber, model, registration },
    from: departure,
    to: arrival,
    scheduled,
    nm: departure && arrival && distanceNm(departure, arrival),
    doubts,
    near:
      scheduled && !doubts.some(({ kind }) => kind === 'other-number')
        ? []
        : nearTo({ from, to, model: aircraft.model }, byNumber, world),
  };
}

/** The airports between which a number flies. */
function pairOf(flightNumber: string | undefined, routes: readonly NetworkRoute[]): NearFlight | undefined {
  if (flightNumber === undefined) return undefined;
  for (const {
    between: [a, b],
    flights,
  } of routes) {
    if (flights?.[0] === flightNumber) return { from: a, to: b };
    if (flights?.[1] === flightNumber) return { from: b, to: a };
  }
  return undefined;
}

/** The number of the network for the pair; a number that belongs elsewhere is a doubt. */
function numberOf(
  named: string | undefined,
  scheduled: ScheduledFlight | undefined,
  byNumber: NearFlight | undefined,
  { from, to }: { from: string | undefined; to: string | undefined },
  doubts: FlightDoubt[],
): string | undefined {
  if (named === undefined || named === scheduled?.flightNumber) return scheduled?.flightNumber;
  if (byNumber === undefined) doubts.push({ kind: 'unknown-number', flightNumber: named });
  else if (byNumber.from !== from || byNumber.to !== to)
    doubts.push({ kind: 'other-number', flightNumber: named, ...byNumber });
  return scheduled?.flightNumber;
}

/** The type and the aircraft that exist; the aircraft decides the type. */
function aircraftOf(
  { model, registration }: FlightInHand,
  types: FlightWorld<NamedPlace>['types'],
  doubts: FlightDoubt[],
): Pick<FlightInHand, 'model' | 'registration'> {
  const named = model === undefined ? undefined : types.find((type) => same(type.model, model));
  if (model !== undefined && !named) doubts.push({ kind: 'unknown-type', model });
  if (registration === undefined) return { model: named?.model };
  const own = types.find(({ registrations }) => registrations.includes(registration));
  if (!own) {
    doubts.push({ kind: 'unknown-aircraft', registration });
    return { model: named?.model };
  }
  if (named && named !== own) doubts.push({ kind: 'other-type', registration, model: own.model });
  return { model: own.model, registration };
}

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();
