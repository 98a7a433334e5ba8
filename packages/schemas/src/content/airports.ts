/** `content/airports.yaml`: the airports of the network. */
import { z } from 'zod';
import { destinationPoint, distanceKm, initialBearing, type Position } from '@va/domain/great-circle.ts';
import { icao, latitude, longitude, pageUrl, text } from './common.ts';
import { type Runway, runwayInFile, type RunwayInFile } from './runways.ts';

const airportInFile = z.strictObject({
  /** Key of the airport: four capitals. */
  icao,
  /** IATA code, three capitals. */
  iata: z.string().regex(/^[A-Z]{3}$/, 'no es un código IATA: escribe tres letras mayúsculas'),
  /** ICAO code in force when it differs from the one the airline uses. */
  icaoCurrent: icao.optional(),
  /** Name in the airline's network. */
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
  runways: z.array(runwayInFile).min(1, 'necesita al menos una pista'),
  /** ICAO codes of the airports with a direct route; every route is mutual. */
  destinations: z.array(icao),
  /** Operational briefing: own document or https address. Without it the page says that it will come. */
  briefingUrl: pageUrl.optional(),
  /** What somebody has looked at and found right, though the content check thinks it odd. */
  reviewed: z.array(z.enum(['timezone', 'runways'])).optional(),
});

export const airportSchema = airportInFile.transform((airport) => ({
  ...airport,
  runways: airport.runways.map((runway) => completeRunway(runway, airport)),
}));

/**
 * Computes the fields of a runway that its file leaves out. Adds length, heading and ends to a runway. Missing ends
 * are placed around the point `airport`.
 */
function completeRunway(runway: RunwayInFile, airport: Position): Runway {
  const { ends } = runway;
  if (ends === undefined) {
    const { lengthM = 0, trueHeading = 0 } = runway;
    const [low = '', high = ''] = runway.ident.split('/');
    const end = (ident: string, bearing: number) => ({
      ident,
      ...destinationPoint(airport, bearing, lengthM / 2000),
      displacedFt: 0,
    });
    return { ...runway, lengthM, trueHeading, ends: [end(low, trueHeading + 180), end(high, trueHeading)] };
  }
  return {
    ...runway,
    ends,
    lengthM: runway.lengthM ?? Math.round(distanceKm(...ends) * 1000),
    trueHeading: runway.trueHeading ?? Math.round(initialBearing(...ends) * 10) / 10,
  };
}

export type Airport = z.infer<typeof airportSchema>;

export const airportsSchema = z.array(airportSchema).min(1);

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: value }));
  } catch {
    return false;
  }
}
