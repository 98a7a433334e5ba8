import { type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query';
import { NoAnswer } from '#app/lib/problem.ts';
import { dropAnswers, isOwner } from './device-owner.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { queryString, request, type RequestOptions } from './request.ts';
import { sessionQuery } from './session.ts';

/**
 * Reads from the API as `request` does, and keeps what comes. Where nothing comes back, the query gets what was kept, of
 * the age that it has, and fails all the same: the page shows both.
 */
export async function keptRequest<T>(
  path: string,
  { client, queryKey, signal }: QueryFunctionContext,
  query: RequestOptions['query'] = {},
): Promise<T> {
  const address = path + queryString(query);
  const ownerOf = () => client.getQueryData(sessionQuery.queryKey);
  const asked = ownerOf();
  try {
    const body = await request<T>('GET', path, { query, signal });
    const session = ownerOf();
    // Nothing is kept of a pilot who has signed out meanwhile.
    if (session?.pilot && session.pilot.id === asked?.pilot?.id) {
      await keepAnswer('/session', { ...session, csrfToken: null });
      await keepAnswer(address, body);
      // Nor of one who has done so in another window, before or while it was kept.
      if (!isOwner(session.pilot.id)) await dropAnswers();
    }
    return body;
  } catch (error) {
    if (error instanceof NoAnswer && client.getQueryData(queryKey) === undefined) {
      const kept = await keptAnswer<T>(address);
      if (kept) client.setQueryData(queryKey, kept.body, { updatedAt: kept.at });
    }
    throw error;
  }
}

/** Options of a query that reads one address of the API so. */
export const keptQuery = <T>(queryKey: QueryKey, path: string, query: RequestOptions['query'] = {}) =>
  queryOptions({ queryKey, queryFn: (context) => keptRequest<T>(path, context, query) });
