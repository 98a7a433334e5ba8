import type { Booking } from './bookings.ts';
import { request } from './request.ts';

/** Brings the last plan of the account's alias to an own booking; refused in words where it is not for it. */
export const bringPlan = (code: string) => request<Booking>('POST', `/bookings/${code}/plan`);
