import { FieldReader, type Section } from './plan-fields.ts';
import type {
  FlightPlan,
  PlanAirport,
  PlanAlternate,
  PlanDownload,
  PlanMoment,
  PlanPoint,
} from './flight-plan.ts';

/** Points of a plan at most; the longest flights have some two hundred. */
const MOST_POINTS = 500;
const IDENT = /^[A-Z0-9]{1,12}$/;

/**
 * The points of a plan: a list, or in the older format a list under `fix`. One without a place or a name that is none is
 * left out and counted.
 */
function pointsIn(read: FieldReader, navlog: unknown): PlanPoint[] {
  return fixesOf(navlog)
    .slice(0, MOST_POINTS)
    .flatMap((fix) => {
      if (typeof fix !== 'object' || fix === null) return [];
      const { ident, pos_lat, pos_long } = fix as Section;
      const [name, lat, lon] = [
        read.word(ident, IDENT),
        read.number(pos_lat, -90, 90),
        read.number(pos_long, -180, 180),
      ];
      return name === undefined || lat === undefined || lon === undefined ? [] : [{ ident: name, lat, lon }];
    });
}

function fixesOf(navlog: unknown): unknown[] {
  if (Array.isArray(navlog)) return navlog as unknown[];
  if (typeof navlog !== 'object' || navlog === null) return [];
  const { fix } = navlog as Section;
  return Array.isArray(fix) ? (fix as unknown[]) : fix === undefined ? [] : [fix];
}

/** Characters of an answer at most; a plan around the world with all its notices stays below it. */
export const LONGEST_PLAN = 4_000_000;

const ICAO = /^[A-Z0-9]{3,4}$/;

/** Whether the provider answers that it knows no such pilot, or no plan of that pilot. */
export function isRefusal(json: unknown): boolean {
  const { status } = sectionOf(sectionOf(json)['fetch']);
  return typeof status === 'string' && /^error/i.test(status);
}

/** A plan that was understood, and how many of its values were not. */
export interface ParsedPlan {
  plan: FlightPlan;
  dropped: number;
}

/** Hosts that a download may come from. */
const HOST = /^(?:[a-z0-9-]+\.)*simbrief\.com$/;

/**
 * The provider's answer (`json=v2`, and what the older format does differently) as a plan; undefined when it is no plan at
 * all: without a departure or a destination.
 */
export function parseFlightPlan(json: unknown): ParsedPlan | undefined {
  const answer = sectionOf(json);
  const part = (name: string) => sectionOf(answer[name]);
  const [origin, destination] = [part('origin'), part('destination')];
  if (!isAirport(origin) || !isAirport(destination)) return undefined;
  const [params, general, aircraft, atc] = [part('params'), part('general'), part('aircraft'), part('atc')];
  const [fuel, weights, times, weather] = [part('fuel'), part('weights'), part('times'), part('weather')];
  const read = new FieldReader(/^lb/i.test(String(params['units'])));
  // The provider gives one airport, a list of airports, or an empty list or object for none.
  const alternates = listOf(answer['alternate']).flatMap((entry) => {
    if (isAirport(entry)) return [alternateOf(read, entry)];
    if (typeof entry === 'object' && entry !== null && Object.keys(entry).length > 0) read.dropped += 1;
    return [];
  });
  const plan: FlightPlan = {
    pilotNumber: read.word(part('fetch')['userid'] ?? params['user_id'], /^\d{1,12}$/),
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
    points: pointsIn(read, answer['navlog']),
    filing: {
      text: read.text(atc['flightplan_text']),
      wake: read.word(aircraft['equip_category'], /^[LMHJ]$/),
      equipment: read.word(aircraft['equip_navigation'], /^[A-Z0-9]{1,60}$/),
      transponder: read.word(aircraft['equip_transponder'], /^[A-Z0-9]{1,20}$/),
      speedKt: read.number(general['cruise_tas'], 30, 1500),
      remarks: read.text(atc['section18']),
    },
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
    downloads: downloadsIn(answer['files'], answer['fms_downloads']),
    maps: downloadsIn(answer['images']),
  };
  return { plan, dropped: read.dropped };
}

/**
 * Files of the plan to download, the PDF first, from sections such as `{ directory, pdf: { name, link }, file: […] }`.
 */
function downloadsIn(...sections: unknown[]): PlanDownload[] {
  const found = new Map<string, PlanDownload>();
  for (const section of sections) {
    if (typeof section !== 'object' || section === null) continue;
    const { directory, ...entries } = section as Record<string, unknown>;
    for (const entry of Object.values(entries).flat()) {
      const download = downloadOf(directory, entry);
      if (download && !found.has(download.url)) found.set(download.url, download);
    }
  }
  const isPdf = ({ url }: PlanDownload) => /\.pdf$/i.test(url);
  const downloads = [...found.values()];
  return [...downloads.filter(isPdf), ...downloads.filter((download) => !isPdf(download))];
}

/**
 * Accepts only an https address of the provider. Links with `--` are instructions for its own downloader, not files.
 */
function downloadOf(directory: unknown, entry: unknown): PlanDownload | undefined {
  if (typeof directory !== 'string' || typeof entry !== 'object' || entry === null) return undefined;
  const { name, link } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '' || typeof link !== 'string') return undefined;
  if (link === '' || link.includes('--')) return undefined;
  try {
    const url = new URL(link, directory.endsWith('/') ? directory : `${directory}/`);
    // Over https, at the usual port.
    const isOurs = url.origin === `https://${url.hostname}` && HOST.test(url.hostname) && url.username === '';
    return isOurs ? { name: name.trim().slice(0, 80), url: url.href } : undefined;
  } catch {
    return undefined;
  }
}

/** A section of the answer; empty if the value is no object. */
function sectionOf(value: unknown): Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Section) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

type RawAirport = Section & { icao_code: string };

function isAirport(value: unknown): value is RawAirport {
  const code = sectionOf(value)['icao_code'];
  return typeof code === 'string' && ICAO.test(code);
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
