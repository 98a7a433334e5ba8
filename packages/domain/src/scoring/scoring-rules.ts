/** The rules as the airline publishes them and as the engine reads them: one object from one file. */
import type { AddOnFault, FlagRules } from './flag-rules.ts';
import type { RuleSet } from './score-rules.ts';
import type { TypeLimits } from './type-limits.ts';

/** The whole file. */
export interface ScoringRules {
  /** Figures for all rules. */
  general: {
    /** Seconds at the start of the recording that no rule looks at. */
    startS: number;
    /** Seconds after a pause or gap that no rule looks at. */
    afterInterruptionS: number;
    /** Percent of coverage under which a person decides. */
    leastCoverage: number;
  };
  rules: RuleSet;
  flags: FlagRules;
  /** Limits by ICAO type designator. */
  types: Readonly<Record<string, TypeLimits>>;
  addOns: readonly AddOnFault[];
}
