import { z } from 'zod';
import { pageQuerySchema } from './page.ts';
import { instantSchema } from './values.ts';

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    runKey: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    attempts: z.int32(),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Job' });

export const jobsQuerySchema = pageQuerySchema.extend({ state: jobSchema.shape.state.optional() });

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

export const outboxQuerySchema = pageQuerySchema.extend({ state: outboxSchema.shape.state.optional() });

export const auditEntrySchema = z
  .object({
    seq: z.int(),
    at: instantSchema,
    actor: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string().nullable(),
    reason: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

export const auditQuerySchema = pageQuerySchema.extend({
  action: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  actor: z.string().max(60).optional(),
});

export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  next: z.string().optional(),
  brokenAt: z.int().nullable().optional().describe('First entry that is not what was written; null: none'),
});

export const healthSchema = z.object({ status: z.enum(['ok', 'unavailable']) }).meta({ id: 'Health' });
