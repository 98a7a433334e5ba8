/** The closing of months, and accounts that it proposes as inactive. */
import { z } from 'zod';
import { instantSchema, monthSchema, reasonSchema } from '../shared/values.ts';

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
