import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { idParamsSchema } from '@va/contract/account/me.ts';
import { reasonBodySchema } from '@va/contract/pilots/pilots.ts';
import { pageOf } from '@va/contract/shared/page.ts';
import {
  changeWebhookBodySchema,
  createdWebhookSchema,
  createWebhookBodySchema,
  deliveriesQuerySchema,
  webhookSchema,
} from '@va/contract/staff/webhooks.ts';
import { deliverySchema } from '@va/contract/staff/webhook-deliveries.ts';
import { camelRow } from '#server/api/camel-row.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { OutboxTable } from '#server/db/tables/outbox.ts';
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
      route: 'GET /webhooks',
      operation: 'listWebhooks',
      summary: 'Los webhooks, del más antiguo al más nuevo',
      answer: { status: 200, description: 'Todos', schema: z.array(webhookSchema) },
      handle: async () => ({ body: await listWebhooks(db.queries) }),
    }),
    pilotEndpoint('keys.all', {
      route: 'POST /webhooks',
      operation: 'createWebhook',
      summary: 'Añadir un webhook',
      description:
        'Los de formato json van firmados (https://www.standardwebhooks.com): HMAC-SHA-256 de «id.hora.cuerpo» con el secreto. Rechaza lo que lleve más de 5 minutos.',
      body: createWebhookBodySchema,
      answer: { status: 201, description: 'El secreto, una sola vez', schema: createdWebhookSchema },
      secret: true,
      handle: async ({ body, by }) => ({ body: await createWebhook(db, body, by, { allowLoopback }) }),
    }),
    pilotEndpoint('keys.all', {
      route: 'PATCH /webhooks/{id}',
      operation: 'changeWebhook',
      summary: 'Cambiar, pausar o encender un webhook',
      description: 'En pausa no guarda lo que pasa. Al encenderlo sigue por lo que aún esperaba.',
      things: 'any',
      params: idParamsSchema,
      body: changeWebhookBodySchema,
      needsVersion: true,
      answer: { status: 200, description: 'El webhook, ya cambiado', schema: webhookSchema },
      problems: ['cambiado-entretanto'],
      handle: async ({ params, body, version, by }) => {
        const changed = await changeWebhook(db, params.id, body, version, by);
        return { body: changed, version: changed.version };
      },
    }),
    pilotEndpoint('keys.all', {
      route: 'POST /webhooks/{id}/remove',
      operation: 'removeWebhook',
      summary: 'Quitar un webhook con sus envíos',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 204, description: 'Hecho', schema: z.null() },
      handle: ({ params, by }) => removeWebhook(db, params.id, by),
    }),
    pilotEndpoint('keys.all', {
      route: 'POST /webhooks/{id}/secret',
      operation: 'renewWebhookSecret',
      summary: 'Cambiar el secreto de un webhook',
      things: 'any',
      params: idParamsSchema,
      body: reasonBodySchema,
      answer: { status: 200, description: 'El secreto nuevo, una sola vez', schema: createdWebhookSchema },
      secret: true,
      handle: async ({ params, by }) => ({ body: await renewSecret(db, params.id, by) }),
    }),
    pilotEndpoint('keys.all', {
      route: 'POST /webhooks/{id}/test',
      operation: 'testWebhook',
      summary: 'Enviar ahora un mensaje de prueba',
      things: 'any',
      params: idParamsSchema,
      answer: { status: 200, description: 'Qué contestó', schema: deliverySchema },
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
      route: 'GET /webhooks/{id}/deliveries',
      operation: 'listDeliveries',
      summary: 'Lo que se ha enviado a un webhook, de lo más reciente a lo más antiguo',
      things: 'any',
      params: idParamsSchema,
      query: deliveriesQuerySchema,
      answer: { status: 200, description: 'Una parte de la lista', schema: pageOf(deliverySchema) },
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
