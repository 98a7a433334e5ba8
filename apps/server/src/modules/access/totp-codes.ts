import type { Tx } from '#server/db/database.ts';
import { STEP_SECONDS, totpOf } from './second-factor-store.ts';

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
