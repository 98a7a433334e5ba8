import { keepPreviousData } from '@tanstack/react-query';
import type { bookingSchema, changeBookingBodySchema } from '@va/contract/bookings/bookings.ts';
import type { createBookingBodySchema, freeFlightQuerySchema } from '@va/contract/bookings/new-bookings.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';
import { readWhole } from './whole-list.ts';

export type Booking = z.infer<typeof bookingSchema>;

/** Own bookings: the open ones by departure, the past ones from the last. */
export const bookingsQuery = (state: 'open' | 'past', cursor?: string) =>
  readQuery('/bookings', { state, cursor });

/** `key` is the idempotency key of the act: a second press of the same button books nothing more. */
export const createBooking = (body: z.input<typeof createBookingBodySchema>, idempotencyKey: string) =>
  request('POST', '/bookings', { body, idempotencyKey });

export const changeBooking = (
  { code, version }: Pick<Booking, 'code' | 'version'>,
  body: z.input<typeof changeBookingBodySchema>,
) => request('PATCH', `/bookings/${code}`, { body, version });

export const cancelBooking = (code: string) => request('POST', `/bookings/${code}/cancel`);

/** A flight of a day of one aircraft, and those that follow it in that day. */
export const cancelRestOfDay = (code: string) => request('POST', `/bookings/${code}/cancel-rest-of-day`);

/** For staff: the open bookings of anybody, and cancelling one with a reason that its pilot reads. */
export const bookingsOfQuery = (callsign: string) => readWhole('/bookings', { callsign });
export const cancelBookingOf = (code: string, reason: string) =>
  request('POST', `/bookings/${code}/cancel-by-company`, { body: { reason } });

/** A flight that is in no timetable as booking it would make it; the last answer stays while the next is on its way. */
export const freeFlightQuery = (
  asked: Omit<z.input<typeof freeFlightQuerySchema>, 'n'> & { n?: number },
) => ({
  ...readQuery('/me/free-flight', asked),
  placeholderData: keepPreviousData,
});

/** The stage that comes next in each tour. */
export const stagesQuery = readQuery('/me/stages');

/** Training flights that can still be booked this month. */
export const trainingQuery = readQuery('/me/training-flights');

/** Whether the pilot's bookings have a calendar address, and when a calendar last read it. */
export const calendarQuery = readQuery('/me/calendar');
/** A new address; the old one ends. */
export const renewCalendar = () => request('POST', '/me/calendar');
export const withdrawCalendar = () => request('DELETE', '/me/calendar');

/** Brings the last plan of the account's alias to an own booking; refused in words where it is not for it. */
export const bringPlan = (code: string) => request('POST', `/bookings/${code}/plan`);
