import { pointsRoutes } from '@va/contract/points/routes.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { restartClosing } from './close-months.ts';
import { decideLapse, listLapses } from './decide-lapse.ts';
import { listClosures } from './closures.ts';

/** The closings of months and the accounts that they propose for inactive. */
export function closureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Cierres de mes', [
    pilotEndpoint('points.read', {
      ask: pointsRoutes.listClosures,
      summary: 'Cierres de mes, del último al primero',
      answer: { status: 200, description: 'También los pendientes' },
      handle: async ({ context }) => ({ body: await listClosures(db.queries, airline, context.now) }),
    }),
    pilotEndpoint('points.adjust', {
      ask: pointsRoutes.restartClosure,
      summary: 'Repetir el cierre de un mes',
      description: 'Lo que ya está apuntado no se apunta otra vez.',
      answer: { status: 202, description: 'En cola' },
      problems: ['mes-abierto'],
      handle: async ({ body, by }) => {
        await restartClosing(db, airline, body.month, by);
        return { body: null };
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: pointsRoutes.listLapses,
      summary: 'Cuentas que el cierre propone pasar a inactivas',
      answer: { status: 200, description: 'Una por piloto' },
      handle: async () => ({ body: await listLapses(db.queries) }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pointsRoutes.decideLapse,
      summary: 'Pasar una cuenta a inactiva, o dejarla activa con un motivo',
      things: 'any',
      answer: { status: 204, description: 'Decidido' },
      problems: ['asunto-propio', 'ya-decidido', 'estado-de-cuenta', 'con-actividad'],
      handle: async ({ actor, params, body, context }) => {
        await decideLapse(db, airline, params.id, body, { actor, context });
        return { body: null };
      },
    }),
  ]);
}
