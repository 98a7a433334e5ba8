import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  auditCsvSchema,
  auditFilterSchema,
  auditPageSchema,
  jobSchema,
  outboxSchema,
} from '@va/schemas/api/work.ts';
import type { z } from 'zod';
import type { Page } from './page.ts';
import { request } from './request.ts';

export type Job = z.infer<typeof jobSchema>;
export type OutboxMessage = z.infer<typeof outboxSchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;

export const jobsQuery = (filter: { state?: Job['state'] | undefined; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: ['jobs', filter],
    queryFn: ({ signal }) => request<Page<Job>>('GET', '/jobs', { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
export const restartJob = (id: string) => request<void>('POST', `/jobs/${id}/restart`);

export const outboxQuery = (filter: {
  state?: OutboxMessage['state'] | undefined;
  cursor?: string | undefined;
}) =>
  queryOptions({
    queryKey: ['outbox', filter],
    queryFn: ({ signal }) => request<Page<OutboxMessage>>('GET', '/outbox', { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
export const retryMessage = (id: string) => request<void>('POST', `/outbox/${id}/retry`);

export type AuditFilter = z.input<typeof auditFilterSchema>;

export const auditCsv = (filter: AuditFilter) =>
  request<z.infer<typeof auditCsvSchema>>('GET', '/audit/csv', { query: { ...filter } });

export const auditQuery = (filter: AuditFilter & { cursor?: string | undefined }) =>
  queryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal }) => request<AuditPage>('GET', '/audit', { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
