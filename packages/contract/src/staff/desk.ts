import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

const deskCounterSchema = z
  .object({
    id: z.string(),
    title: z.string().describe('Spanish, in the plural'),
    calm: z.string().describe('Spanish; said where none waits'),
    count: z.int().min(0).describe('How many wait'),
    oldestAt: instantSchema.nullable().describe('Since when the oldest waits; null where none does'),
    list: z.string().describe('Page with all of them, after `/plataforma`'),
    open: z
      .string()
      .nullable()
      .describe('Page on which the oldest is decided; null where none waits, or not for staff'),
  })
  .meta({ id: 'DeskCounter' });

/** What waits for one account of the staff. */
export const deskSchema = z
  .object({ checkedAt: instantSchema, counters: z.array(deskCounterSchema) })
  .meta({ id: 'Desk' });

export type Desk = z.infer<typeof deskSchema>;
