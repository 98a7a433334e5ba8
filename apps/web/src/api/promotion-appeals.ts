import type { PromotionAppeal } from '@va/contract/pilots/promotion-appeals.ts';
import type { OwnRank } from '@va/contract/pilots/ranks.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type { PromotionAppeal };

export const appealPromotion = (id: string, body: { text: string; evidence?: string[] }) =>
  request<OwnRank>('POST', `/me/promotions/${id}/appeal`, { body });
export const withdrawPromotionAppeal = (id: string) =>
  request<OwnRank>('POST', `/me/promotions/${id}/withdraw-appeal`);

/** Appeals against what was decided on ranks, in every state, the most recent first. */
export const promotionAppealsQuery = readWhole<PromotionAppeal>(['appeals', 'promotions'], '/appeals', {
  state: 'all',
  subject: 'promotion',
});
