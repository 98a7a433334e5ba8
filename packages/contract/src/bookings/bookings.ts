import { z } from 'zod';
import { BOOKING_REASONS, BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { flightKindSchema, placeSchema, registrationSchema } from '../flights/flights.ts';
import { worthSchema } from './departures.ts';
import { pageQuerySchema } from '../shared/page.ts';
import { claimStateSchema } from '../points/points-claims.ts';
import { bookingCodeSchema, callsignSchema, dateSchema, instantSchema, keysOf } from '../shared/values.ts';

/** The flight plan that a pilot has brought to a booking. */

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

const bookingPlanSchema = z
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

export const bookingStateSchema = keysOf(BOOKING_STATES).meta({ id: 'BookingState' });

/** A booking with the flight as it stood when it was booked. */
export const bookingSchema = z
  .object({
    code: z.string(),
    state: bookingStateSchema,
    reason: keysOf(BOOKING_REASONS).meta({ id: 'BookingReason' }).nullable(),
    reasonText: z.string().nullable().describe('What the company wrote when it cancelled or forgave'),
    claim: z
      .object({ state: claimStateSchema, answer: z.string().nullable() })
      .nullable()
      .describe('What the pilot claimed last against its debit'),
    callsign: z.string().nullable().describe('Of the pilot'),
    secondPilot: z.string().nullable().describe('Callsign'),
    flightId: z.uuid().nullable().describe('Null for a free flight'),
    number: z.int32().nullable().describe('1 to 9999, without the airline’s code; null for a free flight'),
    kind: flightKindSchema,
    dep: placeSchema,
    arr: placeSchema,
    date: dateSchema,
    std: instantSchema,
    sta: instantSchema,
    timetableStd: instantSchema,
    blockMin: z.int32().describe('Planned block time, minutes'),
    distanceNm: z.number().describe('Great circle, NM'),
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
    route: z
      .string()
      .nullable()
      .describe(
        'Route to file, of the timetable or of the plan that it was booked with; null where neither has one',
      ),
    iataType: z
      .string()
      .nullable()
      .describe('Letter of the IATA service type of its flight where that says more than the kind'),
    dispatch: z
      .object({ url: z.string(), provider: z.string() })
      .nullable()
      .describe('The dispatch page with this flight filled in'),
    plan: bookingPlanSchema.nullable().describe('The flight plan that its pilot brought for it'),
    planProvider: z
      .string()
      .nullable()
      .describe('Whose plans can be brought to it; null where the airline reads none'),
    stage: z
      .object({
        tour: z.string(),
        name: z.string().describe('Of the tour'),
        n: z.int32(),
        of: z.int32().optional().describe('Stages of the tour; left out where it is gone'),
      })
      .nullable()
      .describe('The stage of a tour that it was booked as'),
    event: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('The event that it was booked for'),
    report: z.string().nullable().describe('Code of the report of its flight, once that has begun'),
    chain: z.array(z.string()).describe('Bookings made in the same act'),
    rotation: z
      .object({ n: z.int32(), of: z.int32() })
      .nullable()
      .describe('Which flight it is of a day of one aircraft, and of how many'),
    rulesVersion: z
      .string()
      .nullable()
      .describe(
        'Version of the scoring rules that held for it when it was booked; its report says what it was judged by',
      ),
    createdAt: instantSchema,
    version: z.int32().describe('For `If-Match`'),
  })
  .meta({ id: 'Booking' });

export const bookingsQuerySchema = pageQuerySchema.extend({
  state: z.enum(['open', 'past']).default('open'),
  callsign: callsignSchema.optional().describe('Of another pilot, for staff; the own ones without it'),
});

/** The code of a booking as it is typed. */
export const bookingParamsSchema = z.object({
  id: bookingCodeSchema.describe('Code of the booking'),
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
