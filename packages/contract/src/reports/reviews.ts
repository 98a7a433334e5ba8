/** What reviewers decide of a report. */
import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { z } from 'zod';
import { icaoSchema } from '../flights/flights.ts';
import { callsignSchema, reasonSchema } from '../shared/values.ts';

export const rulesSchema = z.array(z.enum(RULE_IDS)).max(RULE_IDS.length).default([]);

/** A web address as evidence: https only, without a password in it. */
export const evidenceSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?$/, 'escribe un enlace que empiece por https://')
  .meta({ format: 'uri' });

export const textBodySchema = z
  .strictObject({ text: reasonSchema })
  .meta({ id: 'ReasonText', example: { text: '¿Con qué red volaste este vuelo?' } });

/** Accepts the report without the declared emergency; allowed only if the pilot declared one. */
export const withoutEmergencySchema = z
  .boolean()
  .default(false)
  .describe('There was no emergency, although the pilot declared one; the text says why');

const noTextSchema = z.string().trim().max(2000).default('');

export const decideBodySchema = z
  .discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accept'),
      waivers: rulesSchema.describe('Rules that are let off, with the reason in the text'),
      withoutEmergency: withoutEmergencySchema,
      text: noTextSchema,
    }),
    z.strictObject({
      decision: z.literal('accept_without_score'),
      withoutEmergency: withoutEmergencySchema,
      text: noTextSchema,
    }),
    z.strictObject({
      decision: z.literal('reject'),
      reasonCode: z.enum(['no_flight', 'wrong_data', 'duplicate', 'other']),
      text: reasonSchema,
    }),
  ])
  .meta({
    id: 'DecideReport',
    example: {
      decision: 'reject',
      reasonCode: 'duplicate',
      text: 'Es el mismo vuelo que enviaste el día 12.',
    },
  });

export const voidBodySchema = z
  .strictObject({
    facts: reasonSchema.describe('What happened; of who confirms it, why'),
    heard: reasonSchema.optional().describe('What the pilot said to it; only with the proposal'),
  })
  .meta({
    id: 'VoidReport',
    example: { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' },
  });

export const arrivalBodySchema = z
  .strictObject({
    arrIcao: icaoSchema.describe('Where it came down'),
    text: reasonSchema.describe('How that is known'),
  })
  .meta({ id: 'NameArrival', example: { arrIcao: 'EIDW', text: 'Lo dice el último punto de la red.' } });

export type NameArrival = z.output<typeof arrivalBodySchema>;

export type Decide = z.output<typeof decideBodySchema>;

/** Appeals against what became of a report. */
export const appealBodySchema = z
  .strictObject({
    text: z.string().trim().min(20).max(4000),
    rules: rulesSchema.describe('The rules it is about; none is the whole decision'),
    evidence: z.array(evidenceSchema).max(5).default([]),
    emergency: z
      .boolean()
      .default(false)
      .describe('It declares an emergency: upheld, the flight counts as one with an emergency'),
  })
  .meta({ id: 'Appeal', example: { text: 'Torre autorizó 280 kt por debajo de FL100.', rules: ['S-08'] } });

/** Who is to decide an appeal, also one against a sanction or over a rank. */
export const assignAppealBodySchema = z
  .strictObject({
    callsign: callsignSchema.nullable().describe('Of whoever may decide it; null for anybody'),
  })
  .meta({ id: 'AssignAppeal', example: { callsign: 'ABC017' } });

export const resolveBodySchema = z
  .strictObject({
    verdict: z.enum(['uphold', 'dismiss']),
    waivers: rulesSchema.describe('Rules that are let off'),
    withoutEmergency: withoutEmergencySchema,
    answer: reasonSchema,
  })
  .meta({
    id: 'ResolveAppeal',
    example: { verdict: 'uphold', waivers: ['S-08'], answer: 'La frecuencia lo confirma.' },
  });

/** Preview of the effects of each possible decision of a review. */

export const effectsQuerySchema = z.strictObject({
  waivers: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter((rule) => rule !== ''))
    .pipe(z.array(z.enum(RULE_IDS)))
    .optional()
    .describe('Rules that would be let off, with commas between them'),
});

/** Changes by this flight alone; things that depend on more than this flight are listed in `apart` instead. */
const gainSchema = z.object({
  refused: z.string().nullable().describe('Why it cannot be decided so; the rest is then empty'),
  outcome: z.enum(['valid', 'below_minimum', 'emergency', 'training', 'cheating', 'not_counted']).nullable(),
  score: z.int32().nullable().describe('Tenths, 0 to 100'),
  coverage: z.number().nullable().describe('Percent of the rules’ weight that could be judged'),
  points: z
    .int32()
    .describe('Whole points of the flight by which the balance changes, which never falls below 0'),
  minutes: z
    .int32()
    .describe(
      'Minutes of the flight that the hours gain or lose. Their total never falls below 0: where hours were taken away it may move by less',
    ),
  appealDays: z.int32().nullable().describe('Days that the pilot would have to appeal; null where none'),
});

const acceptances = {
  accept: gainSchema,
  acceptWithoutScore: gainSchema.extend({
    manualLeft: z.int32().describe('Reports by hand that the pilot could still send in that month'),
  }),
  uphold: gainSchema.describe('Deciding the appeal for the pilot'),
};

export const effectsSchema = z
  .object({
    ...acceptances,
    withoutEmergency: z
      .object(acceptances)
      .nullable()
      .describe('The same where there was no emergency; null unless the pilot has declared one'),
    reject: gainSchema,
    void: gainSchema.describe('Once a second person has confirmed it'),
    reopen: gainSchema,
    dismiss: gainSchema.describe('Deciding the appeal as it was decided first'),
    apart: z
      .array(z.enum(['stage', 'event', 'month', 'booking']))
      .describe(
        'What may move further points: it was booked as a stage of a tour, flown during an event or in a month that is closed, or typed for a booking that had expired',
      ),
    questionDays: z.int32().describe('Days that the pilot has to answer a question'),
  })
  .meta({ id: 'ReviewEffects' });

export type ReviewEffects = z.infer<typeof effectsSchema>;
