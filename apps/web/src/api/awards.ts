import type { AwardGrantView, AwardView, Badge } from '@va/contract/pilots/awards.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** All awards, and which of them the pilot has. */
export const awardsQuery = readQuery<AwardView[]>(['awards'], '/awards');

/** Own awards and completed tours, the latest first. */
export const ownBadgesQuery = readQuery<Badge[]>(['awards', 'own'], '/me/badges');

/** For staff: who has or had what, and why. */
export const awardGrantsQuery = readQuery<AwardGrantView[]>(['awards', 'grants'], '/awards/grants');

export const giveAward = (award: string, body: { callsign: string; reason: string }) =>
  request<void>('POST', `/awards/${award}/give`, { body });
export const takeAward = (award: string, body: { callsign: string; reason: string }) =>
  request<void>('POST', `/awards/${award}/take`, { body });
