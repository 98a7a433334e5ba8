import { createHmac } from 'node:crypto';
import type { Database, Queries } from '#server/db/database.ts';
import { serverSecret } from '#server/kernel/secrets/server-secret.ts';
import { isSameToken } from '#server/kernel/secrets/tokens.ts';

/** How long a browser is known after somebody signed in there, s. */
export const KNOWN_S = 180 * 86_400;

/**
 * Browsers in which a pilot has signed in with the password of today. What others try with the callsign elsewhere keeps
 * nobody out there. The token opens nothing by itself.
 */
export interface KnownDevices {
  tokenOf(queries: Queries, pilotId: string): Promise<string>;
  isKnown(queries: Queries, token: string | undefined, pilotId: string): Promise<boolean>;
}

/** Makes the service; the key of the tokens is made in the database when it is first needed. */
export function knownDevices(db: Database): KnownDevices {
  let secret: Promise<Uint8Array> | undefined;
  const tokenOf: KnownDevices['tokenOf'] = async (queries, pilotId) => {
    const password = await queries
      .selectFrom('password')
      .select('changed_at')
      .where('pilot_id', '=', pilotId)
      .executeTakeFirst();
    secret ??= serverSecret(db, 'known-device');
    return createHmac('sha256', await secret)
      .update(`${pilotId}:${password?.changed_at.getTime() ?? 0}`)
      .digest('base64url');
  };
  return {
    tokenOf,
    isKnown: async (queries, token, pilotId) =>
      token !== undefined && isSameToken(token, await tokenOf(queries, pilotId)),
  };
}
