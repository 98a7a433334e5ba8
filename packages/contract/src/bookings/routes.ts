import {
  bookingParamsSchema,
  bookingSchema,
  bookingsQuerySchema,
  calendarAddressSchema,
  calendarSchema,
  cancelByCompanyBodySchema,
  changeBookingBodySchema,
} from './bookings.ts';
import { pageOf } from '../shared/page.ts';
import {
  createBookingBodySchema,
  createdBookingsSchema,
  freeFlightQuerySchema,
  freeFlightSchema,
  nextStageSchema,
  trainingLeftSchema,
} from './new-bookings.ts';
import { z } from 'zod';
import {
  availabilitySchema,
  departureParamsSchema,
  departuresQuerySchema,
  departuresSchema,
} from './departures.ts';
import {
  bookDayFlightBodySchema,
  bookFerryBodySchema,
  bookRotationBodySchema,
  dayFlightSchema,
  ferriesSchema,
  rotationsSchema,
} from './proposals.ts';
import { makeTransferBodySchema, transferParamsSchema, transfersSchema } from './transfers.ts';
import { routes } from '../shared/route.ts';

/** Departures, bookings and what is proposed to a pilot. */
export const bookingRoutes = routes({
  listBookings: { route: 'GET /bookings', query: bookingsQuerySchema, answer: pageOf(bookingSchema) },
  createBooking: { route: 'POST /bookings', body: createBookingBodySchema, answer: createdBookingsSchema },
  getTrainingLeft: { route: 'GET /me/training-flights', answer: trainingLeftSchema },
  previewFreeFlight: { route: 'GET /me/free-flight', query: freeFlightQuerySchema, answer: freeFlightSchema },
  listNextStages: { route: 'GET /me/stages', answer: z.array(nextStageSchema) },
  getBooking: { route: 'GET /bookings/{id}', params: bookingParamsSchema, answer: bookingSchema },
  changeBooking: {
    route: 'PATCH /bookings/{id}',
    params: bookingParamsSchema,
    body: changeBookingBodySchema,
    answer: bookingSchema,
  },
  cancelBooking: { route: 'POST /bookings/{id}/cancel', params: bookingParamsSchema, answer: bookingSchema },
  cancelRestOfDay: {
    route: 'POST /bookings/{id}/cancel-rest-of-day',
    params: bookingParamsSchema,
    answer: bookingSchema,
  },
  cancelBookingByCompany: {
    route: 'POST /bookings/{id}/cancel-by-company',
    params: bookingParamsSchema,
    body: cancelByCompanyBodySchema,
    answer: bookingSchema,
  },
  bringPlan: { route: 'POST /bookings/{id}/plan', params: bookingParamsSchema, answer: bookingSchema },
  getCalendar: { route: 'GET /me/calendar', answer: calendarSchema },
  renewCalendar: { route: 'POST /me/calendar', answer: calendarAddressSchema },
  withdrawCalendar: { route: 'DELETE /me/calendar', answer: z.null() },
  searchFlights: { route: 'GET /flights', query: departuresQuerySchema, answer: departuresSchema },
  getAvailability: {
    route: 'GET /flights/{id}/dates/{date}/availability',
    params: departureParamsSchema,
    answer: availabilitySchema,
  },
  getDayFlight: { route: 'GET /me/day-flight', answer: dayFlightSchema },
  bookDayFlight: {
    route: 'POST /me/day-flight',
    body: bookDayFlightBodySchema,
    answer: createdBookingsSchema,
  },
  listRotations: { route: 'GET /rotations', answer: rotationsSchema },
  bookRotation: { route: 'POST /rotations', body: bookRotationBodySchema, answer: createdBookingsSchema },
  listFerries: { route: 'GET /ferries', answer: ferriesSchema },
  bookFerry: { route: 'POST /ferries', body: bookFerryBodySchema, answer: createdBookingsSchema },
  listTransfers: { route: 'GET /me/transfers', answer: transfersSchema },
  makeTransfer: { route: 'POST /me/transfers', body: makeTransferBodySchema, answer: transfersSchema },
  undoTransfer: {
    route: 'POST /me/transfers/{id}/undo',
    params: transferParamsSchema,
    answer: transfersSchema,
  },
});
