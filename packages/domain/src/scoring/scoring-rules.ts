/** The rules as the airline publishes them and as the engine reads them: one object from one file. */
import type { RuleField } from './rule-fields.ts';
import type { RuleSet } from './score-rules.ts';
import type { TypeLimits } from './type-limits.ts';

/** Figures of the flags, which never deduct. */
export interface FlagRules {
  /** V-01: rate above this for longer than `rateS`. */
  rate: number;
  rateS: number;
  /** V-02: a jump is above the larger of this way and this multiple of the way at ground speed. */
  jumpNm: number;
  jumpFactor: number;
  /** V-03, kg gained in the air. */
  refuelKg: number;
  /** V-04: minutes of flight in which fuel never falls. */
  steadyFuelMin: number;
  /** V-07: last miles before the touchdown that must be recorded. */
  lastNm: number;
  /** V-08: share of the block in gaps, percent, and minutes of pauses. */
  gapPercent: number;
  pauseMin: number;
  /** V-09: percent of the shortest possible time, with this tailwind at this level's speed of sound, kt. */
  shortPercent: number;
  tailwindKt: number;
  soundKt: number;
  /** V-10. */
  crashFpm: number;
  crashG: number;
  /** V-11. */
  originNm: number;
}

/** A value that an add-on is known to report wrongly. */
export interface AddOnFault {
  /** Part of the add-on's title as recorders send it; capitals don't matter. */
  title: string;
  fields: readonly RuleField[];
}

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
