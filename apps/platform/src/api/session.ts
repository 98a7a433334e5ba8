import { queryOptions } from '@tanstack/react-query';
import type { sessionSchema } from '@va/schemas/api/session.ts';
import type { z } from 'zod';
import { NoAnswer } from '#app/lib/problem.ts';
import { settleOwner } from './device-owner.ts';
import { request, setCsrfToken } from './request.ts';

type Answer = z.infer<typeof sessionSchema>;
/** `ended`: what the API says since the session of this pilot has ended by itself, while the page waits for the same person. */
export type Session = Answer & { ended?: Answer };

/** Who is signed in; also fetches the token that every change needs. Without a network, who was when the logbook was kept. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client, queryKey, signal }): Promise<Session> => {
    try {
      const session = await request<Answer>('GET', '/session', { signal });
      setCsrfToken(session.csrfToken);
      const id = session.stage === 'open' ? session.pilot?.id : undefined;
      const shown = client.getQueryData<Session>(queryKey);
      const owner = await settleOwner(id ?? null);
      // After signing out the page belongs to nobody. Else it stays as it is, out of sight, with what has been typed into it.
      if (!id && owner && shown?.stage === 'open' && shown.pilot?.id === owner)
        return { ...shown, ended: session };
      if (owner && owner !== id) {
        // The page that waited belongs to the account before: it is loaded anew.
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

/** The session that was kept with the logbook, while it lasts. */
async function keptSession(): Promise<Session | undefined> {
  const { keptAnswer } = await import('./kept-answers.ts');
  const kept = (await keptAnswer<Session>('/session'))?.body;
  return kept?.expiresAt && Date.parse(kept.expiresAt) > Date.now() ? kept : undefined;
}
