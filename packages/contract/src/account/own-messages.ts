import { z } from 'zod';
import { pageOf } from '../shared/page.ts';
import { instantSchema } from '../shared/values.ts';

export const messageSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.string().nullable(),
    createdAt: instantSchema,
    readAt: instantSchema.nullable(),
  })
  .meta({ id: 'Message' });

export const messagesSchema = pageOf(messageSchema).extend({
  unread: z.int32().describe('How many of all messages are new, on whichever page they stand'),
});
