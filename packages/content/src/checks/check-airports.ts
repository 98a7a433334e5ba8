/** Airports stand where their zone, their runways and their neighbours let them stand. */
import { distanceKm, type Position, initialBearing } from '@va/domain/great-circle.ts';
import { standardOffset } from '@va/domain/timetable/zone-letters.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';
import { metresOfFeet } from '@va/domain/units.ts';
import type { Runway } from '@va/schemas/content/runways.ts';
import type { Path } from '../yaml/yaml-file.ts';

/** Kilometres from an airport's own point to the ends of its runways: no airport is larger. */
export const AIRPORT_KM = 20;
/** Hours between a zone and the sun: what Spain's and China's clocks differ is usual, more is odd, and this is too much. */
const ODD_HOURS = 2.5;
const WRONG_HOURS = 4.5;
/** Kilometres within which two airports are one. */
const SAME_KM = 2;

/** Coordinates, time zones and airports that stand in one place. */
export function checkAirports({ airports }: ContentFiles): Problem[] {
  const all = airports.value ?? [];
  return all.flatMap((airport, i) => {
    const twin = all.slice(0, i).find((other) => distanceKm(other, airport) < SAME_KM);
    if (twin !== undefined && twin.icao !== airport.icao) {
      const text = `está en el mismo sitio que «${twin.icao}». Escribe las coordenadas de «${airport.icao}» o borra una de las dos entradas.`;
      return [airports.problem(airport, ['lat'], text)];
    }
    const slip = slipOf(airport);
    if (slip !== undefined) return [airports.problem(airport, [slip.field], slip.text)];
    return checkZone(airports, airport);
  });
}

/** A slip in the coordinates without which the airport would stand at its runways. */
function slipOf(airport: Airport): { field: 'lat' | 'lon'; text: string } | undefined {
  const [end] = airport.runways.flatMap(({ ends }) => ends);
  const { lat, lon } = airport;
  const isNear = (place: Position) => end !== undefined && distanceKm(place, end) < AIRPORT_KM;
  if (end === undefined || isNear(airport)) return undefined;
  if (isNear({ lat: lon, lon: lat }))
    return {
      field: 'lat',
      text: `«lat» y «lon» están cambiadas entre sí. Escribe lat: ${lon} y lon: ${lat}.`,
    };
  if (isNear({ lat, lon: -lon }))
    return { field: 'lon', text: `el signo no es el de las pistas: al oeste es negativo. Escribe ${-lon}.` };
  if (isNear({ lat: -lat, lon }))
    return { field: 'lat', text: `el signo no es el de las pistas: al sur es negativo. Escribe ${-lat}.` };
  return undefined;
}

/** The offset of the zone in winter against that of the sun. */
function checkZone(airports: ContentFiles['airports'], airport: Airport): Problem[] {
  const { timezone, lon } = airport;
  const hours = standardOffset({ timezone, lon }) / 60;
  const apart = Math.abs(((hours - lon / 15 + 36) % 24) - 12);
  if (apart < ODD_HOURS) return [];
  const what = `«${timezone}» es ${utc(hours)}, y a esa longitud (${lon}) le toca ${utc(Math.round(lon / 15))}. Escribe la zona del aeropuerto o corrige «lon».`;
  if (apart >= WRONG_HOURS) return [airports.problem(airport, ['timezone'], what)];
  return airports.doubt(airport, ['timezone'], what, 'timezone');
}

function utc(hours: number): string {
  return hours === 0 ? 'UTC' : `UTC${hours > 0 ? '+' : '−'}${Math.abs(hours)}`;
}

/** Runways against their airport, their ends and each other. */

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
