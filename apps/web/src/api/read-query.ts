import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@va/contract/contract.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { request, type Query } from './request.ts';

/**
 * Options of a query that reads one address of the API.
 * @param path after `/plataforma/api/v1`, such as `/me`
 */
export const readQuery = <const P extends string>(path: P, query: Query & QueryOf<'GET', P> = {}) =>
  queryOptions({
    queryKey: addressKey(path, query),
    queryFn: ({ signal }) => request('GET', path, { query, signal }),
  });
