import { z } from 'zod';
import { dateSchema, instantSchema, optionalReasonSchema, reasonSchema } from '../shared/values.ts';

const names = (what: string, one = z.string().max(60)) => z.array(one).max(50).readonly().describe(what);

/** The pilots and flights that a notice is for; empty lists mean no restriction. */
export const noticeAudienceSchema = z.strictObject({
  types: names('Ids of types'),
  airports: names('ICAO codes', z.string().regex(/^[A-Z]{4}$/)),
  tours: names('Ids of tours'),
  ranks: names('Codes of ranks'),
});

const noticeSlugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

const orderShape = {
  title: z.string().trim().min(3).max(120),
  importance: z.enum(['Alta', 'Media', 'Baja']),
  body: z.string().trim().min(10).max(4000).describe('Paragraphs, separated by a blank line; no Markdown'),
  date: dateSchema.describe('First day in force, UTC'),
  until: dateSchema.nullable().describe('Last day in force; null until it is ended'),
  mustRead: z.boolean().describe('Pilots confirm it before they book what it affects'),
  ackUntil: dateSchema.nullable().describe('Last day on which it must be confirmed before booking'),
  affects: noticeAudienceSchema.nullable().describe('Null for everybody and every flight'),
  isPublic: z.boolean().default(false).describe('Visitors read it too'),
  replaces: noticeSlugSchema
    .nullable()
    .default(null)
    .describe(
      'Slug of the notice that it replaces, which ends the day before its first day; on that day, if both begin then and this one is published then or later',
    ),
};

const orderExample = {
  title: 'Orden de arranque',
  importance: 'Alta' as const,
  body: 'Se arranca primero el motor 1.',
  date: '2026-12-01',
  until: null,
  mustRead: true,
  ackUntil: '2027-01-31',
  affects: { types: ['a320-200'], airports: [], tours: [], ranks: [] },
  reason: 'Lo cambia el manual del fabricante.',
};

const orderSchema = z.strictObject(orderShape);

export const publishNoticeBodySchema = orderSchema
  .extend({ reason: optionalReasonSchema })
  .meta({ id: 'PublishNotice', example: orderExample });

export type NoticeOrder = z.infer<typeof orderSchema>;

export type PublishNotice = z.infer<typeof publishNoticeBodySchema>;

export const changeNoticeBodySchema = z
  .strictObject({
    ...orderShape,
    meaning: z.boolean().describe('It now says something else: everybody reads it again'),
    reason: reasonSchema,
  })
  .meta({ id: 'ChangeNotice', example: { ...orderExample, meaning: false } });

export type ChangeNotice = z.infer<typeof changeNoticeBodySchema>;

export const withdrawNoticeBodySchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'WithdrawNotice', example: { reason: 'La pista ya está abierta.' } });

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** What a notice can be for. */
export const noticeScopesSchema = z
  .object({
    types: named,
    tours: named,
    ranks: named,
    notices: named.describe('Notices in force, which another one may replace; by slug'),
  })
  .meta({ id: 'NoticeScopes' });

export type NoticeScopes = z.infer<typeof noticeScopesSchema>;

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
