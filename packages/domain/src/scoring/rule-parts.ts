/** Parts of a rule: figures that the airline sets, words, and tolerances. */
import type { FigureKind, NumberKind, ValueOf } from './figure-kinds.ts';
import type { RuleField, RulePhase } from './rule-fields.ts';

/** Figures of a rule by name. Names end in their unit: Kt, Ft, Fpm, S (seconds), Deg, Kg, M, Min, Percent. */
type Kinds = Readonly<Record<string, FigureKind>>;

/** The figures that a rule has. */
export interface RuleFigures {
  /** Limits beyond which the rule is broken. */
  thresholds: Kinds;
  /** Extra tolerances against false positives. */
  tolerance: Kinds;
  /** Tenths per occurrence; where the rule has occasions of its own, those of each. */
  deduction: NumberKind | Readonly<Record<string, NumberKind>>;
}

type ValuesOf<K extends Kinds> = { readonly [N in keyof K]: ValueOf<K[N]> };
type DeductionOf<D> = D extends NumberKind ? number : { readonly [N in keyof D]: number };
type Figures = Readonly<Record<string, unknown>>;

/** One rule as the airline publishes it. `T`: its thresholds, `L`: its tolerances, `D`: what a breach deducts. */
export interface Rule<T extends Figures = Figures, L extends Figures = Figures, D = unknown> {
  /** Spanish, for people. */
  title: string;
  phases: readonly RulePhase[];
  /** Fields that the rule needs; without one of them it answers «sin datos». */
  fields: readonly RuleField[];
  /** Limits beyond which the rule is broken. */
  thresholds: T;
  /** Thresholds that differ for some types, by ICAO designator; the others stay. */
  byType: Readonly<Record<string, Partial<T>>>;
  /** Extra tolerances against false positives. */
  tolerance: L;
  /** Tenths per occurrence. */
  deduction: D;
  /** Most tenths the rule takes; also its weight in the coverage. */
  cap: number;
  /** First day, UTC, of the flights it is for (`YYYY-MM-DD`); null for all. */
  desde: string | null;
}

/** The rule that has such figures. */
export type RuleOf<F extends RuleFigures> = Rule<
  ValuesOf<F['thresholds']>,
  ValuesOf<F['tolerance']>,
  DeductionOf<F['deduction']>
>;

/** A rule in words. */
export interface RuleWords {
  /** What the rule checks, and its limits. */
  asks: string;
  /** Tolerances of the rule; null without any. */
  lets: string | null;
}

/** Thresholds of a rule for a type of aircraft (ICAO designator); the general ones for null. */
export function thresholdsFor<T extends Figures>(rule: Rule<T>, type: string | null): T {
  return { ...rule.thresholds, ...(type === null ? {} : rule.byType[type]) };
}
