/** Reports of flights, as their pilots see them. */
import { z } from 'zod';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { icaoSchema } from './flights.ts';
import { instantSchema, keysOf } from './values.ts';

/** The public code of a booking or report: eight signs without look-alikes. */
export const shortCodeSchema = z
  .string()
  .toUpperCase()
  .regex(/^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/);

export const reportParamsSchema = z.strictObject({ id: shortCodeSchema.describe('Code of the report') });

const reportStateSchema = keysOf(REPORT_STATES).meta({ id: 'ReportState' });

export const startReportBodySchema = z
  .strictObject({
    clientFlightId: z
      .string()
      .min(1)
      .max(100)
      .describe('The recorder’s own name for this flight: the same name again is the same flight'),
    client: z.string().trim().min(1).max(60).describe('Name of the recorder'),
    clientVersion: z.string().trim().min(1).max(40).optional(),
    booking: shortCodeSchema.optional().describe('Code of the booking; without it a free flight'),
    flight: z
      .strictObject({
        depIcao: icaoSchema,
        arrIcao: icaoSchema,
        icaoType: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{2,4}$/),
        number: z.int32().min(1).max(9999).optional(),
      })
      .optional()
      .describe('What is flown, where there is no booking'),
    icaoTypeSeen: z.string().trim().toUpperCase().min(1).max(8).optional().describe('Type in the simulator'),
    addOn: z.string().trim().min(1).max(200).optional().describe('Title of the aircraft in the simulator'),
    plannedFuelKg: z.number().min(0).max(400_000).optional(),
    plannedBlockMin: z.int32().min(1).max(1800).optional(),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  })
  .refine(({ booking, flight }) => (booking === undefined) !== (flight === undefined), {
    message: 'Envía «booking» o «flight», uno de los dos',
    path: ['flight'],
  })
  .meta({
    id: 'StartReport',
    example: {
      clientFlightId: '0193-7a',
      client: 'Grabador',
      flight: { depIcao: 'LFPG', arrIcao: 'LFMN', icaoType: 'B738' },
      lat: 49.01,
      lon: 2.55,
    },
  });

export const reportSchema = z
  .object({
    code: z.string(),
    state: reportStateSchema,
    reason: z.enum(['interrupted', 'pilot', 'abandoned', 'cheating', 'holder']).nullable(),
    outcome: z.enum(['valid', 'below_minimum', 'emergency', 'cheating', 'not_counted']).nullable(),
    source: z.enum(['acars', 'manual', 'second_pilot', 'import']),
    client: z.string().nullable(),
    clientFlightId: z.string().nullable(),
    booking: z.string().nullable().describe('Code of the booking'),
    flightNumber: z.int32().nullable(),
    depIcao: z.string(),
    arrPlannedIcao: z.string(),
    arrIcao: z
      .string()
      .nullable()
      .describe('Where it came down; null until it is sent, or at an unknown field'),
    diversion: z.boolean(),
    icaoType: z.string().nullable(),
    registration: z.string().nullable(),
    startedAt: instantSchema,
    heardAt: instantSchema.nullable().describe('When the recorder was heard last'),
    offBlock: instantSchema.nullable(),
    takeoff: instantSchema.nullable(),
    landing: instantSchema.nullable(),
    onBlock: instantSchema.nullable(),
    blockMin: z.int32().nullable(),
    distanceNm: z.number().nullable(),
    fuelOffKg: z.number().nullable(),
    fuelOnKg: z.number().nullable(),
    touchdownFpm: z.int32().nullable().describe('Negative, ft/min'),
    touchdownG: z.number().nullable(),
    score: z.int32().nullable().describe('Tenths, 0 to 100'),
    coverage: z.number().nullable().describe('Percent of the rules that could be judged'),
    submittedAt: instantSchema.nullable(),
    decidedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Report' });

export const submitBodySchema = z
  .strictObject({
    lastSeq: z
      .int32()
      .min(0)
      .optional()
      .describe('Number of the last point that was recorded: refused while points before it are missing'),
    asIs: z.boolean().default(false).describe('Send it although points are missing'),
    comment: z.string().trim().max(2000).optional(),
    clientScore: z.int32().min(0).max(100).optional().describe('What the recorder made of it: a remark'),
  })
  .meta({ id: 'SubmitReport', example: { lastSeq: 2260 } });

export const resumeBodySchema = z
  .strictObject({ clientFlightId: z.string().min(1).max(100) })
  .meta({ id: 'ResumeReport' });

const bandSchema = z.object({
  upTo: z.number().nullable().describe('Where it ends; null for the last one'),
  deduction: z.int32().describe('Tenths'),
});

export const scoreSchema = z
  .object({
    score: z.int32().nullable(),
    coverage: z.number().nullable(),
    rulesVersion: z.string().nullable(),
    least: z.int32().nullable().describe('Tenths below which this flight does not count'),
    items: z.array(
      z.object({
        rule: z.string(),
        title: z.string(),
        status: z.enum(['ok', 'hit', 'justified', 'no_data', 'not_applicable', 'waived']),
        deduction: z.int32().describe('Tenths'),
        waived: z.int32().describe('Tenths that a person let off'),
        observed: z.string(),
        expected: z.string(),
        times: z.array(z.object({ from: instantSchema, to: instantSchema, observed: z.string() })),
      }),
    ),
    landingBands: z
      .object({ fpm: z.array(bandSchema), g: z.array(bandSchema) })
      .nullable()
      .describe('What rate of descent and load at touchdown took by the rules of this report'),
    flags: z.array(z.object({ code: z.string(), blocking: z.boolean(), detail: z.string() })),
    points: z.array(
      z.object({
        reason: keysOf(POINTS_REASONS),
        label: z.string(),
        points: z.int32(),
      }),
    ),
  })
  .meta({ id: 'ReportScore' });

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

export const trackQuerySchema = z.strictObject({
  zoom: z.coerce
    .number()
    .int()
    .min(0)
    .max(18)
    .default(8)
    .describe('Zoom of the map: less shows fewer points'),
});

const place = z.tuple([z.number(), z.number()]).describe('Longitude and latitude');

/** The track as GeoJSON, with what else is known of each place in the same order. */
export const trackSchema = z
  .object({
    type: z.literal('Feature'),
    geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(place) }),
    properties: z.object({
      at: z.array(instantSchema),
      altFt: z.array(z.number().nullable()),
      gsKt: z.array(z.number().nullable()),
      iasKt: z.array(z.number().nullable()),
      thinned: z.boolean().describe('Only a point a minute is left'),
    }),
  })
  .meta({ id: 'Track' });

export type StartReport = z.output<typeof startReportBodySchema>;
export type SubmitReport = z.output<typeof submitBodySchema>;
export type ReportView = z.infer<typeof reportSchema>;
export type ScoreView = z.infer<typeof scoreSchema>;
export type TrackView = z.infer<typeof trackSchema>;
export type HistoryView = z.infer<typeof historySchema>;
