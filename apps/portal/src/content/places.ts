import type { Place } from '@va/domain/traffic/progress.ts';
import { airports } from './airports.ts';
import { tours } from './tours.ts';

/** Every airport whose position the content gives, by ICAO code: the network's, under every code they have, and the tours' stops. */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...tours.flatMap(({ stops }) => stops.map((stop) => [stop.icao, stop] as const)),
  ...airports.flatMap((airport) => {
    const codes = [airport.icao, ...(airport.icaoCurrent ? [airport.icaoCurrent] : [])];
    return codes.map((icao) => [icao, airport] as const);
  }),
]);
