/** The boards of the best. */
import { z } from 'zod';
import { placeSchema } from '../flights/flights.ts';
import { instantSchema } from '../shared/values.ts';

const boardPilot = {
  callsign: z.string(),
  name: z.string().optional().describe('With consent'),
  rank: z.string().describe('In words'),
};

/** Boards that encourage; nobody stands on one who did not agree to. */
export const boardsSchema = z
  .object({
    since: instantSchema.describe('What is newer counts'),
    improved: z
      .array(z.object({ ...boardPilot, before: z.number(), now: z.number() }))
      .describe('Mean scores, tenths'),
    newAirports: z
      .array(z.object({ ...boardPilot, airports: z.int32() }))
      .describe('Seen for the first time'),
    longest: z.array(z.object({ ...boardPilot, dep: placeSchema, arr: placeSchema, distanceNm: z.number() })),
  })
  .meta({ id: 'Boards' });

export type Boards = z.infer<typeof boardsSchema>;
