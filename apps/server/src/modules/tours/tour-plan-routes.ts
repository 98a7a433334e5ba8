import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import type { LeftTour } from '@va/contract/tours-and-events/tour-plans.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewTourPlans } from './tour-plan-view.ts';
import { tryTour } from './try-tour.ts';
import { addTour, changeTour, removeTour, undoTour } from './write-tour.ts';

const answer = { status: 200 as const, description: 'El tour, como queda' };
const answered = (left: LeftTour) => ({ body: left, version: left.version });

/** Tours with their stages, which staff write at the desk over those of the content. */
export function tourPlanEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: tours', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.listTourPlans,
      summary: 'Los tours como los escribe el equipo, con su historia',
      answer: { status: 200, description: 'En el orden en que se ven' },
      handle: async ({ context }) => ({ body: await viewTourPlans(db.queries, ops, context.now) }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.tryTour,
      summary: 'Ver a quién tocaría un tour nuevo o cambiado',
      description: 'No cambia nada.',
      answer: { status: 200, description: 'A cuántos pilotos, y qué etapas' },
      problems: ['no-encontrado'],
      handle: async ({ body, context }) => ({ body: await tryTour(db.queries, ops, body, context.now) }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.addTour,
      summary: 'Añadir un tour con sus etapas',
      description: 'Se reserva y se vuela desde ahora, sin reiniciar nada.',
      answer: { ...answer, status: 201 as const },
      handle: async ({ body, by }) => answered(await addTour(db, ops, body, by)),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.changeTour,
      summary: 'Cambiar un tour o sus etapas',
      description:
        'También uno del contenido. Lo volado queda volado: una etapa que alguien ha reservado o volado se retira, y no se quita.',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { id }, body, version, by }) =>
        answered(await changeTour(db, ops, { id, version }, body, by)),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.removeTour,
      summary: 'Quitar lo que la mesa ha escrito de un tour',
      description: 'Uno del contenido vuelve a ser como en el contenido; otro desaparece.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['tour-en-uso'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await removeTour(db, ops, { id, version }, reason, by)),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.undoTour,
      summary: 'Deshacer el último cambio de un tour',
      description: 'Lo añadido se quita, lo quitado vuelve y lo cambiado queda como estaba.',
      things: 'any',
      needsVersion: true,
      answer,
      problems: ['tour-en-uso'],
      handle: async ({ params: { id }, body: { reason }, version, by }) =>
        answered(await undoTour(db, ops, { id, version }, reason, by)),
    }),
  ]);
}
