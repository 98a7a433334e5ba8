/** What a report by hand has to keep to. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

export const manualLimitsSchema = z
  .object({
    perMonth: z.int32().describe('Reports by hand that the rules allow in a month'),
    usedThisMonth: z.int32().describe('Reports by hand of this month, UTC'),
    nextFrom: instantSchema.nullable().describe('When none is left: from when flights can be typed again'),
    days: z.int32().describe('How long after its end a flight can be typed'),
    used: z
      .array(z.object({ month: z.string().describe('`YYYY-MM`, UTC'), count: z.int32() }))
      .describe('Reports by hand of the months of which flights can still be typed'),
    busy: z
      .array(
        z.object({
          code: z.string(),
          depIcao: z.string(),
          arrIcao: z.string(),
          offBlock: instantSchema,
          onBlock: instantSchema,
        }),
      )
      .describe('Flights of those days: another one can’t be at the same time'),
    bookings: z.array(
      z.object({
        code: z.string(),
        number: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
        depIcao: z.string(),
        arrIcao: z.string(),
        std: instantSchema,
        sta: instantSchema,
        registration: z.string().nullable(),
      }),
    ),
    registrations: z.array(z.object({ registration: z.string(), icaoType: z.string() })),
  })
  .meta({ id: 'ManualLimits' });

export type ManualLimits = z.infer<typeof manualLimitsSchema>;
