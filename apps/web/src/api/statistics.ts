import { keepPreviousData } from '@tanstack/react-query';
import type { Boards } from '@va/contract/tours-and-events/boards.ts';
import type { PilotTotals, Statistics, StatisticsQuery } from '@va/contract/airline/statistics.ts';
import { readQuery } from './read-query.ts';

/** The own hours, points and flights, as every page shows them. */
export const myTotalsQuery = readQuery<PilotTotals>(['totals'], '/me/totals');

/** What flights add up to: the own ones, or those of the airline. */
export const statisticsQuery = (whose: 'me' | 'airline', filter: StatisticsQuery) => ({
  ...readQuery<Statistics>(['statistics', whose, filter], `/${whose}/statistics`, { ...filter }),
  placeholderData: keepPreviousData,
});

export const boardsQuery = readQuery<Boards>(['boards'], '/airline/boards');
