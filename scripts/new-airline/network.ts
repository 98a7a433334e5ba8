/** A made-up network around the base: airports on land with runways that fit them, and the routes between. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import type { GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Airport, Runway } from '@va/schemas/content/airports.ts';
import type { Route } from '@va/schemas/content/routes.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import type { NewAirline } from './options.ts';

const FIRST = ['Puerto', 'Villa', 'Monte', 'Cabo', 'Valle', 'Punta', 'Isla', 'Torre', 'Bahía', 'Llano'];
const SECOND = ['del Alba', 'del Sur', 'de la Luna', 'del Faro', 'del Roble', 'de la Niebla', 'del Cóndor'];
const METRES_PER_DEGREE = 111_195;
/** Farther than any type of the sample fleet needs to fly. */
const FARTHEST_KM = 5600;
const GOLDEN_ANGLE = 137.508;
const CRUISE_KNOTS = 440;

/** The base first; every other airport has a direct route to it, and every third one to its neighbour. */
export function makeAirports({ airports: count, base, city, lat, lon }: NewAirline): Airport[] {
  const isLand = landTest();
  const places = [{ lat, lon }];
  for (let attempt = 1; places.length < count; attempt += 1) {
    const place = spread({ lat, lon }, attempt, count);
    // Where there is nothing but sea an island has to be made up.
    if (attempt > 40 * count || isLand(place.lat, place.lon)) places.push(place);
  }
  const codes = [base, ...freeCodes(base, count - 1)];
  const airports = places.map((place, i): Airport => {
    const icao = codes[i] ?? base;
    const name = i === 0 ? city : cityName(i - 1);
    return {
      icao,
      iata: icao.slice(1),
      name,
      officialName: `Aeropuerto de ${name}`,
      city: name,
      country: 'País de muestra',
      countryCode: 'ZZ',
      lat: round(place.lat, 4),
      lon: round(place.lon, 4),
      elevationFt: (i * 137) % 900,
      timezone: zoneOf(place.lon),
      runways: runwaysAt(place, i),
      destinations: [],
      ...(i % 5 === 4 ? {} : { briefingUrl: `/documentos/aeropuertos/${icao.toLowerCase()}` }),
    };
  });
  const join = (a: Airport | undefined, b: Airport | undefined) => {
    if (a === undefined || b === undefined) return;
    a.destinations.push(b.icao);
    b.destinations.push(a.icao);
  };
  for (let i = 1; i < airports.length; i += 1) {
    join(airports[0], airports[i]);
    if (i % 3 === 0 && i + 1 < airports.length) join(airports[i], airports[i + 1]);
  }
  return airports;
}

/** One entry for each pair, flown by the smallest type that reaches so far. `types` from the smallest to the largest. */
export function makeRoutes(
  airports: readonly Airport[],
  types: readonly { model: string; rangeNm: number }[],
): Route[] {
  const byIcao = new Map(airports.map((airport) => [airport.icao, airport]));
  return airports.flatMap((from, i) =>
    from.destinations.flatMap((icao): Route[] => {
      const to = byIcao.get(icao);
      if (to === undefined || airports.indexOf(to) < i) return [];
      const miles = distanceNm(from, to);
      const type = types.find(({ rangeNm }) => miles < 0.8 * rangeNm) ?? types.at(-1);
      const minutes = Math.round((30 + (60 * miles) / CRUISE_KNOTS) / 5) * 5;
      return [
        {
          between: [from.icao, to.icao],
          type: type?.model ?? '',
          blockOut: clock(minutes),
          blockBack: clock(minutes + 5),
        },
      ];
    }),
  );
}

/** The n-th place of a sunflower around the base, denser near it. */
function spread(base: { lat: number; lon: number }, n: number, count: number): { lat: number; lon: number } {
  const km = 220 + FARTHEST_KM * ((n % (2 * count)) / (2 * count)) ** 1.5;
  const bearing = (n * GOLDEN_ANGLE * Math.PI) / 180;
  const lat = base.lat + ((km * 1000) / METRES_PER_DEGREE) * Math.cos(bearing);
  const kept = Math.max(-68, Math.min(72, lat));
  const lon =
    base.lon + ((km * 1000) / METRES_PER_DEGREE / Math.cos((base.lat * Math.PI) / 180)) * Math.sin(bearing);
  return { lat: kept, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}

function landTest(): (lat: number, lon: number) => boolean {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const object = topology.objects['land'];
  if (!object) throw new Error('world-atlas has no land');
  const land = feature(topology, object) as GeoPermissibleObjects;
  return (lat, lon) => geoContains(land, [lon, lat]);
}

/** Two runways at every fourth airport, one at the others; the ends follow from middle, heading and length. */
function runwaysAt(place: { lat: number; lon: number }, i: number): Runway[] {
  const first = 1 + ((i * 7) % 18);
  return [first, ...(i % 4 === 0 ? [1 + ((first + 8) % 18)] : [])].map((number, k) => {
    const lengthM = 2400 + ((i * 230 + k * 400) % 1400);
    const heading = (number * 10 * Math.PI) / 180;
    const dLat = ((lengthM / 2) * Math.cos(heading)) / METRES_PER_DEGREE;
    const dLon =
      ((lengthM / 2) * Math.sin(heading)) / (METRES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180));
    const [low, high] = [number, number + 18].map((end) => String(end).padStart(2, '0'));
    const end = (ident: string | undefined, side: 1 | -1) => ({
      ident: String(ident),
      lat: round(place.lat - side * dLat, 6),
      lon: round(place.lon - side * dLon, 6),
      displacedFt: 0,
    });
    return {
      ident: `${low}/${high}`,
      lengthM,
      widthM: 45,
      surface: 'asfalto',
      trueHeading: number * 10,
      ends: [end(low, 1), end(high, -1)],
    };
  });
}

/** `XAAA`, `XAAB` …: no country's airports begin with an X. */
function freeCodes(base: string, count: number): string[] {
  const codes: string[] = [];
  for (let n = 0; codes.length < count; n += 1) {
    const letters = [n / 676, n / 26, n]
      .map((part) => String.fromCodePoint(65 + (Math.floor(part) % 26)))
      .join('');
    if (letters !== base.slice(1)) codes.push(`X${letters}`);
  }
  return codes;
}

function cityName(n: number): string {
  const all = FIRST.length * SECOND.length;
  const name = `${FIRST[n % FIRST.length]} ${SECOND[Math.floor(n / FIRST.length) % SECOND.length]}`;
  return n < all ? name : `${name} ${Math.floor(n / all) + 1}`;
}

/** Whole hours from the longitude: the names of these zones have their sign the other way round. */
function zoneOf(lon: number): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
