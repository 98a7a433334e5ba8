import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import { refuseEnrolment } from '@va/domain/tour/tour-refusals.ts';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readNotices } from '../notices/published-notices.ts';
import { joinTour, leaveTour } from './enrolments.ts';
import { readNextFlight, countPilots, readOwnTours } from './own-tours.ts';
import { readBoard, viewStageList, viewTour } from './tour-view.ts';
import { findTour, readClosingReason, readToursNow, readTour, toursBy } from './read-tours.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { closeTour, reopenTour } from './close-tour.ts';
import type { LeftTour, TourPlans } from '@va/contract/tours-and-events/tour-plans.ts';
import { dayOf } from '@va/domain/months.ts';
import { editionOn } from '@va/domain/tour/editions.ts';
import { type WrittenTour, writtenOf } from '@va/domain/tour/written-tour.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { tryTour, writtenAt } from './try-tour.ts';
import { addTour, changeTour, copyOf, removeTour, undoTour } from './write-tour.ts';

/** Tours for pilots: what there is, how far one is, who else flies them, taking part and leaving. */
export function tourEndpoints(db: Database, airline: Airline): Endpoint[] {
  const ops = airline.operations;
  const ownIdOf = (actor: Actor) =>
    actor.kind === 'pilot' && actor.capabilities.has('map.all') ? actor.pilotId : null;
  return tagged('Tours', [
    publicEndpoint({
      ask: tourAndEventRoutes.listTours,
      summary: 'Los tours, y por dónde voy',
      answer: {
        status: 200,
        description: 'En el orden de la aerolínea',
      },
      handle: async ({ actor, context }) => {
        const tours = await readToursNow(db.queries, ops, context.now);
        const counts = await countPilots(db.queries);
        const pilotId = ownIdOf(actor);
        const own = pilotId && (await readOwnTours(db.queries, ops, pilotId));
        return { body: tours.map((tour) => viewTour(ops, tour, counts(tour), own ? own(tour) : null)) };
      },
    }),
    publicEndpoint({
      ask: tourAndEventRoutes.getTour,
      summary: 'Un tour con sus etapas',
      description:
        'Con sesión, cada etapa dice su estado y por qué hay que repetirla, y «next» qué reservar.',
      things: 'any',
      answer: { status: 200, description: 'El tour' },
      handle: async ({ actor, params, context: { now } }) => {
        const tour = await findTour(db.queries, ops, params.id, now);
        const counts = await countPilots(db.queries);
        const pilotId = ownIdOf(actor);
        const own = pilotId && (await readOwnTours(db.queries, ops, pilotId))(tour);
        const mayFly =
          own &&
          own.status !== 'suspended' &&
          !own.progress.completed &&
          refuseEnrolment(tour, own.minutes) === null;
        return {
          body: {
            ...viewTour(ops, tour, counts(tour), own || null),
            closedBecause: await readClosingReason(db.queries, tour),
            stages: viewStageList(ops, tour, own || null),
            next:
              pilotId && mayFly
                ? await readNextFlight(db.queries, ops, tour, own.progress, pilotId, now)
                : null,
            worth: { stage: ops.points.stage, tour: ops.points.tour },
            notices: (await readNotices(db.queries, airline))
              .filter((notice) => isPublished(notice, now) && isInForce(notice, now))
              .filter(({ affects }) => affects?.tours.includes(tour.id))
              .map(({ slug, title, date }) => ({ slug, title, date })),
          },
        };
      },
    }),
    pilotEndpoint('map.all', {
      ask: tourAndEventRoutes.getTourBoard,
      summary: 'El tablero de un tour: quién va por dónde',
      description: 'Sin quien no quiere estar en los tableros; quien lleva los tours ve a todos.',
      things: 'any',
      answer: { status: 200, description: 'Quien más etapas lleva, primero' },
      handle: async ({ actor, params, context }) => {
        const tour = await findTour(db.queries, ops, params.id, context.now);
        return { body: await readBoard(db.queries, ops, tour, actor) };
      },
    }),
    pilotEndpoint('tours.join', {
      ask: tourAndEventRoutes.enrolInTour,
      summary: 'Inscribirme en un tour',
      description: 'Reservar una etapa también inscribe. Quien lo dejó vuelve adonde estaba.',
      things: 'any',
      answer: { status: 204, description: 'Inscrito' },
      problems: ['tour-cerrado', 'horas-de-tour'],
      handle: ({ actor, params, context }) => joinTour(db, ops, actor.pilotId, params.id, context.now),
    }),
    pilotEndpoint('tours.join', {
      ask: tourAndEventRoutes.leaveTour,
      summary: 'Dejar un tour',
      description:
        'Las etapas superadas se conservan; al volver a inscribirse se sigue desde ahí. Uno cerrado ya no se deja.',
      things: 'any',
      answer: { status: 204, description: 'Ya no participas' },
      problems: ['tour-cerrado'],
      handle: ({ actor, params, context }) => leaveTour(db, ops, actor.pilotId, params.id, context.now),
    }),
  ]);
}

/** Closing an edition before its last day, and opening it again; everybody who takes part is told. */
export function tourDeskEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: tours', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.closeTour,
      summary: 'Cerrar la edición de un tour',
      description: 'Nadie reserva más etapas; lo superado se conserva y los vuelos reservados cuentan.',
      things: 'any',
      answer: { status: 204, description: 'Cerrada' },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, by }) => closeTour(db, ops, params.id, reason, by),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.reopenTour,
      summary: 'Volver a abrir la edición que se cerró',
      things: 'any',
      answer: { status: 204, description: 'Abierta' },
      problems: ['cambiado-entretanto'],
      handle: ({ params, body: { reason }, by }) => reopenTour(db, ops, params.id, reason, by),
    }),
  ]);
}

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
