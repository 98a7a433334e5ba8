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

/** Points that flights give, and the changes by staff. */
export const flightPointsQuery = readQuery('/rules/points/written');

/** Points that the recent flights would have earned by other figures; changes nothing. */
export const tryFlightPoints = (points: GivenPoints) =>
  request('POST', '/rules/points/try', { body: { points } });
export const changeFlightPoints = (version: number, body: z.input<typeof changeFlightPointsBodySchema>) =>
  request('PUT', '/rules/points', { body, version });
export const undoFlightPoints = (version: number) =>
  request('POST', '/rules/points/undo', { body: {}, version });
