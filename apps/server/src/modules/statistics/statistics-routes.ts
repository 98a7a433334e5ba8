import { statisticsCsv } from '@va/domain/report/statistics-csv.ts';
import { boardsSchema } from '@va/contract/tours-and-events/boards.ts';
import {
  goalSchema,
  pilotTotalsSchema,
  statisticsCsvSchema,
  statisticsQuerySchema,
  statisticsSchema,
} from '@va/contract/airline/statistics.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readBoards } from './boards.ts';
import { readGoal } from './community-goal.ts';
import { flightStatistics } from './flight-statistics.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';

const answer = { status: 200, description: 'Las cifras', schema: statisticsSchema } as const;

/** What flights add up to, the caller's and the airline's, and the boards. */
export function statisticsEndpoints({ queries }: Database, { operations }: Airline): Endpoint[] {
  return tagged('Estadísticas', [
    pilotEndpoint('reports.own', {
      route: 'GET /me/totals',
      operation: 'readMyTotals',
      summary: 'Mis horas, puntos y vuelos',
      description: 'Las mismas cifras que enseñan la lista de pilotos, los perfiles y la bitácora.',
      scope: 'own:read',
      answer: { status: 200, description: 'Las cifras', schema: pilotTotalsSchema },
      handle: async ({ actor }) => ({ body: await totalsOfPilot(queries, actor.pilotId) }),
    }),
    pilotEndpoint('reports.own', {
      route: 'GET /me/statistics',
      operation: 'readMyStatistics',
      summary: 'Mis vuelos por mes, tipo, ruta y aeropuerto',
      scope: 'own:read',
      query: statisticsQuerySchema,
      answer,
      handle: async ({ actor, query }) => ({
        body: await flightStatistics(queries, operations, { pilotId: actor.pilotId }, query),
      }),
    }),
    publicEndpoint({
      route: 'GET /airline/statistics',
      operation: 'readAirlineStatistics',
      summary: 'Los vuelos de la aerolínea por mes, tipo, ruta y aeropuerto',
      description: 'Cada vuelo una vez, lo vuelen uno o dos pilotos. Sin datos de nadie.',
      query: statisticsQuerySchema,
      answer,
      handle: async ({ query }) => ({ body: await flightStatistics(queries, operations, 'airline', query) }),
    }),
    publicEndpoint({
      route: 'GET /airline/goal',
      operation: 'readCommunityGoal',
      summary: 'La meta del mes, entre todos',
      description:
        'Lo que suman los vuelos válidos de este mes. Los visitantes la ven si la compañía lo dice.',
      members: 'reports.own',
      scope: 'own:read',
      answer: { status: 200, description: 'La meta, o nada', schema: goalSchema },
      handle: async ({ actor, context }) => ({
        body: await readGoal(queries, operations, {
          isMember: actor.kind === 'pilot',
          now: context.now,
        }),
      }),
    }),
    pilotEndpoint('data.transfer', {
      route: 'GET /exports/statistics',
      operation: 'exportStatistics',
      tag: 'Equipo: datos',
      summary: 'Las cifras de la aerolínea como CSV',
      limit: 'export',
      query: statisticsQuerySchema,
      answer: { status: 200, description: 'El texto del archivo', schema: statisticsCsvSchema },
      handle: async ({ query }) => ({
        body: { csv: statisticsCsv(await flightStatistics(queries, operations, 'airline', query)) },
      }),
    }),
    pilotEndpoint('reports.own', {
      route: 'GET /airline/boards',
      operation: 'readBoards',
      scope: 'staff:statistics',
      summary: 'Quién mejora, quién estrena aeropuertos y quién llega más lejos',
      description: 'Los últimos 90 días, sin quien prefiere no salir.',
      answer: { status: 200, description: 'Las tablas', schema: boardsSchema },
      handle: async ({ context }) => ({ body: await readBoards(queries, operations, context.now) }),
    }),
  ]);
}
