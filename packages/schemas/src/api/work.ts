import { z } from 'zod';
import { pageQuerySchema } from './page.ts';
import { instantSchema } from './values.ts';
import { auditEntrySchema, auditFilterSchema } from './audit-entries.ts';

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string().describe('What it does, in Spanish; the kind when this version no longer knows it'),
    runKey: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    attempts: z.int32(),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Job' });

const words = z.string().max(100).optional().describe('Words that all stand somewhere in it, in any order');

export const jobsQuerySchema = pageQuerySchema.extend({
  state: jobSchema.shape.state.optional(),
  text: words,
});

/** A message that leaves the house; its text is not shown, since it may hold a link. */
export const outboxSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(['mail', 'webhook', 'push']),
    subject: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int32(),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    sentAt: instantSchema.nullable(),
  })
  .meta({ id: 'OutboxMessage' });

export const outboxQuerySchema = pageQuerySchema.extend({
  state: outboxSchema.shape.state.optional(),
  text: words,
});

export const auditQuerySchema = pageQuerySchema.extend(auditFilterSchema.shape);

/** The newest entries that fit, as CSV. */
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

export const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']) }).meta({ id: 'Health' });
