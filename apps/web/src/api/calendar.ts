import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Whether the pilot's bookings have a calendar address, and when a calendar last read it. */
export const calendarQuery = readQuery('/me/calendar');
/** A new address; the old one ends. */
export const renewCalendar = () => request('POST', '/me/calendar');
export const withdrawCalendar = () => request('DELETE', '/me/calendar');
