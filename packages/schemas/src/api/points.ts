import { z } from 'zod';
import { MONTH_RESULTS } from '@va/domain/points/monthly-close.ts';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { pageQuerySchema } from './page.ts';
import { callsignSchema, instantSchema, keysOf, monthSchema, reasonSchema } from './values.ts';

export const pointsReasonSchema = keysOf(POINTS_REASONS).meta({ id: 'PointsReason' });

const claimStateSchema = z.enum(['open', 'corrected', 'dismissed']);

export const claimSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    month: monthSchema,
    text: z.string(),
    reportCode: z.string().nullable(),
    state: claimStateSchema,
    raisedAt: instantSchema,
    answer: z.string().nullable(),
    decidedAt: instantSchema.nullable(),
  })
  .meta({ id: 'PointsClaim' });

/** A month of the ledger. */
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
    balance: z.int32().min(0),
    months: z.array(pointsMonthSchema).describe('The latest first; the current one is always there'),
    closesAt: instantSchema.describe('When the current month is closed'),
    inactivity: z
      .object({
        points: z.int32().max(0).describe('What a month without activity costs; 0 in a month that is spared'),
        flown: z.boolean().describe('The current month has activity already'),
      })
      .describe('What the closing of the current month will look at'),
  })
  .meta({ id: 'OwnPoints' });

export const pointsEntrySchema = z
  .object({
    id: z.uuid(),
    seq: z.int32().min(1),
    month: monthSchema,
    reason: pointsReasonSchema,
    nominal: z.int32().describe('What the rule says'),
    applied: z.int32().describe('What was added or taken: the balance never falls below zero'),
    balanceAfter: z.int32().min(0),
    postedAt: instantSchema,
    subject: z.string().describe('What makes it unique with its reason'),
    reversesId: z.uuid().nullable(),
    reversed: z.boolean(),
    text: z.string().nullable().describe('Words of staff'),
    report: z
      .object({
        code: z.string(),
        dep: z.string(),
        arr: z.string(),
        flightNumber: z.int32().nullable(),
        icaoType: z.string().nullable(),
        blockMin: z.int32().nullable(),
        score: z.int32().nullable(),
        flownAt: instantSchema,
      })
      .nullable(),
  })
  .meta({ id: 'PointsEntry' });

export const entriesQuerySchema = pageQuerySchema.extend({
  month: monthSchema.optional().describe('Only entries of a month'),
});

export const ledgerQuerySchema = entriesQuerySchema.extend({ callsign: callsignSchema });

export const hoursEntrySchema = z
  .object({
    id: z.uuid(),
    minutes: z.int32(),
    kind: z.enum(['flight', 'manual', 'second_pilot', 'transfer', 'adjustment', 'reversal']),
    postedAt: instantSchema,
    reportCode: z.string().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'HoursEntry' });

export const claimBodySchema = z
  .strictObject({
    month: monthSchema,
    text: z.string().trim().min(20).max(4000),
    reportCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,20}$/)
      .optional(),
  })
  .meta({
    id: 'ClaimPoints',
    example: { month: '2026-10', text: 'Falta la bonificación de Dublín del día 12.' },
  });

export const claimsQuerySchema = pageQuerySchema.extend({ state: claimStateSchema.optional() });

export const decideClaimBodySchema = z
  .strictObject({
    points: z.int32().min(-10_000).max(10_000).describe('Correction; 0 corrects nothing'),
    answer: reasonSchema,
  })
  .meta({ id: 'DecideClaim', example: { points: 10, answer: 'Faltaba el segundo bono de Dublín.' } });

/** An adjustment of points, or of hours, or one taken back. */
export const adjustBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    points: z
      .int32()
      .min(-10_000)
      .max(10_000)
      .refine((points) => points !== 0, 'Escribe una cifra que no sea 0'),
    reason: reasonSchema,
  })
  .meta({
    id: 'AdjustPoints',
    example: { callsign: 'ABC017', points: 10, reason: 'Vuelo que no se grabó.' },
  });

export const adjustHoursBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    minutes: z
      .int32()
      .min(-600_000)
      .max(600_000)
      .refine((minutes) => minutes !== 0, 'Escribe una cifra que no sea 0'),
    kind: z.enum(['transfer', 'adjustment']).describe('`transfer`: hours from another airline'),
    reason: reasonSchema,
  })
  .meta({
    id: 'AdjustHours',
    example: {
      callsign: 'ABC017',
      minutes: 600,
      kind: 'transfer',
      reason: 'Horas de su aerolínea anterior.',
    },
  });

export const reverseBodySchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'ReverseEntry', example: { reason: 'Se reservó por error de la plataforma.' } });

/** What became of an adjustment: posted, or kept until a second person confirms it. */
export const adjustmentSchema = z
  .object({ state: z.enum(['posted', 'proposed']), applied: z.int32().nullable() })
  .meta({ id: 'Adjustment' });

export const proposalSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    points: z.int32(),
    text: z.string(),
    by: z.string().nullable(),
    at: instantSchema,
    ofYours: z.boolean().describe('You proposed it: another person confirms'),
  })
  .meta({ id: 'PointsProposal' });

export const decideProposalBodySchema = z
  .strictObject({ confirm: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecideProposal', example: { confirm: true, reason: 'El vuelo está en la red.' } });

export const closureSchema = z
  .object({
    month: monthSchema,
    dueAt: instantSchema,
    startedAt: instantSchema.nullable(),
    finishedAt: instantSchema.nullable(),
    pilots: z.int32(),
    idle: z.int32(),
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
    idleMonths: z.int32(),
    settledAt: instantSchema.nullable(),
  })
  .meta({ id: 'LapseProposal' });

export const decideLapseBodySchema = z
  .strictObject({ confirm: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecideLapse', example: { confirm: false, reason: 'Vuelve la semana que viene.' } });

const figure = z.int32();

/** The figures of the rules, as they are posted. */
export const pointsFiguresSchema = z
  .object({
    base: z.array(z.object({ underMin: figure.nullable(), points: figure })),
    score80: figure,
    score90: figure,
    online: z.object({ points: figure, share: z.number() }),
    stage: figure,
    tour: figure,
    focus: z.object({ points: figure, perMonth: figure }),
    event: figure,
    manualPerMonth: figure,
    inactiveMonth: figure,
    abandoned: figure,
    cheating: figure,
    claimDays: figure,
    close: z.object({ day: figure, hour: figure }),
  })
  .meta({ id: 'PointsRules' });

export type PointsFigures = z.infer<typeof pointsFiguresSchema>;
export type PointsEntry = z.infer<typeof pointsEntrySchema>;
export type PointsMonth = z.infer<typeof pointsMonthSchema>;
export type OwnPoints = z.infer<typeof ownPointsSchema>;
export type PointsClaim = z.infer<typeof claimSchema>;
export type PointsProposal = z.infer<typeof proposalSchema>;
export type Closure = z.infer<typeof closureSchema>;
export type LapseProposal = z.infer<typeof lapseSchema>;
export type HoursEntry = z.infer<typeof hoursEntrySchema>;
export type Adjustment = z.infer<typeof adjustmentSchema>;
