import { z } from 'zod';
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { instantSchema, keysOf } from '../shared/values.ts';

const bandSchema = z.object({
  upTo: z.number().nullable().describe('Where it ends; null for the last one'),
  deduction: z.int32().describe('Tenths'),
});

export const scoreSchema = z
  .object({
    score: z.int32().nullable().describe('Tenths, 0 to 100'),
    coverage: z.number().nullable().describe('Percent of the rules that could be judged'),
    rulesVersion: z.string().nullable(),
    least: z.int32().nullable().describe('Tenths below which this flight does not count'),
    items: z.array(
      z.object({
        rule: z.string(),
        title: z.string(),
        status: z.enum(['ok', 'hit', 'justified', 'no_data', 'not_applicable', 'waived']),
        deduction: z.int32().describe('Tenths'),
        waived: z.int32().describe('Tenths that a person let off'),
        observed: z.string(),
        expected: z.string(),
        times: z.array(z.object({ from: instantSchema, to: instantSchema, observed: z.string() })),
      }),
    ),
    landingBands: z
      .object({ fpm: z.array(bandSchema), g: z.array(bandSchema) })
      .nullable()
      .describe('What rate of descent and load at touchdown took by the rules of this report'),
    speedLimit: z
      .object({ kt: z.number().describe('Indicated'), belowFt: z.number() })
      .nullable()
      .describe('The limit of speed at low height by the rules of this report; null where none was judged'),
    betterLanding: z
      .object({
        score: z.int32().describe('Tenths, 0 to 100'),
        points: z.int32().describe('What that score gives by the rules of today, whole points'),
        instead: z.int32().describe('What the own score gives by them, whole points'),
      })
      .nullable()
      .describe(
        'The score with a touchdown that takes nothing; null where it took nothing or nobody judged it',
      ),
    flags: z.array(
      z.object({
        code: z.string(),
        blocking: z.boolean(),
        detail: z.string(),
        checked: z.boolean().describe('A person looked at it and accepted the flight'),
      }),
    ),
    points: z.array(
      z.object({
        reason: keysOf(POINTS_REASONS),
        label: z.string(),
        points: z.int32().describe('Whole points, debits negative'),
      }),
    ),
  })
  .meta({ id: 'ReportScore' });

export type ScoreView = z.infer<typeof scoreSchema>;
