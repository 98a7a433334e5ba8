import { z } from 'zod';
import {
  closureSchema,
  decideLapseBodySchema,
  lapseSchema,
  restartClosureBodySchema,
  entriesQuerySchema,
  hoursPageSchema,
  hoursQuerySchema,
  ledgerFileQuerySchema,
  ledgerQuerySchema,
  pointsEntrySchema,
  ownPointsSchema,
} from './points.ts';
import { idParamsSchema } from '../account/me.ts';
import {
  changeFlightPointsBodySchema,
  leftFlightPointsSchema,
  triedFlightPointsSchema,
  tryFlightPointsBodySchema,
  undoFlightPointsBodySchema,
  writtenFlightPointsSchema,
  pointsFiguresSchema,
} from './flight-points.ts';
import { pageOf, pageQuerySchema } from '../shared/page.ts';
import {
  adjustBodySchema,
  adjustHoursBodySchema,
  adjustmentSchema,
  reverseBodySchema,
  claimBodySchema,
  claimSchema,
  claimsQuerySchema,
  decideClaimBodySchema,
  decideProposalBodySchema,
  proposalSchema,
} from './points-claims.ts';
import { csvFileSchema } from '../shared/csv-texts.ts';
import { activateBodySchema, explainedRulesSchema, rulesQuerySchema } from './rules.ts';
import { candidateSchema, dryRunBodySchema, dryRunSchema, judgedAgainSchema } from './rules-dry-run.ts';
import { routes } from '../shared/route.ts';

/** Points, claims, months that close, and the rules of the score. */
export const pointsRoutes = routes({
  listClosures: { route: 'GET /closures', answer: z.array(closureSchema) },
  restartClosure: { route: 'POST /closures/restart', body: restartClosureBodySchema, answer: z.null() },
  listLapses: { route: 'GET /closures/lapses', answer: z.array(lapseSchema) },
  decideLapse: {
    route: 'POST /closures/lapses/{id}/decide',
    params: idParamsSchema,
    body: decideLapseBodySchema,
    answer: z.null(),
  },
  readFlightPoints: { route: 'GET /rules/points/written', answer: writtenFlightPointsSchema },
  tryFlightPoints: {
    route: 'POST /rules/points/try',
    body: tryFlightPointsBodySchema,
    answer: triedFlightPointsSchema,
  },
  changeFlightPoints: {
    route: 'PUT /rules/points',
    body: changeFlightPointsBodySchema,
    answer: leftFlightPointsSchema,
  },
  undoFlightPoints: {
    route: 'POST /rules/points/undo',
    body: undoFlightPointsBodySchema,
    answer: leftFlightPointsSchema,
  },
  listLedger: { route: 'GET /ledger', query: ledgerQuerySchema, answer: pageOf(pointsEntrySchema) },
  adjustPoints: { route: 'POST /ledger', body: adjustBodySchema, answer: adjustmentSchema },
  adjustHours: { route: 'POST /ledger/hours', body: adjustHoursBodySchema, answer: z.null() },
  reversePoints: {
    route: 'POST /ledger/{id}/reverse',
    params: idParamsSchema,
    body: reverseBodySchema,
    answer: adjustmentSchema,
  },
  listPointsProposals: {
    route: 'GET /ledger/proposals',
    query: pageQuerySchema,
    answer: pageOf(proposalSchema),
  },
  decidePointsProposal: {
    route: 'POST /ledger/proposals/{id}/decide',
    params: idParamsSchema,
    body: decideProposalBodySchema,
    answer: adjustmentSchema,
  },
  listPointsClaims: { route: 'GET /ledger/claims', query: claimsQuerySchema, answer: pageOf(claimSchema) },
  decidePointsClaim: {
    route: 'POST /ledger/claims/{id}/decide',
    params: idParamsSchema,
    body: decideClaimBodySchema,
    answer: claimSchema,
  },
  readMyPoints: { route: 'GET /me/points', answer: ownPointsSchema },
  listMyPoints: {
    route: 'GET /me/points/entries',
    query: entriesQuerySchema,
    answer: pageOf(pointsEntrySchema),
  },
  exportLedger: { route: 'GET /exports/ledger', query: ledgerFileQuerySchema, answer: csvFileSchema },
  listMyHours: { route: 'GET /me/hours', query: hoursQuerySchema, answer: hoursPageSchema },
  readPointsRules: { route: 'GET /rules/points', answer: pointsFiguresSchema },
  claimPoints: { route: 'POST /me/points/claims', body: claimBodySchema, answer: claimSchema },
  readScoringRules: { route: 'GET /rules/scoring', query: rulesQuerySchema, answer: explainedRulesSchema },
  readRulesCandidate: { route: 'GET /rules/scoring/candidate', answer: candidateSchema },
  tryScoringRules: { route: 'POST /rules/scoring/dry-run', body: dryRunBodySchema, answer: dryRunSchema },
  judgeAgain: { route: 'POST /rules/scoring/judge-again', body: dryRunBodySchema, answer: judgedAgainSchema },
  activateScoringRules: {
    route: 'POST /rules/scoring/activate',
    body: activateBodySchema,
    answer: candidateSchema,
  },
});
