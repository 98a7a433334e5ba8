import { staffRoutes } from '@va/contract/staff/routes.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { OutboxTable } from '#server/db/tables.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { keepDelivery } from '#server/kernel/messages/outbox-rows.ts';
import { answerText, deliver } from './send-webhooks.ts';
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, renewSecret } from './webhook-service.ts';

/** Webhooks: whom the platform tells what, whether it arrives, and trying it out. */
export function webhookEndpoints(
  db: Database,
  { airline, publicUrl, allowLoopback }: { airline: Airline; publicUrl: string; allowLoopback: boolean },
): Endpoint[] {
  return tagged('Equipo: integraciones', [
    pilotEndpoint('keys.all', {
      ask: staffRoutes.listWebhooks,
      summary: 'Los webhooks, del más antiguo al más nuevo',
      answer: { status: 200, description: 'Todos' },
      handle: async () => ({ body: await listWebhooks(db.queries) }),
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.createWebhook,
      summary: 'Añadir un webhook',
      description:
        'Los de formato json van firmados (https://www.standardwebhooks.com): HMAC-SHA-256 de «id.hora.cuerpo» con el secreto. Rechaza lo que lleve más de 5 minutos.',
      answer: { status: 201, description: 'El secreto, una sola vez' },
      secret: true,
      handle: async ({ body, by }) => ({ body: await createWebhook(db, body, by, { allowLoopback }) }),
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.changeWebhook,
      summary: 'Cambiar, pausar o encender un webhook',
      description: 'En pausa no guarda lo que pasa. Al encenderlo sigue por lo que aún esperaba.',
      things: 'any',
      needsVersion: true,
      answer: { status: 200, description: 'El webhook, ya cambiado' },
      problems: ['cambiado-entretanto'],
      handle: async ({ params, body, version, by }) => {
        const changed = await changeWebhook(db, params.id, body, version, by);
        return { body: changed, version: changed.version };
      },
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.removeWebhook,
      summary: 'Quitar un webhook con sus envíos',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      handle: ({ params, by }) => removeWebhook(db, params.id, by),
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.renewWebhookSecret,
      summary: 'Cambiar el secreto de un webhook',
      things: 'any',
      answer: { status: 200, description: 'El secreto nuevo, una sola vez' },
      secret: true,
      handle: async ({ params, by }) => ({ body: await renewSecret(db, params.id, by) }),
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.testWebhook,
      summary: 'Enviar ahora un mensaje de prueba',
      things: 'any',
      answer: { status: 200, description: 'Qué contestó' },
      handle: async ({ params, context }) => {
        const webhook = await db.queries
          .selectFrom('webhook')
          .selectAll()
          .where('id', '=', params.id)
          .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
        const { now } = context;
        const data = { title: webhook.label, text: 'Si lees esto, funciona.' };
        const body = JSON.stringify({ type: 'webhook.test', timestamp: now.toISOString(), data });
        const message = { id: uuid(), pilot_id: null, body };
        const post = { airline, publicUrl, allowLoopback, clock: () => now };
        const { answer, error } = await deliver(db.queries, webhook, message, post);
        const row = await keepDelivery(db.queries, {
          ...message,
          channel: 'webhook',
          webhook_id: webhook.id,
          target: webhook.id,
          subject: 'webhook.test',
          state: error === null ? 'sent' : 'failed',
          attempts: 1,
          next_at: now,
          created_at: now,
          sent_at: error === null ? now : null,
          last_error: error,
          answer_status: answer?.status ?? null,
          answer: answerText(answer),
        });
        return { body: viewDelivery(row) };
      },
    }),
    pilotEndpoint('keys.all', {
      ask: staffRoutes.listDeliveries,
      summary: 'Lo que se ha enviado a un webhook, de lo más reciente a lo más antiguo',
      things: 'any',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ params, query }) => {
        const rows = db.queries.selectFrom('outbox').selectAll().where('webhook_id', '=', params.id);
        return { body: await pageById(rows, query, viewDelivery) };
      },
    }),
  ]);
}

function viewDelivery(row: Selectable<OutboxTable>) {
  return {
    ...camelRow(row),
    event: row.subject,
    status: row.answer_status,
    error: row.last_error,
  };
}
