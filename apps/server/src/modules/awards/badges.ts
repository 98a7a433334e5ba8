import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { standingEntries } from '../ledgers/standing-entries.ts';

/** Awards that stand and tours that were completed, the latest first, of each pilot. */
export async function readBadges(
  queries: Queries,
  { awards, tours }: Operations,
  pilotIds: readonly string[],
) {
  if (pilotIds.length === 0) return () => [];
  const [grants, completed] = await Promise.all([
    queries
      .selectFrom('award_grant')
      .select(['pilot_id as pilotId', 'award_id as id', 'granted_at as at'])
      .where('pilot_id', 'in', pilotIds)
      .where('revoked_at', 'is', null)
      .execute(),
    standingEntries(queries)
      .select(['entry.pilot_id', 'entry.subject', 'entry.posted_at'])
      .where('entry.pilot_id', 'in', pilotIds)
      .where('entry.reason', '=', 'tour')
      .execute(),
  ]);
  const badges = [
    ...grants.flatMap((grant) => {
      const award = awards.find(({ id }) => id === grant.id);
      const { of = null, least = null } = award?.rule ?? {};
      return award ? [{ ...grant, kind: 'award' as const, name: award.name, figure: of, least }] : [];
    }),
    ...completed.map(({ pilot_id, subject, posted_at }) => {
      const [id = subject] = subject.split(' ');
      const name = tours.find((tour) => tour.id === id)?.name ?? id;
      return { pilotId: pilot_id, kind: 'tour' as const, id, name, at: posted_at, figure: null, least: null };
    }),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id));
  return (wanted: string) =>
    badges
      .filter(({ pilotId }) => pilotId === wanted)
      .map(({ kind, id, name, at, figure, least }) => ({
        kind,
        id,
        name,
        at: at.toISOString(),
        figure,
        least,
      }));
}
