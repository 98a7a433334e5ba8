import type { RowOf } from '@va/contract/contract.ts';
import type { OwnSanction, SanctionAppeal } from '@va/contract/pilots/sanctions.ts';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type { OwnSanction, SanctionAppeal };

export const ownSanctionsQuery = readQuery('/me/sanctions');
export const appealSanction = (id: string, body: { text: string; evidence?: string[] }) =>
  request('POST', `/me/sanctions/${id}/appeal`, { body });
export const withdrawAppeal = (id: string) => request('POST', `/me/sanctions/${id}/withdraw-appeal`);

/** Appeals against sanctions in every state, the most recent first. */
export const sanctionAppealsQuery = {
  ...readWhole('/appeals', {
    state: 'all',
    subject: 'sanction',
  }),
  select: (appeals: RowOf<'/appeals'>[]) => appeals.filter((appeal) => appeal.subject === 'sanction'),
};
/** Decides an appeal, against a sanction or over a rank. */
export const decideAppeal = (id: string, body: { verdict: 'uphold' | 'dismiss'; answer: string }) =>
  request('POST', `/appeals/${id}/decide`, { body });
