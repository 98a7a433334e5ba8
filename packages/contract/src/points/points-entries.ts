/** Entries of the ledgers of points and of hours. */
import { z } from 'zod';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import { callsignSchema, instantSchema, keysOf, monthSchema } from '../shared/values.ts';

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
