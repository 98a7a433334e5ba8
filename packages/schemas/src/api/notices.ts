import { z } from 'zod';
import { instantSchema } from './values.ts';

/** A notice that must be read before booking what it affects. */
export const noticeSchema = z
  .object({
    slug: z.string(),
    revision: z.int32().describe('Grows with a change of meaning, which asks again'),
    title: z.string(),
    importance: z.enum(['Alta', 'Media', 'Baja']),
    body: z.string().describe('Paragraphs, separated by a blank line'),
    date: z.iso.date().describe('Of publication'),
    until: z.iso.date().nullable().describe('Last day in force'),
    readAt: instantSchema.nullable().describe('When one confirmed this revision'),
  })
  .meta({ id: 'Notice' });

export type Notice = z.infer<typeof noticeSchema>;

export const noticeParamsSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .describe('Slug of the notice'),
});

export const readNoticeBodySchema = z
  .strictObject({ revision: z.int32().min(1).max(1000) })
  .meta({ id: 'ReadNotice', example: { revision: 1 } });
