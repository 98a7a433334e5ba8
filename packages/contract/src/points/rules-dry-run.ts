/** What another version of the scoring rules, or another engine, would make of past flights. */
import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { z } from 'zod';
import { shortCodeSchema } from '../reports/reports.ts';
import { versionSchema } from './rules.ts';

export const dryRunBodySchema = z
  .strictObject({ before: shortCodeSchema.optional().describe('Go on after this report') })
  .meta({ id: 'DryRunRules', example: { before: 'K3M7WQ2P' } });

const outcomeSchema = z.enum(['valid', 'below_minimum', 'emergency']);

const differenceSchema = z.object({
  code: z.string(),
  depIcao: z.string(),
  arrIcao: z.string(),
  offBlock: z.string().nullable(),
  score: z.object({ from: z.int32(), to: z.int32() }).describe('Tenths'),
  outcome: z.object({ from: outcomeSchema, to: outcomeSchema }),
});

const runSchema = z.object({
  tried: z.int32().describe('Flights that were judged anew'),
  skipped: z
    .int32()
    .describe('Those that can’t be: too little of the recording is left, or their rules can’t be read'),
  next: z.string().optional().describe('Where it goes on; absent at the end'),
});

export const dryRunSchema = runSchema
  .extend({
    differences: z.array(
      differenceSchema.extend({
        rules: z.array(z.enum(RULE_IDS)).describe('Rules that would say something else'),
      }),
    ),
  })
  .meta({ id: 'RulesDryRun' });

const judgedSchema = z.object({
  status: z.enum(['ok', 'hit', 'justified', 'no_data', 'not_applicable', 'waived']),
  deduction: z.int32().describe('Tenths'),
});

export const judgedAgainSchema = runSchema
  .extend({
    engine: z.int32().describe('Version of the engine that judges now'),
    differences: z.array(
      differenceSchema.extend({
        callsign: z.string().nullable().describe('Whose flight it is'),
        engine: z
          .int32()
          .nullable()
          .describe('Version of the engine that put the score; null where nobody knows'),
        changes: z.array(
          z.object({
            rule: z.enum(RULE_IDS),
            title: z.string(),
            from: judgedSchema.nullable(),
            to: judgedSchema,
            observed: z.string().describe('What is seen now, or why nothing can be said'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'JudgedAgain' });

export type JudgedAgain = z.infer<typeof judgedAgainSchema>;

export type RulesDryRun = z.infer<typeof dryRunSchema>;

/** Versions of the scoring rules that are tried before they are activated. */
export const candidateSchema = z
  .object({
    inForce: versionSchema.nullable(),
    waiting: versionSchema.nullable().describe('Activated already, for days to come'),
    candidate: z
      .object({
        hash: z.string().describe('Beginning of the hash of the file'),
        changes: z.array(
          z.object({
            part: z.string().describe('A rule, or `general`, `flags`, `types`, `addOns`'),
            title: z.string(),
            before: z.string().nullable(),
            after: z.string().nullable(),
          }),
        ),
      })
      .nullable()
      .describe('The file of the content where it differs from what was activated last'),
  })
  .meta({ id: 'RulesCandidate' });

export type RulesCandidate = z.infer<typeof candidateSchema>;
