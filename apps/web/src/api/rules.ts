import type { activateBodySchema, ExplainedRules } from '@va/contract/points/rules.ts';
import type { JudgedAgain, RulesCandidate, RulesDryRun } from '@va/contract/points/rules-dry-run.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { ExplainedRules, JudgedAgain, RulesCandidate, RulesDryRun };

export const rulesQuery = (version?: string) => ({
  ...readQuery('/rules/scoring', { version }),
  staleTime: 300_000,
});
export const candidateQuery = readQuery('/rules/scoring/candidate');

/** The next twenty flights of the dry run: those before the report with this code. */
export const tryRules = (before?: string) =>
  request('POST', '/rules/scoring/dry-run', { body: { ...(before && { before }) } });
/** The same with today's engine and the rules by which each flight was scored. */
export const judgeAgain = (before?: string) =>
  request('POST', '/rules/scoring/judge-again', { body: { ...(before && { before }) } });
export const activateRules = (body: z.input<typeof activateBodySchema>) =>
  request('POST', '/rules/scoring/activate', { body });
