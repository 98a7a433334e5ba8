import { constant } from '#server/db/constants.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { Rank, Requirement } from '@va/domain/ranks/rank-progress.ts';
import { requirementsOf } from '@va/domain/ranks/rank-progress.ts';
import type { RankRequirement } from '@va/contract/pilots/ranks.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';

/** A rank's requirements, each with the pilot's figure; points, hours and mean score are the same as on all pages. */
export async function readRequirements(
  queries: Queries,
  rank: Rank,
  pilotId: string,
): Promise<Requirement[]> {
  const { points, minutes, meanScore } = await totalsOfPilot(queries, pilotId);
  const passed = await queries
    .selectFrom('qualification')
    .select(['kind', 'type_id'])
    .where('pilot_id', '=', pilotId)
    .where('result', '=', 'pass')
    .execute();
  const { students } = await queries
    .selectFrom('qualification')
    .select((row) => row.fn.count<string>('pilot_id').distinct().as('students'))
    .where('signed_by', '=', pilotId)
    .where('kind', '=', 'verification')
    .where('result', '=', 'pass')
    .executeTakeFirstOrThrow();
  return requirementsOf(rank, {
    points,
    minutes,
    mean: meanScore,
    verified: new Set(passed.flatMap(({ type_id }) => type_id ?? [])),
    course: passed.some(({ kind }) => kind === 'course'),
    students: Number(students),
    refresher: await readRefresher(queries, pilotId),
  });
}

/** Whether the pilot passed a refresher since losing the rank for not instructing; null if that never happened. */
async function readRefresher(queries: Queries, pilotId: string): Promise<boolean | null> {
  const stopped = await queries
    .selectFrom('promotion')
    .select('decided_at')
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', 'instruction')
    .where('state', '=', constant('granted'))
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!stopped?.decided_at) return null;
  const refresher = await queries
    .selectFrom('qualification')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .where('kind', '=', 'refresher')
    .where('result', '=', 'pass')
    .where('signed_at', '>=', stopped.decided_at)
    .limit(1)
    .executeTakeFirst();
  return refresher !== undefined;
}

/** The same as the API shows it. */
export function viewRequirements(
  { operations }: Airline,
  requirements: readonly Requirement[],
): RankRequirement[] {
  return requirements.map((one) => ({
    ...one,
    model: one.typeId === null ? null : modelOf(operations, one.typeId),
  }));
}
