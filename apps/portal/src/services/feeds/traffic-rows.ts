/**
 * From a network's answer to the airline's flights. An answer holds thousands of pilots: the few rows of the airline are
 * picked first and only they are checked. Runs in a worker.
 */
import * as z from 'zod/mini';
import type { FlightPlan, NetworkFlight, NetworkId } from '@va/domain/traffic/flight.ts';

/** What one answer says. */
export interface TrafficReport {
  flights: NetworkFlight[];
  /** Rows of the airline that made no sense and were left out. */
  dropped: number;
  /** Everybody who is connected, whatever they fly. */
  pilotsOnline: number;
  /** When the network made the answer, epoch milliseconds; undefined when it does not say. */
  updatedAt: number | undefined;
}

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));
/** Feet: from below the lowest airport to above every airliner. */
const altitude = z.number().check(z.gte(-2000), z.lte(70_000));
/** Knots. */
const groundSpeed = z.number().check(z.gte(0), z.lte(1500));
const heading = z.number().check(z.gte(0), z.lte(360));
const filed = z.optional(z.nullable(z.string()));

/** https://vatsim.dev/api/data-api/get-network-data */
const vatsimAnswer = z.object({
  general: z.optional(z.unknown()),
  pilots: z.array(z.unknown()),
});
const vatsimRow = z.object({ latitude, longitude, altitude, groundspeed: groundSpeed, heading });
const vatsimPlan = z.object({
  aircraft_short: filed,
  departure: filed,
  arrival: filed,
  altitude: filed,
  route: filed,
});

/** https://api.ivao.aero/v2/tracker/whazzup */
const ivaoAnswer = z.object({
  updatedAt: z.optional(z.unknown()),
  clients: z.object({ pilots: z.array(z.unknown()) }),
});
const ivaoRow = z.object({
  latitude,
  longitude,
  altitude,
  groundSpeed,
  heading,
  onGround: z.optional(z.nullable(z.boolean())),
});
const ivaoPlan = z.object({
  aircraftId: filed,
  departureId: filed,
  arrivalId: filed,
  level: filed,
  route: filed,
});

/**
 * The airline's flights in an answer.
 * @param prefix the airline's three letters, with which its callsigns begin
 * @throws {TypeError} when the answer is not in the network's shape at all
 */
export function readTraffic(network: NetworkId, answer: unknown, prefix: string): TrafficReport {
  return network === 'vatsim' ? readVatsim(answer, prefix) : readIvao(answer, prefix);
}

function readVatsim(answer: unknown, prefix: string): TrafficReport {
  const feed = vatsimAnswer.safeParse(answer);
  if (!feed.success) throw new TypeError('VATSIM: no list of pilots');
  const updatedAt = timeOf(fieldOf(feed.data.general, 'update_timestamp'));
  return report(feed.data.pilots, updatedAt, prefix, (row, callsign) => {
    const { success, data } = vatsimRow.safeParse(row);
    if (!success) return 'bad';
    const plan = vatsimPlan.safeParse(fieldOf(row, 'flight_plan'));
    return {
      network: 'vatsim',
      callsign,
      lat: data.latitude,
      lon: data.longitude,
      altitudeFt: data.altitude,
      groundSpeedKt: data.groundspeed,
      heading: data.heading % 360,
      onGround: undefined,
      seenAt: timeOf(fieldOf(row, 'last_updated')) ?? updatedAt ?? Date.now(),
      climbFtMin: undefined,
      ...planOf(
        plan.success
          ? [
              plan.data.aircraft_short,
              plan.data.departure,
              plan.data.arrival,
              plan.data.altitude,
              plan.data.route,
            ]
          : [],
      ),
    };
  });
}

function readIvao(answer: unknown, prefix: string): TrafficReport {
  const feed = ivaoAnswer.safeParse(answer);
  if (!feed.success) throw new TypeError('IVAO: no list of pilots');
  const updatedAt = timeOf(feed.data.updatedAt);
  return report(feed.data.clients.pilots, updatedAt, prefix, (row, callsign) => {
    const track = fieldOf(row, 'lastTrack');
    // Just connected: nobody has seen it anywhere yet.
    if (track === null) return 'unseen';
    const { success, data } = ivaoRow.safeParse(track);
    if (!success) return 'bad';
    const plan = ivaoPlan.safeParse(fieldOf(row, 'flightPlan'));
    return {
      network: 'ivao',
      callsign,
      lat: data.latitude,
      lon: data.longitude,
      altitudeFt: data.altitude,
      groundSpeedKt: data.groundSpeed,
      heading: data.heading % 360,
      onGround: data.onGround ?? undefined,
      seenAt: timeOf(fieldOf(track, 'timestamp')) ?? updatedAt ?? Date.now(),
      climbFtMin: undefined,
      ...planOf(
        plan.success
          ? [
              plan.data.aircraftId,
              plan.data.departureId,
              plan.data.arrivalId,
              plan.data.level,
              plan.data.route,
            ]
          : [],
      ),
    };
  });
}

function report(
  rows: readonly unknown[],
  updatedAt: number | undefined,
  prefix: string,
  read: (row: unknown, callsign: string) => NetworkFlight | 'bad' | 'unseen',
): TrafficReport {
  const flights: NetworkFlight[] = [];
  let dropped = 0;
  for (const row of rows) {
    const callsign = fieldOf(row, 'callsign');
    if (typeof callsign !== 'string' || !isOfAirline(callsign, prefix)) continue;
    const flight = read(row, callsign);
    if (flight === 'bad') dropped += 1;
    else if (flight !== 'unseen') flights.push(flight);
  }
  return { flights, dropped, pilotsOnline: rows.length, updatedAt };
}

/**
 * Whether a callsign is the airline's: its letters and then a flight number, which begins with a figure. Other words
 * that begin with the same letters are not.
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
