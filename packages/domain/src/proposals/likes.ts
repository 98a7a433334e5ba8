/** Preferences of a pilot, and the departures that match them. Instants are milliseconds since 1970-01-01T00:00Z. */
import type { BookingRules } from '../booking/booking.ts';
import { conflicts, type Tail, type TailHold, tailWindow } from '../booking/tail-windows.ts';

/** Most airports and aircraft that a pilot may name. */
export const MOST_SCENERIES = 100;
export const MOST_LIKED_TAILS = 10;

/** Preferences of a pilot; both lists are empty without any. */
export interface Likes {
  /** Airports of which the pilot has the scenery, by the airline's codes. */
  sceneries: readonly string[];
  /** Registrations of aircraft that the pilot likes to fly, the dearest first. */
  tails: readonly string[];
}

/** A departure, as a preferred aircraft sees it. */
export interface WantedFlight {
  dep: string;
  /** Ids of the types that may fly it. */
  types: readonly string[];
  /** Great circle, NM. */
  distanceNm: number;
  std: number;
  sta: number;
}

/** An aircraft of the fleet with what decides whether it can fly a departure. */
export interface LikedTail extends Tail {
  /** Airport where it is. */
  place: string;
  /** Longest flight of its type, NM; null where that is not known. */
  rangeNm: number | null;
  /** Stop of its type after a flight, minutes. */
  turnaroundMin: number;
}

/**
 * The first preferred aircraft that can fly a departure: of a permitted type, with enough range, at the airport, and
 * not held by a booking then. An aircraft with an earlier booking is left out, since it may be elsewhere by then.
 * @param tails those that the pilot likes, the dearest first
 */
export function likedTailFor(
  flight: WantedFlight,
  tails: readonly LikedTail[],
  holds: readonly TailHold[],
  { pilotId, rules }: { pilotId: string; rules: BookingRules },
): string | null {
  const can = ({ registration, typeId, service, place, rangeNm, turnaroundMin }: LikedTail) => {
    if (service !== 'operational' || place !== flight.dep || !flight.types.includes(typeId)) return false;
    if (flight.distanceNm > (rangeNm ?? Infinity)) return false;
    if (holds.some(({ tail, std }) => tail === registration && std < flight.std)) return false;
    const wish = {
      pilotId,
      std: flight.std,
      sta: flight.sta,
      ...tailWindow(flight, turnaroundMin, rules),
    };
    return conflicts(registration, wish, holds).length === 0;
  };
  return tails.find(can)?.registration ?? null;
}

/**
 * Sentences that tell the pilot why a proposed flight may appeal; empty without a reason.
 * @param hasScenery whether the pilot has the scenery of the destination
 * @param tail the preferred aircraft that can fly it
 */
export function whyLiked(hasScenery: boolean, tail: string | null): string[] {
  return [
    ...(hasScenery ? ['Tienes el escenario.'] : []),
    ...(tail === null ? [] : [`${tail}, de tus preferidos, está allí y libre.`]),
  ];
}

/** Why a pilot may like the day of an aircraft: it is a preferred one, or they have scenery of where it lands. */
export function whyLikedDay(
  tail: string | null,
  arrivals: readonly { icao: string; city: string }[],
): string[] {
  const names = new Set(arrivals.map(({ city, icao }) => `${city} (${icao})`));
  const listed = new Intl.ListFormat('es-ES', { type: 'conjunction' }).format(names);
  return [
    ...(tail === null ? [] : [`${tail} es de tus preferidos.`]),
    ...(names.size === 0 ? [] : [`Tienes el escenario de ${listed}.`]),
  ];
}

/** Sentence for a pilot with preferences that no departure matches; null without preferences. */
export function nothingLiked({ sceneries, tails }: Likes): string | null {
  if (sceneries.length === 0 && tails.length === 0) return null;
  const parts = [
    ...(sceneries.length === 0 ? [] : ['va a tus escenarios']),
    ...(tails.length === 0 ? [] : ['lo puede volar uno de tus aviones preferidos']),
  ];
  return `De lo que sale hoy de aquí, nada ${parts.join(' ni ')}: ésta es otra propuesta.`;
}
