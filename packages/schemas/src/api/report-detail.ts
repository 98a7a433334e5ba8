/** A report as its pilot and the reviewers open it, and the logbook. */
import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { z } from 'zod';
import { icaoSchema, placeSchema } from './flights.ts';
import { pageQuerySchema } from './page.ts';
import { reportSchema } from './reports.ts';
import { dateSchema, instantSchema, keysOf } from './values.ts';

/** A line of the logbook. */
export const logbookReportSchema = reportSchema
  .extend({
    dep: placeSchema,
    arrPlanned: placeSchema,
    arr: placeSchema.nullable().describe('Where it came down; null until it is sent, or at an unknown field'),
    points: z.int32().describe('Sum of its entries'),
    countedMin: z.int32().describe('Minutes that it added to the hours'),
  })
  .meta({ id: 'LogbookReport' });

export const reportDetailSchema = logbookReportSchema
  .extend({
    callsign: z.string().nullable().describe('Of its pilot when the flight began'),
    comment: z.string(),
    evidenceUrl: z.string().nullable(),
    network: z.enum(['vatsim', 'ivao']).nullable(),
    onlineShare: z.number().nullable().describe('Part of the block on the network, 0 to 1'),
    clockOffsetS: z.number().nullable().describe('What was added to the recorder’s times, seconds'),
    plannedBlockMin: z.int32().nullable(),
    countsAsManual: z.boolean(),
    standing: z.enum(['accepted', 'rejected']).nullable(),
    askedAt: instantSchema.nullable().describe('A reviewer waits for an answer since then'),
    appealUntil: instantSchema
      .nullable()
      .describe('Last moment to appeal; null where nothing can be appealed'),
    withdrawUntil: instantSchema.nullable().describe('Last moment to take it back'),
    secondPilot: z
      .object({
        callsign: z.string().nullable(),
        state: z
          .enum(['named', 'asked', 'confirmed', 'declined'])
          .describe('`named` until this report is accepted; `declined` also when nobody answered in time'),
      })
      .nullable()
      .describe('Who flew along'),
    holder: z
      .object({ callsign: z.string().nullable(), state: keysOf(REPORT_STATES) })
      .nullable()
      .describe('Of a second pilot’s report: whose report it follows, and how that stands'),
    appeal: z
      .object({
        text: z.string(),
        rules: z.array(z.string()),
        state: z.enum(['open', 'upheld', 'partly', 'dismissed', 'withdrawn']),
        raisedAt: instantSchema,
        answer: z.string().nullable(),
      })
      .nullable()
      .describe('The last one'),
    version: z.int32(),
  })
  .meta({ id: 'ReportDetail' });

const spanSchema = z.object({ from: instantSchema, to: instantSchema });

/** Height and speed over time. */
export const profileSchema = z
  .object({
    points: z.array(
      z.object({
        at: instantSchema,
        lat: z.number(),
        lon: z.number(),
        altFt: z.number().nullable(),
        iasKt: z.number().nullable(),
        gsKt: z.number().nullable(),
      }),
    ),
    phases: z.array(spanSchema.extend({ phase: keysOf(PROFILE_PHASES) })),
    gaps: z.array(spanSchema),
    touchdown: z
      .object({
        at: instantSchema,
        heights: z.array(z.object({ at: instantSchema, aglFt: z.number() })),
        pitchDeg: z.number().nullable().describe('Nose up is positive'),
        bankDeg: z.number().nullable().describe('Right is positive'),
      })
      .nullable()
      .describe('The last seconds by radio height'),
    thinned: z.boolean().describe('Only a point a minute is left'),
  })
  .meta({ id: 'FlightProfile' });

/** What a logbook shows. */
const logbookFilter = {
  state: z
    .enum(['decided', 'waiting', ...keysOf(REPORT_STATES).options])
    .optional()
    .describe('A state, `decided` or `waiting`'),
  airport: icaoSchema.optional().describe('Where it began or ended'),
  type: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,4}$/)
    .optional(),
  from: dateSchema.optional().describe('First day by off block, UTC'),
  to: dateSchema.optional().describe('Last day'),
};

export const logbookQuerySchema = pageQuerySchema.extend(logbookFilter);
export const logbookTotalsQuerySchema = z.strictObject(logbookFilter);

export const totalsSchema = z
  .object({
    reports: z.int32().describe('All that the filter finds'),
    flights: z.int32().describe('Those that count'),
    minutes: z.int32().describe('Sum of their entries of hours'),
    points: z.int32().describe('Sum of their entries of points'),
    distanceNm: z.number(),
    meanScore: z.number().nullable().describe('Tenths, of the last 20 with a score that counts'),
  })
  .meta({ id: 'LogbookTotals' });

export type LogbookReport = z.infer<typeof logbookReportSchema>;
export type ReportDetail = z.infer<typeof reportDetailSchema>;
export type FlightProfile = z.infer<typeof profileSchema>;
export type LogbookTotals = z.infer<typeof totalsSchema>;
export type LogbookFilter = z.output<typeof logbookTotalsQuerySchema>;
