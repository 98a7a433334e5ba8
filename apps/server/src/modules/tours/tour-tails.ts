import { admits } from '@va/domain/tour/stage-result.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';

/** ICAO designators that a type accepts, by its id. */
export function designatorsOf({ types }: Pick<Operations, 'types'>): Map<string, readonly string[]> {
  return new Map([...types.values()].map(({ id, icaoType }) => [id, [icaoType]]));
}

/** The tails with which a flight counts as a tour's stage; all tails if it is no stage. */
export function tailsOfStage<T extends { typeId: string; icaoType: string }>(
  ops: Operations,
  stage: { tour: string } | null,
  tails: readonly T[],
): readonly T[] {
  const tour = ops.tours.find(({ id }) => id === stage?.tour);
  if (tour === undefined) return tails;
  const designators = designatorsOf(ops);
  return tails.filter((tail) => admits(tour, tail, designators));
}
