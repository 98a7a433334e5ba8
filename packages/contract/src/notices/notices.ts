import { z } from 'zod';
import { dateSchema, instantSchema } from '../shared/values.ts';
import { noticeSlugSchema, orderShape } from './notice-orders.ts';

/** A notice that must be read before booking what it affects. */
export const noticeSchema = z
  .object({
    slug: z.string(),
    revision: z.int32().describe('Grows with a change of meaning, which asks again'),
    title: z.string(),
    importance: z.enum(['Alta', 'Media', 'Baja']),
    body: z.string().describe('Paragraphs, separated by a blank line'),
    date: dateSchema.describe('Of publication'),
    until: dateSchema.nullable().describe('Last day in force'),
    ackUntil: z.iso
      .date()
      .nullable()
      .describe('Last day on which it must be confirmed before booking; null as long as it is in force'),
    readAt: instantSchema.nullable().describe('When one confirmed this revision'),
  })
  .meta({ id: 'Notice' });

export type Notice = z.infer<typeof noticeSchema>;

export const noticeParamsSchema = z.object({ id: noticeSlugSchema.describe('Slug of the notice') });

export const readNoticeBodySchema = z
  .strictObject({ revision: z.int32().min(1).max(1000) })
  .meta({ id: 'ReadNotice', example: { revision: 1 } });

const linkSchema = z.object({ slug: z.string(), title: z.string() }).nullable();

/** Any notice of the company, with whom it is for and whether one has read it. */
export const companyNoticeSchema = noticeSchema
  .extend({
    mustRead: z.boolean().describe('One must confirm it before booking what it affects'),
    inForce: z.boolean().describe('Its last day has not passed; the others are the archive'),
    affects: z
      .object({
        types: z.array(z.string()).describe('Models'),
        airports: z.array(z.string()).describe('ICAO codes'),
        tours: z.array(z.object({ id: z.string(), name: z.string() })),
        ranks: z.array(z.string()).describe('Names of ranks'),
      })
      .nullable()
      .describe('Null for everybody'),
    replaces: linkSchema.describe('The notice that it replaces'),
    replacedBy: linkSchema.describe('The notice that holds in its stead'),
    changedSince: z.boolean().describe('One has read an earlier revision, and its meaning has changed'),
  })
  .meta({ id: 'CompanyNotice' });

export type CompanyNotice = z.infer<typeof companyNoticeSchema>;

/** A notice as visitors read it. */
export const publicNoticeSchema = noticeSchema
  .pick({ slug: true, title: true, importance: true, body: true, date: true, until: true })
  .meta({ id: 'PublicNotice' });

export type PublicNotice = z.infer<typeof publicNoticeSchema>;

/** A notice that staff published at the desk, as they wrote it. */
export const deskNoticeSchema = z
  .object({
    ...orderShape,
    isPublic: z.boolean().describe('Visitors read it too'),
    replaces: noticeSlugSchema.nullable().describe('Slug of the notice that it replaces'),
    slug: z.string(),
    revision: z.int32().describe('Grows with each change of meaning'),
    version: z.int32().describe('For If-Match'),
    withdrawn: z.boolean().describe('It was withdrawn, and is not in force until it is published again'),
  })
  .meta({ id: 'DeskNotice' });

export type DeskNotice = z.infer<typeof deskNoticeSchema>;

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
