import type { Tour } from '@va/domain/tour/tour.ts';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readMinutes } from '../flown/pilot-totals.ts';
import { standingEntries } from '../ledgers/standing-entries.ts';
import { readTourProgress } from './tour-flights.ts';
import type { OwnTour } from './own-tour.ts';

/** A pilot's progress in each tour. */
export async function readOwnTours(
  queries: Queries,
  ops: Operations,
  pilotId: string,
): Promise<(tour: Tour) => OwnTour> {
  const [read, minutes, { status }, enrolments] = await Promise.all([
    readTourProgress(queries, ops, { pilotId }),
    readMinutes(queries, pilotId),
    queries.selectFrom('pilot').select('status').where('id', '=', pilotId).executeTakeFirstOrThrow(),
    queries.selectFrom('tour_enrolment').selectAll().where('pilot_id', '=', pilotId).execute(),
  ]);
  return (tour) => {
    const row = enrolments.find(({ tour_id, edition }) => tour_id === tour.id && edition === tour.edition);
    const dates = { startedAt: row?.started_at ?? null, abandonedAt: row?.abandoned_at ?? null };
    return { ...read(pilotId, tour), ...dates, status, minutes };
  };
}

/** How many pilots enrolled in each edition, and how many have completed it. */
export async function countPilots(
  queries: Queries,
): Promise<(tour: Tour) => { enrolled: number; completed: number }> {
  const [enrolled, completed] = await Promise.all([
    queries
      .selectFrom('tour_enrolment')
      .select(['tour_id', 'edition'])
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy(['tour_id', 'edition'])
      .execute(),
    standingEntries(queries)
      .where('entry.reason', '=', constant('tour'))
      .select('entry.subject')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .groupBy('entry.subject')
      .execute(),
  ]);
  return (tour) => ({
    enrolled: Number(
      enrolled.find(({ tour_id, edition }) => tour_id === tour.id && edition === tour.edition)?.count ?? 0,
    ),
    completed: Number(completed.find(({ subject }) => subject === subjectOf(tour))?.count ?? 0),
  });
}
