/** What was sent to a webhook. */
import { z } from 'zod';
import { instantSchema } from './values.ts';

/** One message and what became of it. */
export const deliverySchema = z
  .object({
    id: z.uuid(),
    event: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int32(),
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
    flightNumber: z.int32().nullish(),
    depIcao: z.string().optional(),
    arrIcao: z.string().optional(),
    icaoType: z.string().nullish(),
    std: instantSchema.optional(),
    score: z.int32().nullish(),
    blockMin: z.int32().nullish(),
    title: z.string().optional(),
    text: z.string().optional(),
    path: z.string().optional(),
  }),
});
