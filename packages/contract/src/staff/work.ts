import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { dateSchema, instantSchema } from '../shared/values.ts';

const words = z.string().max(100).optional().describe('Words that all stand somewhere in it, in any order');

/** Work that the server does by itself, as staff see it. */
export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    title: z.string().describe('What it does, in Spanish; the kind when this version no longer knows it'),
    runKey: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed']),
    attempts: z.int32().describe('Tries so far'),
    nextAt: instantSchema,
    lastError: z.string().nullable(),
    createdAt: instantSchema,
    finishedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Job' });

export const jobsQuerySchema = pageQuerySchema.extend({
  state: jobSchema.shape.state.optional(),
  text: words,
});

/**
 * Messages that wait to be sent. A message on its way out (mail, push or webhook); its text is not shown, since it
 * may hold a link.
 */
export const outboxSchema = z
  .object({
    id: z.uuid(),
    channel: z.enum(['mail', 'webhook', 'push']),
    subject: z.string(),
    state: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int32().describe('Tries so far'),
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

/** Entries of the audit log, and how they are searched. */
const auditEntrySchema = z
  .object({
    seq: z.int().describe('Number in the chain, from 1'),
    at: instantSchema,
    actor: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string().nullable(),
    subject: z
      .string()
      .nullable()
      .describe(
        'What people call it now: callsign, code, registration or name; null where it has none, as a pilot whose account was erased, united with another or withdrawn',
      ),
    reason: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

/** Filter of the audit; entries must match all given parts. */
export const auditFilterSchema = z.strictObject({
  action: z.string().max(100).optional().describe('Part of the name of the act'),
  subjectId: z.string().max(100).optional(),
  actor: z.string().max(60).optional().describe('Part of the callsign of who did it'),
  text: z.string().max(100).optional().describe('Part of the reason, the subject, its name or what changed'),
  from: dateSchema.optional().describe('First day, UTC'),
  to: dateSchema.optional().describe('Last day, UTC'),
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
