/** What each outcome of a review would bring, before it is decided. */
import { RULE_IDS } from '@va/domain/scoring/rule-id.ts';
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

/** What the flight itself would add. Stages of tours and events are settled by all flights of the pilot, and not in it. */
const gainSchema = z.object({
  refused: z.string().nullable().describe('Why it cannot be decided so; the rest is then empty'),
  outcome: z.enum(['valid', 'below_minimum', 'emergency', 'cheating', 'not_counted']).nullable(),
  score: z.int32().nullable().describe('Tenths, 0 to 100'),
  points: z.int32().describe('Whole points'),
  minutes: z.int32().describe('Minutes added to the hours'),
});

export const effectsSchema = z
  .object({
    accept: gainSchema,
    acceptWithoutScore: gainSchema.extend({
      manualLeft: z.int32().describe('Reports by hand that the pilot could still send in that month'),
    }),
    apart: z.boolean().describe('It was booked as a stage of a tour, or flown during an event'),
    questionDays: z.int32().describe('Days that the pilot has to answer a question'),
  })
  .meta({ id: 'ReviewEffects' });

export type ReviewEffects = z.infer<typeof effectsSchema>;
