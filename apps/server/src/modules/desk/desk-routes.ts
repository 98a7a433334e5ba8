import { staffRoutes } from '@va/contract/staff/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { deskCounters } from './desk-counters.ts';
import { countWaiting } from './waiting-things.ts';

/** The first page of the desk. */
export function deskEndpoints(db: Database): Endpoint[] {
  return tagged('Mesa', [
    pilotEndpoint('signed-in', {
      ask: staffRoutes.readDesk,
      summary: 'Cuánto espera a quien pregunta, y desde cuándo',
      description: 'Sólo cuenta lo que esa cuenta puede decidir; a quien no es del equipo no le espera nada.',
      answer: { status: 200, description: 'Los contadores, en su orden' },
      handle: async ({ actor, context }) => ({
        body: await countWaiting(db.queries, deskCounters, actor, context.now),
      }),
    }),
  ]);
}
