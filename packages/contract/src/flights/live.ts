/** Flights now. */
import { FLIGHT_PHASES } from '@va/domain/flight-record/flight-phase.ts';
import { z } from 'zod';
import { reportParamsSchema } from '../reports/reports.ts';
import { instantSchema, keysOf } from '../shared/values.ts';

export const liveFlightSchema = z
  .object({
    id: z.string().describe('Code of the report for pilots; for the public a name that says nothing'),
    publicId: z
      .string()
      .nullable()
      .describe('Its id for the public, for links; null where the pilot has not agreed to be shown'),
    callsign: z
      .string()
      .describe('Of the pilot; the airline’s letters and «···» for the public without consent'),
    number: z.int32().nullable().describe('Flight number'),
    depIcao: z.string(),
    arrIcao: z.string().describe('As planned'),
    icaoType: z.string().nullable(),
    registration: z.string().nullable(),
    phase: keysOf(FLIGHT_PHASES).meta({ id: 'FlightPhase' }),
    at: instantSchema.describe('When it was there'),
    heardAt: instantSchema.describe('When the recorder was heard last'),
    lat: z.number().describe('Degrees, north positive'),
    lon: z.number().describe('Degrees, east positive'),
    altFt: z.int32().nullable().describe('Pressure altitude, ft'),
    gsKt: z.int32().nullable().describe('Ground speed, kt'),
    hdg: z.int32().nullable().describe('True, degrees'),
    vsFpm: z.int32().nullable().describe('Vertical speed, ft/min, climb positive'),
    startedAt: instantSchema,
    plannedBlockMin: z.int32().nullable().describe('Minutes'),
    sta: instantSchema
      .nullable()
      .describe('When its booking says that it arrives; null without one, and for who sees it late'),
    delayed: z
      .boolean()
      .describe('Shown a quarter of an hour late, because the pilot has not agreed to more'),
  })
  .meta({ id: 'LiveFlight' });

export const liveSchema = z
  .object({
    at: instantSchema.describe('When this was read'),
    flights: z.array(liveFlightSchema),
  })
  .meta({ id: 'Live' });

export const liveParamsSchema = reportParamsSchema;

/** Where a flight has been, one place every quarter of a minute. */
export const liveTrackSchema = z
  .object({
    places: z.array(z.tuple([z.number(), z.number()])).describe('Longitude and latitude'),
    at: z.array(instantSchema),
    planned: z
      .array(z.object({ ident: z.string(), lat: z.number(), lon: z.number() }))
      .describe('What the plan of its booking leads over, without the departure; empty without one'),
  })
  .meta({ id: 'LiveTrack' });

export type LiveFlight = z.infer<typeof liveFlightSchema>;
export type Live = z.infer<typeof liveSchema>;
export type LiveTrack = z.infer<typeof liveTrackSchema>;

/** What the map shows when nobody flies. */
const landingSchema = z
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
