import { z } from 'zod';
import { v7 as uuid } from 'uuid';
import { addMonths, monthOf } from '@va/domain/months.ts';
import { type Leave, askLeaveBodySchema, leaveSchema } from '@va/schemas/api/account/own-leaves.ts';
import { idParamsSchema } from '@va/schemas/api/account/me.ts';
import { decideLeaveBodySchema, leavesQuerySchema } from '@va/schemas/api/pilots/pilot-leaves.ts';
import { reasonBodySchema } from '@va/schemas/api/pilots/pilots.ts';
import { pageOf } from '@va/schemas/api/shared/page.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { refuseTwice } from '#server/api/refuse-twice.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { decideLeave } from './decide-leave.ts';
import { endGrantedLeave } from './end-leave.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import { monthsBefore } from './months-before.ts';
import { reopenRefusedLeave } from './reopen-leave.ts';
import { withdrawLeave } from './withdraw-leave.ts';

/** Leave: asked by the pilot before its first month, decided by staff. */
export function leaveEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Excedencias', [
    pilotEndpoint('account.own', {
      route: 'GET /me/leaves',
      operation: 'listMyLeaves',
      summary: 'Mis excedencias',
      answer: { status: 200, description: 'La última, primero', schema: z.array(leaveSchema) },
      handle: async ({ actor }) => {
        const rows = await leaves(db.queries)
          .where('leave.pilot_id', '=', actor.pilotId)
          .orderBy('leave.created_at', 'desc')
          .execute();
        return { body: rows.map(toLeave) };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/leaves',
      operation: 'askLeave',
      summary: 'Pedir una excedencia',
      description: 'Se pide antes de que empiece su primer mes y dura tres seguidos como mucho.',
      body: askLeaveBodySchema,
      answer: { status: 201, description: 'La excedencia, sin decidir', schema: leaveSchema },
      problems: ['excedencia-tarde', 'excedencia-larga', 'excedencia-pendiente', 'estado-de-cuenta'],
      handle: ({ actor, body, context }) =>
        db.transaction(async (tx) => {
          const row = await lockPilot(tx, actor.pilotId);
          if (row.status !== 'active') throw new Problem('estado-de-cuenta');
          if (body.firstMonth <= monthOf(context.now.getTime()))
            throw new Problem('excedencia-tarde', {
              detail: `La excedencia se pide antes de que empiece el mes. Pídela desde ${addMonths(monthOf(context.now.getTime()), 1)}.`,
              errors: [{ pointer: '/firstMonth', message: 'Elige un mes que no haya empezado' }],
            });
          const before = await monthsBefore(tx, actor.pilotId, body.firstMonth);
          if (before + body.months > airline.accountRules.maxLeaveMonths)
            throw new Problem('excedencia-larga', {
              errors: [{ pointer: '/months', message: 'Elige menos meses' }],
            });
          const id = uuid();
          await tx
            .insertInto('leave')
            .values({
              id,
              pilot_id: actor.pilotId,
              first_month: `${body.firstMonth}-01`,
              months: body.months,
              state: 'asked',
              created_at: context.now,
            })
            .execute()
            .catch(refuseTwice('leave_open', 'excedencia-pendiente'));
          return { body: await readLeave(tx, id) };
        }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/leaves/{id}/withdraw',
      operation: 'withdrawLeave',
      summary: 'Retirar una excedencia que no ha empezado, esté concedida o no',
      things: 'own',
      params: idParamsSchema,
      answer: { status: 200, description: 'La excedencia', schema: leaveSchema },
      problems: ['fuera-de-plazo'],
      handle: ({ actor, params, context }) =>
        db.transaction(async (tx) => {
          await withdrawLeave(tx, actor.pilotId, params.id, context.now);
          return { body: await readLeave(tx, params.id) };
        }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'GET /leaves',
      operation: 'listLeaves',
      summary: 'Excedencias: las que están por decidir, o las de otro estado',
      description: 'La pedida antes, primero; con `decided`, la pedida después.',
      query: leavesQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(leaveSchema) },
      handle: async ({ query: { state, ...page } }) => {
        let rows = leaves(db.queries);
        if (state === 'decided') rows = rows.where('leave.state', '!=', 'asked');
        else if (state !== 'all') rows = rows.where('leave.state', '=', state);
        const order = state === 'decided' ? 'desc' : 'asc';
        return { body: await pageById(rows, { ...page, id: 'leave.id', order }, toLeave) };
      },
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /leaves/{id}/end',
      operation: 'endLeave',
      summary: 'Terminar una excedencia concedida, haya empezado o no',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 200, description: 'La excedencia', schema: leaveSchema },
      problems: ['asunto-propio', 'estado-de-cuenta'],
      handle: ({ params, body, by }) =>
        db.transaction(async (tx) => {
          await endGrantedLeave(tx, airline, params.id, body.reason, by);
          return { body: await readLeave(tx, params.id) };
        }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /leaves/{id}/reopen',
      operation: 'reopenLeave',
      summary: 'Volver a poner por decidir una excedencia denegada',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 200, description: 'La excedencia', schema: leaveSchema },
      problems: ['asunto-propio', 'excedencia-tarde', 'excedencia-pendiente'],
      handle: ({ params, body, by }) =>
        db.transaction(async (tx) => {
          await reopenRefusedLeave(tx, params.id, body.reason, by);
          return { body: await readLeave(tx, params.id) };
        }),
    }),
    pilotEndpoint('pilots.manage', {
      route: 'POST /leaves/{id}/decide',
      operation: 'decideLeave',
      summary: 'Conceder o denegar una excedencia',
      things: 'any',
      params: idParamsSchema,
      body: decideLeaveBodySchema,
      answer: { status: 200, description: 'La excedencia', schema: leaveSchema },
      problems: ['asunto-propio', 'estado-de-cuenta', 'excedencia-tarde', 'excedencia-larga'],
      handle: ({ params, body, by }) =>
        db.transaction(async (tx) => {
          await decideLeave(tx, airline, params.id, body, by);
          return { body: await readLeave(tx, params.id) };
        }),
    }),
  ]);
}

function leaves(queries: Queries) {
  return queries
    .selectFrom('leave')
    .innerJoin('pilot', 'pilot.id', 'leave.pilot_id')
    .select([
      'leave.id',
      'pilot.callsign',
      'leave.first_month',
      'leave.months',
      'leave.state',
      'leave.reason',
      'leave.created_at as asked_at',
    ]);
}

async function readLeave(tx: Tx, id: string): Promise<Leave> {
  return toLeave(await leaves(tx).where('leave.id', '=', id).executeTakeFirstOrThrow());
}

function toLeave(row: Awaited<ReturnType<ReturnType<typeof leaves>['executeTakeFirstOrThrow']>>): Leave {
  return { ...camelRow(row), firstMonth: row.first_month.slice(0, 7) };
}
