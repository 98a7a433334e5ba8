import type { calendarAddressSchema, calendarSchema } from '@va/contract/bookings/booking-calendar.ts';
import type { z } from 'zod';
import { readQuery } from './read-query.ts';
import { request } from './request.ts';

/** Whether the own bookings have an address for calendars, and when it was read. */
export const calendarQuery = readQuery<z.infer<typeof calendarSchema>>(['calendar'], '/me/calendar');
/** A new address; the old one ends. */
export const renewCalendar = () => request<z.infer<typeof calendarAddressSchema>>('POST', '/me/calendar');
export const withdrawCalendar = () => request<void>('DELETE', '/me/calendar');
