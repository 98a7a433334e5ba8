/** The flight plan that a pilot has brought to a booking. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

const facts = {
  provider: z.string().describe('Who made it'),
  generatedAt: instantSchema.nullable(),
  callsign: z.string().nullable(),
  tail: z.string().nullable().describe('Registration as the plan has it'),
  icaoType: z.string().nullable(),
  levelFt: z.int32().nullable().describe('Initial cruise, ft'),
  route: z.string().nullable(),
  alternate: z.string().nullable().describe('ICAO code'),
  blockFuelKg: z.number().nullable().describe('On board off block, kg'),
  tripFuelKg: z.number().nullable().describe('Burnt on the way, kg'),
  blockMin: z.int32().nullable().describe('Planned from stand to stand, minutes'),
};

export const bookingPlanSchema = z
  .object({
    ...facts,
    fetchedAt: instantSchema.describe('When its pilot brought it'),
    doubts: z
      .array(
        z.object({
          code: z.enum(['old', 'undated', 'other-tail', 'other-type', 'no-fuel']),
          message: z.string().describe('What is wrong and what to do'),
        }),
      )
      .describe('While there are any, no flight is judged by its fuel'),
    vatsimUrl: z.string().nullable().describe('The form of VATSIM with the plan filled in'),
    ivaoUrl: z.string().nullable().describe('The form of IVAO with the plan filled in'),
  })
  .meta({ id: 'BookingPlan' });

/** The plan beside the flight that it was made for. */
export const flownPlanSchema = z
  .object({
    ...facts,
    judgedFuelKg: z
      .number()
      .nullable()
      .describe('What the flight was judged by, kg; null where the plan was for another aircraft or day'),
    points: z
      .array(z.object({ ident: z.string(), lat: z.number(), lon: z.number() }))
      .describe('What its route leads over, in order, without the departure'),
  })
  .meta({ id: 'FlownPlan' });

export type BookingPlan = z.infer<typeof bookingPlanSchema>;
export type FlownPlan = z.infer<typeof flownPlanSchema>;
