/** What another version of the scoring rules would make of past flights. */
import { RULE_IDS } from '@va/domain/scoring/rule-id.ts';
import { z } from 'zod';
import { shortCodeSchema } from '../reports/reports.ts';

export const dryRunBodySchema = z
  .strictObject({ before: shortCodeSchema.optional().describe('Go on after this report') })
  .meta({ id: 'DryRunRules', example: { before: 'K3M7WQ2P' } });

const outcomeSchema = z.enum(['valid', 'below_minimum', 'emergency']);

export const dryRunSchema = z
  .object({
    tried: z.int32().describe('Flights that were judged anew'),
    skipped: z.int32().describe('Those of which too little of the recording is left'),
    differences: z.array(
      z.object({
        code: z.string(),
        depIcao: z.string(),
        arrIcao: z.string(),
        offBlock: z.string().nullable(),
        score: z.object({ from: z.int32(), to: z.int32() }),
        outcome: z.object({ from: outcomeSchema, to: outcomeSchema }),
        rules: z.array(z.enum(RULE_IDS)).describe('Rules that would say something else'),
      }),
    ),
    next: z.string().optional().describe('Where it goes on; absent at the end'),
  })
  .meta({ id: 'RulesDryRun' });

export type RulesDryRun = z.infer<typeof dryRunSchema>;
