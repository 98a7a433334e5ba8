/** Whether a decided report passes a stage, and why not. A failed stage costs nothing: the pilot flies it again. */
import { type Stage, type StageResult, stagesThatCount, type Tour } from './tour.ts';

/** A flight of a stage with the decision on its report. */
export interface StageFlight {
  source: 'acars' | 'manual' | 'second_pilot' | 'import';
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted';
  /** ICAO codes; `arr` is where it really landed, null at an unknown field. */
  dep: string;
  arr: string | null;
  /** Type of the booking, and the ICAO designator that the recorder saw. */
  typeId: string;
  icaoType: string;
  /** Terms of the tour when the stage was booked: a later change of the tour does not affect the flight. */
  booked: BookedTerms;
  /** Milliseconds since 1970-01-01T00:00Z. */
  offBlock: number;
  onBlock: number;
}

/** Terms of a tour that are stored with the booking of a stage. */
export interface BookedTerms {
  /** Whether stages could be flown in any order. */
  anyOrder: boolean;
  /** ICAO designators that counted besides those of the tour's types. */
  substitutes: readonly string[];
}

/**
 * @param results of the pilot in this edition
 * @param designators ICAO designators that a type accepts, by its id
 */
export function stageResult(
  tour: Tour,
  stage: Stage,
  flight: StageFlight,
  results: readonly StageResult[],
  designators: ReadonlyMap<string, readonly string[]>,
): StageResult {
  const reason = reasonAgainst(tour, stage, flight, results, designators);
  const { offBlock, onBlock } = flight;
  const fits = reason === null;
  return { n: stage.n, state: fits ? 'passed' : 'repeat', offBlock, onBlock, reason, opensNext: fits };
}

type Aircraft = Pick<StageFlight, 'typeId' | 'icaoType'>;

/** Whether an aircraft counts: of a type of the tour, with a designator of that type or of a substitute. */
export const admits = (
  tour: Pick<Tour, 'types' | 'substitutes'>,
  aircraft: Aircraft,
  designators: ReadonlyMap<string, readonly string[]>,
): boolean => tour.types.includes(aircraft.typeId) && isSeenAs(tour, aircraft, designators);

const isSeenAs = (
  { substitutes }: Pick<Tour, 'substitutes'>,
  { typeId, icaoType }: Aircraft,
  designators: ReadonlyMap<string, readonly string[]>,
) => [...(designators.get(typeId) ?? []), ...substitutes].includes(icaoType);

function reasonAgainst(
  tour: Tour,
  stage: Stage,
  flight: StageFlight,
  results: readonly StageResult[],
  designators: ReadonlyMap<string, readonly string[]>,
): string | null {
  if (flight.source !== 'acars') return 'Una etapa se vuela con ACARS.';
  if (flight.outcome === 'emergency') return 'El vuelo tuvo una emergencia: ni suma ni resta.';
  if (flight.outcome === 'training') return 'Era un vuelo de entrenamiento: no cuenta para el tour.';
  if (flight.outcome === 'below_minimum') return 'La nota quedó por debajo de la mínima.';
  if (flight.outcome !== 'valid') return 'El vuelo no es válido.';
  if (flight.dep !== stage.dep) return `Salió de ${flight.dep} y la etapa sale de ${stage.dep}.`;
  if (flight.arr !== stage.arr)
    return `Aterrizó en ${flight.arr ?? 'un campo desconocido'} y la etapa acaba en ${stage.arr}.`;
  // The tour admitted the type when the stage was booked with it: one that it has lost since takes nothing from a flight.
  const substitutes = [...tour.substitutes, ...flight.booked.substitutes];
  if (!isSeenAs({ substitutes }, flight, designators))
    return `Se voló con ${flight.icaoType} y el tour no lo admite.`;
  if (tour.anyOrder || flight.booked.anyOrder) return null;
  const passed = results.filter(({ opensNext }) => opensNext);
  const earlier = stagesThatCount(tour.stages).filter(({ n }) => n < stage.n);
  const missing = earlier.find(({ n }) => !passed.some((result) => result.n === n));
  if (missing !== undefined) {
    return `Va antes la etapa ${missing.n}, ${missing.dep}–${missing.arr}.`;
  }
  // The first flight of each earlier stage counts: flying it once more doesn't put the tour out of order.
  const ends = earlier.map(({ n }) =>
    Math.min(...passed.filter((result) => result.n === n).map(({ onBlock }) => onBlock)),
  );
  if (ends.some((onBlock) => flight.offBlock <= onBlock)) return 'Salió antes de acabar la etapa anterior.';
  return null;
}

/**
 * Finds the stages of a tour that a pilot's flights pass. The order in which the flights are decided makes no
 * difference.
 */

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
