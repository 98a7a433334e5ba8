import type { airportSchema } from '@va/contract/pilots/network.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';

/** An airport that the platform knows. */
export type Airport = z.infer<typeof airportSchema>;

/** All of them, by code. They change with the content alone, so one reading serves a visit. */
export const airportsQuery = {
  ...readQuery(['airports'], '/airports'),
  staleTime: Number.POSITIVE_INFINITY,
};
