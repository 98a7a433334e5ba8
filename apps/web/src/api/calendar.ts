import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Whether the own bookings have an address for calendars, and when it was read. */
export const calendarQuery = readQuery('/me/calendar');
/** A new address; the old one ends. */
export const renewCalendar = () => request('POST', '/me/calendar');
export const withdrawCalendar = () => request('DELETE', '/me/calendar');
