import { icaoParamsSchema, weatherSchema } from '@va/schemas/api/flights/airport-weather.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { metarsOf } from './metar-source.ts';

/** The weather at the airports of the network. */
export function weatherEndpoints(ops: Operations): Endpoint[] {
  const readMetar = metarsOf(ops);
  return tagged('Vuelos', [
    pilotEndpoint('bookings.own', {
      route: 'GET /airports/{icao}/weather',
      operation: 'getWeather',
      summary: 'El último METAR de un aeropuerto de la red',
      things: 'any',
      params: icaoParamsSchema,
      answer: { status: 200, description: 'El parte, si lo hay', schema: weatherSchema },
      handle: async ({ params: { icao }, context }) => {
        if (!ops.airports.has(icao)) throw new Problem('no-encontrado');
        const metar = await readMetar(icao, context.now.getTime());
        return { body: { metar, provider: ops.metar?.provider ?? null } };
      },
    }),
  ]);
}
