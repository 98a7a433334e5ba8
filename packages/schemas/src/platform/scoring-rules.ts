/** `content/plataforma/reglas-puntuacion.yaml`: the scoring rules, both as published and as executed. */
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
    /** Time at the start of the recording that all rules ignore, s. */
    startS: figure(SECONDS),
    /** Time after a pause or gap that all rules ignore, s. */
    afterInterruptionS: figure(SECONDS),
    /** Coverage, percent, below which a person must decide. */
    leastCoverage: figure(PERCENT),
  }),
  rules,
  /** Figures of the flags, for records that a person must look at. */
  flags: flagFigures,
  /** Limits by ICAO type designator. */
  types: z.record(icaoType, typeLimits),
  /** Add-ons with known faults. */
  addOns: z.array(addOnFault),
});
