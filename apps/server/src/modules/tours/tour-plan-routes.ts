import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import type { LeftTour, TourPlans } from '@va/contract/tours-and-events/tour-plans.ts';
import { dayOf } from '@va/domain/months.ts';
import { editionOn } from '@va/domain/tour/editions.ts';
import { type WrittenTour, writtenOf } from '@va/domain/tour/written-tour.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { readTour, toursBy } from './desk-tours.ts';
import { tryTour, writtenAt } from './try-tour.ts';
import { addTour, changeTour, copyOf, removeTour, undoTour } from './write-tour.ts';

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

/** The tours in force as staff write them, and what they have changed. */
async function viewTourPlans(queries: Queries, ops: Operations, now: Date): Promise<TourPlans> {
  const entries = await fetchEntries(queries);
  const tours = toursBy(ops, entries);
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'tour').map(({ key, version }) => [key, version]),
  );
  const history = await readEntryHistory(queries, 'tour');
  const content = (id: string) => {
    const programme = ops.contentTours.find((one) => one.id === id);
    return programme ? writtenOf(programme) : null;
  };
  const shown = (tour: WrittenTour | null) => tour && copyOf(tour);
  return {
    items: tours.inForce.flatMap(({ id }) => {
      const tour = writtenAt(tours, id);
      if (tour === null) return [];
      return [
        {
          id,
          version: versions.get(id) ?? 0,
          isWritten: tours.written.some((one) => one.id === id),
          ofContent: content(id) !== null,
          tour: copyOf(tour),
          edition: editionOn(tour.editions, dayOf(now))?.n ?? 1,
        },
      ];
    }),
    history: history.flatMap(({ key: id, before, after, ...change }) => {
      const tourOf = (value: unknown) => readTour(ops, id, value) ?? content(id);
      const [was, is] = [tourOf(before), tourOf(after)];
      const name = (is ?? was)?.name;
      const isLast = versions.get(id) === change.version;
      return name === undefined
        ? []
        : [{ ...change, id, name, isLast, before: shown(was), after: shown(is) }];
    }),
  };
}
