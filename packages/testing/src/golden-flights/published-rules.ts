import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { parse } from 'yaml';

/** The file of the rules as the airline publishes them. */
export function publishedRulesText(): string {
  const file = join(import.meta.dirname, '../../../../content/plataforma/reglas-puntuacion.yaml');
  return readFileSync(file, 'utf8');
}

/** The rules in it, so that tests hold the engine to what runs. */
export function publishedRules(): ScoringRules {
  return scoringRulesSchema.parse(parse(publishedRulesText()));
}

/** Least score and its first day, as in the tests' airline. */
export const LEAST_SCORE = { score: 55, since: '2025-07-01' };
