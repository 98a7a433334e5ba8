import { z } from 'zod';
import { icaoSchema, placeSchema, refusalSchema, registrationSchema } from '../flights/flights.ts';
import { callsignSchema, dateSchema, idSchema, instantSchema } from '../shared/values.ts';
import { bookingSchema } from './bookings.ts';
import { worthSchema } from './departures.ts';

const legChoice = {
  typeId: z.string().max(60).optional().describe('Without it, the first type with a free tail'),
  tail: registrationSchema.optional().describe('Without it, a free one, best where the flight begins'),
};

const stageSchema = z.strictObject({
  tour: z.string().min(1).max(100).describe('Id of the tour'),
  n: z.int32().min(1).max(1000).describe('Which of its stages'),
});

const eventChoice = idSchema.optional().describe('The event that it is flown for');

export const legSchema = z.union([
  z.strictObject({
    flightId: idSchema,
    date: dateSchema,
    stage: stageSchema.optional().describe('The stage of a tour that it is flown as'),
    event: eventChoice,
    ...legChoice,
  }),
  z.strictObject({ stage: stageSchema, std: instantSchema, ...legChoice }),
  z.strictObject({
    dep: icaoSchema,
    arr: icaoSchema,
    std: instantSchema,
    event: eventChoice,
    training: z
      .boolean()
      .optional()
      .describe('Flown to practise: it adds hours and no points, and its score enters no mean'),
    ...legChoice,
  }),
]);

export const createBookingBodySchema = z
  .strictObject({
    legs: z.array(legSchema).min(1).max(4).describe('Flights booked in one act: all of them or none'),
    acceptSharedTail: z.boolean().default(false),
    secondPilot: callsignSchema.optional().describe('Who flies along, on every leg'),
  })
  .meta({
    id: 'CreateBooking',
    example: { legs: [{ flightId: '0190b8a4-0000-7000-8000-000000000000', date: '2026-11-23' }] },
  });

/** A flight that is in no timetable, before it is booked: between two airports, or as a stage of a tour. */
export const freeFlightQuerySchema = z
  .strictObject({
    dep: icaoSchema.optional().describe('Without it, the stage says it'),
    arr: icaoSchema.optional().describe('Without it, the stage says it'),
    tour: z.string().min(1).max(100).optional().describe('Id of the tour'),
    n: z.coerce.number().int().min(1).max(1000).optional().describe('Which of its stages'),
    std: instantSchema,
    typeId: legChoice.typeId,
    training: z.literal('true').optional(),
  })
  .refine(({ dep, arr, tour, n }) => (tour && n) || (dep && arr), {
    message: 'Di de dónde a dónde vas, o qué etapa de qué tour',
    path: ['dep'],
  });

export const freeFlightSchema = z
  .object({
    std: instantSchema,
    sta: instantSchema,
    blockMin: z.int32().describe('Planned block time, minutes'),
    distanceNm: z.number().describe('NM'),
    typeId: z.string().describe('Of the aircraft that booking would take'),
    model: z.string(),
    rangeNm: z.number().nullable().describe('How far the type flies, NM; null where nobody says'),
    tail: z.string().nullable().describe('The tail that booking would take'),
    worth: worthSchema,
    refusals: z.array(refusalSchema).describe('Why it cannot be booked now; none where it can'),
  })
  .meta({ id: 'FreeFlight' });

export const createdBookingsSchema = z
  .object({ bookings: z.array(bookingSchema) })
  .meta({ id: 'CreatedBookings' });

export const trainingLeftSchema = z
  .object({
    perMonth: z.int32().describe('0 where the airline has none'),
    left: z.int32().describe('Those that can still be booked for this month, UTC'),
  })
  .meta({ id: 'TrainingLeft' });

/** The stages of tours that a pilot can book next. Where a pilot is in a tour, as far as booking goes. */
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
