import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import { isInForce, isPublished } from '@va/domain/notices.ts';
import { refuseEnrolment } from '@va/domain/tour/tour-refusals.ts';
import type { Actor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readNotices } from '../notices/published-notices.ts';
import { joinTour, leaveTour } from './enrolments.ts';
import { readNextFlight } from './next-flight.ts';
import { countPilots, readOwnTours } from './own-tours.ts';
import { readBoard } from './tour-board.ts';
import { viewStageList, viewTour } from './tour-view.ts';
import { findTour, readClosingReason, readToursNow } from './tours-now.ts';

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
