import { keepPreviousData } from '@tanstack/react-query';
import type { auditFilterSchema, auditPageSchema } from '@va/contract/staff/work.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type AuditPage = z.infer<typeof auditPageSchema>;
export type AuditFilter = z.input<typeof auditFilterSchema>;

export const auditCsv = (filter: AuditFilter) => request('GET', '/exports/audit', { query: { ...filter } });

export const auditQuery = (filter: AuditFilter & { cursor?: string | undefined }) => ({
  ...readQuery('/audit', { ...filter }),
  placeholderData: keepPreviousData,
});
