import { z } from 'zod';
import { WEBHOOK_EVENTS } from '@va/domain/webhooks/webhook-events.ts';
import { pageQuerySchema } from '../shared/page.ts';
import { instantSchema, keysOf, optionalReasonSchema, reasonSchema } from '../shared/values.ts';

export const webhookEventSchema = keysOf(WEBHOOK_EVENTS).meta({ id: 'WebhookEvent' });

const labelSchema = z.string().trim().min(1).max(60);

const eventsSchema = z.array(webhookEventSchema).min(1).max(Object.keys(WEBHOOK_EVENTS).length);

export const webhookSchema = z
  .object({
    id: z.uuid(),
    label: z.string(),
    host: z.string().describe('Where it goes; the rest of the address is a secret of the other side'),
    format: z.enum(['json', 'discord']),
    events: z.array(webhookEventSchema),
    state: z.enum(['active', 'paused', 'off']).describe('off: switched off after three days of failures'),
    failingSince: instantSchema.nullable(),
    waiting: z.int32().describe('Messages that wait to be sent'),
    nextAt: instantSchema.nullable().describe('When those that wait are tried again'),
    createdAt: instantSchema,
    version: z.int32().describe('For `If-Match`'),
  })
  .meta({ id: 'Webhook' });

export const createWebhookBodySchema = z
  .strictObject({
    label: labelSchema,
    url: z.string().trim().max(500).describe('https; no address of a private network'),
    format: webhookSchema.shape.format,
    events: eventsSchema,
    reason: optionalReasonSchema,
  })
  .meta({
    id: 'CreateWebhook',
    example: {
      label: 'Canal de vuelos',
      url: 'https://ejemplo.org/avisos',
      format: 'json',
      events: ['report.accepted'],
      reason: 'El canal de vuelos del servidor.',
    },
  });

export const createdWebhookSchema = z
  .object({
    webhook: webhookSchema,
    secret: z
      .string()
      .describe('Shown this once: messages are signed with it, as standardwebhooks.com describes'),
  })
  .meta({ id: 'CreatedWebhook' });

export const changeWebhookBodySchema = z
  .strictObject({
    label: labelSchema.optional(),
    events: eventsSchema.optional(),
    paused: z.boolean().optional().describe('False also switches one on again that was switched off'),
    reason: reasonSchema,
  })
  .meta({ id: 'ChangeWebhook', example: { paused: true, reason: 'El canal se muda de servidor.' } });

export const deliveriesQuerySchema = pageQuerySchema;

export type WebhookView = z.infer<typeof webhookSchema>;

export type CreateWebhook = z.output<typeof createWebhookBodySchema>;

export type ChangeWebhook = z.output<typeof changeWebhookBodySchema>;

/** What was sent to a webhook. One message and what became of it. */
export const deliverySchema = z
  .object({
    id: z.uuid(),
    event: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int32().describe('Tries so far'),
    createdAt: instantSchema,
    nextAt: instantSchema,
    sentAt: instantSchema.nullable(),
    status: z.int32().nullable().describe('HTTP status of the last answer'),
    error: z.string().nullable(),
    answer: z.string().nullable().describe('How the last answer begins'),
  })
  .meta({ id: 'WebhookDelivery' });

/** News as they are kept until they are sent. */
export const keptNewsSchema = z.object({
  type: z.string(),
  timestamp: instantSchema,
  data: z.object({
    code: z.string().optional(),
    flightNumber: z.int32().nullish().describe('1 to 9999, without the airline’s code'),
    depIcao: z.string().optional(),
    arrIcao: z.string().optional(),
    icaoType: z.string().nullish(),
    std: instantSchema.optional(),
    score: z.int32().nullish().describe('Tenths, 0 to 100'),
    blockMin: z.int32().nullish().describe('Block time, minutes'),
    touchdownFpm: z.int32().nullish().describe('ft/min, 0 or less'),
    title: z.string().optional(),
    text: z.string().optional(),
    path: z.string().optional(),
  }),
});
