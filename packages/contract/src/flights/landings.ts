/** What the map shows when nobody flies. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const landingSchema = z
  .object({
    at: instantSchema.describe('When it touched down'),
    callsign: z
      .string()
      .describe('Of the pilot; the airline’s letters and «···» for the public without consent'),
    number: z.int32().nullable().describe('Flight number; null for the public without consent'),
    depIcao: z.string(),
    arrIcao: z.string().describe('Where it landed'),
    icaoType: z.string().nullable(),
    registration: z.string().nullable().describe('Null for the public without consent'),
  })
  .meta({ id: 'Landing' });

export const landingsSchema = z
  .object({ landings: z.array(landingSchema).describe('Of today in UTC, newest first, 20 at most') })
  .meta({ id: 'Landings' });

export type Landing = z.infer<typeof landingSchema>;
export type Landings = z.infer<typeof landingsSchema>;
