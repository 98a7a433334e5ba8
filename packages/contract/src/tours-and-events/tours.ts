/** Tours: what there is to fly, and how far one is. */
import { ENROLMENT_STATES, STAGE_STATES } from '@va/domain/tour/tour.ts';
import { z } from 'zod';
import { placeSchema } from '../flights/flights.ts';
import { dateSchema, instantSchema, keysOf } from '../shared/values.ts';

export const enrolmentStateSchema = keysOf(ENROLMENT_STATES).meta({ id: 'EnrolmentState' });

export const stageStateSchema = keysOf(STAGE_STATES).meta({ id: 'StageState' });

const advice = z.object({ message: z.string(), wayOut: z.string().optional() });

/** The caller's progress in a tour. */
const ownTourSchema = z.object({
  state: enrolmentStateSchema.nullable().describe('Null without having enrolled'),
  passed: z.int32().describe('Stages that count and were passed'),
  legs: z.array(z.boolean()).describe('Of each stage that counts, by their numbers, whether it was passed'),
  startedAt: instantSchema.nullable(),
  completedAt: instantSchema.nullable().describe('On block of the flight that completed it'),
  refusal: advice.nullable().describe('Why one cannot enrol or go on, e.g. the hours that are missing'),
});

const tourFacts = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  edition: z.int32().describe('Number of the edition, from 1'),
  opens: dateSchema.nullable().describe('First day, where that is still to come'),
  closes: dateSchema.nullable().describe('Last day, where it has one'),
  closed: z.boolean(),
  moreThanMinutes: z.int32().nullable().describe('Hours that a pilot must have passed, minutes'),
  types: z.array(z.object({ id: z.string(), model: z.string() })),
  substitutes: z.array(z.string()).describe('ICAO designators that count besides those of its types'),
  anyOrder: z.boolean().describe('Its stages are flown in any order'),
  count: z.int32().describe('Stages that count'),
  distanceNm: z.int32().describe('Great circles of the stages that count, together'),
  enrolled: z.int32().describe('Pilots who take part or did'),
  completed: z.int32().describe('Pilots who have completed it'),
  own: ownTourSchema.nullable().describe('Null for a visitor'),
  stops: z
    .array(z.object({ icao: z.string(), lat: z.number(), lon: z.number() }))
    .describe('Airports of the stages that count, by their numbers; degrees'),
};

export const tourSummarySchema = z.object(tourFacts).meta({ id: 'TourSummary' });

export const tourDetailSchema = z
  .object({
    ...tourFacts,
    closedBecause: z.string().nullable().describe('Why staff closed this edition; null where nobody did'),
    stages: z
      .array(
        z.object({
          n: z.int32().describe('Number of the stage, from 1'),
          dep: placeSchema,
          arr: placeSchema,
          distanceNm: z.int32().describe('Great circle, NM'),
          blockMin: z.int32().describe('Estimated block time, minutes'),
          retired: z.boolean().describe('Taken out of the tour; only who passed it still sees it'),
          state: stageStateSchema.nullable().describe('Null for a visitor'),
          reason: z.string().nullable().describe('Why it must be repeated'),
          report: z
            .object({
              code: z.string(),
              at: instantSchema.describe('On block'),
              score: z.int32().nullable().describe('Tenths'),
              coverage: z.number().nullable().describe('Percent of the rules’ weight that could be judged'),
            })
            .nullable()
            .describe('The flight that passed it, or else the last one'),
        }),
      )
      .describe('One that was flown or is booked names the airports of its booking'),
    next: z
      .object({
        n: z.int32().describe('Number of the stage, from 1'),
        bookingCode: z.string().nullable().describe('The open booking of the stage'),
        flight: z
          .object({ flightId: z.uuid(), number: z.int32(), date: dateSchema, std: instantSchema })
          .nullable()
          .describe(
            'The first departure of the timetable that can be booked as it; else it is a free flight',
          ),
        std: instantSchema.describe('Departure to propose for a free flight'),
      })
      .nullable()
      .describe(
        'The stage to book now, one of them where the order is free; null for a visitor, when none is left or none can be booked',
      ),
    worth: z
      .object({ stage: z.int32(), tour: z.int32() })
      .describe('Points of a stage and of the whole tour'),
    notices: z
      .array(z.object({ slug: z.string(), title: z.string(), date: dateSchema }))
      .describe('In force, about this tour'),
  })
  .meta({ id: 'Tour' });

export const tourParamsSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .describe('Id of the tour'),
});

export const closeTourBodySchema = z
  .strictObject({ reason: z.string().trim().min(10).max(2000) })
  .meta({ id: 'CloseTour', example: { reason: 'La pista de la última etapa está cerrada.' } });

export type TourSummary = z.infer<typeof tourSummarySchema>;

export type TourDetail = z.infer<typeof tourDetailSchema>;

/** How far everybody is in a tour. One pilot on the board of a tour. */
const tourPilotSchema = z
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
