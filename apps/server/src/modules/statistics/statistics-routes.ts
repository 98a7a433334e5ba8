import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { statisticsCsv } from '@va/domain/report/statistics-csv.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readBoards } from './boards.ts';
import { readGoal } from './community-goal.ts';
import { flightStatistics } from './flight-statistics.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';

const answer = { status: 200, description: 'Las cifras' } as const;

/** What flights add up to, the caller's and the airline's, and the boards. */
export function statisticsEndpoints({ queries }: Database, { operations }: Airline): Endpoint[] {
  return tagged('Estadísticas', [
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readMyTotals,
      summary: 'Mis horas, puntos y vuelos',
      description: 'Las mismas cifras que enseñan la lista de pilotos, los perfiles y «Mis vuelos».',
      scope: 'own:read',
      answer: { status: 200, description: 'Las cifras' },
      handle: async ({ actor }) => ({ body: await totalsOfPilot(queries, actor.pilotId) }),
    }),
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readMyStatistics,
      summary: 'Mis vuelos por mes, tipo, ruta y aeropuerto',
      scope: 'own:read',
      answer,
      handle: async ({ actor, query }) => ({
        body: await flightStatistics(queries, operations, { pilotId: actor.pilotId }, query),
      }),
    }),
    publicEndpoint({
      ask: airlineRoutes.readAirlineStatistics,
      summary: 'Los vuelos de la aerolínea por mes, tipo, ruta y aeropuerto',
      description: 'Cada vuelo una vez, lo vuelen uno o dos pilotos. Sin datos de nadie.',
      answer,
      handle: async ({ query }) => ({ body: await flightStatistics(queries, operations, 'airline', query) }),
    }),
    publicEndpoint({
      ask: airlineRoutes.readCommunityGoal,
      summary: 'La meta del mes, entre todos',
      description:
        'Lo que suman los vuelos válidos de este mes. Los visitantes la ven si la compañía lo dice.',
      members: 'reports.own',
      scope: 'own:read',
      answer: { status: 200, description: 'La meta, o nada' },
      handle: async ({ actor, context }) => ({
        body: await readGoal(queries, operations, {
          isMember: actor.kind === 'pilot',
          now: context.now,
        }),
      }),
    }),
    pilotEndpoint('data.transfer', {
      ask: airlineRoutes.exportStatistics,
      tag: 'Equipo: datos',
      summary: 'Las cifras de la aerolínea como CSV',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      handle: async ({ query }) => ({
        body: { csv: statisticsCsv(await flightStatistics(queries, operations, 'airline', query)) },
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readBoards,
      scope: 'staff:statistics',
      summary: 'Quién mejora, quién estrena aeropuertos y quién llega más lejos',
      description: 'Los últimos 90 días, sin quien prefiere no salir.',
      answer: { status: 200, description: 'Las tablas' },
      handle: async ({ context }) => ({ body: await readBoards(queries, operations, context.now) }),
    }),
  ]);
}
