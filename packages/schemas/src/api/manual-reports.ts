/** Reports that pilots type, and who else was in the cockpit. */
import { z } from 'zod';
import { icaoSchema, registrationSchema } from './flights.ts';
import { shortCodeSchema } from './reports.ts';
import { callsignSchema, instantSchema } from './values.ts';
import { evidenceSchema } from './reviews.ts';

export const manualReportBodySchema = z
  .strictObject({
    booking: shortCodeSchema.optional().describe('Code of the booking that was flown'),
    depIcao: icaoSchema,
    arrIcao: icaoSchema,
    registration: registrationSchema,
    number: z.int32().min(1).max(9999).optional(),
    offBlock: instantSchema,
    takeoff: instantSchema,
    landing: instantSchema,
    onBlock: instantSchema,
    network: z.enum(['vatsim', 'ivao']).optional(),
    fuelOffKg: z.number().min(0).max(400_000).optional(),
    fuelOnKg: z.number().min(0).max(400_000).optional(),
    comment: z.string().trim().max(2000).default(''),
    evidenceUrl: evidenceSchema.optional(),
    secondPilot: callsignSchema.optional().describe('Callsign of who flew along'),
  })
  .meta({ id: 'ManualReport' });

export const secondPilotBodySchema = z
  .strictObject({ secondPilot: callsignSchema.nullable().describe('Callsign; null: nobody') })
  .meta({ id: 'NameSecondPilot' });

export const manualLimitsSchema = z
  .object({
    perMonth: z.int32(),
    usedThisMonth: z.int32(),
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
        number: z.int32().nullable(),
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

export type ManualReportBody = z.output<typeof manualReportBodySchema>;

export type ManualLimits = z.infer<typeof manualLimitsSchema>;
