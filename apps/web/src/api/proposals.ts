import type {
  bookDayFlightBodySchema,
  bookFerryBodySchema,
  bookRotationBodySchema,
  dayFlightSchema,
  ferriesSchema,
  rotationsSchema,
} from '@va/contract/bookings/proposals.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type DayFlight = z.infer<typeof dayFlightSchema>;
export type Rotations = z.infer<typeof rotationsSchema>;

/** The flight that the airline proposes to the pilot for today, or its booking. */
export const dayFlightQuery = readQuery('/me/day-flight');

/** Books it; see `createBooking` for the key. */
export const bookDayFlight = (body: z.input<typeof bookDayFlightBodySchema>, idempotencyKey: string) =>
  request('POST', '/me/day-flight', { body, idempotencyKey });

/** Rotations for the aircraft at the pilot's airport. */
export const rotationsQuery = readQuery('/rotations');

/** Books such a day whole; see `createBooking` for the key. */
export const bookRotation = (body: z.input<typeof bookRotationBodySchema>, idempotencyKey: string) =>
  request('POST', '/rotations', { body, idempotencyKey });

export type Ferries = z.infer<typeof ferriesSchema>;

/** Aircraft that wait for a pilot to fly them back to their base. */
export const ferriesQuery = readQuery('/ferries');

/** Books the way back of one; see `createBooking` for the key. */
export const bookFerry = (body: z.input<typeof bookFerryBodySchema>, idempotencyKey: string) =>
  request('POST', '/ferries', { body, idempotencyKey });
