/** Appeals against what became of a report. */
import { z } from 'zod';
import { callsignSchema, reasonSchema } from '../shared/values.ts';
import { evidenceSchema, rulesSchema, withoutEmergencySchema } from './reviews.ts';

export const appealBodySchema = z
  .strictObject({
    text: z.string().trim().min(20).max(4000),
    rules: rulesSchema.describe('The rules it is about; none is the whole decision'),
    evidence: z.array(evidenceSchema).max(5).default([]),
    emergency: z
      .boolean()
      .default(false)
      .describe('It declares an emergency: upheld, the flight counts as one with an emergency'),
  })
  .meta({ id: 'Appeal', example: { text: 'Torre autorizó 280 kt por debajo de FL100.', rules: ['S-08'] } });

/** Who is to decide an appeal, also one against a sanction or over a rank. */
export const assignAppealBodySchema = z
  .strictObject({
    callsign: callsignSchema.nullable().describe('Of whoever may decide it; null for anybody'),
  })
  .meta({ id: 'AssignAppeal', example: { callsign: 'ABC017' } });

export const resolveBodySchema = z
  .strictObject({
    verdict: z.enum(['uphold', 'dismiss']),
    waivers: rulesSchema.describe('Rules that are let off'),
    withoutEmergency: withoutEmergencySchema,
    answer: reasonSchema,
  })
  .meta({
    id: 'ResolveAppeal',
    example: { verdict: 'uphold', waivers: ['S-08'], answer: 'La frecuencia lo confirma.' },
  });
