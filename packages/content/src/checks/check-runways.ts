/** Runways against their airport, their ends and each other. */
import { distanceKm, initialBearing } from '@va/domain/great-circle.ts';
import { metresOfFeet } from '@va/domain/units.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Runway } from '@va/schemas/content/runways.ts';
import { AIRPORT_KM } from './check-airports.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';
import type { Path } from '../yaml/yaml-file.ts';

/** Degrees between the painted number and the true heading: magnetic declination reaches some 30 where airliners fly. */
const DECLINATION = 35;
const OPPOSITE: Readonly<Record<string, string>> = { L: 'R', R: 'L' };

/** A sentence about a field of a runway; `odd` where somebody may know better. */
interface Finding {
  path: Path;
  text: string;
  odd?: true;
}

/** Everything that the runways of an airport owe to each other and to the place. */
export function checkRunways({ airports }: ContentFiles): Problem[] {
  const all = airports.value ?? [];
  return all.flatMap((airport) => {
    const findings = airport.runways.flatMap((runway, i) =>
      [...misplaced(airport, runway, all), ...identFindings(runway), ...figureFindings(runway)]
        .slice(0, 1)
        .map((finding) => ({ ...finding, path: ['runways', i, ...finding.path] })),
    );
    return findings.flatMap(({ path, text, odd }) =>
      odd ? airports.doubt(airport, path, text, 'runways') : [airports.problem(airport, path, text)],
    );
  });
}

/** Ends far from the airport are another's, or have a slip in their figures. */
function misplaced(airport: Airport, { ends }: Runway, all: readonly Airport[]): Finding[] {
  const at = ends.findIndex((end) => distanceKm(airport, end) > AIRPORT_KM);
  const end = ends[at];
  if (end === undefined) return [];
  const other = all.find((one) => one !== airport && distanceKm(one, end) < AIRPORT_KM);
  const far = Math.round(distanceKm(airport, end));
  return [
    {
      path: ['ends', at],
      text:
        other === undefined
          ? `la cabecera «${end.ident}» queda a ${far} km del aeropuerto. Escribe sus coordenadas en grados, negativas al sur y al oeste, o corrige las del aeropuerto.`
          : `la cabecera «${end.ident}» queda a ${far} km del aeropuerto y junto a «${other.icao}». Escribe las pistas de «${airport.icao}».`,
    },
  ];
}

/** Numbers half a turn apart, letters the other way round, and the runway called by both. */
function identFindings({ ident, ends: [low, high] }: Runway): Finding[] {
  const opposite = oppositeOf(low.ident);
  if (high.ident !== opposite)
    return [
      {
        path: ['ends', 1, 'ident'],
        text: `la cabecera contraria a «${low.ident}» es «${opposite}», y dice «${high.ident}». Escribe "${opposite}".`,
      },
    ];
  const name = `${low.ident}/${high.ident}`;
  return ident === name
    ? []
    : [{ path: ['ident'], text: `«${ident}» no son sus cabeceras. Escribe "${name}", o corrige «ends».` }];
}

function oppositeOf(ident: string): string {
  const number = ((Number(ident.slice(0, 2)) + 17) % 36) + 1;
  return String(number).padStart(2, '0') + (OPPOSITE[ident.slice(2)] ?? ident.slice(2));
}

/** Length and heading against the ends, and the painted number against the heading. */
function figureFindings({ ends, lengthM, trueHeading }: Runway): Finding[] {
  const [low, high] = ends;
  const apart = distanceKm(low, high) * 1000;
  const displaced = metresOfFeet(low.displacedFt + high.displacedFt);
  // Ends of the pavement; some sources give the displaced thresholds in their place.
  const off = Math.min(Math.abs(apart - lengthM), Math.abs(apart + displaced - lengthM));
  if (off > 0.15 * lengthM)
    return [
      {
        path: ['lengthM'],
        text: `entre las cabeceras hay ${Math.round(apart)} m, y dice ${lengthM}. Corrige las coordenadas o escribe ${Math.round(apart)}.`,
        ...(off > 0.3 * lengthM ? {} : { odd: true }),
      },
    ];
  const bearing = initialBearing(low, high);
  const turned = between(bearing, trueHeading);
  const right = Math.round(bearing * 10) / 10;
  if (turned > 170)
    return [
      {
        path: ['ends'],
        text: `las cabeceras están al revés. Pon primero la que está al principio del rumbo ${trueHeading}.`,
      },
    ];
  if (turned > 3)
    return [
      {
        path: ['trueHeading'],
        text: `de una cabecera a otra el rumbo es ${right}, y dice ${trueHeading}. Corrige las coordenadas o escribe ${right}.`,
        ...(turned > 10 ? {} : { odd: true }),
      },
    ];
  const painted = Number(low.ident.slice(0, 2)) * 10;
  return between(painted, trueHeading) > DECLINATION
    ? [
        {
          path: ['ident'],
          text: `la cabecera «${low.ident}» apunta a ${right} grados. Escribe el número que se pinta en ella o corrige las coordenadas.`,
          odd: true,
        },
      ]
    : [];
}

/** Degrees between two directions, 0 to 180. */
function between(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}
