import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import type { jobSchema, outboxSchema } from '@va/contract/staff/work.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type Job = z.infer<typeof jobSchema>;
export type OutboxMessage = z.infer<typeof outboxSchema>;

/** Most jobs or messages in a list; older ones are found by searching. */
export const MOST_WORK = 1000;

/** Filter of jobs and messages: state, and words in their text. */
interface WorkFilter<State> {
  state?: State | undefined;
  text?: string | undefined;
}

export const jobsQuery = (filter: WorkFilter<Job['state']>) => ({
  ...readWhole('/jobs', { ...filter }, MOST_WORK / 200),
  placeholderData: keepPreviousData,
});
export const restartJob = (id: string, reason: string) =>
  request('POST', `/jobs/${id}/restart`, { body: { reason } });

export const outboxQuery = (filter: WorkFilter<OutboxMessage['state']>) => ({
  ...readWhole('/outbox', { ...filter }, MOST_WORK / 200),
  placeholderData: keepPreviousData,
});
export const retryMessage = (id: string, reason: string) =>
  request('POST', `/outbox/${id}/retry`, { body: { reason } });
