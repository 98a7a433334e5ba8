import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const historySchema = z
  .array(
    z.object({
      at: instantSchema,
      from: z.string(),
      to: z.string(),
      event: z.string(),
      by: z
        .enum(['pilot', 'staff', 'system'])
        .describe('Who did it: its pilot, the team, or the platform by itself'),
      reasonCode: z
        .string()
        .nullable()
        .describe('Of a rejection: why, as `POST /reviews/{id}/decide` has it'),
      text: z.string().nullable(),
    }),
  )
  .meta({ id: 'ReportHistory' });

export type HistoryView = z.infer<typeof historySchema>;
