import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** All awards, and which of them the pilot has. */
export const awardsQuery = readQuery('/awards');

/** Own awards and completed tours, the latest first. */
export const ownBadgesQuery = readQuery('/me/badges');

/** For staff: all grants of awards, past ones included, with their reasons. */
export const awardGrantsQuery = readQuery('/awards/grants');

export const giveAward = (award: string, body: { callsign: string; reason: string }) =>
  request('POST', `/awards/${award}/give`, { body });
export const takeAward = (award: string, body: { callsign: string; reason: string }) =>
  request('POST', `/awards/${award}/take`, { body });
