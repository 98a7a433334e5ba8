/** The queue of reports that wait for a reviewer. */
import { z } from 'zod';
import { pageQuerySchema } from '../shared/page.ts';
import { historySchema, reportDetailSchema } from './report-detail.ts';
import { scoreSchema } from './reports.ts';
import { instantSchema } from '../shared/values.ts';

const takenSchema = z
  .object({ callsign: z.string().nullable(), mine: z.boolean(), at: instantSchema })
  .nullable()
  .describe('Who has it open; lapses after 15 minutes');

const decidedByMeSchema = z
  .boolean()
  .describe('It waits for another person: an appeal against what one decided or confirmed oneself');

export const takeBodySchema = z
  .strictObject({ over: z.boolean().default(false).describe('Take it from the colleague who has it open') })
  .meta({ id: 'TakeReview', example: { over: true } });

/** What waits for a decision. */
export const reviewsQuerySchema = pageQuerySchema.extend({
  kind: z.enum(['in_review', 'appealed']).optional().describe('Only reports, or only appeals'),
});

/** A report in the queue. */
export const waitingSchema = z
  .object({
    code: z.string(),
    callsign: z.string().nullable(),
    own: z.boolean().describe('One’s own, which somebody else decides'),
    decidedByMe: decidedByMeSchema,
    state: z.enum(['in_review', 'appealed']),
    source: z.enum(['acars', 'manual', 'second_pilot', 'import']),
    depIcao: z.string(),
    arrIcao: z.string(),
    since: instantSchema,
    why: z.string().nullable(),
    askedAt: instantSchema.nullable(),
    answered: z.boolean().describe('The pilot answered the last question'),
    taken: takenSchema,
    unanswered: z.boolean().describe('Nobody answered the last question in time'),
  })
  .meta({ id: 'WaitingReport' });

/** A report that the caller has decided. */
export const ownDecisionSchema = z
  .object({
    code: z.string(),
    depIcao: z.string(),
    arrIcao: z.string(),
    state: z.enum(['accepted', 'rejected', 'voided']),
    at: instantSchema.describe('When it was decided'),
  })
  .meta({ id: 'OwnDecision' });

export const reviewSchema = z
  .object({
    report: reportDetailSchema,
    score: scoreSchema,
    history: historySchema,
    own: z.boolean(),
    decidedByMe: decidedByMeSchema,
    taken: takenSchema,
    appeal: z
      .object({
        id: z.uuid(),
        assignedTo: z.string().nullable().describe('Whom an administrator has asked to decide it'),
      })
      .nullable()
      .describe('The appeal that is open'),
    proposal: z
      .object({ callsign: z.string().nullable(), mine: z.boolean(), facts: z.string(), heard: z.string() })
      .nullable()
      .describe('Somebody proposes to void it'),
    pilot: z.object({ accepted: z.int32(), rejected: z.int32(), meanScore: z.number().nullable() }),
  })
  .meta({ id: 'Review' });

export type OwnDecision = z.infer<typeof ownDecisionSchema>;

export type WaitingReport = z.infer<typeof waitingSchema>;

export type Review = z.infer<typeof reviewSchema>;
