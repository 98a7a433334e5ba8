import { idParamsSchema } from '../account/me.ts';
import {
  appealPromotionBodySchema,
  decidePromotionBodySchema,
  ownRankSchema,
  promotionSchema,
  promotionsQuerySchema,
  sheetSchema,
  signBodySchema,
  changeFiguresBodySchema,
  leftFiguresSchema,
  rankFiguresListSchema,
  rankParamsSchema,
  triedFiguresSchema,
  tryFiguresBodySchema,
  undoFiguresBodySchema,
} from './ranks.ts';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import { reasonBodySchema } from './pilots.ts';
import { z } from 'zod';
import { routes } from '../shared/route.ts';

/** Ranks: the own one, promotions, their appeals and sheets, and what staff ask for each. */
export const rankRoutes = routes({
  appealPromotion: {
    route: 'POST /me/promotions/{id}/appeal',
    params: idParamsSchema,
    body: appealPromotionBodySchema,
    answer: ownRankSchema,
  },
  withdrawPromotionAppeal: {
    route: 'POST /me/promotions/{id}/withdraw-appeal',
    params: idParamsSchema,
    answer: ownRankSchema,
  },
  listRankFigures: { route: 'GET /ranks', answer: rankFiguresListSchema },
  tryRankFigures: {
    route: 'POST /ranks/{code}/try',
    params: rankParamsSchema,
    body: tryFiguresBodySchema,
    answer: triedFiguresSchema,
  },
  changeRankFigures: {
    route: 'PUT /ranks/{code}',
    params: rankParamsSchema,
    body: changeFiguresBodySchema,
    answer: leftFiguresSchema,
  },
  undoRankFigures: {
    route: 'POST /ranks/{code}/undo',
    params: rankParamsSchema,
    body: undoFiguresBodySchema,
    answer: leftFiguresSchema,
  },
  readMyRank: { route: 'GET /me/rank', answer: ownRankSchema },
  askVerification: { route: 'POST /me/rank/verification', answer: ownRankSchema },
  listPromotions: { route: 'GET /promotions', query: promotionsQuerySchema, answer: pageOf(promotionSchema) },
  listSheets: { route: 'GET /promotions/sheets', query: pageQuerySchema, answer: pageOf(sheetSchema) },
  takeBackSheet: {
    route: 'POST /promotions/sheets/{id}/take-back',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  signQualification: { route: 'POST /promotions/sheets', body: signBodySchema, answer: z.null() },
  decidePromotion: {
    route: 'POST /promotions/{id}/decide',
    params: idParamsSchema,
    body: decidePromotionBodySchema,
    answer: z.null(),
  },
  takeBackPromotion: {
    route: 'POST /promotions/{id}/take-back',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
});
