import { z } from 'zod';
import { MONTH_RESULTS } from '@va/domain/points/monthly-close.ts';
import { instantSchema, keysOf, monthSchema, callsignSchema, reasonSchema } from '../shared/values.ts';
import { claimSchema } from './points-claims.ts';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { pageOf, pageQuerySchema } from '../shared/page.ts';

export const pointsMonthSchema = z
  .object({
    month: monthSchema,
    earned: z.int32().min(0).describe('Points that were added, reversals included'),
    lost: z.int32().max(0).describe('Points that were taken, reversals included'),
    balance: z.int32().min(0).describe('After the last entry of the month'),
    closing: z
      .object({
        result: keysOf(MONTH_RESULTS),
        idleMonths: z.int32().describe('Months without activity in a row, this one included'),
        balance: z.int32().min(0).describe('When the month was settled'),
        settledAt: instantSchema.nullable(),
        claimsUntil: instantSchema.nullable(),
      })
      .nullable()
      .describe('Statement of the closing; null while the month is open'),
    claim: claimSchema.nullable().describe('The last one'),
  })
  .meta({ id: 'PointsMonth' });

export const ownPointsSchema = z
  .object({
    balance: z.int32().min(0).describe('Whole points'),
    months: z.array(pointsMonthSchema).describe('The latest first; the current one is always there'),
    thresholds: z
      .array(z.object({ rank: z.string(), points: z.int32().min(1).describe('That the rank asks for') }))
      .describe('Of the ranks up to the next one, the lowest first'),
    closesAt: instantSchema.describe('When the current month is closed'),
    inactivity: z
      .object({
        points: z.int32().max(0).describe('What a month without activity costs; 0 in a month that is spared'),
        flown: z.boolean().describe('The current month has activity already'),
      })
      .describe('What the closing of the current month will look at'),
  })
  .meta({ id: 'OwnPoints' });

export type PointsMonth = z.infer<typeof pointsMonthSchema>;

export type OwnPoints = z.infer<typeof ownPointsSchema>;

/** Entries of the ledgers of points and of hours. */

export const pointsReasonSchema = keysOf(POINTS_REASONS).meta({ id: 'PointsReason' });

export const pointsEntrySchema = z
  .object({
    id: z.uuid(),
    seq: z.int32().min(1).describe('Number in the pilot’s ledger'),
    month: monthSchema,
    reason: pointsReasonSchema,
    nominal: z.int32().describe('What the rule says'),
    applied: z.int32().describe('What was added or taken: the balance never falls below zero'),
    balanceAfter: z.int32().min(0).describe('Whole points'),
    postedAt: instantSchema,
    subject: z.string().describe('What makes it unique with its reason'),
    reversesId: z.uuid().nullable(),
    reversed: z.boolean(),
    rulesVersion: z
      .string()
      .nullable()
      .describe('The points rules that it was posted under; null for entries from before it was kept'),
    text: z.string().nullable().describe('Words of staff'),
    report: z
      .object({
        code: z.string(),
        dep: z.string(),
        arr: z.string(),
        flightNumber: z.int32().nullable().describe('1 to 9999, without the airline’s code'),
        icaoType: z.string().nullable(),
        blockMin: z.int32().nullable().describe('Block time, minutes'),
        score: z.int32().nullable().describe('Tenths, 0 to 100'),
        coverage: z.number().nullable().describe('Percent of the rules’ weight that could be judged'),
        flownAt: instantSchema,
      })
      .nullable(),
  })
  .meta({ id: 'PointsEntry' });

export const entriesQuerySchema = pageQuerySchema.extend({
  month: monthSchema.optional().describe('Only entries of a month'),
});

export const ledgerQuerySchema = entriesQuerySchema.extend({ callsign: callsignSchema });

export const ledgerFileQuerySchema = z.strictObject({
  month: entriesQuerySchema.shape.month,
  callsign: callsignSchema.optional().describe('Of another pilot, for staff; the own one without it'),
});

export type PointsEntry = z.infer<typeof pointsEntrySchema>;

export const hoursQuerySchema = pageQuerySchema.extend({
  of: z
    .enum(['flights', 'desk'])
    .optional()
    .describe('Only what reports brought, or only what came without one'),
});

const hoursEntrySchema = z
  .object({
    id: z.uuid(),
    minutes: z.int32().describe('Added or, negative, taken'),
    kind: z.enum(['flight', 'manual', 'second_pilot', 'transfer', 'adjustment', 'reversal']),
    postedAt: instantSchema,
    reportCode: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'HoursEntry' });

export const hoursPageSchema = pageOf(hoursEntrySchema).extend({
  notTaken: z
    .int32()
    .min(0)
    .describe(
      'Minutes that entries take and there were none left of: all the entries and these make the total',
    ),
});

export type HoursEntry = z.infer<typeof hoursEntrySchema>;

/** The closing of months, and accounts that it proposes as inactive. */

export const closureSchema = z
  .object({
    month: monthSchema,
    dueAt: instantSchema,
    startedAt: instantSchema.nullable(),
    finishedAt: instantSchema.nullable(),
    pilots: z.int32().describe('Pilots who have a statement'),
    idle: z.int32().describe('Of those, pilots without activity'),
    waiting: z.int32().describe('Pilots with a report that nobody has decided'),
    debited: z.int32().max(0).describe('Points that inactivity took'),
    error: z.string().nullable().describe('Why its run failed'),
  })
  .meta({ id: 'Closure' });

export const restartClosureBodySchema = z
  .strictObject({ month: monthSchema, reason: reasonSchema })
  .meta({ id: 'RestartClosure', example: { month: '2026-10', reason: 'Faltaba un informe de ese mes.' } });

/** That an account becomes inactive after months without activity. */
export const lapseSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    month: monthSchema,
    idleMonths: z.int32().describe('Months in a row without activity'),
    settledAt: instantSchema.nullable(),
    lastFlightAt: instantSchema.nullable().describe('On block of the last flight that was accepted'),
  })
  .meta({ id: 'LapseProposal' });

export const decideLapseBodySchema = z
  .strictObject({ confirm: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecideLapse', example: { confirm: false, reason: 'Vuelve la semana que viene.' } });

export type Closure = z.infer<typeof closureSchema>;
export type LapseProposal = z.infer<typeof lapseSchema>;
