import { readQuery } from './read-query.ts';

/** All of them, by code. They change with the content alone, so one reading serves a visit. */
export const airportsQuery = {
  ...readQuery('/airports'),
  staleTime: Number.POSITIVE_INFINITY,
};
