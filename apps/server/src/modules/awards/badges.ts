import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';
import { keptReadOfPilots } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

/** Each pilot's valid awards and completed tours, the latest first. */
export async function readBadges(
  queries: Queries,
  { awards, tours }: Operations,
  pilotIds: readonly string[],
) {
  if (pilotIds.length === 0) return () => [];
  const earned = await earnedBy(queries, pilotIds);
  return (wanted: string) => badgesOf({ awards, tours }, earned.get(wanted) ?? NOTHING);
}

type Completed = { subject: string; at: Date };
interface Earned {
  grants: { id: string; at: Date }[];
  completed: Completed[];
}
const NOTHING: Earned = { grants: [], completed: [] };

const earnedBy = keptReadOfPilots('record', async (queries, pilotIds) => {
  const [grants, completed] = await Promise.all([
    queries
      .selectFrom('award_grant')
      .select(['pilot_id', 'award_id as id', 'granted_at as at'])
      .where('pilot_id', 'in', pilotIds)
      .where('revoked_at', 'is', null)
      .execute(),
    standingEntries(queries)
      .select(['entry.pilot_id', 'entry.subject', 'entry.posted_at as at'])
      .where('entry.pilot_id', 'in', pilotIds)
      .where('entry.reason', '=', constant('tour'))
      .execute(),
  ]);
  const earned = new Map<string, Earned>(pilotIds.map((id) => [id, { grants: [], completed: [] }]));
  for (const { pilot_id, id, at } of grants) earned.get(pilot_id)?.grants.push({ id, at });
  for (const { pilot_id, subject, at } of completed) earned.get(pilot_id)?.completed.push({ subject, at });
  return earned;
});

function badgesOf({ awards, tours }: Pick<Operations, 'awards' | 'tours'>, { grants, completed }: Earned) {
  return [
    ...grants.flatMap((grant) => {
      const award = awards.find(({ id }) => id === grant.id);
      const { of = null, least = null } = award?.rule ?? {};
      return award ? [{ ...grant, kind: 'award' as const, name: award.name, figure: of, least }] : [];
    }),
    ...completed.map(({ subject, at }) => {
      const [id = subject] = subject.split(' ');
      const name = tours.find((tour) => tour.id === id)?.name ?? id;
      return { kind: 'tour' as const, id, name, at, figure: null, least: null };
    }),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id))
    .map(({ kind, id, name, at, figure, least }) => ({
      kind,
      id,
      name,
      at: at.toISOString(),
      figure,
      least,
    }));
}
