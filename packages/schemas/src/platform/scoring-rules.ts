/** `content/plataforma/reglas-puntuacion.yaml`: what a flight is scored by. What is published is what runs. */
import { PERCENT, SECONDS } from '@va/domain/scoring/figure-kinds.ts';
import { type RuleSet, SCORE_RULES } from '@va/domain/scoring/score-rules.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { z } from 'zod';
import { addOnFault, flagFigures, typeLimits } from './scoring-limits.ts';
import { figure, icaoType, ruleSchema } from './scoring-rule.ts';

/** Every rule by its id. Its type and its schema follow from the same figures, which `RuleOf` and `ruleSchema` read alike. */
const rules = z.strictObject(
  Object.fromEntries(Object.values(SCORE_RULES).map(({ id, figures }) => [id, ruleSchema(figures)])),
) as z.ZodType<unknown> as z.ZodType<RuleSet>;

/** The whole file. */
export const scoringRulesSchema: z.ZodType<ScoringRules> = z.strictObject({
  general: z.strictObject({
    /** Start of the recording that no rule looks at. */
    startS: figure(SECONDS),
    /** Time after a pause or gap that no rule looks at. */
    afterInterruptionS: figure(SECONDS),
    /** Coverage under which a person decides. */
    leastCoverage: figure(PERCENT),
  }),
  rules,
  /** When a record needs a look. */
  flags: flagFigures,
  /** Limits by ICAO type designator. */
  types: z.record(icaoType, typeLimits),
  /** Add-ons with known faults. */
  addOns: z.array(addOnFault),
});
