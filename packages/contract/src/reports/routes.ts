import {
  logbookPageQuerySchema,
  logbookQuerySchema,
  logbookReportSchema,
  logbookTotalsQuerySchema,
  sharedReportSchema,
  totalsSchema,
} from './logbook.ts';
import { z } from 'zod';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import { csvFileSchema } from '../shared/csv-texts.ts';
import { callsignParamsSchema } from '../pilots/pilots.ts';
import {
  discardedReportSchema,
  reportParamsSchema,
  reportSchema,
  resumeBodySchema,
  submitBodySchema,
  scoreSchema,
} from './reports.ts';
import {
  historySchema,
  reportDetailSchema,
  reportMessagesSchema,
  trackQuerySchema,
  trackSchema,
} from './report-detail.ts';
import { profileSchema } from '../flights/flight-profile.ts';
import { startReportBodySchema } from '../flights/flight-starts.ts';
import { eventsBodySchema, keptPointsSchema, pointsBodySchema } from '../flights/telemetry.ts';
import {
  appealBodySchema,
  arrivalBodySchema,
  decideBodySchema,
  resolveBodySchema,
  textBodySchema,
  voidBodySchema,
  effectsQuerySchema,
  effectsSchema,
} from './reviews.ts';
import {
  manualLimitsSchema,
  manualReportBodySchema,
  sayEmergencyBodySchema,
  secondPilotBodySchema,
} from './manual-reports.ts';
import {
  ownDecisionSchema,
  reviewSchema,
  reviewsQuerySchema,
  takeBodySchema,
  waitingSchema,
} from './review-queue.ts';
import { routes } from '../shared/route.ts';

/** Reports of flights: the pilot’s own, and their review. */
export const reportRoutes = routes({
  listReports: { route: 'GET /reports', query: logbookQuerySchema, answer: pageOf(logbookReportSchema) },
  exportLogbook: { route: 'GET /exports/logbook', query: logbookTotalsQuerySchema, answer: csvFileSchema },
  listReportsOfPilot: {
    route: 'GET /pilots/{callsign}/reports',
    params: callsignParamsSchema,
    query: logbookPageQuerySchema,
    answer: pageOf(logbookReportSchema),
  },
  listSharedReports: {
    route: 'GET /pilots/{callsign}/shared-reports',
    params: callsignParamsSchema,
    query: pageQuerySchema,
    answer: pageOf(sharedReportSchema),
  },
  readLogbookTotals: { route: 'GET /reports/totals', query: logbookTotalsQuerySchema, answer: totalsSchema },
  readCurrentReport: { route: 'GET /reports/current', answer: reportSchema },
  readReport: { route: 'GET /reports/{id}', params: reportParamsSchema, answer: reportDetailSchema },
  readScore: { route: 'GET /reports/{id}/score', params: reportParamsSchema, answer: scoreSchema },
  readTrack: {
    route: 'GET /reports/{id}/track',
    params: reportParamsSchema,
    query: trackQuerySchema,
    answer: trackSchema,
  },
  readReportHistory: {
    route: 'GET /reports/{id}/history',
    params: reportParamsSchema,
    answer: historySchema,
  },
  readProfile: { route: 'GET /reports/{id}/profile', params: reportParamsSchema, answer: profileSchema },
  startReport: { route: 'POST /reports/start', body: startReportBodySchema, answer: reportSchema },
  addPoints: {
    route: 'POST /reports/{id}/points',
    params: reportParamsSchema,
    body: pointsBodySchema,
    answer: keptPointsSchema,
  },
  addFlightEvents: {
    route: 'POST /reports/{id}/events',
    params: reportParamsSchema,
    body: eventsBodySchema,
    answer: keptPointsSchema,
  },
  submitReport: {
    route: 'POST /reports/{id}/submit',
    params: reportParamsSchema,
    body: submitBodySchema,
    answer: reportSchema,
  },
  resumeReport: {
    route: 'POST /reports/{id}/resume',
    params: reportParamsSchema,
    body: resumeBodySchema,
    answer: reportSchema,
  },
  discardReport: {
    route: 'POST /reports/{id}/discard',
    params: reportParamsSchema,
    answer: discardedReportSchema,
  },
  withdrawReport: { route: 'POST /reports/{id}/withdraw', params: reportParamsSchema, answer: reportSchema },
  listReportMessages: {
    route: 'GET /reports/{id}/messages',
    params: reportParamsSchema,
    answer: reportMessagesSchema,
  },
  writeToTeam: {
    route: 'POST /reports/{id}/messages',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reportMessagesSchema,
  },
  writeToPilot: {
    route: 'POST /reviews/{id}/messages',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reportMessagesSchema,
  },
  readManualLimits: { route: 'GET /reports/manual', answer: manualLimitsSchema },
  sayEmergency: {
    route: 'POST /reports/{id}/emergency',
    params: reportParamsSchema,
    body: sayEmergencyBodySchema,
    answer: reportDetailSchema,
  },
  takeBackEmergency: {
    route: 'POST /reports/{id}/emergency/withdraw',
    params: reportParamsSchema,
    answer: reportDetailSchema,
  },
  sendManualReport: {
    route: 'POST /reports/manual',
    body: manualReportBodySchema,
    answer: reportDetailSchema,
  },
  answerQuestion: {
    route: 'POST /reports/{id}/answer',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reportDetailSchema,
  },
  nameSecondPilot: {
    route: 'POST /reports/{id}/second-pilot',
    params: reportParamsSchema,
    body: secondPilotBodySchema,
    answer: reportDetailSchema,
  },
  confirmSecondPilot: {
    route: 'POST /reports/{id}/confirm',
    params: reportParamsSchema,
    answer: reportDetailSchema,
  },
  appealReport: {
    route: 'POST /reports/{id}/appeal',
    params: reportParamsSchema,
    body: appealBodySchema,
    answer: reportDetailSchema,
  },
  desistAppeal: {
    route: 'POST /reports/{id}/desist',
    params: reportParamsSchema,
    answer: reportDetailSchema,
  },
  listReviews: { route: 'GET /reviews', query: reviewsQuerySchema, answer: pageOf(waitingSchema) },
  listOwnDecisions: { route: 'GET /me/decisions', answer: z.array(ownDecisionSchema) },
  readReview: { route: 'GET /reviews/{id}', params: reportParamsSchema, answer: reviewSchema },
  readReviewEffects: {
    route: 'GET /reviews/{id}/effects',
    params: reportParamsSchema,
    query: effectsQuerySchema,
    answer: effectsSchema,
  },
  readReviewProfile: {
    route: 'GET /reviews/{id}/profile',
    params: reportParamsSchema,
    answer: profileSchema,
  },
  takeReview: {
    route: 'POST /reviews/{id}/take',
    params: reportParamsSchema,
    body: takeBodySchema,
    answer: reviewSchema,
  },
  askPilot: {
    route: 'POST /reviews/{id}/ask',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reviewSchema,
  },
  decideReport: {
    route: 'POST /reviews/{id}/decide',
    params: reportParamsSchema,
    body: decideBodySchema,
    answer: reviewSchema,
  },
  resolveAppeal: {
    route: 'POST /reviews/{id}/resolve',
    params: reportParamsSchema,
    body: resolveBodySchema,
    answer: reviewSchema,
  },
  reopenReport: {
    route: 'POST /reviews/{id}/reopen',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reviewSchema,
  },
  nameArrival: {
    route: 'POST /reviews/{id}/arrival',
    params: reportParamsSchema,
    body: arrivalBodySchema,
    answer: reviewSchema,
  },
  voidReport: {
    route: 'POST /reviews/{id}/void',
    params: reportParamsSchema,
    body: voidBodySchema,
    answer: reviewSchema,
  },
  withdrawVoid: {
    route: 'POST /reviews/{id}/void/withdraw',
    params: reportParamsSchema,
    body: textBodySchema,
    answer: reviewSchema,
  },
});
