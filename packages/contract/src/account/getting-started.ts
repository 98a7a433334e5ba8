import { z } from 'zod';

/** Steps of a new airline's first hour, in their order. */
export const startStepIdSchema = z.enum(['airline', 'timetable', 'fleet', 'rules', 'staff', 'mail', 'pilot']);

/** How far a new airline is; every step follows from what the platform has. */
export const gettingStartedSchema = z
  .object({
    steps: z.array(
      z.object({
        id: startStepIdSchema,
        done: z.boolean(),
        fact: z.string().describe('What there is, Spanish'),
      }),
    ),
    flies: z.boolean().describe('Whether a flight has been accepted: what is missing can wait then'),
  })
  .meta({ id: 'GettingStarted' });

export type GettingStarted = z.infer<typeof gettingStartedSchema>;
