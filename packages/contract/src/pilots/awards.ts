/** Awards and badges: what there is, who has what, and why. */
import { z } from 'zod';
import { AWARD_FIGURES } from '@va/domain/awards/award.ts';
import { callsignSchema, instantSchema, keysOf, reasonSchema } from '../shared/values.ts';

/** What the picture of a badge shows. */
const drawn = {
  figure: keysOf(AWARD_FIGURES)
    .nullable()
    .describe('What its rule counts; null where people give it, and of a tour'),
  least: z.int32().nullable().describe('How much of it the rule asks for'),
};

export const awardSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    byHand: z.boolean().describe('People give it; no rule does'),
    count: z.int32().describe('Pilots who have it'),
    ownSince: instantSchema.nullable(),
    ...drawn,
    progress: z
      .object({
        have: z.int32().describe('At most `least`'),
        least: z.int32(),
        words: z.string().describe('For people: «75 de 100 vuelos»'),
      })
      .nullable()
      .describe('How far one is; null where people give it'),
  })
  .meta({ id: 'Award' });

/** What a pilot can show: an award, or a tour that was completed. */
export const badgeSchema = z
  .object({ kind: z.enum(['award', 'tour']), id: z.string(), name: z.string(), at: instantSchema, ...drawn })
  .meta({ id: 'Badge' });

export const awardGrantSchema = z
  .object({
    award: z.string(),
    name: z.string(),
    callsign: z.string(),
    at: instantSchema,
    by: z.string().nullable().describe('Callsign; null where the rule gave it'),
    reason: z.string().nullable(),
    revoked: z
      .object({ at: instantSchema, by: z.string().nullable(), reason: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'AwardGrant' });

export const awardParamsSchema = z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/) });

export const giveAwardBodySchema = z
  .strictObject({ callsign: callsignSchema, reason: reasonSchema })
  .meta({ id: 'GiveAward', example: { callsign: 'ABC017', reason: 'Enseñó a tres pilotos nuevos.' } });

export type AwardView = z.infer<typeof awardSchema>;
export type Badge = z.infer<typeof badgeSchema>;
export type AwardGrantView = z.infer<typeof awardGrantSchema>;
