/** What the airline proposes to a pilot. */
import { z } from 'zod';
import { dateSchema, idSchema, instantSchema } from '../shared/values.ts';
import { placeSchema, registrationSchema } from '../flights/flights.ts';
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
    unliked: z
      .string()
      .nullable()
      .describe('Said where nothing that leaves is what the pilot likes; null otherwise'),
  })
  .meta({ id: 'DayFlight' });

export const bookDayFlightBodySchema = z.strictObject({ flightId: idSchema, date: dateSchema }).meta({
  id: 'BookDayFlight',
  example: { flightId: '0190b8a4-0000-7000-8000-000000000000', date: '2026-11-23' },
});

/** A day of one aircraft, as it can be booked in one act. */
const rotationSchema = z
  .object({
    tail: z.string().describe('Registration'),
    typeId: z.string(),
    model: z.string(),
    icaoType: z.string(),
    legs: z
      .array(
        z.object({
          flightId: z.uuid(),
          number: z.int32().describe('1 to 9999, without the airline’s code'),
          date: dateSchema.describe('Of departure, UTC'),
          dep: placeSchema,
          arr: placeSchema,
          std: instantSchema,
          sta: instantSchema,
          blockMin: z.int32().describe('Block time, minutes'),
        }),
      )
      .describe('Each goes on where the one before it ended; the last ends where the first begins'),
    blockMin: z.int32().describe('Block time of all, minutes'),
    points: z.int32().describe('Base points of all, by the planned block times'),
    likes: z.array(z.string()).describe('Why this pilot may like it, in words'),
  })
  .meta({ id: 'Rotation' });

export const rotationsSchema = z
  .object({
    most: z.int32().describe('Flights that such a day may have; below 2 where the airline has none'),
    place: placeSchema.describe('Where the pilot is'),
    items: z
      .array(rotationSchema)
      .describe('Preferred aircraft first, then by registration; the shortest day of each first'),
  })
  .meta({ id: 'Rotations' });

export const bookRotationBodySchema = z
  .strictObject({
    tail: registrationSchema.describe('It flies every leg'),
    legs: z
      .array(z.strictObject({ flightId: idSchema, date: dateSchema }))
      .min(2)
      .max(6)
      .describe('In order: all of them are booked, or none'),
  })
  .meta({
    id: 'BookRotation',
    example: {
      tail: 'F-ABCD',
      legs: [
        { flightId: '0190b8a4-0000-7000-8000-000000000000', date: '2026-11-23' },
        { flightId: '0190b8a4-0000-7000-8000-000000000001', date: '2026-11-23' },
      ],
    },
  });

export const ferriesSchema = z
  .object({
    place: placeSchema.describe('Where the pilot is'),
    items: z
      .array(
        z.object({
          tail: z.string().describe('Registration'),
          model: z.string(),
          icaoType: z.string(),
          dep: placeSchema.describe('Where it stands'),
          arr: placeSchema.describe('Its base'),
          std: instantSchema.describe('When the flight leaves that is booked now'),
          since: instantSchema.nullable().describe('Since when it stands there; null where nobody knows'),
          here: z.boolean().describe('It stands where the pilot is'),
          blockMin: z.int32().describe('Block time, minutes'),
          points: z.int32().describe('Base points, by the planned block time'),
        }),
      )
      .describe('Those where the pilot is first, then those that have been waiting longest'),
  })
  .meta({ id: 'Ferries' });

export const bookFerryBodySchema = z
  .strictObject({ tail: registrationSchema })
  .meta({ id: 'BookFerry', example: { tail: 'F-ABCD' } });
