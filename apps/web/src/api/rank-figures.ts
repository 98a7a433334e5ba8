import type {
  changeFiguresBodySchema,
  RankFiguresList,
  triedFiguresSchema,
} from '@va/contract/pilots/ranks.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type RankItem = RankFiguresList['items'][number];
export type RankChange = RankFiguresList['history'][number];
export type TriedFigures = z.infer<typeof triedFiguresSchema>;
type ReadRank = Pick<RankItem, 'code' | 'version'>;

/** Requirements of each rank, from the first to the highest, and the changes by staff. */
export const rankFiguresQuery = readQuery('/ranks');

/** Which pilots other figures of a rank would affect; changes nothing. */
export const tryRankFigures = (code: string, body: { points: number; hours: number }) =>
  request('POST', `/ranks/${code}/try`, { body });
export const changeRankFigures = (
  { code, version }: ReadRank,
  body: z.input<typeof changeFiguresBodySchema>,
) => request('PUT', `/ranks/${code}`, { body, version });
export const undoRankFigures = ({ code, version }: ReadRank) =>
  request('POST', `/ranks/${code}/undo`, { body: {}, version });
