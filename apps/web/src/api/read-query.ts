import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { request, type RequestOptions } from './request.ts';

/**
 * Options of a query that reads one address of the API.
 * @param path after `/plataforma/api/v1`, such as `/me`
 */
export const readQuery = <T>(queryKey: QueryKey, path: string, query: RequestOptions['query'] = {}) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => request<T>('GET', path, { query, signal }) });
