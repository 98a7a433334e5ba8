import { dayOf } from '@va/domain/months.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fileVersion } from '../rules/rules-versions.ts';

/** Id of the points rules in force, which every entry keeps; null where no server has started with any. */
export const POINTS_VERSION = sql<
  string | null
>`(select id from points_rules_version order by in_force_from desc limit 1)`;

/** Keeps the points rules of the content as a version, in force from now on, where another one was. */
export async function ensurePointsVersion(
  tx: Tx,
  { pointsText: text }: Operations,
  now: Date,
): Promise<void> {
  const { id, hash } = fileVersion({ file: { text } }, dayOf(now));
  const last = await tx
    .selectFrom('points_rules_version')
    .select('hash')
    .orderBy('in_force_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.hash === hash) return;
  await tx
    .insertInto('points_rules_version')
    .values({ id, hash, text, in_force_from: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ in_force_from: now }))
    .execute();
}
