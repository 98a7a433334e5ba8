import type { RowOf } from '@va/contract/contract.ts';
import type { PromotionAppeal } from '@va/contract/pilots/ranks.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type { PromotionAppeal };

export const appealPromotion = (id: string, body: { text: string; evidence?: string[] }) =>
  request('POST', `/me/promotions/${id}/appeal`, { body });
export const withdrawPromotionAppeal = (id: string) =>
  request('POST', `/me/promotions/${id}/withdraw-appeal`);

/** Appeals against decisions on ranks, in every state, the newest first. */
export const promotionAppealsQuery = {
  ...readWhole('/appeals', {
    state: 'all',
    subject: 'promotion',
  }),
  select: (appeals: RowOf<'/appeals'>[]) => appeals.filter((appeal) => appeal.subject === 'promotion'),
};
