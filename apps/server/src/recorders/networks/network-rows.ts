/** Parses a network's feed into its pilots. Skips invalid rows and never throws. */
import { z } from 'zod';
import type { FeedAnswer, NetworkPilot } from '@va/domain/network-feed/match-pilots.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';

/** Times further than this in the future are invalid, ms. */
const AHEAD_MS = 60_000;
/** Answers and places older than this are stale, ms. */
const LATE_MS = 300_000;

const id = z.int().min(1).max(99_999_999);
const callsign = z.string().min(2).max(12);
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** Feet, knots and degrees; null when out of range. */
const altitude = z.number().min(-2000).max(70_000).nullable().catch(null);
const speed = z.number().min(0).max(1500).nullable().catch(null);
const heading = z.number().min(0).max(360).nullable().catch(null);
const icao = z
  .string()
  .regex(/^[A-Z\d]{4}$/)
  .nullable()
  .catch(null);
const icaoType = z
  .string()
  .regex(/^[A-Z\d]{2,4}$/)
  .nullable()
  .catch(null);

/** https://vatsim.dev/api/data-api/get-network-data */
const vatsimFeed = z.object({
  general: z.object({ update_timestamp: time }),
  pilots: z.array(z.unknown()).min(1),
});
const vatsimPlan = z
  .object({ departure: icao, arrival: icao, aircraft_short: icaoType })
  .nullable()
  .catch(null);
const vatsimPilot = z
  .object({
    cid: id,
    callsign,
    latitude: lat,
    longitude: lon,
    altitude,
    groundspeed: speed,
    heading,
    last_updated: time,
    flight_plan: vatsimPlan,
  })
  .transform((row): NetworkPilot => ({
    id: row.cid,
    callsign: row.callsign,
    at: row.last_updated,
    lat: row.latitude,
    lon: row.longitude,
    altFt: row.altitude,
    gsKt: row.groundspeed,
    hdg: row.heading,
    onGround: null,
    depIcao: row.flight_plan?.departure ?? null,
    arrIcao: row.flight_plan?.arrival ?? null,
    icaoType: row.flight_plan?.aircraft_short ?? null,
  }));

/** https://api.ivao.aero/v2/tracker/whazzup */
const ivaoFeed = z.object({
  updatedAt: time,
  clients: z.object({ pilots: z.array(z.unknown()).min(1) }),
});
const ivaoPlan = z
  .object({ departureId: icao, arrivalId: icao, aircraftId: icaoType })
  .nullable()
  .catch(null);
const ivaoPilot = z
  .object({
    userId: id,
    callsign,
    lastTrack: z.object({
      latitude: lat,
      longitude: lon,
      altitude,
      groundSpeed: speed,
      heading,
      onGround: z.boolean().nullable().catch(null),
      timestamp: time,
    }),
    flightPlan: ivaoPlan,
  })
  .transform(({ userId, callsign: called, lastTrack, flightPlan }): NetworkPilot => ({
    id: userId,
    callsign: called,
    at: lastTrack.timestamp,
    lat: lastTrack.latitude,
    lon: lastTrack.longitude,
    altFt: lastTrack.altitude,
    gsKt: lastTrack.groundSpeed,
    hdg: lastTrack.heading,
    onGround: lastTrack.onGround,
    depIcao: flightPlan?.departureId ?? null,
    arrIcao: flightPlan?.arrivalId ?? null,
    icaoType: flightPlan?.aircraftId ?? null,
  }));

/**
 * Parses a feed's pilots whom `wanted` accepts by id or callsign. Null if the answer does not have the network's shape,
 * has no pilots at all, or has an impossible time.
 */
export function readFeed(
  network: Network,
  body: unknown,
  now: Date,
  wanted: (networkId: unknown, callsign: unknown) => boolean,
): FeedAnswer | null {
  const isNow = (at: number) => at <= now.getTime() + AHEAD_MS && at >= now.getTime() - LATE_MS;
  const read = network === 'vatsim' ? readVatsim(body) : readIvao(body);
  if (!read || !isNow(read.at)) return null;
  const { idField, rowSchema } = read;
  const pilots = read.rows.flatMap((row) => {
    // Thousands are connected: validate only the few wanted rows.
    if (!wanted(fieldOf(row, idField), fieldOf(row, 'callsign'))) return [];
    const checked = rowSchema.safeParse(row);
    return checked.success && isNow(checked.data.at) ? [checked.data] : [];
  });
  return { network, at: read.at, pilots };
}

function readVatsim(body: unknown) {
  const { success, data } = vatsimFeed.safeParse(body);
  if (!success) return null;
  return {
    at: data.general.update_timestamp,
    rows: data.pilots,
    idField: 'cid',
    rowSchema: vatsimPilot,
  } as const;
}

function readIvao(body: unknown) {
  const { success, data } = ivaoFeed.safeParse(body);
  if (!success) return null;
  return {
    at: data.updatedAt,
    rows: data.clients.pilots,
    idField: 'userId',
    rowSchema: ivaoPilot,
  } as const;
}

/** A field of something that may not be an object. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
