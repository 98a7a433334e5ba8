/** The logbook of a pilot: reports, and what they add up to. */
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { z } from 'zod';
import { icaoSchema, placeSchema } from '../flights/flights.ts';
import { pageQuerySchema } from '../shared/page.ts';
import { reportSchema } from './reports.ts';
import { dateSchema, keysOf } from '../shared/values.ts';

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

/** What other pilots see of an accepted report whose pilot shares them. */
export const sharedReportSchema = logbookReportSchema
  .pick({
    flightNumber: true,
    dep: true,
    arr: true,
    icaoType: true,
    registration: true,
    offBlock: true,
    blockMin: true,
    distanceNm: true,
    score: true,
    coverage: true,
  })
  .meta({ id: 'SharedReport' });

/** Filter parameters of a logbook. */
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

/** Sort orders of a logbook; a minus means descending. */
const LOGBOOK_ORDERS = [
  '-flown',
  'flown',
  '-score',
  'score',
  '-block',
  'block',
  '-distance',
  'distance',
] as const;
export type LogbookOrder = (typeof LOGBOOK_ORDERS)[number];

/** Query for a page of a logbook; flights without the sort value come last. */
export const logbookPageQuerySchema = pageQuerySchema.extend({
  sort: z
    .enum(LOGBOOK_ORDERS)
    .default('-flown')
    .describe('Off block, score, block or distance; with a minus the most first'),
});

export const logbookQuerySchema = logbookPageQuerySchema.extend(logbookFilter);

export const logbookTotalsQuerySchema = z.strictObject(logbookFilter);

export const totalsSchema = z
  .object({
    reports: z.int32().describe('All that the filter finds'),
    flights: z.int32().describe('Those that count'),
    minutes: z.int32().describe('Sum of their entries of hours'),
    points: z.int32().describe('Sum of their entries of points'),
    distanceNm: z.number().describe('Flown, NM'),
    meanScore: z.number().nullable().describe('Tenths, of the last 20 with a score that counts'),
  })
  .meta({ id: 'LogbookTotals' });

export type LogbookReport = z.infer<typeof logbookReportSchema>;

export type SharedReport = z.infer<typeof sharedReportSchema>;

export type LogbookTotals = z.infer<typeof totalsSchema>;

export type LogbookFilter = z.output<typeof logbookTotalsQuerySchema>;
