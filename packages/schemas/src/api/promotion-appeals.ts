/** Appeals against what was decided on a rank. */
import { z } from 'zod';
import { promotionSchema } from './ranks.ts';
import { appealSanctionBodySchema, appealStateSchema, decideAppealBodySchema } from './sanctions.ts';
import { instantSchema } from './values.ts';

/** An appeal as those who may decide on it see it. */
export const promotionAppealSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable().describe('Null once the account was erased'),
    promotion: promotionSchema.pick({ kind: true, from: true, to: true, requirements: true }),
    decision: z
      .object({ by: z.string().nullable(), at: instantSchema, reason: z.string().nullable() })
      .nullable()
      .describe('What it is against; null once something else was decided'),
    text: z.string(),
    evidence: z.array(z.string()),
    state: appealStateSchema,
    raisedAt: instantSchema,
    answer: z.string().nullable(),
    decidedBy: z.string().nullable(),
    assignedTo: z.string().nullable().describe('Whom an administrator has asked to decide it'),
    mayDecide: z.boolean().describe('False for its pilot and for who decided first'),
  })
  .meta({ id: 'PromotionAppeal' });

export const appealPromotionBodySchema = z.strictObject(appealSanctionBodySchema.shape).meta({
  id: 'AppealPromotion',
  example: { text: 'La verificación la pasé el 3 de mayo con dos sesiones.' },
});

export const decidePromotionAppealBodySchema = z.strictObject(decideAppealBodySchema.shape).meta({
  id: 'DecidePromotionAppeal',
  example: { verdict: 'uphold', answer: 'La hoja lo confirma y las horas estaban.' },
});

export type PromotionAppeal = z.infer<typeof promotionAppealSchema>;
