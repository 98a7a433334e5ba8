import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Boards } from '@va/schemas/api/tours-and-events/boards.ts';
import type { PilotTotals, Statistics, StatisticsQuery } from '@va/schemas/api/airline/statistics.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** The own hours, points and flights, as every page shows them. */
export const myTotalsQuery = readQuery<PilotTotals>(['totals'], '/me/totals');

/** What flights add up to: the own ones, or those of the airline. */
export const statisticsQuery = (whose: 'me' | 'airline', filter: StatisticsQuery) =>
  queryOptions({
    queryKey: ['statistics', whose, filter],
    queryFn: ({ signal }) =>
      request<Statistics>('GET', `/${whose}/statistics`, { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });

export const boardsQuery = readQuery<Boards>(['boards'], '/airline/boards');
