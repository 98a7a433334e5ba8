/** Appeals against sanctions. */
import { z } from 'zod';
import { instantSchema } from './values.ts';
import { appealStateSchema, kindSchema } from './sanctions.ts';

/** An appeal as those who may decide on it see it. */
export const sanctionAppealSchema = z
  .object({
    id: z.uuid(),
    callsign: z.string().nullable().describe('Null once the account was erased'),
    kind: kindSchema,
    facts: z.string(),
    heard: z.string(),
    startsAt: instantSchema,
    endsAt: instantSchema.nullable(),
    sanctionedBy: z.string().nullable(),
    text: z.string(),
    evidence: z.array(z.string()),
    state: appealStateSchema,
    raisedAt: instantSchema,
    answer: z.string().nullable(),
    decidedBy: z.string().nullable(),
    assignedTo: z.string().nullable().describe('Whom an administrator has asked to decide it'),
    mayDecide: z.boolean().describe('False for its pilot and for who decided the sanction'),
  })
  .meta({ id: 'SanctionAppeal' });

export type SanctionAppeal = z.infer<typeof sanctionAppealSchema>;
