/** The rules as the airline publishes them and as the engine reads them: one object from one file. */
import type { RuleField, RuleId, RulePhase } from './rule-id.ts';
import type { Finding } from './score-item.ts';
import type { Track } from './track.ts';
import type { TypeLimits } from './type-limits.ts';
import type { AddOnFault, FlagRules } from './flag-rules.ts';

/** Figures of a rule by name. */
type Figures = Readonly<Record<string, unknown>>;

/** One rule. `T` are its thresholds, `L` its tolerances, `D` what an occurrence takes. */
export interface Rule<T extends Figures, L extends Figures = Figures, D = number> {
  /** Spanish, for people. */
  title: string;
  phases: readonly RulePhase[];
  /** Without all of them the rule is «sin datos». */
  fields: readonly RuleField[];
  /** From where the rule finds fault. */
  thresholds: T;
  /** Thresholds that differ by ICAO type designator; what is not named stays. */
  byType: Readonly<Record<string, Partial<T>>>;
  /** What is let pass on top, against false positives. */
  tolerance: L;
  /** Tenths per occurrence. */
  deduction: D;
  /** Most tenths the rule takes; also its weight in the coverage. */
  cap: number;
  /** First day, UTC, of the flights it is for (`YYYY-MM-DD`); null for all. */
  desde: string | null;
}

/** A step of a scale: up to this value it takes these tenths. */
export interface Band {
  /** The band holds up to and including this value; null for everything above. */
  upTo: number | null;
  /** Tenths. */
  deduction: number;
}

/** What each rule is made of. Names end in their unit: Kt, Ft, Fpm, S (seconds), Deg, Kg, M, Min, Percent. */
export interface RuleSet {
  'S-01': Rule<{ order: readonly number[] }, { apartS: number }>;
  'S-02': Rule<{ offS: number }, { debounceS: number }>;
  'S-03': Rule<
    { speedKt: number; turnKt: number },
    { speedKt: number; seconds: number; afterLandingS: number; takeoffKt: number; alignedDeg: number }
  >;
  'S-04': Rule<{ offS: number; speedKt: number }, { rollKt: number }>;
  'S-05': Rule<{ landingFt: number }, { seconds: number }>;
  'S-06': Rule<
    { altFt: number; offS: number; onS: number },
    { bandFt: number },
    { below: number; above: number }
  >;
  'S-07': Rule<{ least: number }>;
  'S-08': Rule<
    { speedKt: number; altFt: number; seconds: number },
    { speedKt: number; altFt: number; mergeS: number; approvalMin: number }
  >;
  'S-09': Rule<
    { seconds: number },
    { speedKt: number; mach: number; turbulenceCap: number; turbulenceMin: number }
  >;
  'S-10': Rule<{ seconds: number }, { speedKt: number; retractionS: number }>;
  'S-11': Rule<{ seconds: number }, { afterTakeoffS: number; aglFt: number }>;
  'S-12': Rule<{ bankDeg: number; pitchUpDeg: number; pitchDownDeg: number; seconds: number }>;
  'S-13': Rule<
    {
      gateFt: number;
      gateImcFt: number;
      leastFlaps: number;
      sinkFpm: number;
      sinkS: number;
      bankDeg: number;
    },
    { steepSinkFpm: number; steepApproaches: readonly string[] }
  >;
  'S-14': Rule<
    { bands: readonly Band[]; hardFpm: number },
    { doubtFpm: number; slopeS: number; leastHz: number }
  >;
  'S-15': Rule<{ bands: readonly Band[] }, { windowS: number; leastHz: number }>;
  'S-16': Rule<{ liftFt: number; seconds: number }, { free: number; leastHz: number }>;
  'S-17': Rule<
    { beyondM: number; beyondShare: number },
    { positionM: number; alignedDeg: number; lateralM: number },
    { beyond: number; before: number }
  >;
  'S-18': Rule<{ reserveShare: number }, { percent: number }>;
  'S-19': Rule<{ share: number }, { percent: number }>;
  'S-20': Rule<{ percent: number; kg: number }>;
  'S-21': Rule<{ seconds: number }>;
  'S-22': Rule<{ minutes: number }>;
  'S-23': Rule<{ seconds: number }>;
  'S-24': Rule<Figures>;
  'S-25': Rule<{ meritPercent: number }, { ownGapMin: number; outageS: number }>;
}

/** The whole file. */
export interface ScoringRules {
  /** What holds for all rules. */
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
  /** By ICAO type designator. */
  types: Readonly<Record<string, TypeLimits>>;
  addOns: readonly AddOnFault[];
}

/** Thresholds of a rule for a type. */
export function thresholdsFor<T extends Figures>(rule: Rule<T, Figures, unknown>, type: string | null): T {
  return { ...rule.thresholds, ...(type === null ? {} : rule.byType[type]) };
}

/** A rule by its id. */
export type RuleOf<K extends RuleId> = RuleSet[K];

/** Judges one rule over a flight whose fields the rule has. */
export type Judge<K extends RuleId> = (track: Track, rule: RuleOf<K>, all: ScoringRules) => Finding;
