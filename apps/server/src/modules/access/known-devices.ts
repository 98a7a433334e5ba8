import { createHmac } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
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

/** Makes the service. `key`: that of addresses, which a word before the pilot keeps apart from these tokens. */
export function knownDevices(key: Uint8Array): KnownDevices {
  const tokenOf: KnownDevices['tokenOf'] = async (queries, pilotId) => {
    const password = await queries
      .selectFrom('password')
      .select('changed_at')
      .where('pilot_id', '=', pilotId)
      .executeTakeFirst();
    return createHmac('sha256', key)
      .update(`known-device:${pilotId}:${password?.changed_at.getTime() ?? 0}`)
      .digest('base64url');
  };
  return {
    tokenOf,
    isKnown: async (queries, token, pilotId) =>
      token !== undefined && isSameToken(token, await tokenOf(queries, pilotId)),
  };
}
