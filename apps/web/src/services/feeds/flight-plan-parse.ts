import * as z from 'zod/mini';
// By its name: as a member, the linter takes it for a promise's.
import { catch as otherwise } from 'zod/mini';
import { FieldReader, type Section } from './flight-plan-fields.ts';
import { downloadsIn } from './flight-plan-files.ts';
import type { FlightPlan, PlanAirport, PlanAlternate, PlanMoment } from './flight-plan-model.ts';

const icao = z.string().check(z.regex(/^[A-Z0-9]{3,4}$/));
const section = otherwise(z.record(z.string(), z.unknown()), {});
const airport = z.looseObject({ icao_code: icao });

/** What a plan cannot do without, and the parts in which the rest is looked for. */
const answer = z.looseObject({
  origin: airport,
  destination: airport,
  // One airport, a list of them, or an empty list or object for none.
  alternate: otherwise(z.union([z.array(z.unknown()), z.looseObject({})]), []),
  params: section,
  general: section,
  aircraft: section,
  atc: section,
  fuel: section,
  weights: section,
  times: section,
  weather: section,
  files: z.optional(z.unknown()),
  fms_downloads: z.optional(z.unknown()),
  images: z.optional(z.unknown()),
});

const refusal = z.object({ fetch: z.object({ status: z.string().check(z.regex(/^error/i)) }) });

/** Whether the provider says that it knows no such pilot, or no plan of theirs. */
export function isRefusal(json: unknown): boolean {
  return refusal.safeParse(json).success;
}

/** A plan that was understood, and how many of its values were not. */
export interface ParsedPlan {
  plan: FlightPlan;
  dropped: number;
}

/**
 * The provider's answer (`json=v2`, and what the older format does differently) as a plan.
 * @throws ZodError when it is no plan at all: without a departure or a destination
 */
export function parseFlightPlan(json: unknown): ParsedPlan {
  const { origin, destination, alternate, params, general, aircraft, atc, ...raw } = z.parse(answer, json);
  const read = new FieldReader(/^lb/i.test(String(params['units'])));
  const { fuel, weights, times, weather } = raw;
  const alternates = (Array.isArray(alternate) ? alternate : [alternate]).flatMap((entry: unknown) => {
    const parsed = z.safeParse(airport, entry);
    if (parsed.success) return [alternateOf(read, parsed.data)];
    if (typeof entry === 'object' && entry !== null && Object.keys(entry).length > 0) read.dropped += 1;
    return [];
  });
  const plan: FlightPlan = {
    generatedAt: read.moment(params['time_generated']),
    callsign: read.text(atc['callsign']) ?? flightOf(read, general),
    aircraft: {
      type: read.text(aircraft['icao_code'] ?? aircraft['icaocode']),
      name: read.text(aircraft['name']),
      registration: read.text(aircraft['reg']),
    },
    airac: read.text(params['airac']),
    origin: airportOf(read, origin, {
      metar: weather['orig_metar'],
      taf: weather['orig_taf'],
      offset: times['orig_timezone'],
    }),
    destination: airportOf(read, destination, {
      metar: weather['dest_metar'],
      taf: weather['dest_taf'],
      offset: times['dest_timezone'],
    }),
    alternates,
    route: read.text(general['route']),
    cruiseFt: read.number(general['initial_altitude'], 0, 60_000),
    stepClimbs: read.text(general['stepclimb_string']),
    costIndex: read.text(general['costindex']),
    routeNm: read.number(general['route_distance'], 0, 20_000),
    windComponentKt: read.number(general['avg_wind_comp'], -300, 300),
    fuel: {
      taxi: read.mass(fuel['taxi']),
      trip: read.mass(fuel['enroute_burn']),
      contingency: read.mass(fuel['contingency']),
      alternate: read.mass(fuel['alternate_burn']),
      reserve: read.mass(fuel['reserve']),
      etops: read.mass(fuel['etops']),
      extra: read.mass(fuel['extra']),
      takeoff: read.mass(fuel['plan_takeoff']),
      block: read.mass(fuel['plan_ramp']),
      landing: read.mass(fuel['plan_landing']),
    },
    weights: {
      zeroFuel: read.mass(weights['est_zfw']),
      maxZeroFuel: read.mass(weights['max_zfw']),
      takeoff: read.mass(weights['est_tow']),
      maxTakeoff: read.mass(weights['max_tow']),
      landing: read.mass(weights['est_ldw']),
      maxLanding: read.mass(weights['max_ldw']),
      payload: read.mass(weights['payload']),
      cargo: read.mass(weights['cargo']),
      passengers: read.number(weights['pax_count'], 0, 1000),
    },
    times: {
      out: momentOf(read, times, 'out'),
      off: momentOf(read, times, 'off'),
      on: momentOf(read, times, 'on'),
      in: momentOf(read, times, 'in'),
      block: read.minutes(times['est_block']),
      enroute: read.minutes(times['est_time_enroute']),
      endurance: read.minutes(times['endurance']),
    },
    remarks: read.texts(general['dx_rmk']),
    downloads: downloadsIn(raw.files, raw.fms_downloads),
    maps: downloadsIn(raw.images),
  };
  return { plan, dropped: read.dropped };
}

function flightOf(read: FieldReader, general: Section): string | undefined {
  const number = read.text(general['flight_number']);
  return number === undefined ? undefined : `${read.text(general['icao_airline']) ?? ''}${number}`;
}

interface Elsewhere {
  metar: unknown;
  taf: unknown;
  offset: unknown;
}

type RawAirport = z.infer<typeof airport>;

function airportOf(read: FieldReader, raw: RawAirport, elsewhere?: Elsewhere): PlanAirport {
  return {
    icao: raw.icao_code,
    name: read.text(raw['name']),
    runway: read.text(raw['plan_rwy']),
    elevationFt: read.number(raw['elevation'], -1500, 20_000),
    utcOffset: read.offset(elsewhere?.offset) ?? read.offset(raw['timezone']),
    metar: read.text(elsewhere?.metar) ?? read.text(raw['metar']),
    taf: read.text(elsewhere?.taf) ?? read.text(raw['taf']),
  };
}

function alternateOf(read: FieldReader, raw: RawAirport): PlanAlternate {
  return {
    ...airportOf(read, raw),
    route: read.text(raw['route']),
    distanceNm: read.number(raw['distance'], 0, 10_000),
    minutes: read.minutes(raw['ete']),
    burn: read.mass(raw['burn']),
  };
}

function momentOf(read: FieldReader, times: Section, name: string): PlanMoment {
  return {
    estimated: read.moment(times[`est_${name}`]),
    scheduled: read.moment(times[`sched_${name}`]),
  };
}
