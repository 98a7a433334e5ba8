import { Secret, TOTP } from 'otpauth';
import type { Queries } from '#server/db/database.ts';

const STEP_SECONDS = 30;

/** The codes of one pilot's app, RFC 6238 with what every app supports: SHA-1, six digits, 30 seconds. */
export function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Which second factors of a pilot are in force. */
export async function secondFactorMethods(
  queries: Queries,
  pilotId: string,
): Promise<('totp' | 'passkey')[]> {
  const codes = await queries
    .selectFrom('totp')
    .select('pilot_id')
    .where('pilot_id', '=', pilotId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const keys = await queries
    .selectFrom('passkey')
    .select('id')
    .where('pilot_id', '=', pilotId)
    .limit(1)
    .executeTakeFirst();
  return [...(codes ? (['totp'] as const) : []), ...(keys ? (['passkey'] as const) : [])];
}

/**
 * Checks a code and uses it up: a code works once. One step of 30 seconds before or after is allowed for clocks.
 * `unconfirmed` checks the app that is being set up.
 */
export async function useTotpCode(
  tx: Queries,
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
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now })
    .where('pilot_id', '=', pilotId)
    .execute();
  return true;
}
