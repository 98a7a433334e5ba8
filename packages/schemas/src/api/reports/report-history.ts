import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const historySchema = z
  .array(
    z.object({
      at: instantSchema,
      from: z.string(),
      to: z.string(),
      event: z.string(),
      own: z.boolean().describe('The pilot did it'),
      text: z.string().nullable(),
    }),
  )
  .meta({ id: 'ReportHistory' });

export type HistoryView = z.infer<typeof historySchema>;
