import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@va/contract/contract.ts';
import type {
  Closure,
  LapseProposal,
  PointsMonth,
  HoursEntry,
  PointsEntry,
} from '@va/contract/points/points.ts';
import type { PointsClaim, PointsProposal } from '@va/contract/points/points-claims.ts';
import type { PointsFigures } from '@va/contract/points/flight-points.ts';
import type { OwnRank, Promotion, RankRequirement, Sheet } from '@va/contract/pilots/ranks.ts';
import { addressKey } from '#app/lib/address-key.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole, wholeList } from './whole-list.ts';

export type {
  Closure,
  HoursEntry,
  LapseProposal,
  OwnRank,
  PointsClaim,
  PointsEntry,
  PointsFigures,
  PointsMonth,
  PointsProposal,
  Promotion,
  RankRequirement,
  Sheet,
};

export const ownPointsQuery = readQuery('/me/points');
export const ownRankQuery = readQuery('/me/rank');
/** Hours that do not come from flights: imported or corrected ones, and those that were refused; minutes. */
export const deskHoursQuery = queryOptions({
  queryKey: [...addressKey('/me/hours', { of: 'desk' }), 'whole'],
  queryFn: async ({ signal }) => {
    const entries = await wholeList('/me/hours', { query: { of: 'desk' }, signal });
    if (entries.every(({ minutes }) => minutes >= 0)) return { entries, notTaken: 0 };
    const { notTaken } = await request('GET', '/me/hours', { query: { limit: 1 }, signal });
    return { entries, notTaken };
  },
});
export const pointsRulesQuery = {
  ...readQuery('/rules/points'),
  staleTime: 300_000,
};
export const entriesQuery = (month: string) => ({
  ...readQuery('/me/points/entries', { month, limit: 200 }),
  placeholderData: keepPreviousData,
});

/** The whole own ledger, for a file. */
export const allEntries = () => wholeList('/me/points/entries', { parts: Infinity });

export const claimPoints = (body: {
  month: string;
  text: string;
  reportCode?: string;
  bookingCode?: string;
}) => request('POST', '/me/points/claims', { body });
export const askVerification = () => request('POST', '/me/rank/verification');

export const claimsQuery = readWhole('/ledger/claims', { state: 'open' });
export const decideClaim = (id: string, body: { points: number; answer: string }) =>
  request('POST', `/ledger/claims/${id}/decide`, { body });

export const proposalsQuery = readWhole('/ledger/proposals');
export const decideProposal = (id: string, body: { confirm: boolean; reason: string }) =>
  request('POST', `/ledger/proposals/${id}/decide`, { body });
export const adjustPoints = (body: { callsign: string; points: number; reason: string }) =>
  request('POST', '/ledger', { body });

/** The ledger of anybody, for staff, the latest entry first. */
export const ledgerQuery = (callsign: string, cursor?: string) =>
  readQuery('/ledger', {
    callsign,
    cursor,
    limit: 50,
  });
export const reverseEntry = (id: string, reason: string) =>
  request('POST', `/ledger/${id}/reverse`, { body: { reason } });
export const adjustHours = (body: {
  callsign: string;
  minutes: number;
  kind: 'transfer' | 'adjustment';
  reason: string;
}) => request('POST', '/ledger/hours', { body });

export const closuresQuery = readQuery('/closures');
export const restartClosure = (month: string, reason: string) =>
  request('POST', '/closures/restart', { body: { month, reason } });
export const lapsesQuery = readQuery('/closures/lapses');
export const decideLapse = (id: string, body: { confirm: boolean; reason: string }) =>
  request('POST', `/closures/lapses/${id}/decide`, { body });

export const promotionsQuery = (state: Promotion['state']) => readWhole('/promotions', { state });
export const decidePromotion = (id: string, body: { grant: boolean; reason: string }) =>
  request('POST', `/promotions/${id}/decide`, { body });
/** Promotions that no longer wait, the last that was asked for first. */
export const decidedPromotionsQuery = readWhole('/promotions', {
  state: 'decided',
});
export const takeBackPromotion = (id: string, reason: string) =>
  request('POST', `/promotions/${id}/take-back`, { body: { reason } });
export const sheetsQuery = readWhole('/promotions/sheets');
export const takeBackSheet = (id: string, reason: string) =>
  request('POST', `/promotions/sheets/${id}/take-back`, { body: { reason } });
export const signSheet = (body: BodyOf<'POST', '/promotions/sheets'>) =>
  request('POST', '/promotions/sheets', { body });
