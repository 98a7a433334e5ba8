import { z } from 'zod';
import { callsignSchema, reasonSchema } from '../shared/values.ts';

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
