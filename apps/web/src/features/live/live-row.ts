import { FLIGHT_PHASES } from '@va/domain/flight-record/flight-phase.ts';
import { formatAge } from '@va/domain/ages.ts';
import { progressOf, type FlightProgress, type Place } from '@va/domain/traffic/progress.ts';
import type { LiveFlight } from '@va/contract/flights/live.ts';

/** Recorders that said nothing for this long are lost; positions older than that are no longer fresh; milliseconds. */
const LOST_MS = 600_000;
const FRESH_MS = 60_000;
/**
 * Whose recorder is heard and tells of longer ago than this is told later than flown: it makes up for a line that was cut, or
 * flies faster than the clock. How old its position is, says nothing then; milliseconds.
 */
const BEHIND_MS = 600_000;

/** A flight of the map with what follows from it. */
export interface LiveRow {
  flight: LiveFlight;
  /** «EVE 503», the callsign of a flight without a number, or the route of one that is nobody's for who looks. */
  name: string;
  age: 'live' | 'old' | 'lost';
  ageWords: string;
  /** Flying time left from where it is told to be, milliseconds, where that is told later than flown and the clock's time of arrival is over. */
  leftMs: number | undefined;
  phase: string;
  grounded: boolean;
  progress: FlightProgress;
}

/**
 * The row of a flight.
 * @param now milliseconds since 1970
 */
export function liveRow(
  flight: LiveFlight,
  places: ReadonlyMap<string, Place>,
  airlineCode: string,
  now: number,
): LiveRow {
  const seenAt = Date.parse(flight.at);
  // A position that is delayed on purpose does not count as old for that delay.
  const old = flight.delayed ? 0 : now - seenAt;
  const silent = flight.delayed ? 0 : now - Date.parse(flight.heardAt);
  const age = silent > LOST_MS ? 'lost' : old > FRESH_MS ? 'old' : 'live';
  const behind = age !== 'lost' && Date.parse(flight.heardAt) - seenAt > BEHIND_MS;
  const grounded = ['boarding', 'pushback', 'taxi', 'landed', 'on_block'].includes(flight.phase);
  const progress = progressOf(
    {
      lat: flight.lat,
      lon: flight.lon,
      departure: flight.depIcao,
      arrival: flight.arrIcao,
      groundSpeedKt: flight.gsKt ?? 0,
      seenAt,
    },
    places,
  );
  const { arrivesAt } = progress;
  return {
    flight,
    name: flight.delayed ? `${flight.depIcao}–${flight.arrIcao}` : flightName(flight, airlineCode),
    age,
    // «De retraso» would be a flight that is late.
    ageWords: flight.delayed
      ? `visto ${formatAge(now - seenAt)}`
      : behind
        ? 'en diferido'
        : old < FRESH_MS
          ? seconds(old)
          : formatAge(old),
    phase: age === 'lost' ? 'Sin señal' : FLIGHT_PHASES[flight.phase],
    grounded,
    progress,
    leftMs: behind && arrivesAt !== undefined && arrivesAt <= now ? arrivesAt - seenAt : undefined,
  };
}

/** The flights of this pilot before the others; null for a visitor. */
export function ownFirst<T extends Pick<LiveFlight, 'callsign'>>(
  flights: readonly T[],
  own: string | null,
): T[] {
  const isOther = ({ callsign }: T) => Number(callsign !== own);
  return flights.toSorted((a, b) => isOther(a) - isOther(b));
}

/** `EVE 503`, or the callsign of a flight without a number. */
export function flightName(
  { number, callsign }: Pick<LiveFlight, 'number' | 'callsign'>,
  airlineCode: string,
): string {
  return number === null ? callsign : `${airlineCode} ${number}`;
}

/** The flight of a link: as pilots name it, or as it was shared with everybody. */
export function rowOfLink(rows: readonly LiveRow[], id: string | undefined): LiveRow | undefined {
  return rows.find(({ flight }) => id !== undefined && (flight.id === id || flight.publicId === id));
}

function seconds(ms: number): string {
  return `hace ${Math.max(0, Math.round(ms / 1000))}\u00a0s`;
}
