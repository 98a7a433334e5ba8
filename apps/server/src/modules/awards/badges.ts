import type { z } from 'zod';
import type { badgeSchema } from '@va/schemas/api/pilots/awards.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '../airline/operations.ts';
import { standingEntries } from '../points/standing-entries.ts';

type BadgeBody = z.input<typeof badgeSchema>;

/** Awards that stand and tours that were completed, the latest first, of each pilot. */
export async function readBadges(
  queries: Queries,
  { awards, tours }: Operations,
  pilotIds: readonly string[],
): Promise<(pilotId: string) => BadgeBody[]> {
  if (pilotIds.length === 0) return () => [];
  const [grants, completed] = await Promise.all([
    queries
      .selectFrom('award_grant')
      .select(['pilot_id', 'award_id', 'granted_at'])
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
    ...grants.flatMap(({ pilot_id, award_id, granted_at }) => {
      const award = awards.find(({ id }) => id === award_id);
      return award
        ? [{ pilotId: pilot_id, kind: 'award' as const, id: award_id, name: award.name, at: granted_at }]
        : [];
    }),
    ...completed.map(({ pilot_id, subject, posted_at }) => {
      const [id = subject] = subject.split(' ');
      const name = tours.find((tour) => tour.id === id)?.name ?? id;
      return { pilotId: pilot_id, kind: 'tour' as const, id, name, at: posted_at };
    }),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id));
  return (wanted) =>
    badges
      .filter(({ pilotId }) => pilotId === wanted)
      .map(({ kind, id, name, at }) => ({ kind, id, name, at: at.toISOString() }));
}
