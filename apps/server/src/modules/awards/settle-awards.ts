import { type AwardGrant, settleAwards, type AwardFacts, longestStreak } from '@va/domain/awards/award.ts';
import type { Tx, Queries } from '#server/db/database.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { announceAward, AWARDS_PAGE } from './hand-award.ts';
import { sql } from 'kysely';
import { constants } from '#server/db/constants.ts';
import { COUNTS, FLOWN_MONTH } from '../flown/flown.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { standingEntries } from '../ledgers/entry-rows.ts';

/** A pilot's figures for the award rules, from counting flights and ledger entries that were not reversed. */
export async function readAwardFacts(queries: Queries, pilotId: string): Promise<AwardFacts> {
  const [{ flights, minutes }, entries, months] = await Promise.all([
    totalsOfPilot(queries, pilotId),
    standingEntries(queries)
      .select(['entry.reason', 'entry.subject'])
      .distinct()
      .where('entry.pilot_id', '=', pilotId)
      .where('entry.reason', 'in', constants('tour', 'focus', 'event'))
      .execute(),
    queries
      .selectFrom('report')
      .select(sql<string>`to_char(${FLOWN_MONTH}, 'YYYY-MM')`.as('month'))
      .distinct()
      .where('pilot_id', '=', pilotId)
      .where(COUNTS)
      .execute(),
  ]);
  const of = (wanted: string) => entries.filter(({ reason }) => reason === wanted);
  return {
    flights,
    hours: Math.floor(minutes / 60),
    tours: of('tour').length,
    // An entry's subject begins with the airport's four-letter code.
    focus: new Set(of('focus').map(({ subject }) => subject.slice(0, 4))).size,
    events: of('event').length,
    months: longestStreak(months.map(({ month }) => month)),
  };
}

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
