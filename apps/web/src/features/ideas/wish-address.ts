/** The pilot's wish in the address: `?desde=ZZZZ&tiempo=180&avion=B737-800&sorpresa=7`. Pure. */

export interface IdeasWish {
  /** ICAO code of the departure. */
  from: string;
  /** Minutes. */
  minutes: number;
  /** Model of the type; any when undefined. */
  type: string | undefined;
  /** Number of the surprise shown, 0 or more; undefined for none. */
  seed: number | undefined;
  /** Filters of today's departures: only to the pilot's sceneries, and only those that a preferred aircraft can fly. */
  sceneries: boolean;
  liked: boolean;
}

interface Choices {
  /** ICAO codes of the network. */
  airports: readonly string[];
  /** Models of the fleet. */
  types: readonly string[];
  /** ICAO code of the departure where the address names none. */
  base: string;
  /** Minutes from that departure where the address names none. */
  usualMinutes?: (from: string) => number;
}

const LEAST_MINUTES = 30;
const MOST_MINUTES = 36 * 60;

/** The times that one may choose to fly in. Pure. */

/** Minutes that are offered. */
const TIMES = [60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900, 1080, 1440];

/** Initial time on the page, if it is enough for a flight, minutes. */
const DEFAULT_MINUTES = 180;

/** The wish in an address; missing and invalid values get their defaults. */
export function readWish(
  search: URLSearchParams,
  { airports, types, base, usualMinutes }: Choices,
): IdeasWish {
  const named = search.get('desde')?.toUpperCase() ?? '';
  const from = airports.includes(named) ? named : base;
  const wanted = search.get('avion')?.toUpperCase();
  const minutes = wholeNumber(search.get('tiempo'));
  return {
    from,
    minutes:
      minutes !== undefined && minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES
        ? minutes
        : (usualMinutes?.(from) ?? DEFAULT_MINUTES),
    type: types.find((type) => type.toUpperCase() === wanted),
    seed: wholeNumber(search.get('sorpresa')),
    sceneries: search.get('escenarios') === '1',
    liked: search.get('preferido') === '1',
  };
}

/**
 * The times in which there is something to fly, and the chosen one in any case.
 * @param shortest minutes of the shortest flight; undefined where there is none
 */
export function offeredTimes(shortest: number | undefined, chosen: number): number[] {
  const useful = TIMES.filter((minutes) => minutes >= (shortest ?? 0));
  return [...new Set([...useful, chosen])].toSorted((a, b) => a - b);
}

/** The time from which the page starts: three hours, or the first that is enough for a flight. */
export function usualTime(shortest: number | undefined): number {
  return TIMES.find((minutes) => minutes >= Math.max(shortest ?? 0, DEFAULT_MINUTES)) ?? DEFAULT_MINUTES;
}

/** The parameters of a wish, in one order, so that the same wish always has the same address. */
export function wishParameters({
  from,
  minutes,
  type,
  seed,
  sceneries,
  liked,
}: IdeasWish): Record<string, string> {
  return {
    desde: from,
    tiempo: String(minutes),
    ...(type !== undefined && { avion: type }),
    ...(seed !== undefined && { sorpresa: String(seed) }),
    ...(sceneries && { escenarios: '1' }),
    ...(liked && { preferido: '1' }),
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
