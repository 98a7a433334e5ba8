/** The scoring rules in words, and their versions. */
import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { RULE_PHASES } from '@va/domain/scoring/rule-fields.ts';
import { z } from 'zod';
import { dateSchema, reasonSchema } from '../shared/values.ts';

const versionIdSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/)
  .describe('First day and the beginning of the hash');

export const rulesQuerySchema = z.strictObject({
  version: versionIdSchema.optional().describe('A version of before; without it the one in force'),
});

export const versionSchema = z.object({
  id: versionIdSchema,
  activatedOn: dateSchema.describe('First day of the flights it is for, by off block, UTC'),
});

export const explainedRulesSchema = versionSchema
  .extend({
    inForce: z.boolean(),
    versions: z.array(versionSchema).describe('All there were and will be, the latest first'),
    least: z
      .object({ score: z.int32().describe('Tenths'), since: dateSchema })
      .describe('Least score for a flight to count'),
    leastCoverage: z.number().describe('Percent of the rules’ weight below which a person decides'),
    general: z.array(z.string()).describe('What holds for all rules, a sentence or two each'),
    rules: z.array(
      z.object({
        id: z.enum(RULE_IDS),
        title: z.string(),
        phases: z.array(z.enum(RULE_PHASES)),
        asks: z.string(),
        lets: z.string().nullable().describe('What it lets pass'),
        takes: z.string(),
        cap: z.int32().describe('Most tenths it takes'),
        since: dateSchema.nullable().describe('First day of the flights it is for; null for all'),
        types: z.array(z.string()).describe('Types with figures of their own'),
      }),
    ),
    flags: z.array(
      z.object({
        code: z.string(),
        blocking: z.boolean().describe('A person decides'),
        text: z.string(),
      }),
    ),
    types: z.array(
      z.object({
        type: z.string().describe('ICAO designator'),
        vmoKt: z.number().describe('Largest operating speed, kt indicated'),
        mmo: z.number().describe('Largest operating Mach number'),
        vfeKt: z.array(z.number()).describe('Flaps 1, 1+F, 2, 3 and FULL'),
        gearKt: z.number().describe('Largest speed with the gear down, kt'),
        gearRetractionKt: z.number().describe('Largest speed while the gear moves up, kt'),
        stallKt: z.number().describe('Speed under which a stall warning is believed, kt'),
        reserveKg: z.number().describe('Fuel for the last 30 minutes, kg'),
        mtowKg: z.number().describe('Largest take-off weight, kg'),
        mlwKg: z.number().nullable().describe('Largest landing weight, kg'),
      }),
    ),
  })
  .meta({ id: 'ExplainedRules' });

export const activateBodySchema = z
  .strictObject({
    hash: z.string().describe('Of the candidate that was tried'),
    from: dateSchema.describe('First day of the flights it is for, by off block, UTC; today or later'),
    reason: reasonSchema,
  })
  .meta({
    id: 'ActivateRules',
    example: { hash: '3f9a2c41', from: '2026-11-23', reason: 'Acordado con los pilotos.' },
  });

export type ExplainedRules = z.infer<typeof explainedRulesSchema>;
