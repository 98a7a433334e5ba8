/** Entries of the audit log, and how they are searched. */
import { z } from 'zod';
import { dateSchema, instantSchema } from '../shared/values.ts';

export const auditEntrySchema = z
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
