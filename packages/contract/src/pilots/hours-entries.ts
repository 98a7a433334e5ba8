/** Entries of the ledger of hours. */
import { z } from 'zod';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import { instantSchema } from '../shared/values.ts';

export const hoursQuerySchema = pageQuerySchema.extend({
  of: z
    .enum(['flights', 'desk'])
    .optional()
    .describe('Only what reports brought, or only what came without one'),
});

export const hoursEntrySchema = z
  .object({
    id: z.uuid(),
    minutes: z.int32().describe('Added or, negative, taken'),
    kind: z.enum(['flight', 'manual', 'second_pilot', 'transfer', 'adjustment', 'reversal']),
    postedAt: instantSchema,
    reportCode: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'HoursEntry' });

export const hoursPageSchema = pageOf(hoursEntrySchema).extend({
  notTaken: z
    .int32()
    .min(0)
    .describe(
      'Minutes that entries take and there were none left of: all the entries and these make the total',
    ),
});
export type HoursEntry = z.infer<typeof hoursEntrySchema>;
