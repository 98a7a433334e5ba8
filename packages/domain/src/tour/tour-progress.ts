/** A pilot's progress in a tour, from the results alone: repeated stages and other flights make no difference. */
import { type Stage, type StageResult, type StageState, stagesThatCount, type Tour } from './tour.ts';

/** A pilot's progress in a tour. */
export interface TourProgress {
  stages: readonly { stage: Stage; state: StageState; reason: string | null }[];
  /**
   * The stage to fly next or, in a tour of free order, to propose; null if all are passed. A stage to repeat does not
   * block the following ones.
   */
  next: Stage | null;
  /** Stages that can be booked next: only `next` or, in a tour of free order, `next` first. */
  choices: readonly Stage[];
  completed: boolean;
}

/**
 * @param results of the pilot in this edition, in any order
 * @param booked numbers of stages with an open booking
 * @param hadCompleted the pilot has the points of the whole tour: a stage that was added since takes them from nobody
 */
export function tourProgress(
  { stages, anyOrder }: Tour,
  results: readonly StageResult[],
  booked: ReadonlySet<number>,
  hadCompleted = false,
): TourProgress {
  const passed = new Set(results.filter(({ state }) => state === 'passed').map(({ n }) => n));
  const opened = new Set(results.filter(({ opensNext }) => opensNext).map(({ n }) => n));
  const counting = stagesThatCount(stages);
  const isOpen = (stage: Stage) => anyOrder || counting.every(({ n }) => n >= stage.n || opened.has(n));
  const flyable = counting.filter((stage) => !passed.has(stage.n) && isOpen(stage));
  const ahead = flyable.filter(({ n }) => !opened.has(n));
  // In a tour of free order the booked stage is next, and a stage whose report is undecided is not proposed again.
  const waits = new Set(results.filter(({ state }) => state === 'pending').map(({ n }) => n));
  const chosen = anyOrder
    ? (flyable.find(({ n }) => booked.has(n)) ?? ahead.find(({ n }) => !waits.has(n)))
    : undefined;
  const next = chosen ?? ahead[0] ?? flyable[0] ?? null;
  const choices = flyable.filter((stage) => anyOrder && stage !== next);
  const states = stages
    .filter(({ n, retired }) => !retired || passed.has(n))
    .map((stage) => {
      const last = results
        .filter(({ n }) => n === stage.n)
        .toSorted((a, b) => b.offBlock - a.offBlock)
        .at(0);
      const state = passed.has(stage.n)
        ? 'passed'
        : stateOf(last?.state, { anyOrder, flyable: flyable.includes(stage), booked: booked.has(stage.n) });
      return { stage, state, reason: last?.reason ?? null };
    });
  const lost = [...opened].some((n) => !passed.has(n));
  const all = flyable.length === 0 && counting.length > 0;
  return {
    stages: states,
    next,
    choices: next ? [next, ...choices] : [],
    completed: all || (hadCompleted && !lost),
  };
}

/** State of a stage that is not passed, by its last flight. */
function stateOf(
  last: StageResult['state'] | undefined,
  { anyOrder, flyable, booked }: { anyOrder: boolean; flyable: boolean; booked: boolean },
): StageState {
  if (last === 'pending') return 'flown';
  if (!flyable) return 'locked';
  if (booked) return 'booked';
  if (last === 'repeat') return 'repeat';
  return anyOrder ? 'open' : 'next';
}
