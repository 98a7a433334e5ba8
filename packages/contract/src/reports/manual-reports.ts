/** Reports that pilots type, and the second pilot of a flight. */
import { z } from 'zod';
import { icaoSchema, registrationSchema } from '../flights/flights.ts';
import { shortCodeSchema } from './reports.ts';
import { withMissing } from '../shared/named-field.ts';
import { callsignSchema, instantSchema } from '../shared/values.ts';
import { evidenceSchema } from './reviews.ts';

/** The pilot's description of a declared emergency. */
const emergencyTextSchema = z
  .string()
  .trim()
  .min(10)
  .max(2000)
  .describe('Declares an emergency: what happened');

export const sayEmergencyBodySchema = z
  .strictObject({ text: emergencyTextSchema })
  .meta({ id: 'SayEmergency', example: { text: 'Fuego en el motor 2 y vuelta al campo.' } });

export const manualReportBodySchema = z
  .strictObject({
    booking: shortCodeSchema.optional().describe('Code of the booking that was flown'),
    depIcao: withMissing(icaoSchema, 'Falta el aeropuerto de salida'),
    arrIcao: withMissing(icaoSchema, 'Falta el aeropuerto de llegada'),
    registration: withMissing(registrationSchema, 'Falta el avión'),
    number: z.int32().min(1).max(9999).optional().describe('1 to 9999, without the airline’s code'),
    offBlock: withMissing(instantSchema, 'Falta la hora de fuera calzos'),
    takeoff: withMissing(instantSchema, 'Falta la hora de despegue'),
    landing: withMissing(instantSchema, 'Falta la hora de la toma'),
    onBlock: withMissing(instantSchema, 'Falta la hora en calzos'),
    network: z.enum(['vatsim', 'ivao']).optional(),
    fuelOffKg: z.number().min(0).max(400_000).optional().describe('Fuel off block, kg'),
    fuelOnKg: z.number().min(0).max(400_000).optional().describe('Fuel on block, kg'),
    comment: z.string().trim().max(2000).default(''),
    evidenceUrl: evidenceSchema.optional(),
    secondPilot: callsignSchema.optional().describe('Callsign of who flew along'),
    emergency: emergencyTextSchema.optional(),
  })
  .meta({
    id: 'ManualReport',
    example: {
      depIcao: 'LFPG',
      arrIcao: 'EIDW',
      registration: 'F-ABCD',
      offBlock: '2026-11-23T10:00:00Z',
      takeoff: '2026-11-23T10:12:00Z',
      landing: '2026-11-23T11:31:00Z',
      onBlock: '2026-11-23T11:40:00Z',
      comment: 'El grabador no arrancó.',
    },
  });

export const secondPilotBodySchema = z
  .strictObject({ secondPilot: callsignSchema.nullable().describe('Callsign; null: nobody') })
  .meta({ id: 'NameSecondPilot', example: { secondPilot: 'ABC017' } });

export type ManualReportBody = z.output<typeof manualReportBodySchema>;

/** What a report by hand has to keep to. */

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
