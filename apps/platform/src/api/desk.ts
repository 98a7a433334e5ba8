import { queryOptions } from '@tanstack/react-query';
import type { Desk } from '@va/schemas/api/staff/desk.ts';
import { request } from './request.ts';

export type DeskCounter = Desk['counters'][number];

/** What waits for the account that is signed in; asked again every minute while somebody looks. */
export const deskQuery = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }) => request<Desk>('GET', '/desk', { signal }),
  refetchInterval: 60_000,
});
