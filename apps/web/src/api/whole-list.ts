import { queryOptions } from '@tanstack/react-query';
import type { QueryOf, RowOf } from '@va/contract/contract.ts';
import { addressKey } from '#app/lib/address-key.ts';
import type { Page } from './page.ts';
import { request, type Query, type RequestOptions } from './request.ts';

/** What such an address answers. */
type ReadPart = <const P extends string>(
  method: 'GET',
  path: P,
  options?: RequestOptions,
) => Promise<Page<RowOf<P>>>;

/** Parts that are asked for at most: 4000 rows. */
const PARTS = 20;

/**
 * Every row of a list that comes in parts, in order, for sorting and for files.
 * @param options.parts of 200 rows that are enough
 */
export async function wholeList<const P extends string>(
  path: P,
  { query, signal, parts = PARTS }: Pick<RequestOptions, 'query' | 'signal'> & { parts?: number } = {},
): Promise<RowOf<P>[]> {
  const all: RowOf<P>[] = [];
  let cursor: string | undefined;
  for (let part = 0; part < parts; part += 1) {
    const page = await (request as ReadPart)('GET', path, {
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
export const readWhole = <const P extends string>(
  path: P,
  query: Query & QueryOf<'GET', P> = {},
  parts = PARTS,
) =>
  queryOptions({
    queryKey: [...addressKey(path, query), parts],
    queryFn: ({ signal }) => wholeList(path, { query, signal, parts }),
  });
