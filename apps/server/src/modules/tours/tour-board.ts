import type { z } from 'zod';
import type { tourBoardSchema } from '@va/contract/tours-and-events/tours.ts';
import { stagesThatCount, type Tour } from '@va/domain/tour/tour.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { countPassed, enrolmentState, lastPassed } from './own-tours.ts';
import { readTourProgress } from './tour-flights.ts';

/**
 * The participants of an edition, by progress. Pilots see those who agreed to be on boards, and themselves; staff of
 * the tours see all.
 */
export async function readBoard(
  queries: Queries,
  ops: Operations,
  tour: Tour,
  { pilotId, capabilities }: PilotActor,
): Promise<z.input<typeof tourBoardSchema>> {
  const staff = capabilities.has('tours.write');
  const seesNames = capabilities.has('pilots.names');
  const [rows, read] = await Promise.all([
    queries
      .selectFrom('tour_enrolment')
      .innerJoin('pilot', 'pilot.id', 'tour_enrolment.pilot_id')
      .innerJoin('rank', 'rank.code', 'pilot.rank_code')
      .select('rank.title as rank')
      .select(['pilot.id', 'pilot.callsign', 'pilot.name', 'pilot.show_name', 'pilot.in_boards'])
      .select(['tour_enrolment.started_at', 'tour_enrolment.abandoned_at'])
      .where('tour_enrolment.tour_id', '=', tour.id)
      .where('tour_enrolment.edition', '=', tour.edition)
      .where('pilot.callsign', 'is not', null)
      .where('pilot.status', 'in', FLYING)
      .orderBy('pilot.callsign')
      .execute(),
    readTourProgress(queries, ops, { tour: tour.id, edition: tour.edition }),
  ]);
  const pilots = rows
    .filter(({ id, in_boards }) => in_boards || staff || id === pilotId)
    .map((row) => {
      const { progress, results } = read(row.id, tour);
      const own = row.id === pilotId;
      const lastAt = lastPassed(results)?.toISOString() ?? null;
      const enrolled = { progress, startedAt: row.started_at, abandonedAt: row.abandoned_at };
      return {
        callsign: row.callsign ?? '',
        ...((row.show_name || own || seesNames) && row.name !== null && { name: row.name }),
        rank: row.rank,
        state: enrolmentState(tour, enrolled) ?? ('open' as const),
        passed: countPassed(progress),
        stages: progress.stages.flatMap(({ stage, state }) => (stage.retired ? [] : { n: stage.n, state })),
        completedAt: progress.completed ? lastAt : null,
        lastAt,
        own,
        ...(!row.in_boards && { hidden: true }),
      };
    });
  return {
    edition: tour.edition,
    count: stagesThatCount(tour.stages).length,
    // With equal progress, the pilot who got there first comes first.
    pilots: pilots.toSorted(
      (a, b) => b.passed - a.passed || (a.lastAt ?? '9').localeCompare(b.lastAt ?? '9'),
    ),
  };
}
