/** `content/airports.yaml`: the airports of the network. */
import { z } from 'zod';
import { icao, latitude, longitude, pageUrl, text } from './common.ts';

const runwayEnd = z.strictObject({
  /** Designator painted on the threshold, e.g. `18R`. */
  ident: z
    .string()
    .regex(
      /^(0[1-9]|[12]\d|3[0-6])[LCR]?$/,
      'no es una cabecera de pista: escribe entre comillas sus dos cifras y su letra, si la tiene, por ejemplo "18R"',
    ),
  lat: latitude,
  lon: longitude,
  /** Displaced threshold in feet; 0 when there is none. */
  displacedFt: z.int().min(0).max(9000),
  /** What it serves, where that is not both: `departures` or `arrivals`. */
  use: z.enum(['departures', 'arrivals', 'both']).optional(),
  /** Part of the configuration that the airport prefers while the wind allows it. */
  preferred: z.boolean().optional(),
});

const runway = z.strictObject({
  /** Both designators, lower first, e.g. `18R/36L`. */
  ident: text,
  /** Metres, 500 to 6 000. */
  lengthM: z.int().min(500).max(6000),
  /** Metres, 15 to 100. */
  widthM: z.int().min(15).max(100),
  /** Surface in Spanish. */
  surface: text,
  /** True bearing of the lower-numbered end, degrees, 0 to 360. */
  trueHeading: z.number().min(0).max(360),
  /** The two thresholds, lower-numbered first. */
  ends: z.tuple([runwayEnd, runwayEnd]),
});
export type Runway = z.infer<typeof runway>;

export const airportSchema = z.strictObject({
  /** Key of the airport; specification §3. */
  icao,
  /** IATA code, three capitals. */
  iata: z.string().regex(/^[A-Z]{3}$/, 'no es un código IATA: escribe tres letras mayúsculas'),
  /** ICAO code in force when it differs from the one the airline uses. */
  icaoCurrent: icao.optional(),
  /** Name in the airline's network, as in specification §3. */
  name: text,
  /** Official name in Spanish. */
  officialName: text,
  city: text,
  country: text,
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'no es un código de país: escribe sus dos letras mayúsculas, por ejemplo PT'),
  lat: latitude,
  lon: longitude,
  /** Feet above mean sea level, −1 300 to 15 000. */
  elevationFt: z.int().min(-1300).max(15000),
  /** IANA time zone, e.g. `Atlantic/Reykjavik`. */
  timezone: z
    .string()
    .refine(
      isTimeZone,
      'no es una zona horaria: escribe su nombre internacional en inglés, por ejemplo Atlantic/Reykjavik',
    ),
  runways: z.array(runway).min(1, 'necesita al menos una pista'),
  /** ICAO codes of the airports with a direct route; every route is mutual. */
  destinations: z.array(icao),
  /** Operational briefing: own document or https address. Without it the page says that it will come. */
  briefingUrl: pageUrl.optional(),
});
export type Airport = z.infer<typeof airportSchema>;

export const airportsSchema = z.array(airportSchema).min(1);

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: value }));
  } catch {
    return false;
  }
}
