/** What reviewers decide, what pilots say against it, and reports that were typed. */
import { RULE_IDS } from '@va/domain/scoring/rule-id.ts';
import { z } from 'zod';
import { icaoSchema, registrationSchema } from './flights.ts';
import { pageQuerySchema } from './page.ts';
import { reportDetailSchema } from './report-detail.ts';
import { historySchema, scoreSchema, shortCodeSchema } from './reports.ts';
import { callsignSchema, instantSchema, reasonSchema } from './values.ts';

const rulesSchema = z.array(z.enum(RULE_IDS)).max(RULE_IDS.length).default([]);

/** An address elsewhere on the web, https alone, without a password in it. */
export const evidenceSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?$/, 'escribe un enlace que empiece por https://')
  .meta({ format: 'uri' });

export const appealBodySchema = z
  .strictObject({
    text: z.string().trim().min(20).max(4000),
    rules: rulesSchema.describe('The rules it is about; none is the whole decision'),
    evidence: z.array(evidenceSchema).max(5).default([]),
  })
  .meta({ id: 'Appeal' });

export const textBodySchema = z.strictObject({ text: reasonSchema }).meta({ id: 'ReasonText' });

const noTextSchema = z.string().trim().max(2000).default('');

export const decideBodySchema = z
  .discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accept'),
      waivers: rulesSchema.describe('Rules that are let off, with the reason in the text'),
      text: noTextSchema,
    }),
    z.strictObject({ decision: z.literal('accept_without_score'), text: noTextSchema }),
    z.strictObject({
      decision: z.literal('reject'),
      reasonCode: z.enum(['no_flight', 'wrong_data', 'duplicate', 'other']),
      text: reasonSchema,
    }),
  ])
  .meta({ id: 'DecideReport' });

export const resolveBodySchema = z
  .strictObject({
    verdict: z.enum(['uphold', 'dismiss']),
    waivers: rulesSchema.describe('Rules that are let off'),
    answer: reasonSchema,
  })
  .meta({ id: 'ResolveAppeal' });

export const voidBodySchema = z
  .strictObject({
    facts: reasonSchema.describe('What happened'),
    heard: reasonSchema.describe('What the pilot said to it'),
  })
  .meta({ id: 'VoidReport' });

const takenSchema = z
  .object({ callsign: z.string().nullable(), mine: z.boolean(), at: instantSchema })
  .nullable()
  .describe('Who has it open; lapses after 15 minutes');

export const takeBodySchema = z
  .strictObject({ over: z.boolean().default(false).describe('Take it from the colleague who has it open') })
  .meta({ id: 'TakeReview' });

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

export const reviewSchema = z
  .object({
    report: reportDetailSchema,
    score: scoreSchema,
    history: historySchema,
    own: z.boolean(),
    decidedByMe: z.boolean().describe('One decided it first, so that an appeal goes to somebody else'),
    taken: takenSchema,
    proposal: z
      .object({ callsign: z.string().nullable(), mine: z.boolean(), facts: z.string(), heard: z.string() })
      .nullable()
      .describe('Somebody proposes to void it'),
    pilot: z.object({ accepted: z.int32(), rejected: z.int32(), meanScore: z.number().nullable() }),
  })
  .meta({ id: 'Review' });

export const manualReportBodySchema = z
  .strictObject({
    booking: shortCodeSchema.optional().describe('Code of the booking that was flown'),
    depIcao: icaoSchema,
    arrIcao: icaoSchema,
    registration: registrationSchema,
    number: z.int32().min(1).max(9999).optional(),
    offBlock: instantSchema,
    takeoff: instantSchema,
    landing: instantSchema,
    onBlock: instantSchema,
    network: z.enum(['vatsim', 'ivao']).optional(),
    fuelOffKg: z.number().min(0).max(400_000).optional(),
    fuelOnKg: z.number().min(0).max(400_000).optional(),
    comment: z.string().trim().max(2000).default(''),
    evidenceUrl: evidenceSchema.optional(),
    secondPilot: callsignSchema.optional().describe('Callsign of who flew along'),
  })
  .meta({ id: 'ManualReport' });

export const secondPilotBodySchema = z
  .strictObject({ secondPilot: callsignSchema.nullable().describe('Callsign; null: nobody') })
  .meta({ id: 'NameSecondPilot' });

export const manualLimitsSchema = z
  .object({
    perMonth: z.int32(),
    usedThisMonth: z.int32(),
    nextFrom: instantSchema.nullable().describe('When none is left: from when flights can be typed again'),
    days: z.int32().describe('How long after its end a flight can be typed'),
    used: z
      .array(z.object({ month: z.string().describe('`YYYY-MM`, UTC'), count: z.int32() }))
      .describe('Reports by hand of the months of which flights can still be typed'),
    busy: z
      .array(
        z.object({
          code: z.string(),
          depIcao: z.string(),
          arrIcao: z.string(),
          offBlock: instantSchema,
          onBlock: instantSchema,
        }),
      )
      .describe('Flights of those days: another one can’t be at the same time'),
    bookings: z.array(
      z.object({
        code: z.string(),
        number: z.int32().nullable(),
        depIcao: z.string(),
        arrIcao: z.string(),
        std: instantSchema,
        sta: instantSchema,
        registration: z.string().nullable(),
      }),
    ),
    registrations: z.array(z.object({ registration: z.string(), icaoType: z.string() })),
  })
  .meta({ id: 'ManualLimits' });

export type WaitingReport = z.infer<typeof waitingSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type Decide = z.output<typeof decideBodySchema>;
export type ManualReportBody = z.output<typeof manualReportBodySchema>;
export type ManualLimits = z.infer<typeof manualLimitsSchema>;
