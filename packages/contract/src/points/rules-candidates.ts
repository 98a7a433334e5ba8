/** Versions of the scoring rules that are tried before they are activated. */
import { z } from 'zod';
import { versionSchema } from './rules.ts';

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
