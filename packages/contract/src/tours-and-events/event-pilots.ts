/** Pilots of an event. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

/** One pilot of an event. */
export const eventPilotSchema = z
  .object({
    callsign: z.string(),
    name: z.string().optional().describe('With consent, or for who may see it'),
    slot: instantSchema.nullable(),
    state: z.enum(['signed', 'pending', 'counts', 'no']).describe('«no» once it is over without a flight'),
    flight: z
      .object({
        dep: z.string(),
        arr: z.string(),
        offBlock: instantSchema,
        score: z.int32().nullable(),
        coverage: z.number().nullable().describe('Percent of the rules’ weight that could be judged'),
      })
      .nullable(),
    own: z.boolean(),
  })
  .meta({ id: 'EventPilot' });

export type EventPilot = z.infer<typeof eventPilotSchema>;
