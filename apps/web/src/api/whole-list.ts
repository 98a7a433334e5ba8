import { queryOptions } from '@tanstack/react-query';
import type { QueryOf, RowOf } from '@va/contract/contract.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { request, type Query } from './request.ts';

/** Parts that are asked for at most: 4000 rows. */
const PARTS = 20;

/**
 * Reads every part of a list, in order, for sorting and for files.
 * @param options.parts most parts of 200 rows to read
 */
export async function wholeList<const P extends string>(
  path: P,
  { query, signal, parts = PARTS }: { query?: QueryOf<'GET', P>; signal?: AbortSignal; parts?: number } = {},
): Promise<RowOf<P>[]> {
  const all: RowOf<P>[] = [];
  let cursor: string | undefined;
  for (let part = 0; part < parts; part += 1) {
    const page = await request('GET', path, {
      ...(query && { query }),
      part: { limit: 200, cursor },
      ...(signal && { signal }),
    });
    all.push(...page.items);
    cursor = page.next;
    if (cursor === undefined) break;
  }
  return all;
}

/** Options of a query that reads every row of such a list; see `wholeList`. */
export const readWhole = <const P extends string>(
  path: P,
  query: Query & QueryOf<'GET', P> = {},
  parts = PARTS,
) =>
  queryOptions({
    queryKey: [...addressKey(path, query), parts],
    queryFn: ({ signal }) => wholeList(path, { query, signal, parts }),
  });
