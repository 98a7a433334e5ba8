import { keepPreviousData } from '@tanstack/react-query';
import type { auditCsvSchema, auditPageSchema } from '@va/schemas/api/staff/work.ts';
import type { jobSchema } from '@va/schemas/api/staff/jobs.ts';
import type { outboxSchema } from '@va/schemas/api/staff/outbox.ts';
import type { auditFilterSchema } from '@va/schemas/api/staff/audit-entries.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type Job = z.infer<typeof jobSchema>;
export type OutboxMessage = z.infer<typeof outboxSchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Rows of jobs and messages that a list holds: older ones are found by a search. */
export const MOST_WORK = 1000;

/** What of the work to list: its state, and words that stand in it. */
interface WorkFilter<State> {
  state?: State | undefined;
  text?: string | undefined;
}

export const jobsQuery = (filter: WorkFilter<Job['state']>) => ({
  ...readWhole<Job>(['jobs', filter], '/jobs', { ...filter }, MOST_WORK / 200),
  placeholderData: keepPreviousData,
});
export const restartJob = (id: string, reason: string) =>
  request<void>('POST', `/jobs/${id}/restart`, { body: { reason } });

export const outboxQuery = (filter: WorkFilter<OutboxMessage['state']>) => ({
  ...readWhole<OutboxMessage>(['outbox', filter], '/outbox', { ...filter }, MOST_WORK / 200),
  placeholderData: keepPreviousData,
});
export const retryMessage = (id: string, reason: string) =>
  request<void>('POST', `/outbox/${id}/retry`, { body: { reason } });

export type AuditFilter = z.input<typeof auditFilterSchema>;

export const auditCsv = (filter: AuditFilter) =>
  request<z.infer<typeof auditCsvSchema>>('GET', '/audit/csv', { query: { ...filter } });

export const auditQuery = (filter: AuditFilter & { cursor?: string | undefined }) => ({
  ...readQuery<AuditPage>(['audit', filter], '/audit', { ...filter }),
  placeholderData: keepPreviousData,
});
