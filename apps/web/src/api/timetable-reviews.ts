import type {
  applyProposalBodySchema,
  applyTimetableBodySchema,
  checkTimetableBodySchema,
  timetableReviewSchema,
} from '@va/contract/airline/timetable.ts';
import type { z } from 'zod';
import { request } from './request.ts';

export type TimetableReview = z.infer<typeof timetableReviewSchema>;

export const proposeTimetable = () => request('GET', '/timetable/proposal');
export const applyProposal = (body: z.input<typeof applyProposalBodySchema>) =>
  request('POST', '/timetable/proposal/apply', { body });
export const checkTimetableFile = (body: z.input<typeof checkTimetableBodySchema>) =>
  request('POST', '/timetable/import/check', { body });
export const applyTimetableFile = (body: z.input<typeof applyTimetableBodySchema>) =>
  request('POST', '/timetable/import/apply', { body });
