import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { type Endpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Airport, Operations } from './operations.ts';

/** Airports and types of aircraft, for programs that plan with them. */
export function networkEndpoints(ops: Operations): Endpoint[] {
  const view = ({ icao, iata, name, city, country, lat, lon, timezone, inNetwork }: Airport) => {
    const otherCodes = [...ops.airports]
      .filter(([code, airport]) => airport.icao === icao && code !== icao)
      .map(([code]) => code);
    return { icao, otherCodes, iata, name, city, country, lat, lon, timezone, inNetwork };
  };
  return tagged('Vuelos', [
    publicEndpoint({
      ask: airlineRoutes.listAirports,
      summary: 'Los aeropuertos de la compañía',
      scope: 'public:read',
      answer: { status: 200, description: 'Por código OACI' },
      handle: async () => {
        const own = [...ops.airports].flatMap(([code, airport]) => (code === airport.icao ? airport : []));
        return { body: own.toSorted((a, b) => a.icao.localeCompare(b.icao)).map(view) };
      },
    }),
    publicEndpoint({
      ask: airlineRoutes.getAirport,
      summary: 'Un aeropuerto, por cualquiera de sus códigos OACI',
      things: 'any',
      scope: 'public:read',
      answer: { status: 200, description: 'El aeropuerto' },
      handle: async ({ params: { icao } }) => {
        const airport = ops.airports.get(icao);
        if (airport === undefined) throw new Problem('no-encontrado');
        return { body: view(airport) };
      },
    }),
    publicEndpoint({
      ask: airlineRoutes.listAircraftTypes,
      summary: 'Los tipos de avión de la compañía',
      scope: 'public:read',
      answer: { status: 200, description: 'En su orden' },
      handle: async () => ({ body: [...ops.types.values()] }),
    }),
  ]);
}
