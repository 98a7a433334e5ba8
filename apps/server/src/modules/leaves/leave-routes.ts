import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { constant } from '#server/db/constants.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { askLeave, withdrawLeave } from './ask-leave.ts';
import { decideLeave, reopenRefusedLeave } from './decide-leave.ts';
import { endGrantedLeave } from './end-leave.ts';
import { leaves, toLeave } from './leave-view.ts';

/** Leave: asked by the pilot before its first month, decided by staff. */
export function leaveEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Excedencias', [
    pilotEndpoint('account.own', {
      ask: pilotRoutes.listMyLeaves,
      summary: 'Mis excedencias',
      answer: { status: 200, description: 'La última, primero' },
      handle: async ({ actor }) => {
        const rows = await leaves(db.queries)
          .where('leave.pilot_id', '=', actor.pilotId)
          .orderBy('leave.created_at', 'desc')
          .execute();
        return { body: rows.map(toLeave) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: pilotRoutes.askLeave,
      summary: 'Pedir una excedencia',
      description: 'Se pide antes de que empiece su primer mes y dura tres seguidos como mucho.',
      answer: { status: 201, description: 'La excedencia, sin decidir' },
      problems: ['excedencia-tarde', 'excedencia-larga', 'excedencia-pendiente', 'estado-de-cuenta'],
      handle: async ({ actor, body, context }) => ({
        body: await askLeave(db, airline, actor.pilotId, body, context.now),
      }),
    }),
    pilotEndpoint('account.own', {
      ask: pilotRoutes.withdrawLeave,
      summary: 'Retirar una excedencia que no ha empezado, esté concedida o no',
      things: 'own',
      answer: { status: 200, description: 'La excedencia' },
      problems: ['fuera-de-plazo'],
      handle: async ({ actor, params, context }) => ({
        body: await withdrawLeave(db, actor.pilotId, params.id, context.now),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.listLeaves,
      summary: 'Excedencias: las que están por decidir, o las de otro estado',
      description: 'La pedida antes, primero; con `decided`, la pedida después.',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query: { state, ...page } }) => {
        let rows = leaves(db.queries);
        if (state === 'decided') rows = rows.where('leave.state', '!=', constant('asked'));
        else if (state !== 'all') rows = rows.where('leave.state', '=', state);
        const order = state === 'decided' ? 'desc' : 'asc';
        return { body: await pageById(rows, { ...page, id: 'leave.id', order }, toLeave) };
      },
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.endLeave,
      summary: 'Terminar una excedencia concedida, haya empezado o no',
      things: 'any',
      answer: { status: 200, description: 'La excedencia' },
      problems: ['asunto-propio', 'estado-de-cuenta'],
      handle: async ({ params, body, by }) => ({
        body: await endGrantedLeave(db, airline, params.id, body.reason, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.reopenLeave,
      summary: 'Volver a poner por decidir una excedencia denegada',
      things: 'any',
      answer: { status: 200, description: 'La excedencia' },
      problems: ['asunto-propio', 'excedencia-tarde', 'excedencia-pendiente'],
      handle: async ({ params, body, by }) => ({
        body: await reopenRefusedLeave(db, params.id, body.reason, by),
      }),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.decideLeave,
      summary: 'Conceder o denegar una excedencia',
      things: 'any',
      answer: { status: 200, description: 'La excedencia' },
      problems: ['asunto-propio', 'estado-de-cuenta', 'excedencia-tarde', 'excedencia-larga'],
      handle: async ({ params, body, by }) => ({
        body: await decideLeave(db, airline, params.id, body, by),
      }),
    }),
  ]);
}
