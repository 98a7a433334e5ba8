/** The stages of tours that a pilot can book next. */
import { z } from 'zod';
import { placeSchema } from '../flights/flights.ts';

/** Where a pilot is in a tour, as far as booking goes. */
export const nextStageSchema = z
  .object({
    tour: z.string(),
    name: z.string().describe('Of the tour'),
    n: z.int32().nullable().describe('Number of the next stage, from 1; null when none is left'),
    place: z
      .int32()
      .nullable()
      .describe('Its place among the stages that count, from 1; null when none is left'),
    of: z.int32().describe('How many stages count; those that were retired do not'),
    dep: placeSchema.nullable(),
    arr: placeSchema.nullable(),
    begun: z.boolean().describe('A stage of its tour is passed, flown or booked'),
    types: z.array(z.object({ id: z.string(), model: z.string() })),
    refusal: z
      .object({ message: z.string(), wayOut: z.string().optional() })
      .nullable()
      .describe('Why it cannot be booked'),
  })
  .meta({ id: 'NextStage' });

export type NextStage = z.infer<typeof nextStageSchema>;
