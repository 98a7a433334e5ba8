import { dayOf } from '@va/domain/months.ts';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { fileVersion } from '../rules/rules-versions.ts';

/** SQL for the id of the points rules in force, which every entry stores; null before the first start. */
export const POINTS_VERSION = sql<
  string | null
>`(select id from points_rules_version order by in_force_from desc limit 1)`;

/** SQL for the id of the version with this text; by default that of the version in force. */
export const versionOf = (text: string) =>
  sql<
    string | null
  >`coalesce((select id from points_rules_version where hash = ${fileVersion({ file: { text } }, '2000-01-01').hash} order by in_force_from desc limit 1), ${POINTS_VERSION})`;

/** Stores the points rules as the version in force from now on, if they differ from the last one. */
export async function ensurePointsVersion(tx: Tx, text: string, now: Date): Promise<void> {
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
