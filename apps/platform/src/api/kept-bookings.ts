import type { QueryFunctionContext } from '@tanstack/react-query';
import { type Booking, bookingQuery, bookingsQuery } from './bookings.ts';
import { keptRequest } from './kept-request.ts';
import type { Page } from './page.ts';

/** Own bookings, which stay readable without a network. Apart from the others, which the first page of all loads. */
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
