import { bookingTitle, type NamedFlight } from '@va/domain/booking/booking-title.ts';
import { airline } from '#app/config/airline.ts';

/** `EVE 101`, or what a flight without a number is flown for: a stage, an event, a continuation. */
export const bookingName = ({ arr, ...flight }: NamedFlight & { arr?: { city: string } }): string =>
  bookingTitle({ to: arr?.city, ...flight }, airline.icaoCode);
