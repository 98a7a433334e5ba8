import { v7 as uuid } from 'uuid';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import { newCode, tokenHash } from '#server/kernel/secrets/tokens.ts';
import { tellOfAccess } from './access-news.ts';
import { expectRecentProof } from './prove-password.ts';
import { secondFactorMethods, STEP_SECONDS, totpOf } from './second-factor-store.ts';

/** Number of codes in a set, and characters of a code. */
const CODES = 10;
const LENGTH = 12;

/** Number of a pilot's recovery codes that are still unused. */
export async function countRecoveryCodes(queries: Queries, pilotId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('pilot_id', '=', pilotId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Makes a new set of recovery codes and revokes the old one. Only their digests are stored, so the pilot sees them only
 * now. Throws without a recent proof, and for an account without a second factor.
 */
export function makeRecoveryCodes(db: Database, actor: PilotActor, now: Date): Promise<string[]> {
  const { pilotId } = actor;
  const codes = Array.from({ length: CODES }, () => newCode(LENGTH));
  return db.transaction(async (tx) => {
    await expectRecentProof(tx, actor, now);
    if ((await secondFactorMethods(tx, pilotId)).length === 0)
      throw new Problem('segundo-factor-necesario', {
        detail: 'Los códigos de recuperación valen en lugar de un segundo factor: activa antes uno.',
      });
    await dropRecoveryCodes(tx, pilotId);
    await tx
      .insertInto('recovery_code')
      .values(
        codes.map((code) => ({
          id: uuid(),
          pilot_id: pilotId,
          code_hash: tokenHash(code),
          created_at: now,
        })),
      )
      .execute();
    await tellOfAccess(tx, pilotId, 'codes_made');
    return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
  });
}

/** Uses up a recovery code, given without hyphens; answers whether it was one of the pilot's. */
export async function useRecoveryCode(tx: Tx, pilotId: string, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_code')
    .where('pilot_id', '=', pilotId)
    .where('code_hash', '=', tokenHash(code))
    .returning('id')
    .executeTakeFirst();
  if (used) await tellOfAccess(tx, pilotId, 'code_used');
  return used !== undefined;
}

/** Deletes all recovery codes of a pilot who has no second factor any more or makes new codes. */
export async function dropRecoveryCodes(tx: Tx, pilotId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('pilot_id', '=', pilotId).execute();
}

/**
 * Checks a TOTP code and uses it up: each works once. It accepts the code of one 30-second step before or after, for
 * clocks that differ. With `unconfirmed` it also accepts a secret that is being set up.
 */
export async function useTotpCode(
  tx: Tx,
  pilotId: string,
  code: string,
  now: Date,
  { unconfirmed = false }: { unconfirmed?: boolean } = {},
): Promise<boolean> {
  const row = await tx
    .selectFrom('totp')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('pilot_id', '=', pilotId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.confirmed_at === null && !unconfirmed)) return false;
  const delta = totpOf(row.secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  if (row.last_step !== null && step <= row.last_step) return false;
  await tx
    .updateTable('totp')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now, wrong_codes: 0 })
    .where('pilot_id', '=', pilotId)
    .execute();
  return true;
}
