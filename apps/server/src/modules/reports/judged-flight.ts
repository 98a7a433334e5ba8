import type { Arrival } from '@va/domain/flight-record/arrival.ts';
import type { FlightTimes } from '@va/domain/flight-record/flight-times.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { NetworkSpan } from '@va/domain/network-feed/network-spans.ts';
import type { FlightScore } from '@va/domain/scoring/score-item.ts';
import type { LeastScore } from '@va/domain/scoring/outcome.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';

/** What is known of a flight besides its recording. */
export interface FlightContext {
  /** Code of another report of the pilot over the same time. */
  overlaps: string | null;
  tourStage: boolean;
  training: boolean;
  /** On which network the pilot was. */
  spans: readonly NetworkSpan[];
  /** METAR of the planned arrival; null without one. */
  metar: string | null;
}

/** What a flight is judged by. */
export interface Judging {
  /** The rules for flights off block at a moment (ms since 1970 UTC), with the id of their version. */
  rulesAt(offBlock: number): { id: string; rules: ScoringRules } | null;
  least: LeastScore;
  fields: Scoring['fields'];
}

/** What a recording comes to. */
export interface JudgedFlight {
  times: FlightTimes | null;
  arrival: Arrival;
  /** Null for an airline without rules. */
  score: FlightScore | null;
  /** Version of the rules that it was judged by. */
  rulesVersion: string | null;
  clockOffsetMs: number;
  fuelOffKg: number | null;
  fuelOnKg: number | null;
  touchdown: { fpm: number | null; g: number | null } | null;
  emergencyAt: number | null;
  /** The network with the larger share of the block, 0 to 1; `linked` by the linked number alone. Null off the networks. */
  online: { network: Network; share: number; linkedShare: number } | null;
}
