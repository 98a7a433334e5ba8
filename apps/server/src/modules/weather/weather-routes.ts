import { flightRoutes } from '@va/contract/flights/routes.ts';
import { type Endpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { weatherOf } from './weather-source.ts';

/** The weather at the airports of the network. */
export function weatherEndpoints(ops: Operations): Endpoint[] {
  const read = weatherOf(ops);
  return tagged('Vuelos', [
    publicEndpoint({
      ask: flightRoutes.getWeather,
      summary: 'El último METAR y la previsión (TAF) de un aeropuerto de la red',
      things: 'any',
      scope: 'public:read',
      answer: { status: 200, description: 'El parte y la previsión, si los hay' },
      handle: async ({ params: { icao }, context }) => {
        if (!ops.airports.has(icao)) throw new Problem('no-encontrado');
        const now = context.now.getTime();
        const [metar, taf] = await Promise.all([read.metar(icao, now), read.taf(icao, now)]);
        return {
          body: { metar, provider: ops.metar?.provider ?? null, taf, tafProvider: ops.taf?.provider ?? null },
        };
      },
    }),
  ]);
}
