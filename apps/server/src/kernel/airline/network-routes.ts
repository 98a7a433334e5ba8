import { z } from 'zod';
import { icaoParamsSchema } from '@va/contract/flights/airport-weather.ts';
import { aircraftTypeSchema, airportSchema } from '@va/contract/pilots/network.ts';
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
      route: 'GET /airports',
      operation: 'listAirports',
      summary: 'Los aeropuertos de la compañía',
      scope: 'public:read',
      answer: { status: 200, description: 'Por código OACI', schema: z.array(airportSchema) },
      handle: async () => {
        const own = [...ops.airports].flatMap(([code, airport]) => (code === airport.icao ? airport : []));
        return { body: own.toSorted((a, b) => a.icao.localeCompare(b.icao)).map(view) };
      },
    }),
    publicEndpoint({
      route: 'GET /airports/{icao}',
      operation: 'getAirport',
      summary: 'Un aeropuerto, por cualquiera de sus códigos OACI',
      things: 'any',
      scope: 'public:read',
      params: icaoParamsSchema,
      answer: { status: 200, description: 'El aeropuerto', schema: airportSchema },
      handle: async ({ params: { icao } }) => {
        const airport = ops.airports.get(icao);
        if (airport === undefined) throw new Problem('no-encontrado');
        return { body: view(airport) };
      },
    }),
    publicEndpoint({
      route: 'GET /types',
      operation: 'listAircraftTypes',
      summary: 'Los tipos de avión de la compañía',
      scope: 'public:read',
      answer: { status: 200, description: 'En su orden', schema: z.array(aircraftTypeSchema) },
      handle: async () => ({ body: [...ops.types.values()] }),
    }),
  ]);
}
