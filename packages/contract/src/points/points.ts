import { z } from 'zod';
import { MONTH_RESULTS } from '@va/domain/points/monthly-close.ts';
import { instantSchema, keysOf, monthSchema } from '../shared/values.ts';
import { claimSchema } from './points-claims.ts';

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
