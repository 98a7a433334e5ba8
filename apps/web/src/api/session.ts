import { queryOptions } from '@tanstack/react-query';
import type { sessionSchema } from '@va/contract/account/session.ts';
import type { z } from 'zod';
import { SESSION_KEY } from '#app/config/query-defaults.ts';
import { NoAnswer } from '#app/lib/problem.ts';
import { settleOwner } from './device-owner.ts';
import { keptAnswer } from './kept-answers.ts';
import { request, setCsrfToken } from './request.ts';

type Answer = z.infer<typeof sessionSchema>;
/**
 * `ended` is there once the session has expired: the new answer of the API, while the page waits for the same pilot to
 * sign in again.
 */
export type Session = Answer & { ended?: Answer };

/**
 * The session of the signed-in account; also sets the token that changes need. Without a network, the session that was
 * stored with the logbook.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ client, queryKey, signal }): Promise<Session> => {
    try {
      const session = await request('GET', '/session', { signal });
      setCsrfToken(session.csrfToken);
      const id = session.stage === 'open' ? session.pilot?.id : undefined;
      const shown = client.getQueryData<Session>(queryKey);
      const owner = await settleOwner(id ?? null);
      // The session has expired: the page is hidden and kept with its typed text until the same pilot signs in again.
      // After a sign-out there is no `owner`, so nothing is kept.
      if (!id && owner && shown?.stage === 'open' && shown.pilot?.id === owner)
        return { ...shown, ended: session };
      const inMemory = shown?.stage === 'open' ? shown.pilot?.id : undefined;
      if ((owner && owner !== id) || (inMemory && inMemory !== id)) {
        // Another pilot has signed in: reloads, because the hidden page belongs to the previous one.
        if (shown?.ended) location.reload();
        void client.resetQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      }
      return session;
    } catch (error) {
      const kept = error instanceof NoAnswer && (await keptSession());
      if (kept && client.getQueryData(queryKey) === undefined)
        client.setQueryData(queryKey, kept, { updatedAt: 0 });
      throw error;
    }
  },
  staleTime: 60_000,
});

/** The session that was stored with the logbook, until it expires. */
async function keptSession(): Promise<Session | undefined> {
  const kept = (await keptAnswer('/session'))?.body;
  return kept?.expiresAt && Date.parse(kept.expiresAt) > Date.now() ? kept : undefined;
}
