/** How far everybody is in a tour. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';
import { enrolmentStateSchema, stageStateSchema } from './tours.ts';

/** One pilot on the board of a tour. */
export const tourPilotSchema = z
  .object({
    callsign: z.string(),
    name: z.string().optional().describe('With consent, or for who may see it'),
    rank: z.string().describe('In words'),
    state: enrolmentStateSchema,
    passed: z.int32().describe('Stages that count and were passed'),
    stages: z
      .array(z.object({ n: z.int32().describe('Number of the stage, from 1'), state: stageStateSchema }))
      .describe('Each stage that counts, in order'),
    completedAt: instantSchema.nullable(),
    lastAt: instantSchema.nullable().describe('On block of the last stage that was passed'),
    own: z.boolean(),
    hidden: z.boolean().optional().describe('Stands on no board for pilots; only staff see the row'),
  })
  .meta({ id: 'TourPilot' });

export const tourBoardSchema = z
  .object({ edition: z.int32(), count: z.int32(), pilots: z.array(tourPilotSchema) })
  .meta({ id: 'TourBoard' });

export type TourPilot = z.infer<typeof tourPilotSchema>;
