import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { auditEntrySchema, auditFilterSchema } from './audit-entries.ts';
import { jobSchema } from './jobs.ts';
import { outboxSchema } from './outbox.ts';

const words = z.string().max(100).optional().describe('Words that all stand somewhere in it, in any order');

export const jobsQuerySchema = pageQuerySchema.extend({
  state: jobSchema.shape.state.optional(),
  text: words,
});

export const outboxQuerySchema = pageQuerySchema.extend({
  state: outboxSchema.shape.state.optional(),
  text: words,
});

export const auditQuerySchema = pageQuerySchema.extend(auditFilterSchema.shape);

/** The newest matching entries, as CSV. */
export const auditCsvSchema = z
  .object({
    csv: z.string(),
    cut: z.boolean().describe('Whether there are more than 10 000, so that the oldest are missing'),
  })
  .meta({ id: 'AuditCsv' });

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  next: z.string().optional(),
  brokenAt: z.int().nullable().optional().describe('First entry that is not what was written; null: none'),
});
