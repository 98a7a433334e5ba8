import { createHmac } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import { isSameToken } from '#server/kernel/secrets/tokens.ts';

/** How long a browser stays known after a sign-in, s. */
export const KNOWN_S = 180 * 86_400;

/**
 * Tokens of browsers in which a pilot has signed in with the present password. Wrong passwords that others try
 * elsewhere do not block such a browser by the rate limit. The token gives no access by itself.
 */
export interface KnownDevices {
  tokenOf(queries: Queries, pilotId: string): Promise<string>;
  isKnown(queries: Queries, token: string | undefined, pilotId: string): Promise<boolean>;
}

/** Makes the service. `key` is the one for address digests; a prefix in the token's text keeps the two uses apart. */
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
