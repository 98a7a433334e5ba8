import { z } from 'zod';
import { dateSchema, optionalReasonSchema, reasonSchema } from '../shared/values.ts';

const names = (what: string, one = z.string().max(60)) => z.array(one).max(50).readonly().describe(what);

/** The pilots and flights that a notice is for; empty lists mean no restriction. */
export const noticeAudienceSchema = z.strictObject({
  types: names('Ids of types'),
  airports: names('ICAO codes', z.string().regex(/^[A-Z]{4}$/)),
  tours: names('Ids of tours'),
  ranks: names('Codes of ranks'),
});

export const noticeSlugSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

export const orderShape = {
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
