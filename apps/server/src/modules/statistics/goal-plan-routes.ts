import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import type { LeftGoal } from '@va/contract/tours-and-events/goals.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewGoalPlans } from './goal-plan-view.ts';
import { changeGoal, tryGoal, undoGoal } from './write-goal.ts';

const answer = { status: 200 as const, description: 'La meta, como queda' };
const answered = (left: LeftGoal) => ({ body: left, version: left.version });

/** Goals of the month, which staff write at the desk over those of the content. */
export function goalPlanEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: metas del mes', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.listGoals,
      summary: 'Las metas del mes como las escribe el equipo, con su historia',
      answer: { status: 200, description: 'Desde este mes' },
      handle: async ({ context }) => ({ body: await viewGoalPlans(db.queries, ops, context.now) }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.tryGoal,
      summary: 'Ver a quién tocaría una meta y cómo iría',
      description: 'No cambia nada.',
      things: 'any',
      answer: { status: 200, description: 'Cuántos la ven, y cómo va este mes' },
      handle: async ({ params: { month }, body: { goal }, context }) => ({
        body: await tryGoal(db.queries, ops, month, goal, context.now),
      }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.changeGoal,
      summary: 'Poner, cambiar o quitar la meta de un mes',
      description: 'También una del contenido. Se ve en el inicio desde ahora, sin reiniciar nada.',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { month }, body, version, by }) =>
        answered(await changeGoal(db, ops, { month, version }, body, by)),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.undoGoal,
      summary: 'Deshacer el último cambio de la meta de un mes',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { month }, body: { reason }, version, by }) =>
        answered(await undoGoal(db, ops, { month, version }, reason, by)),
    }),
  ]);
}
