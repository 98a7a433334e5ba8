/** Preview of the effects of each possible decision of a review. */
import { RULE_IDS } from '@va/domain/scoring/score-rules.ts';
import { z } from 'zod';

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
