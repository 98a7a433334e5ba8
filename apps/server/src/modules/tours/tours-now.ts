import type { Tour } from '@va/domain/tour/tour.ts';
import { tourAt } from '@va/domain/tour/editions.ts';
import { Problem } from '#server/api/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Operations, TourProgramme } from '#server/kernel/airline/operations.ts';
import { readTours } from './desk-tours.ts';

const readClosures = keptRead(['tours'], (queries) =>
  queries.selectFrom('tour_closure').select(['tour_id', 'edition']).execute(),
);

/** The tours at an instant, with the current edition and whether it is open. */
export const readToursNow = async (queries: Queries, ops: Operations, now: Date): Promise<Tour[]> =>
  toursAt(queries, await readTours(queries, ops), now);

/** The same for tours that were read already. */
export async function toursAt(queries: Queries, tours: readonly TourProgramme[], now: Date): Promise<Tour[]> {
  if (tours.length === 0) return [];
  const closures = await readClosures(queries);
  const isClosed = (tour: string, edition: number) =>
    closures.some((one) => one.tour_id === tour && one.edition === edition);
  return tours.map((plan) => tourAt(plan, isClosed, now.getTime()));
}

/** Staff's reason for closing an edition; null if it was not closed. */
export async function readClosingReason(
  queries: Queries,
  { id, edition }: Pick<Tour, 'id' | 'edition'>,
): Promise<string | null> {
  const closure = await queries
    .selectFrom('tour_closure')
    .select('reason')
    .where('tour_id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return closure?.reason ?? null;
}

/** One tour as it is now. Throws «no-encontrado». */
export async function findTour(queries: Queries, ops: Operations, id: string, now: Date): Promise<Tour> {
  const tour = (await readToursNow(queries, ops, now)).find((one) => one.id === id);
  if (tour === undefined) throw new Problem('no-encontrado');
  return tour;
}
