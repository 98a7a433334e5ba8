import { z } from 'zod';
import { idParamsSchema } from '@va/contract/account/me.ts';
import { messagesSchema } from '@va/contract/account/own-messages.ts';
import { pageOf, pageQuerySchema } from '@va/contract/shared/page.ts';
import { outboxQuerySchema } from '@va/contract/staff/work.ts';
import { outboxSchema } from '@va/contract/staff/outbox.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { standsIn, wordsOf } from '#server/db/words.ts';
import { readAllMessages, readMessage } from './inbox-rows.ts';
import { sendAgain } from './send-again.ts';

const nothing = z.null();

/** The own inbox, and for staff the outgoing mails, notices and webhook messages. */
export function messageEndpoints(db: Database): Endpoint[] {
  return tagged('Mensajes', [
    pilotEndpoint('account.own', {
      route: 'GET /me/messages',
      operation: 'listMessages',
      summary: 'Mis mensajes, del más reciente al más antiguo',
      scope: 'own:read',
      query: pageQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: messagesSchema },
      handle: async ({ actor, query }) => {
        const own = db.queries.selectFrom('inbox_message').where('pilot_id', '=', actor.pilotId);
        const page = await pageById(own.selectAll(), query, camelRow);
        const { unread } = await own
          .select((row) => row.fn.countAll<string>().as('unread'))
          .where('read_at', 'is', null)
          .executeTakeFirstOrThrow();
        return { body: { ...page, unread: Number(unread) } };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/messages/{id}/read',
      operation: 'readMessage',
      summary: 'Marcar un mensaje como leído',
      things: 'own',
      params: idParamsSchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      handle: async ({ actor, params, context }) => {
        const found = await readMessage(db.queries, actor.pilotId, params.id, context.now);
        if (!found) throw new Problem('no-encontrado');
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/messages/read-all',
      operation: 'readAllMessages',
      summary: 'Marcar todos mis mensajes como leídos',
      answer: { status: 204, description: 'Hecho', schema: nothing },
      handle: async ({ actor, context }) => {
        await readAllMessages(db.queries, actor.pilotId, context.now);
      },
    }),
    pilotEndpoint('jobs.run', {
      route: 'GET /outbox',
      operation: 'listOutbox',
      tag: 'Trabajos',
      summary: 'Lo que sale de la plataforma, de lo más reciente a lo más antiguo',
      query: outboxQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(outboxSchema) },
      handle: async ({ query }) => {
        let rows = db.queries
          .selectFrom('outbox')
          .select([
            'id',
            'channel',
            'subject',
            'state',
            'attempts',
            'next_at',
            'last_error',
            'created_at',
            'sent_at',
          ]);
        if (query.state !== undefined) rows = rows.where('state', '=', query.state);
        for (const word of wordsOf(query.text))
          rows = rows.where(standsIn(word, ['subject', 'channel', 'last_error']));
        return { body: await pageById(rows, query, camelRow) };
      },
    }),
    pilotEndpoint('jobs.run', {
      route: 'POST /outbox/{id}/retry',
      operation: 'retryOutbox',
      tag: 'Trabajos',
      summary: 'Volver a enviar lo que no salió',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'En cola otra vez', schema: nothing },
      problems: ['no-repetible'],
      handle: ({ params, by }) => sendAgain(db, params.id, by),
    }),
  ]);
}
