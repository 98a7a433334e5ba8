/** Appeals against what was decided on a rank. */
import { z } from 'zod';
import { promotionSchema } from './ranks.ts';
import { appealSanctionBodySchema, appealSchema } from './sanctions.ts';
import { instantSchema } from '../shared/values.ts';

/** An appeal as those who may decide on it see it. */
export const promotionAppealSchema = appealSchema
  .extend({
    promotion: promotionSchema.pick({ kind: true, from: true, to: true, requirements: true }).extend({
      ifUpheld: z
        .enum(['granted', 'asked', 'declined'])
        .describe(
          'What it becomes if an open appeal is upheld: `granted`, the rank of `to`; `asked`, its verification waits again; `declined`, an instructor’s rank comes back',
        ),
    }),
    decision: z
      .object({ by: z.string().nullable(), at: instantSchema, reason: z.string().nullable() })
      .nullable()
      .describe('What it is against; null once something else was decided'),
  })
  .meta({ id: 'PromotionAppeal' });

export const appealPromotionBodySchema = z.strictObject(appealSanctionBodySchema.shape).meta({
  id: 'AppealPromotion',
  example: { text: 'La verificación la pasé el 3 de mayo con dos sesiones.' },
});

export type PromotionAppeal = z.infer<typeof promotionAppealSchema>;
