import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf } from '@va/contract/contract.ts';
import type { decideBodySchema, ReviewEffects } from '@va/contract/reports/reviews.ts';
import type { Review, WaitingReport } from '@va/contract/reports/review-queue.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type { Review, ReviewEffects, WaitingReport };

/** The whole queue, to look through and to go on in. */
export const wholeQueueQuery = (kind?: 'in_review' | 'appealed') => ({
  ...readWhole('/reviews', { kind }),
  placeholderData: keepPreviousData,
});
/** Decisions of the signed-in reviewer in the last 24 hours. */
export const ownDecisionsQuery = readQuery('/me/decisions');
export const reviewQuery = (code: string) => readQuery(`/reviews/${code}`);
export const reviewProfileQuery = (code: string) => ({
  ...readQuery(`/reviews/${code}/profile`),
  staleTime: Infinity,
});
/** Outcome of each possible decision if these rules are waived. */
export const reviewEffectsQuery = (code: string, waivers: readonly string[]) => ({
  ...readQuery(`/reviews/${code}/effects`, {
    waivers: waivers.join(',') || undefined,
  }),
  placeholderData: keepPreviousData,
});

/** Tells the rest of the team that one has a report open; `over` takes it from the colleague who has it. */
export const takeReview = (code: string, over = false) =>
  request('POST', `/reviews/${code}/take`, { body: { over } });
/** `version` is that of the report as it was shown, so that two reviewers do not decide on each other. */
export const decideReport = (code: string, version: number, body: z.input<typeof decideBodySchema>) =>
  request('POST', `/reviews/${code}/decide`, { body, version });
export const askPilot = (code: string, text: string) =>
  request('POST', `/reviews/${code}/ask`, { body: { text } });
export const writeToPilot = (code: string, text: string) =>
  request('POST', `/reviews/${code}/messages`, { body: { text } });
export const resolveAppeal = (
  code: string,
  version: number,
  body: BodyOf<'POST', `/reviews/${string}/resolve`>,
) => request('POST', `/reviews/${code}/resolve`, { body, version });
export const reopenReport = (code: string, version: number, text: string) =>
  request('POST', `/reviews/${code}/reopen`, { body: { text }, version });
export const nameArrival = (code: string, version: number, body: { arrIcao: string; text: string }) =>
  request('POST', `/reviews/${code}/arrival`, { body, version });
export const voidReport = (code: string, version: number, body: { facts: string; heard?: string }) =>
  request('POST', `/reviews/${code}/void`, { body, version });
export const withdrawVoid = (code: string, version: number, text: string) =>
  request('POST', `/reviews/${code}/void/withdraw`, { body: { text }, version });
