import type {
  addPositionBodySchema,
  changePositionBodySchema,
  Positions,
} from '@va/contract/pilots/positions.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type Position = Positions['items'][number];
export type PositionChange = Positions['history'][number];
type ReadPosition = Pick<Position, 'id' | 'version'>;

/** Positions of the airline, their holders, and the changes by staff. */
export const positionsQuery = readQuery('/positions');

export const addPosition = (body: z.input<typeof addPositionBodySchema>) =>
  request('POST', '/positions', { body });
export const changePosition = (
  { id, version }: ReadPosition,
  body: z.input<typeof changePositionBodySchema>,
) => request('PUT', `/positions/${id}`, { body, version });
export const removePosition = ({ id, version }: ReadPosition) =>
  request('POST', `/positions/${id}/remove`, { body: {}, version });
export const undoPosition = ({ id, version }: ReadPosition) =>
  request('POST', `/positions/${id}/undo`, { body: {}, version });
