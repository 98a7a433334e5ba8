import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { refuseStage } from '@va/domain/tour/tour-refusals.ts';
import { stagesThatCount } from '@va/domain/tour/tour.ts';
import type { nextStageSchema } from '@va/contract/bookings/next-stages.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import type { PilotStanding } from './pilot-standing.ts';

type NextStageBody = z.input<typeof nextStageSchema>;

/** The stage that a pilot may fly next in a tour. */
export interface NextStage {
  tour: string;
  /** Of the tour. */
  name: string;
  n: number;
  dep: string;
  arr: string;
  /** Ids of the types of the tour. */
  types: readonly string[];
  /** The tour is complete with it. */
  last: boolean;
}

/** The next stage of each tour that is open to the pilot, by the tours' order. */
export function nextStages({ tours, minutes }: PilotStanding): NextStage[] {
  return tours.flatMap(({ tour, progress: done }) => {
    const { next } = done;
    const [type = ''] = tour.types;
    if (!next || refuseStage(tour, next.n, type, done, minutes) !== null) return [];
    const left = done.stages.filter(({ stage, state }) => !stage.retired && state !== 'passed');
    const { n, dep, arr } = next;
    return [{ tour: tour.id, name: tour.name, n, dep, arr, types: tour.types, last: left.length === 1 }];
  });
}

/** Every tour with the stage that comes next, and what stands against it. */
export function viewStages(ops: Operations, { tours, minutes }: PilotStanding): NextStageBody[] {
  return tours.map(({ tour, progress: done }) => {
    const { next } = done;
    const [type = ''] = tour.types;
    const refusal = next && refuseStage(tour, next.n, type, done, minutes);
    const counted = stagesThatCount(tour.stages);
    return {
      tour: tour.id,
      name: tour.name,
      n: next?.n ?? null,
      place: next && counted.filter(({ n }) => n <= next.n).length,
      of: counted.length,
      dep: next && viewPlace(ops, next.dep),
      arr: next && viewPlace(ops, next.arr),
      types: tour.types.map((id) => ({ id, model: modelOf(ops, id) })),
      refusal: refusal && {
        message: refusal.message,
        ...(refusal.wayOut !== undefined && { wayOut: refusal.wayOut }),
      },
    };
  });
}

/** The stage that a flight with a type of aircraft would be. */
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
