import { queryOptions } from '@tanstack/react-query';
import type { PilotTotals } from '@va/schemas/api/statistics.ts';
import { request } from './request.ts';

/** The own hours, points and flights, as every page shows them. */
export const myTotalsQuery = queryOptions({
  queryKey: ['totals'],
  queryFn: ({ signal }) => request<PilotTotals>('GET', '/me/totals', { signal }),
});
