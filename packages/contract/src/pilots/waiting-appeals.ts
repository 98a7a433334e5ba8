import { z } from 'zod';
import { promotionAppealSchema } from './ranks.ts';
import { sanctionAppealSchema } from './sanctions.ts';

/** An appeal against a sanction or over a rank. */
export const waitingAppealSchema = z
  .discriminatedUnion('subject', [
    z.object({ subject: z.literal('sanction'), ...sanctionAppealSchema.shape }),
    z.object({ subject: z.literal('promotion'), ...promotionAppealSchema.shape }),
  ])
  .meta({ id: 'WaitingAppeal' });

export type WaitingAppeal = z.infer<typeof waitingAppealSchema>;
