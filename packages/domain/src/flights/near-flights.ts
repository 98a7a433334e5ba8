import { distanceNm, type Position } from '../great-circle.ts';
import type { NetworkRoute } from './flight-between.ts';

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
export function nearTo(
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
