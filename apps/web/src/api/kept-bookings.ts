import { keptQuery } from './kept-request.ts';

/** Own bookings, which stay readable without a network. Not in `bookings.ts`, so that the first load stays small. */
export const keptBookingsQuery = (state: 'open' | 'past', cursor?: string) =>
  keptQuery('/bookings', { state, cursor });

/** One booking, stored for use without a network. */
export const keptBookingQuery = (code: string) => keptQuery(`/bookings/${code}`);
