import type { QueryFunctionContext } from '@tanstack/react-query';
import { type Booking, bookingQuery, bookingsQuery } from './bookings.ts';
import { keptRequest } from './kept-request.ts';
import type { Page } from './page.ts';

/** Own bookings, which stay readable without a network. Not in `bookings.ts`, so that the first load stays small. */
export const keptBookingsQuery = (state: 'open' | 'past', cursor?: string) => ({
  ...bookingsQuery(state, cursor),
  queryFn: (context: QueryFunctionContext) =>
    keptRequest<Page<Booking>>('/bookings', context, { state, cursor }),
});

/** One booking, kept as well. */
export const keptBookingQuery = (code: string) => ({
  ...bookingQuery(code),
  queryFn: (context: QueryFunctionContext) => keptRequest<Booking>(`/bookings/${code}`, context),
});
