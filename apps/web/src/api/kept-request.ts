import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, QueryOf } from '@va/contract/contract.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { NoAnswer } from '#app/lib/problem.ts';
import { dropAnswers, isOwner } from './device-owner.ts';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { queryString, request, type Query } from './request.ts';
import { sessionQuery } from './session.ts';

/**
 * Reads from the API like `request` and stores the answer. Without a network the query gets the stored answer with its
 * age, and still fails, so that the page shows both the data and the failure.
 */
export async function keptRequest<const P extends string>(
  path: P,
  { client, queryKey, signal }: QueryFunctionContext,
  query: Query & QueryOf<'GET', P> = {},
): Promise<AnswerOf<'GET', P>> {
  const address = path + queryString(query);
  const ownerOf = () => client.getQueryData(sessionQuery.queryKey);
  const asked = ownerOf();
  try {
    const body = await request('GET', path, { query, signal });
    const session = ownerOf();
    // Stores nothing of a pilot who signed out while the request was under way.
    if (session?.pilot && session.pilot.id === asked?.pilot?.id) {
      await keepAnswer('/session', { ...session, csrfToken: null });
      await keepAnswer(address, body);
      // Nor of one who has done so in another window, before or while it was kept.
      if (!isOwner(session.pilot.id)) await dropAnswers();
    }
    return body;
  } catch (error) {
    if (error instanceof NoAnswer && client.getQueryData(queryKey) === undefined) {
      const kept = await keptAnswer(path, query);
      if (kept) client.setQueryData(queryKey, kept.body, { updatedAt: kept.at });
    }
    throw error;
  }
}

/** Options of a query that reads one address of the API so: the same query as that of `readQuery`. */
export const keptQuery = <const P extends string>(path: P, query: Query & QueryOf<'GET', P> = {}) =>
  queryOptions({
    queryKey: addressKey(path, query),
    queryFn: (context) => keptRequest(path, context, query),
  });
