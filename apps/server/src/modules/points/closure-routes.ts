import { z } from 'zod';
import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import {
  closureSchema,
  decideLapseBodySchema,
  lapseSchema,
  restartClosureBodySchema,
} from '@va/schemas/api/points/points-closures.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { restartClosing } from './restart-closing.ts';
import { decideLapse } from './decide-lapse.ts';
import { listLapses } from './lapses.ts';
import { listClosures } from './closures.ts';

const tag = 'Cierres de mes';

/** The closings of months and the accounts that they propose for inactive. */
export function closureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return [
    pilotEndpoint('points.read', {
      method: 'get',
      path: '/closures',
      operation: 'listClosures',
      tag,
      summary: 'Cierres de mes, del último al primero',
      answer: { status: 200, description: 'También los pendientes', schema: z.array(closureSchema) },
      handle: async ({ context }) => ({ body: await listClosures(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('points.adjust', {
      method: 'post',
      path: '/closures/restart',
      operation: 'restartClosure',
      tag,
      summary: 'Repetir el cierre de un mes',
      description: 'Lo que ya está apuntado no se apunta otra vez.',
      body: restartClosureBodySchema,
      answer: { status: 202, description: 'En cola', schema: z.null() },
      problems: ['mes-abierto'],
      handle: async ({ actor, body, context }) => {
        await db.transaction(async (tx) => {
          await restartClosing(tx, airline, body.month, context.now);
          await audit(tx, {
            by: { actor, context },
            capability: 'points.adjust',
            action: 'closure.restarted',
            subject: { kind: 'closure', id: body.month },
          });
        });
        return { body: null };
      },
    }),
    pilotEndpoint('pilots.manage', {
      method: 'get',
      path: '/closures/lapses',
      operation: 'listLapses',
      tag,
      summary: 'Cuentas que el cierre propone pasar a inactivas',
      answer: { status: 200, description: 'Una por piloto', schema: z.array(lapseSchema) },
      handle: async () => ({ body: await listLapses(db.queries) }),
    }),
    pilotEndpoint('pilots.manage', {
      method: 'post',
      path: '/closures/lapses/{id}/decide',
      operation: 'decideLapse',
      tag,
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
  ];
}
