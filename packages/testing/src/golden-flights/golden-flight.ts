/** What a flight of the golden set is: what differs from the clean flight, and what was worked out for it by hand. */
import type { ClockBatch } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { LightName, TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { NetworkSample, ReportFacts, RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { ItemStatus } from '@va/domain/scoring/finding.ts';
import type { FlagCode, OutcomeHint } from '@va/domain/scoring/score-item.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { parse } from 'yaml';

/** A change of the samples; seconds of the flight, both included. */
export type Change =
  | { from: number; to: number; set: Partial<TelemetryPoint> }
  | { from: number; to: number; on: LightName }
  | { from: number; to: number; off: LightName }
  /** No samples at all. */
  | { from: number; to: number; lost: true }
  /** What follows from each sample. */
  | { from: number; to: number; edit: (point: TelemetryPoint) => Partial<TelemetryPoint> }
  /** The simulation stands for so many seconds after this one, without a sample. */
  | { at: number; standsS: number }
  /** The computer's clock is set forward by so many seconds after this one: all later times are. */
  | { at: number; clockS: number }
  /** The simulation runs so many times as fast, untold; what follows comes earlier. */
  | { from: number; to: number; times: number };

/** One touch of the ground at a second of the flight. */
export interface GoldenTouchdown {
  second: number;
  /** Latched by the recorder, ft/min; null: it says nothing. */
  fpm: number | null;
  /** Sink in the radio height, ft/min; as latched unless said. */
  slopeFpm?: number;
  /** Null: not recorded. */
  g: number | null;
  /** Lifts after it: from and to, seconds after the touchdown, and their height, ft. */
  lifts?: readonly [fromS: number, toS: number, ft: number][];
  /** Recorded without the fast window. */
  slow?: boolean;
  /** Seconds after the touch at which the recorder stamps its event; 0 unless said. */
  stampS?: number;
  /** Metres from the threshold; 400 unless said. */
  alongM?: number;
}

/** What was worked out by hand: every rule that is not plainly kept. */
export interface Expected {
  /** Rules by status and tenths. Those not named are `ok`, or `not_applicable` for S-20, S-24 and S-25. */
  items: Partial<Record<RuleId, readonly [ItemStatus, number]>>;
  /** Tenths. */
  score: number;
  /** Percent; 100 unless said. */
  coverage?: number;
  flags?: readonly FlagCode[];
  /** `accept` unless said. */
  decision?: OutcomeHint['decision'];
  /** `valid` unless said. */
  outcome?: OutcomeHint['outcome'];
}

/** A recorded flight of the set. */
export interface GoldenFlight {
  name: string;
  /** First sample; 2026-03-01 12:00 UTC unless said. */
  start?: string;
  changes?: readonly Change[];
  /** One at 180 ft/min and 1,2 g unless said. */
  touchdowns?: readonly GoldenTouchdown[];
  events?: readonly { kind: string; second: number }[];
  facts?: Partial<ReportFacts>;
  /** Samples of a network's feed: from and to second, every 15 s. */
  network?: readonly { from: number; to: number; network: NetworkSample['network']; callsign?: string }[];
  /** Runway of the landing where it differs; null for a field without data. */
  runway?: Partial<RunwayEnd> | null;
  clock?: (start: number) => ClockBatch[];
  expected: Expected;
}

/** Rules that can't be judged. */
export function unseen(...rules: RuleId[]): Expected['items'] {
  return Object.fromEntries(rules.map((id) => [id, ['no_data', 0]]));
}

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
