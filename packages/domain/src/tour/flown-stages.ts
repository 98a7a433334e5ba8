/**
 * Finds the stages of a tour that a pilot's flights pass. The order in which the flights are decided makes no
 * difference.
 */
import type { StageFlight } from './stage-result.ts';
import { stageResult } from './stage-result.ts';
import type { Stage, StageResult, Tour } from './tour.ts';

/** A flight that was booked as a stage and sent in. */
export interface FlownStage extends StageFlight {
  reportId: string;
  n: number;
  /** Airports of the stage at the time of booking: a later change of the tour does not affect the flight. */
  bookedDep: string;
  bookedArr: string;
  /** Decision on its report: none yet, the one in force, or voided. */
  decision: 'pending' | 'accepted' | 'rejected' | 'voided';
  /** Whether it was accepted as valid once, even if that was reversed. */
  countedOnce: boolean;
  /** Whether the stage was recognised with it, and still is. */
  recognised: boolean;
}

/** Result of a flight for its stage. */
export interface FlownResult extends StageResult {
  reportId: string;
}

const TAKEN_BACK = {
  pending:
    'El informe se ha reabierto y espera otra decisión: si se acepta, la etapa vuelve a contar. También puedes volarla otra vez.',
  rejected: 'El informe fue rechazado.',
  voided: 'El informe se anuló.',
} as const;

/** Results in the order in which the stages were flown. Flights that never counted and were voided leave no trace. */
export function judgeStages(
  tour: Tour,
  flights: readonly FlownStage[],
  designators: ReadonlyMap<string, readonly string[]>,
): FlownResult[] {
  const results: FlownResult[] = [];
  for (const flight of flights.toSorted((a, b) => a.offBlock - b.offBlock)) {
    // A stage that is gone from the tour still counts for pilots who passed it.
    const retired = tour.stages.find(({ n }) => n === flight.n)?.retired ?? (flight.recognised || null);
    if (retired === null) continue;
    const stage = { n: flight.n, retired, dep: flight.bookedDep, arr: flight.bookedArr };
    const result = judge(tour, stage, flight, results, designators);
    if (result !== null) results.push({ ...result, reportId: flight.reportId });
  }
  return results;
}

function judge(
  tour: Tour,
  stage: Stage,
  flight: FlownStage,
  results: readonly StageResult[],
  designators: ReadonlyMap<string, readonly string[]>,
): StageResult | null {
  const { n, offBlock, onBlock, decision, countedOnce, recognised } = flight;
  const known = { n, offBlock, onBlock };
  if (decision === 'accepted' && recognised)
    return { ...known, state: 'passed', reason: null, opensNext: true };
  const fitted = stageResult(tour, stage, { ...flight, outcome: 'valid' }, results, designators);
  const opensNext = countedOnce && fitted.opensNext;
  if (decision === 'accepted') {
    const result = stageResult(tour, stage, flight, results, designators);
    return { ...result, opensNext: result.opensNext || opensNext };
  }
  if (decision === 'pending' && !opensNext) return { ...known, state: 'pending', reason: null, opensNext };
  if (decision === 'voided' && !opensNext) return null;
  return { ...known, state: 'repeat', reason: TAKEN_BACK[decision], opensNext };
}
