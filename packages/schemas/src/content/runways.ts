import { z } from 'zod';
import { latitude, longitude, text } from './common.ts';
import type { RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';

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

/** A runway of `content/airports.yaml`. */
export const runwayInFile = z
  .strictObject({
    /** Both designators, lower first, e.g. `18R/36L`. */
    ident: z
      .string()
      .regex(
        /^(0[1-9]|1[0-8])[LCR]?\/(19|2\d|3[0-6])[LCR]?$/,
        'no es una pista: escribe entre comillas sus dos cabeceras, primero la de número menor, por ejemplo "18R/36L"',
      ),
    /** Metres, 500 to 6 000; left out, as far as the ends are apart. */
    lengthM: z.int().min(500).max(6000).optional(),
    /** Metres, 15 to 100. */
    widthM: z.int().min(15).max(100),
    /** Surface in Spanish. */
    surface: text,
    /** True bearing of the lower-numbered end, degrees, 0 to 360; left out, that of the ends. */
    trueHeading: z.number().min(0).max(360).optional(),
    /** The two ends of the pavement, lower-numbered first; left out, they are laid about the airport's own point. */
    ends: z.tuple([runwayEnd, runwayEnd]).optional(),
  })
  .superRefine(({ ends, lengthM, trueHeading }, context) => {
    if (ends !== undefined) return;
    for (const [field, value] of Object.entries({ lengthM, trueHeading }))
      if (value === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'hace falta donde no se dan «ends»' });
  });
/** A runway as its file has it. */
export type RunwayInFile = z.infer<typeof runwayInFile>;
/** A runway with everything that follows from the rest. */
export type Runway = Required<RunwayInFile>;

/** Both ends of the runways of an airport, each as one takes off and lands on it. */
export function runwayEnds(runways: readonly Runway[]): RunwayEnd[] {
  return runways.flatMap(({ ends, lengthM, widthM, trueHeading }) =>
    ends.map(({ ident, lat, lon, displacedFt }, i) => ({
      ident,
      lat,
      lon,
      trueHeading: (trueHeading + i * 180) % 360,
      lengthM,
      widthM,
      displacedFt,
    })),
  );
}
