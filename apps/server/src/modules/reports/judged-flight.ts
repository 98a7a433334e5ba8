import type { Arrival } from '@va/domain/flight-record/arrival.ts';
import type { FlightTimes } from '@va/domain/flight-record/flight-times.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import type { NetworkSpan } from '@va/domain/network-feed/network-spans.ts';
import type { FlightScore } from '@va/domain/scoring/score-item.ts';
import type { LeastScore } from '@va/domain/scoring/outcome.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import type { Queries } from '#server/db/database.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';
import type { ReportRow } from './report-rows.ts';

/** Context for judging a flight, besides its recording. */
export interface FlightContext {
  /** Code of another report of the pilot that overlaps in time; null without one. */
  overlaps: string | null;
  tourStage: boolean;
  training: boolean;
  /** The pilot's spans on the networks. */
  spans: readonly NetworkSpan[];
  /** METAR of the planned arrival; null without one. */
  metar: string | null;
}

/** The rules and data by which flights are judged. */
export interface Judging {
  /** The rules for flights off block at a moment (ms since 1970 UTC), with the id of their version. */
  rulesAt(offBlock: number): { id: string; rules: ScoringRules } | null;
  least: LeastScore;
  fields: Scoring['fields'];
}

/** The result of judging a recording. */
export interface JudgedFlight {
  times: FlightTimes | null;
  arrival: Arrival;
  /** Null for an airline without rules. */
  score: FlightScore | null;
  /** Id of the rules version; null for an airline without rules. */
  rulesVersion: string | null;
  clockOffsetMs: number;
  fuelOffKg: number | null;
  fuelOnKg: number | null;
  touchdown: { fpm: number | null; g: number | null } | null;
  emergencyAt: number | null;
  /** The network with the larger share of the block, 0 to 1; `linked` by the linked number alone. Null off the networks. */
  online: { network: Network; share: number; linkedShare: number } | null;
}

/** Whether the pilot booked the flight as a training flight, which only a free flight can be. */
export async function isTraining(
  queries: Queries,
  { booking_id }: Pick<ReportRow, 'booking_id'>,
): Promise<boolean> {
  if (booking_id === null) return false;
  const booked = await queries
    .selectFrom('booking')
    .select(['kind', 'flight_id'])
    .where('id', '=', booking_id)
    .executeTakeFirst();
  return booked?.kind === 'training' && booked.flight_id === null;
}
