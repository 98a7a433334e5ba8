/** Messages that wait to be sent. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

/** A message on its way out (mail, push or webhook); its text is not shown, since it may hold a link. */
export const outboxSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(['mail', 'webhook', 'push']),
    subject: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int32().describe('Tries so far'),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    sentAt: instantSchema.nullable(),
  })
  .meta({ id: 'OutboxMessage' });
