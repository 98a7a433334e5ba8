import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { parse } from 'yaml';

/** The rules as the airline publishes them, so that tests hold the engine to what runs. */
export function publishedRules(): ScoringRules {
  const file = join(import.meta.dirname, '../../../../content/plataforma/reglas-puntuacion.yaml');
  return scoringRulesSchema.parse(parse(readFileSync(file, 'utf8')));
}

/** Least score and its first day, as in the tests' airline. */
export const LEAST_SCORE = { score: 55, since: '2025-07-01' };
