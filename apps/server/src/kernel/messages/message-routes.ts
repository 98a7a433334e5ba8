import { accountRoutes } from '@va/contract/account/routes.ts';
import { staffRoutes } from '@va/contract/staff/routes.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { standsIn, wordsOf } from '#server/db/words.ts';
import { readAllMessages, readMessage } from './inbox-rows.ts';
import { sendAgain } from './outbox-rows.ts';

/** The own inbox, and for staff the outgoing mails, notices and webhook messages. */
export function messageEndpoints(db: Database): Endpoint[] {
  return tagged('Mensajes', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.listMessages,
      summary: 'Mis mensajes, del más reciente al más antiguo',
      scope: 'own:read',
      answer: { status: 200, description: 'Una parte de la lista' },
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
      ask: accountRoutes.readMessage,
      summary: 'Marcar un mensaje como leído',
      things: 'own',
      answer: { status: 204, description: 'Hecho' },
      handle: async ({ actor, params, context }) => {
        const found = await readMessage(db.queries, actor.pilotId, params.id, context.now);
        if (!found) throw new Problem('no-encontrado');
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.readAllMessages,
      summary: 'Marcar todos mis mensajes como leídos',
      answer: { status: 204, description: 'Hecho' },
      handle: async ({ actor, context }) => {
        await readAllMessages(db.queries, actor.pilotId, context.now);
      },
    }),
    pilotEndpoint('jobs.run', {
      ask: staffRoutes.listOutbox,
      tag: 'Trabajos',
      summary: 'Lo que sale de la plataforma, de lo más reciente a lo más antiguo',
      answer: { status: 200, description: 'Una parte de la lista' },
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
      ask: staffRoutes.retryOutbox,
      tag: 'Trabajos',
      summary: 'Volver a enviar lo que no salió',
      things: 'any',
      answer: { status: 204, description: 'En cola otra vez' },
      problems: ['no-repetible'],
      handle: ({ params, by }) => sendAgain(db, params.id, by),
    }),
  ]);
}
