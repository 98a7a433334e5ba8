import { Secret, TOTP } from 'otpauth';
import type { Queries } from '#server/db/database.ts';

export const STEP_SECONDS = 30;

/** The code generator (RFC 6238) of a pilot's secret, with what every app supports: SHA-1, six digits, 30 seconds. */
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
