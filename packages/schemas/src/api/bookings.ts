import { BOOKING_REASONS, BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { z } from 'zod';
import { flightKindSchema, icaoSchema, placeSchema, registrationSchema, worthSchema } from './flights.ts';
import { pageQuerySchema } from './page.ts';
import { callsignSchema, dateSchema, idSchema, instantSchema, keysOf } from './values.ts';

export const bookingStateSchema = keysOf(BOOKING_STATES).meta({ id: 'BookingState' });

/** A booking with the flight as it stood when it was booked. */
export const bookingSchema = z
  .object({
    code: z.string(),
    state: bookingStateSchema,
    reason: keysOf(BOOKING_REASONS).meta({ id: 'BookingReason' }).nullable(),
    reasonText: z.string().nullable().describe('What the company wrote when it cancelled'),
    callsign: z.string().nullable().describe('Of the pilot'),
    secondPilot: z.string().nullable().describe('Callsign'),
    flightId: z.uuid().nullable().describe('Null for a free flight'),
    number: z.int32().nullable(),
    kind: flightKindSchema,
    dep: placeSchema,
    arr: placeSchema,
    date: dateSchema,
    std: instantSchema,
    sta: instantSchema,
    timetableStd: instantSchema,
    blockMin: z.int32(),
    distanceNm: z.number(),
    typeId: z.string(),
    model: z.string(),
    icaoType: z.string().describe('Of the tail; of the type where there is none'),
    tail: z.string().nullable(),
    tailPlace: z.object({ icao: z.string(), since: instantSchema.nullable() }).nullable(),
    sharedTail: z.boolean(),
    changed: z
      .object({
        what: z.enum(['moved', 'flight_withdrawn', 'tail_withdrawn']),
        std: instantSchema.nullable(),
      })
      .nullable()
      .describe('What the timetable did since'),
    graceUntil: instantSchema.describe('Until when it can be begun or cancelled without a debit'),
    abandonedPoints: z.int32().describe('What it costs when that passes'),
    worth: worthSchema,
    dispatch: z
      .object({ url: z.string(), provider: z.string() })
      .nullable()
      .describe('The dispatch page with this flight filled in'),
    stage: z
      .object({ tour: z.string(), name: z.string().describe('Of the tour'), n: z.int32() })
      .nullable()
      .describe('The stage of a tour that it was booked as'),
    event: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('The event that it was booked for'),
    chain: z.array(z.string()).describe('Bookings made in the same act'),
    createdAt: instantSchema,
    version: z.int32(),
  })
  .meta({ id: 'Booking' });

export const bookingsQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'past']).default('open'),
});

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
  z.strictObject({ dep: icaoSchema, arr: icaoSchema, std: instantSchema, event: eventChoice, ...legChoice }),
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

export const createdBookingsSchema = z
  .object({ bookings: z.array(bookingSchema) })
  .meta({ id: 'CreatedBookings' });

/** The code of a booking as it is typed. */
export const bookingParamsSchema = z.object({
  id: z
    .string()
    .toUpperCase()
    .regex(/^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/)
    .describe('Code of the booking'),
});

export const changeBookingBodySchema = z
  .strictObject({
    std: instantSchema.optional(),
    typeId: z.string().max(60).optional(),
    tail: registrationSchema.optional(),
    acceptSharedTail: z.boolean().default(false),
    secondPilot: callsignSchema.nullable().optional(),
  })
  .meta({ id: 'ChangeBooking', example: { tail: 'F-ABCD' } });

export const cancelByCompanyBodySchema = z
  .strictObject({ reason: z.string().trim().max(2000) })
  .meta({ id: 'CancelByCompany', example: { reason: 'El aeropuerto de destino está cerrado.' } });

export const calendarSchema = z
  .object({
    createdAt: instantSchema.nullable().describe('Null without an address'),
    lastReadAt: instantSchema.nullable(),
  })
  .meta({ id: 'Calendar' });

export const calendarAddressSchema = z
  .object({ url: z.string().describe('Shown once') })
  .meta({ id: 'CalendarAddress' });

/** Where a pilot is in a tour, as far as booking goes. */
export const nextStageSchema = z
  .object({
    tour: z.string(),
    name: z.string().describe('Of the tour'),
    n: z.int32().nullable().describe('The next stage; null when none is left'),
    of: z.int32().describe('How many stages there are'),
    dep: placeSchema.nullable(),
    arr: placeSchema.nullable(),
    types: z.array(z.object({ id: z.string(), model: z.string() })),
    refusal: z
      .object({ message: z.string(), wayOut: z.string().optional() })
      .nullable()
      .describe('Why it cannot be booked'),
  })
  .meta({ id: 'NextStage' });
