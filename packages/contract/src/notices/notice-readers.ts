import { z } from 'zod';
import { dateSchema, instantSchema } from '../shared/values.ts';
import { deskNoticeSchema } from './notices.ts';

/** How many pilots have read each notice. */
export const noticeReadingSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    revision: z.int32().describe('Grows with each change of meaning'),
    date: dateSchema,
    mustRead: z.boolean(),
    inForce: z.boolean(),
    read: z.int32().describe('Pilots who confirmed this revision'),
    pilots: z.int32().describe('Pilots whom it is for'),
    desk: deskNoticeSchema
      .nullable()
      .describe('What can be changed at the desk; null for one of the content'),
  })
  .meta({ id: 'NoticeReading' });

export type NoticeReading = z.infer<typeof noticeReadingSchema>;

/** Whether one pilot has read a notice, and in which revision. */
export const noticeReaderSchema = z
  .object({
    callsign: z.string(),
    name: z.string().optional(),
    revision: z.int32().nullable().describe('The latest that was confirmed; null for none'),
    readAt: instantSchema.nullable(),
    current: z.boolean().describe('It is the revision that holds now'),
  })
  .meta({ id: 'NoticeReader' });

export type NoticeReader = z.infer<typeof noticeReaderSchema>;
