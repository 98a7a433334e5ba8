import type {
  changeFlightPointsBodySchema,
  triedFlightPointsSchema,
  WrittenFlightPoints,
} from '@va/contract/points/flight-points.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { WrittenFlightPoints };
export type GivenPoints = WrittenFlightPoints['points'];
export type TriedFlightPoints = z.infer<typeof triedFlightPointsSchema>;

/** What flights give, and what staff have changed of it. */
export const flightPointsQuery = readQuery('/rules/points/written');

/** What the flights of the last days would have given; changes nothing. */
export const tryFlightPoints = (points: GivenPoints) =>
  request('POST', '/rules/points/try', { body: { points } });
export const changeFlightPoints = (version: number, body: z.input<typeof changeFlightPointsBodySchema>) =>
  request('PUT', '/rules/points', { body, version });
export const undoFlightPoints = (version: number) =>
  request('POST', '/rules/points/undo', { body: {}, version });
