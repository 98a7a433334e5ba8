/**
 * Extracts the airline's flights from a network's answer. It contains thousands of pilots, so the airline's few rows
 * are picked first and only they are checked. Runs in a worker.
 */
import * as z from 'zod/mini';
import {
  networkNames,
  type FlightPlan,
  type NetworkFlight,
  type NetworkId,
} from '@va/domain/traffic/flight.ts';

/** Contents of one answer. */
export interface TrafficReport {
  flights: NetworkFlight[];
  /** Rows of the airline that made no sense and were left out. */
  dropped: number;
  /** All connected pilots, of any airline. */
  pilotsOnline: number;
  /** Time of the answer by the network, epoch milliseconds; undefined if it does not say. */
  updatedAt: number | undefined;
}

const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** Feet: from below the lowest airport to above every airliner. */
  altitude: z.number().check(z.gte(-2000), z.lte(70_000)),
  heading: z.number().check(z.gte(0), z.lte(360)),
  onGround: z.optional(z.nullable(z.boolean())),
});
/** Knots. */
const groundSpeed = z.number().check(z.gte(0), z.lte(1500));
const filed = z.array(z.optional(z.nullable(z.string())));

/** Format of a network's answer: paths to its parts, and names of fields. */
interface Dialect {
  pilots: readonly string[];
  madeAt: readonly string[];
  track: readonly string[];
  groundSpeed: string;
  /** Path in the row or in its track. */
  seenAt: readonly string[];
  plan: string;
  /** Aircraft, departure, arrival, level, route. */
  filed: readonly string[];
}

const dialects: Readonly<Record<NetworkId, Dialect>> = {
  // https://vatsim.dev/api/data-api/get-network-data
  vatsim: {
    pilots: ['pilots'],
    madeAt: ['general', 'update_timestamp'],
    track: [],
    groundSpeed: 'groundspeed',
    seenAt: ['last_updated'],
    plan: 'flight_plan',
    filed: ['aircraft_short', 'departure', 'arrival', 'altitude', 'route'],
  },
  // https://api.ivao.aero/v2/tracker/whazzup
  ivao: {
    pilots: ['clients', 'pilots'],
    madeAt: ['updatedAt'],
    track: ['lastTrack'],
    groundSpeed: 'groundSpeed',
    seenAt: ['lastTrack', 'timestamp'],
    plan: 'flightPlan',
    filed: ['aircraftId', 'departureId', 'arrivalId', 'level', 'route'],
  },
};

/**
 * The airline's flights in an answer.
 * @param prefix the airline's three letters, with which its callsigns begin
 * @throws {TypeError} when the answer is not in the network's shape at all
 */
export function readTraffic(network: NetworkId, answer: unknown, prefix: string): TrafficReport {
  const dialect = dialects[network];
  const rows = dialect.pilots.reduce(fieldOf, answer);
  if (!Array.isArray(rows)) throw new TypeError(`${networkNames[network]}: no list of pilots`);
  const updatedAt = timeOf(dialect.madeAt.reduce(fieldOf, answer));
  const flights: NetworkFlight[] = [];
  let dropped = 0;
  for (const row of rows as unknown[]) {
    const callsign = fieldOf(row, 'callsign');
    if (typeof callsign !== 'string' || !isOfAirline(callsign, prefix)) continue;
    const track = dialect.track.reduce(fieldOf, row);
    // Just connected: nobody has seen it anywhere yet.
    if (track === null) continue;
    const place = position.safeParse(track);
    const speed = groundSpeed.safeParse(fieldOf(track, dialect.groundSpeed));
    if (!place.success || !speed.success) {
      dropped += 1;
      continue;
    }
    const plan = fieldOf(row, dialect.plan);
    flights.push({
      network,
      callsign,
      lat: place.data.latitude,
      lon: place.data.longitude,
      altitudeFt: place.data.altitude,
      groundSpeedKt: speed.data,
      heading: place.data.heading % 360,
      onGround: place.data.onGround ?? undefined,
      seenAt: timeOf(dialect.seenAt.reduce(fieldOf, row)) ?? updatedAt ?? Date.now(),
      climbFtMin: undefined,
      ...planOf(filed.safeParse(dialect.filed.map((name) => fieldOf(plan, name))).data ?? []),
    });
  }
  return { flights, dropped, pilotsOnline: rows.length, updatedAt };
}

/**
 * Whether a callsign is the airline's: its letters and a flight number that begins with a digit. Other words with the
 * same beginning are not.
 */
function isOfAirline(callsign: string, prefix: string): boolean {
  return callsign.startsWith(prefix) && /^\d[A-Z\d]{0,4}$/.test(callsign.slice(prefix.length));
}

function planOf([aircraft, departure, arrival, level, route]: readonly (
  | string
  | null
  | undefined
)[]): FlightPlan {
  return {
    aircraft: matching(aircraft, /^[A-Z\d]{2,4}$/),
    departure: matching(departure, /^[A-Z\d]{4}$/),
    arrival: matching(arrival, /^[A-Z\d]{4}$/),
    cruiseFt: levelOf(level ?? ''),
    route: route?.trim().slice(0, 1000) || undefined,
  };
}

function matching(text: string | null | undefined, pattern: RegExp): string | undefined {
  const code = text?.trim().toUpperCase();
  return code !== undefined && pattern.test(code) ? code : undefined;
}

/** `35000`, `FL350`, `F350` and `A045` in feet; nothing for `VFR` and metres. */
function levelOf(text: string): number | undefined {
  const [, letters = '', digits = ''] = /^(FL|F|A)?(\d{2,5})$/.exec(text.trim().toUpperCase()) ?? [];
  if (digits === '') return undefined;
  const feet = letters !== '' || digits.length <= 3 ? Number(digits) * 100 : Number(digits);
  return feet > 0 && feet <= 70_000 ? feet : undefined;
}

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A field of something that may not be an object. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
