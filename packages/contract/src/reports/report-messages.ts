import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const reportMessagesSchema = z
  .array(
    z.object({
      at: instantSchema,
      own: z.boolean().describe('The pilot wrote it'),
      text: z.string().describe('A question, an answer, or words without either'),
    }),
  )
  .meta({ id: 'ReportMessages' });

export type ReportMessages = z.infer<typeof reportMessagesSchema>;
