/** Airports stand where their zone, their runways and their neighbours let them stand. */
import { distanceKm, type Position } from '@va/domain/great-circle.ts';
import { standardOffset } from '@va/domain/timetable/zone-letters.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

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
