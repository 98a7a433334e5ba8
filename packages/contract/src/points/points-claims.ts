/** What pilots claim about a month of their points. */
import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import {
  bookingCodeSchema,
  instantSchema,
  monthSchema,
  reasonSchema,
  callsignSchema,
} from '../shared/values.ts';

export const claimStateSchema = z.enum(['open', 'corrected', 'dismissed']);

export const claimSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    month: monthSchema,
    text: z.string(),
    reportCode: z.string().nullable(),
    bookingCode: z.string().nullable().describe('Of the booking whose debit it is about'),
    state: claimStateSchema,
    proposed: z.boolean().describe('A correction of it waits for a second person'),
    raisedAt: instantSchema,
    answer: z.string().nullable(),
    decidedAt: instantSchema.nullable(),
  })
  .meta({ id: 'PointsClaim' });

export const claimBodySchema = z
  .strictObject({
    month: monthSchema,
    text: z.string().trim().min(20).max(4000),
    reportCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,20}$/, 'Escribe el código del informe: letras y cifras, sin espacios')
      .optional(),
    bookingCode: bookingCodeSchema
      .optional()
      .describe('A booking that was not flown; its debit can be claimed before the month is closed'),
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

export type PointsClaim = z.infer<typeof claimSchema>;

/** Adjustments of points that wait for a second person. */
export const proposalSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable(),
    points: z.int32().describe('To add or, negative, to take'),
    text: z.string(),
    by: z.string().nullable(),
    at: instantSchema,
    ofYours: z.boolean().describe('You proposed it: another person confirms'),
  })
  .meta({ id: 'PointsProposal' });

export const decideProposalBodySchema = z
  .strictObject({ confirm: z.boolean(), reason: reasonSchema })
  .meta({ id: 'DecideProposal', example: { confirm: true, reason: 'El vuelo está en la red.' } });

export type PointsProposal = z.infer<typeof proposalSchema>;

/** A change by at most this many, up or down, and not 0. */
const changeUpTo = (most: number) =>
  z
    .int32()
    .min(-most)
    .max(most)
    .refine((change) => change !== 0, 'Escribe una cifra que no sea 0');

export const adjustBodySchema = z
  .strictObject({ callsign: callsignSchema, points: changeUpTo(10_000), reason: reasonSchema })
  .meta({
    id: 'AdjustPoints',
    example: { callsign: 'ABC017', points: 10, reason: 'Vuelo que no se grabó.' },
  });

export const adjustHoursBodySchema = z
  .strictObject({
    callsign: callsignSchema,
    minutes: changeUpTo(600_000),
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

export type Adjustment = z.infer<typeof adjustmentSchema>;
