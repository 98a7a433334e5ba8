/** Entries of the ledger of hours. */
import { z } from 'zod';
import { instantSchema } from './values.ts';

export const hoursEntrySchema = z
  .object({
    id: z.uuid(),
    minutes: z.int32(),
    kind: z.enum(['flight', 'manual', 'second_pilot', 'transfer', 'adjustment', 'reversal']),
    postedAt: instantSchema,
    reportCode: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'HoursEntry' });

export type HoursEntry = z.infer<typeof hoursEntrySchema>;
