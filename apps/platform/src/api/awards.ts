import { queryOptions } from '@tanstack/react-query';
import type { AwardGrantView, AwardView, Badge } from '@va/schemas/api/pilots/awards.ts';
import { request } from './request.ts';

/** All awards, and which of them the pilot has. */
export const awardsQuery = queryOptions({
  queryKey: ['awards'],
  queryFn: ({ signal }) => request<AwardView[]>('GET', '/awards', { signal }),
});

/** Own awards and completed tours, the latest first. */
export const ownBadgesQuery = queryOptions({
  queryKey: ['awards', 'own'],
  queryFn: ({ signal }) => request<Badge[]>('GET', '/me/badges', { signal }),
});

/** For staff: who has or had what, and why. */
export const awardGrantsQuery = queryOptions({
  queryKey: ['awards', 'grants'],
  queryFn: ({ signal }) => request<AwardGrantView[]>('GET', '/awards/grants', { signal }),
});

export const giveAward = (award: string, body: { callsign: string; reason: string }) =>
  request<void>('POST', `/awards/${award}/give`, { body });
export const takeAward = (award: string, body: { callsign: string; reason: string }) =>
  request<void>('POST', `/awards/${award}/take`, { body });
