import { keepPreviousData } from '@tanstack/react-query';
import type { StatisticsQuery } from '@va/contract/airline/statistics.ts';
import { readQuery } from './read-query.ts';

/** The own hours, points and flights, as every page shows them. */
export const myTotalsQuery = readQuery('/me/totals');

/** Totals of flights: the pilot's own, or the airline's. */
export const statisticsQuery = (whose: 'me' | 'airline', filter: StatisticsQuery) => ({
  ...readQuery(`/${whose}/statistics`, { ...filter }),
  placeholderData: keepPreviousData,
});

export const boardsQuery = readQuery('/airline/boards');
