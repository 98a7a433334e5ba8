/** Reports of flights, as their pilots see them. */
import { z } from 'zod';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { instantSchema, keysOf } from '../shared/values.ts';

/** The public code of a booking or report: eight signs without look-alikes. */
export const shortCodeSchema = z
  .string()
  .toUpperCase()
  .regex(/^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/);

export const reportParamsSchema = z.strictObject({ id: shortCodeSchema.describe('Code of the report') });

const reportStateSchema = keysOf(REPORT_STATES).meta({ id: 'ReportState' });

export const reportSchema = z
  .object({
    code: z.string(),
    state: reportStateSchema,
    reason: z.enum(['interrupted', 'pilot', 'abandoned', 'cheating', 'holder']).nullable(),
    outcome: z
      .enum(['valid', 'below_minimum', 'emergency', 'training', 'cheating', 'not_counted'])
      .nullable(),
    source: z.enum(['acars', 'manual', 'second_pilot', 'import']),
    client: z.string().nullable(),
    clientFlightId: z.string().nullable(),
    booking: z.string().nullable().describe('Code of the booking'),
    flightNumber: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
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
    blockMin: z.int32().nullable().describe('Block time, minutes'),
    distanceNm: z.number().nullable().describe('Flown, NM'),
    fuelOffKg: z.number().nullable().describe('Fuel off block, kg'),
    fuelOnKg: z.number().nullable().describe('Fuel on block, kg'),
    touchdownFpm: z.int32().nullable().describe('Negative, ft/min'),
    touchdownG: z.number().nullable().describe('Load factor at the touchdown, g'),
    score: z.int32().nullable().describe('Tenths, 0 to 100'),
    coverage: z.number().nullable().describe('Percent of the rules that could be judged'),
    submittedAt: instantSchema.nullable(),
    decidedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Report' });

/** A flight that was thrown away. */
export const discardedReportSchema = reportSchema
  .extend({
    bookingKeptUntil: instantSchema
      .nullable()
      .describe(
        'The aircraft had not moved: the booking is reserved again, and begins until then. Null where it is over',
      ),
  })
  .meta({ id: 'DiscardedReport' });

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
  .meta({ id: 'ResumeReport', example: { clientFlightId: '5f0c1d2e' } });

export type ReportView = z.infer<typeof reportSchema>;
