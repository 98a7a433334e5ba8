/** What was sent to a webhook. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

/** One message and what became of it. */
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
