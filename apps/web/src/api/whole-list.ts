import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Page } from './page.ts';
import { request, type RequestOptions } from './request.ts';

/** Parts that are asked for at most: 4000 rows. */
const PARTS = 20;

/**
 * Every row of a list that comes in parts, in order, for sorting and for files.
 * @param options.parts of 200 rows that are enough
 */
export async function wholeList<T>(
  path: string,
  { query, signal, parts = PARTS }: Pick<RequestOptions, 'query' | 'signal'> & { parts?: number } = {},
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let part = 0; part < parts; part += 1) {
    const page: Page<T> = await request('GET', path, {
      query: { ...query, limit: 200, cursor },
      ...(signal && { signal }),
    });
    all.push(...page.items);
    cursor = page.next;
    if (cursor === undefined) break;
  }
  return all;
}

/** Options of a query that reads every row of such a list; see `wholeList`. */
export const readWhole = <T>(
  queryKey: QueryKey,
  path: string,
  query: RequestOptions['query'] = {},
  parts = PARTS,
) => queryOptions({ queryKey, queryFn: ({ signal }) => wholeList<T>(path, { query, signal, parts }) });
