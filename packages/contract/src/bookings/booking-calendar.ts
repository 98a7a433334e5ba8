import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const calendarSchema = z
  .object({
    createdAt: instantSchema.nullable().describe('Null without an address'),
    lastReadAt: instantSchema.nullable(),
  })
  .meta({ id: 'Calendar' });

export const calendarAddressSchema = z
  .object({ url: z.string().describe('Shown once') })
  .meta({ id: 'CalendarAddress' });
