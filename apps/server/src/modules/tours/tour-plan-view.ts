import { editionOn } from '@va/domain/tour/editions.ts';
import { type WrittenTour, writtenOf } from '@va/domain/tour/written-tour.ts';
import { dayOf } from '@va/domain/months.ts';
import type { TourPlans } from '@va/contract/tours-and-events/tour-plans.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { readTour, toursBy } from './desk-tours.ts';
import { writtenAt } from './try-tour.ts';
import { copyOf } from './write-tour.ts';

/** The tours in force as staff write them, and what they have changed. */
export async function viewTourPlans(queries: Queries, ops: Operations, now: Date): Promise<TourPlans> {
  const entries = await fetchEntries(queries);
  const tours = toursBy(ops, entries);
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'tour').map(({ key, version }) => [key, version]),
  );
  const history = await readEntryHistory(queries, 'tour');
  const content = (id: string) => {
    const programme = ops.contentTours.find((one) => one.id === id);
    return programme ? writtenOf(programme) : null;
  };
  const shown = (tour: WrittenTour | null) => tour && copyOf(tour);
  return {
    items: tours.inForce.flatMap(({ id }) => {
      const tour = writtenAt(tours, id);
      if (tour === null) return [];
      return [
        {
          id,
          version: versions.get(id) ?? 0,
          isWritten: tours.written.some((one) => one.id === id),
          ofContent: content(id) !== null,
          tour: copyOf(tour),
          edition: editionOn(tour.editions, dayOf(now))?.n ?? 1,
        },
      ];
    }),
    history: history.flatMap(({ key: id, before, after, ...change }) => {
      const tourOf = (value: unknown) => readTour(ops, id, value) ?? content(id);
      const [was, is] = [tourOf(before), tourOf(after)];
      const name = (is ?? was)?.name;
      const isLast = versions.get(id) === change.version;
      return name === undefined
        ? []
        : [{ ...change, id, name, isLast, before: shown(was), after: shown(is) }];
    }),
  };
}
