import { type AwardGrant, settleAwards } from '@va/domain/awards/award.ts';
import type { Tx } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { readAwardFacts } from './award-facts.ts';
import { announceAward, AWARDS_PAGE } from './hand-award.ts';

/**
 * Gives and takes a pilot's awards as the rules now say; the caller has locked the pilot's row. Answers how many
 * changed.
 * @param announced whether webhooks hear of new awards; not if a new rule gives them to many pilots at once
 */
export async function settleAwardsOf(
  tx: Tx,
  { operations: { awards } }: Pick<Airline, 'operations'>,
  pilotId: string,
  now: Date,
  { announced = true } = {},
): Promise<number> {
  if (!awards.some(({ rule }) => rule !== null)) return 0;
  const { status } = await tx
    .selectFrom('pilot')
    .select('status')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  // Staff may still decide on a flight of an erased account, whose awards were deleted with it.
  if (status === 'erased') return 0;
  const rows = await tx
    .selectFrom('award_grant')
    .select(['award_id', 'granted_by', 'revoked_at', 'revoked_by'])
    .where('pilot_id', '=', pilotId)
    .execute();
  const grants = rows.map((row): AwardGrant => ({
    award: row.award_id,
    byRule: row.granted_by === null,
    revoked: row.revoked_at === null ? 'no' : row.revoked_by === null ? 'by_rule' : 'by_hand',
  }));
  const { grant, restore, revoke } = settleAwards(awards, await readAwardFacts(tx, pilotId), grants);
  for (const id of grant) {
    await tx.insertInto('award_grant').values({ pilot_id: pilotId, award_id: id, granted_at: now }).execute();
    const award = awards.find((one) => one.id === id);
    if (!award) continue;
    await tellPilot(tx, pilotId, {
      kind: 'award.granted',
      title: `Tienes un premio: ${award.name}`,
      body: award.description,
      link: `${AWARDS_PAGE}#${id}`,
    });
    if (announced) await announceAward(tx, award, pilotId, now);
  }
  for (const [ids, revoked_at] of [
    [restore, null],
    [revoke, now],
  ] as const)
    if (ids.length > 0)
      await tx
        .updateTable('award_grant')
        .set({ revoked_at })
        .where('pilot_id', '=', pilotId)
        .where('award_id', 'in', ids)
        .execute();
  return grant.length + restore.length + revoke.length;
}

/** Nightly job that settles every pilot's awards, so that a new award also reaches those who had earned it before. */
export const awardsJob = (airline: Airline): JobKind => ({
  kind: 'awards',
  cron: '20 4 * * *',
  async run({ db, clock }) {
    const pilots = await db.queries
      .selectFrom('pilot')
      .select('id')
      .where('status', 'in', FLYING)
      .orderBy('id')
      .execute();
    let changed = 0;
    for (const { id } of pilots)
      changed += await db.transaction(async (tx) => {
        await lockPilot(tx, id);
        return settleAwardsOf(tx, airline, id, clock(), { announced: false });
      });
    return { changed };
  },
});
