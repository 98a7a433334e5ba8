import { queryOptions } from '@tanstack/react-query';
import type { bookingSchema } from '@va/schemas/api/bookings/bookings.ts';
import type { nextStageSchema } from '@va/schemas/api/bookings/next-stages.ts';
import type { calendarAddressSchema, calendarSchema } from '@va/schemas/api/bookings/booking-calendar.ts';
import type { changeBookingBodySchema } from '@va/schemas/api/bookings/booking-changes.ts';
import type {
  createBookingBodySchema,
  createdBookingsSchema,
} from '@va/schemas/api/bookings/new-bookings.ts';
import type { z } from 'zod';
import type { Page } from './page.ts';
import { request } from './request.ts';

export type Booking = z.infer<typeof bookingSchema>;

/** Own bookings: the open ones by departure, the past ones from the last. */
export const bookingsQuery = (state: 'open' | 'past', cursor?: string) =>
  queryOptions({
    queryKey: ['bookings', state, cursor],
    queryFn: ({ signal }) => request<Page<Booking>>('GET', '/bookings', { query: { state, cursor }, signal }),
  });

export const bookingQuery = (code: string) =>
  queryOptions({
    queryKey: ['booking', code],
    queryFn: ({ signal }) => request<Booking>('GET', `/bookings/${code}`, { signal }),
  });

/** `key` is the idempotency key of the act: a second press of the same button books nothing more. */
export const createBooking = (body: z.input<typeof createBookingBodySchema>, idempotencyKey: string) =>
  request<z.infer<typeof createdBookingsSchema>>('POST', '/bookings', { body, idempotencyKey });

export const changeBooking = (
  { code, version }: Pick<Booking, 'code' | 'version'>,
  body: z.input<typeof changeBookingBodySchema>,
) => request<Booking>('PATCH', `/bookings/${code}`, { body, version });

export const cancelBooking = (code: string) => request<Booking>('POST', `/bookings/${code}/cancel`);

/** For staff: the open bookings of anybody, and cancelling one with a reason that its pilot reads. */
export const bookingsOfQuery = (callsign: string) =>
  queryOptions({
    queryKey: ['pilots', callsign, 'bookings'],
    queryFn: ({ signal }) => request<Booking[]>('GET', `/pilots/${callsign}/bookings`, { signal }),
  });
export const cancelBookingOf = (code: string, reason: string) =>
  request<Booking>('POST', `/bookings/${code}/cancel-by-company`, { body: { reason } });

/** Whether the own bookings have an address for calendars, and when it was read. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: ({ signal }) => request<z.infer<typeof calendarSchema>>('GET', '/me/calendar', { signal }),
});
/** A new address; the old one ends. */
export const renewCalendar = () => request<z.infer<typeof calendarAddressSchema>>('POST', '/me/calendar');
export const withdrawCalendar = () => request<void>('DELETE', '/me/calendar');

export type NextStage = z.infer<typeof nextStageSchema>;

/** The stage that comes next in each tour. */
export const stagesQuery = queryOptions({
  queryKey: ['stages'],
  queryFn: ({ signal }) => request<NextStage[]>('GET', '/me/stages', { signal }),
});
