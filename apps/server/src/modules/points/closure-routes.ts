import { z } from 'zod';
import { idParamsSchema } from '@va/contract/account/me.ts';
import {
  closureSchema,
  decideLapseBodySchema,
  lapseSchema,
  restartClosureBodySchema,
} from '@va/contract/points/points-closures.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { restartClosing } from './restart-closing.ts';
import { decideLapse } from './decide-lapse.ts';
import { listLapses } from './lapses.ts';
import { listClosures } from './closures.ts';

/** The closings of months and the accounts that they propose for inactive. */
export function closureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Cierres de mes', [
    pilotEndpoint('points.read', {
      route: 'GET /closures',
      operation: 'listClosures',
      summary: 'Cierres de mes, del último al primero',
      answer: { status: 200, description: 'También los pendientes', schema: z.array(closureSchema) },
      handle: async ({ context }) => ({ body: await listClosures(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('points.adjust', {
      route: 'POST /closures/restart',
      operation: 'restartClosure',
      summary: 'Repetir el cierre de un mes',
      description: 'Lo que ya está apuntado no se apunta otra vez.',
      body: restartClosureBodySchema,
      answer: { status: 202, description: 'En cola', schema: z.null() },
      problems: ['mes-abierto'],
      handle: async ({ body, by }) => {
        await restartClosing(db, airline, body.month, by);
        return { body: null };
      },
    }),
    pilotEndpoint('pilots.manage', {
      route: 'GET /closures/lapses',
      operation: 'listLapses',
      summary: 'Cuentas que el cierre propone pasar a inactivas',
      answer: { status: 200, description: 'Una por piloto', schema: z.array(lapseSchema) },
      handle: async () => ({ body: await listLapses(db.queries) }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /closures/lapses/{id}/decide',
      operation: 'decideLapse',
      summary: 'Pasar una cuenta a inactiva, o dejarla activa con un motivo',
      things: 'any',
      params: idParamsSchema,
      body: decideLapseBodySchema,
      answer: { status: 204, description: 'Decidido', schema: z.null() },
      problems: ['asunto-propio', 'ya-decidido', 'estado-de-cuenta', 'con-actividad'],
      handle: async ({ actor, params, body, context }) => {
        await decideLapse(db, airline, params.id, body, { actor, context });
        return { body: null };
      },
    }),
  ]);
}
