import type { nextStageSchema } from '@va/contract/bookings/new-bookings.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { refuseStage } from '@va/domain/tour/tour-refusals.ts';
import { stagesThatCount, type StageState } from '@va/domain/tour/tour.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import type { PilotStanding } from './pilot-standing.ts';

/** What a stage is once its pilot has taken it on. */
const BEGUN: ReadonlySet<StageState> = new Set<StageState>(['passed', 'flown', 'booked', 'repeat']);

type NextStageBody = z.input<typeof nextStageSchema>;

/** A stage that a pilot may fly next in a tour. */
export interface NextStage {
  tour: string;
  /** Name of the tour. */
  name: string;
  n: number;
  dep: string;
  arr: string;
  /** Ids of the types of the tour. */
  types: readonly string[];
  /** Whether this stage completes the tour. */
  last: boolean;
}

/** The next stage of each tour that the pilot can fly, or all open stages of a tour with a free order. */
export function nextStages({ tours, minutes }: PilotStanding): NextStage[] {
  return tours.flatMap(({ tour, progress: done }) => {
    const [type = ''] = tour.types;
    const left = done.stages.filter(({ stage, state }) => !stage.retired && state !== 'passed');
    return done.choices
      .filter(({ n }) => refuseStage(tour, n, type, done, minutes) === null)
      .map(({ n, dep, arr }) => ({
        tour: tour.id,
        name: tour.name,
        n,
        dep,
        arr,
        types: tour.types,
        last: left.length === 1,
      }));
  });
}

/** Each tour with its next stage, or with all possible ones if the order is free, and the refusal of each, if any. */
export function viewStages(ops: Operations, { tours, minutes }: PilotStanding): NextStageBody[] {
  return tours.flatMap(({ tour, progress: done }) => {
    const [type = ''] = tour.types;
    const counted = stagesThatCount(tour.stages);
    const choices = done.choices.length > 0 ? done.choices : [null];
    const begun = done.stages.some(({ state }) => BEGUN.has(state));
    return choices.map((stage) => {
      const refusal = stage && refuseStage(tour, stage.n, type, done, minutes);
      return {
        tour: tour.id,
        name: tour.name,
        n: stage?.n ?? null,
        place: stage && counted.filter(({ n }) => n <= stage.n).length,
        of: counted.length,
        dep: stage && viewPlace(ops, stage.dep),
        arr: stage && viewPlace(ops, stage.arr),
        begun,
        types: tour.types.map((id) => ({ id, model: modelOf(ops, id) })),
        refusal: refusal && {
          message: refusal.message,
          ...(refusal.wayOut !== undefined && { wayOut: refusal.wayOut }),
        },
      };
    });
  });
}

/** The stage that a flight with this type of aircraft would count as; null without one. */
export function stageFor(
  stages: readonly NextStage[],
  flight: { dep: string; arr: string },
  typeId: string,
): NextStage | null {
  return (
    stages.find(
      ({ dep, arr, types }) => dep === flight.dep && arr === flight.arr && types.includes(typeId),
    ) ?? null
  );
}
