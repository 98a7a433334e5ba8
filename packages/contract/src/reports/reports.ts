/** Reports of flights, as their pilots see them. */
import { z } from 'zod';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { instantSchema, keysOf } from '../shared/values.ts';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';

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

const bandSchema = z.object({
  upTo: z.number().nullable().describe('Where it ends; null for the last one'),
  deduction: z.int32().describe('Tenths'),
});

export const scoreSchema = z
  .object({
    score: z.int32().nullable().describe('Tenths, 0 to 100'),
    coverage: z.number().nullable().describe('Percent of the rules that could be judged'),
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
    speedLimit: z
      .object({ kt: z.number().describe('Indicated'), belowFt: z.number() })
      .nullable()
      .describe('The limit of speed at low height by the rules of this report; null where none was judged'),
    betterLanding: z
      .object({
        score: z.int32().describe('Tenths, 0 to 100'),
        points: z.int32().describe('What that score gives by the rules of today, whole points'),
        instead: z.int32().describe('What the own score gives by them, whole points'),
      })
      .nullable()
      .describe(
        'The score with a touchdown that takes nothing; null where it took nothing or nobody judged it',
      ),
    flags: z.array(
      z.object({
        code: z.string(),
        blocking: z.boolean(),
        detail: z.string(),
        checked: z.boolean().describe('A person looked at it and accepted the flight'),
      }),
    ),
    points: z.array(
      z.object({
        reason: keysOf(POINTS_REASONS),
        label: z.string(),
        points: z.int32().describe('Whole points, debits negative'),
      }),
    ),
  })
  .meta({ id: 'ReportScore' });

export type ScoreView = z.infer<typeof scoreSchema>;
