import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@va/contract/contract.ts';
import { request, type Query, type Read } from './request.ts';

/**
 * Options of a query that reads one address of the API.
 * @param path after `/plataforma/api/v1`, such as `/me`
 */
export const readQuery = <const P extends string>(
  queryKey: QueryKey,
  path: P,
  query: Query & QueryOf<'GET', P> = {},
) => queryOptions({ queryKey, queryFn: ({ signal }) => (request as Read)('GET', path, { query, signal }) });
