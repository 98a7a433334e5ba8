/** Sanctions as staff and their pilot see them. */
import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { evidenceSchema } from '../reports/reviews.ts';
import { instantSchema, reasonSchema } from '../shared/values.ts';
import { callsignParamsSchema } from './pilots.ts';

export const appealStateSchema = z.enum(['open', 'upheld', 'dismissed', 'withdrawn']);

/** What staff see of an appeal against a sanction or a decision on a rank. */
export const appealSchema = z.object({
  id: z.uuid(),
  callsign: z.string().nullable().describe('Null once the account was erased'),
  text: z.string(),
  evidence: z.array(z.string()),
  state: appealStateSchema,
  raisedAt: instantSchema,
  answer: z.string().nullable(),
  decidedBy: z.string().nullable(),
  assignedTo: z.string().nullable().describe('Whom an administrator has asked to decide it'),
  mayDecide: z.boolean().describe('False for its pilot and for who decided first'),
});

export const kindSchema = z.enum(['warning', 'suspension', 'expulsion']);

/** A sanction as its pilot reads it. */
export const ownSanctionSchema = z
  .object({
    id: z.uuid(),
    kind: kindSchema,
    facts: z.string(),
    heard: z.string().describe('What the pilot said when heard'),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    liftedAt: instantSchema.nullable(),
    appealUntil: instantSchema
      .nullable()
      .describe('Until when it can be appealed; null where there is nothing to appeal or it was'),
    report: z.string().nullable().describe('Code of the report that it is about: it is appealed there'),
    appeal: z
      .object({
        state: appealStateSchema,
        text: z.string(),
        raisedAt: instantSchema,
        answer: z.string().nullable(),
      })
      .nullable()
      .describe('The last one'),
  })
  .meta({ id: 'OwnSanction' });

export const appealSanctionBodySchema = z
  .strictObject({
    text: z.string().trim().min(20).max(4000),
    evidence: z.array(evidenceSchema).max(5).default([]),
  })
  .meta({ id: 'AppealSanction', example: { text: 'No fui yo: ese día estaba en excedencia y no conecté.' } });

export const appealsQuerySchema = pageQuerySchema.extend({
  subject: z.enum(['sanction', 'promotion']).optional().describe('What they are against; both without it'),
  state: z.enum(['open', 'all']).default('open').describe('Only those to decide, or all'),
});

export const decideAppealBodySchema = z
  .strictObject({ verdict: z.enum(['uphold', 'dismiss']), answer: reasonSchema })
  .meta({
    id: 'DecideAppeal',
    example: { verdict: 'dismiss', answer: 'Los hechos están probados y la duración es la mínima.' },
  });

export type OwnSanction = z.infer<typeof ownSanctionSchema>;

/** Appeals against sanctions. An appeal as those who may decide on it see it. */
export const sanctionAppealSchema = appealSchema
  .extend({
    kind: kindSchema,
    facts: z.string(),
    heard: z.string(),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    sanctionedBy: z.string().nullable(),
  })
  .meta({ id: 'SanctionAppeal' });

export type SanctionAppeal = z.infer<typeof sanctionAppealSchema>;

const example = { facts: 'El 12 de noviembre insultó a un compañero.', heard: 'Dice que lo siente.' };

/** Suspension and expulsion, as staff order them. */
export const suspendBodySchema = z
  .strictObject({
    days: z.int32().min(1).max(1000).describe('7 to 90'),
    facts: reasonSchema.describe('What happened and when'),
    heard: z.string().trim().min(1).max(4000).describe('What the pilot said when heard'),
  })
  .meta({ id: 'Suspend', example: { days: 7, ...example } });

export const expelBodySchema = z
  .strictObject({ facts: reasonSchema, heard: z.string().trim().min(1).max(4000) })
  .meta({ id: 'Expel', example });

/** Sanctions of everybody, or of one pilot. */
export const sanctionsQuerySchema = pageQuerySchema.extend(callsignParamsSchema.partial().shape);

/** A sanction as staff see it. */
export const sanctionSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable().describe('Null once the account was erased'),
    kind: z.enum(['warning', 'suspension', 'expulsion']),
    facts: z.string(),
    heard: z.string().describe('What the pilot said when heard'),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    appealUntil: instantSchema,
    liftedAt: instantSchema.nullable(),
    decidedBy: z.string().nullable(),
    running: z.boolean().describe('Whether it is the suspension or expulsion that holds now'),
  })
  .meta({ id: 'Sanction' });
