/** What the airline proposes to a pilot. */
import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '../shared/values.ts';
import { bookingSchema } from './bookings.ts';
import { departureSchema } from './departures.ts';

/** The flight that the airline proposes to a pilot for a day. */
export const dayFlightSchema = z
  .object({
    day: dateSchema.describe('UTC'),
    until: instantSchema.describe('A flight that leaves before is of the day: the night after it too'),
    points: z.int32().describe('What it gives besides; 0 where the airline gives nothing'),
    booking: bookingSchema.nullable().describe('The own booking of it, flown or not'),
    departure: departureSchema
      .nullable()
      .describe('What is proposed; null once it is booked, or where nothing leaves any more'),
  })
  .meta({ id: 'DayFlight' });

export const bookDayFlightBodySchema = z.strictObject({ flightId: idSchema, date: dateSchema }).meta({
  id: 'BookDayFlight',
  example: { flightId: '0190b8a4-0000-7000-8000-000000000000', date: '2026-11-23' },
});
