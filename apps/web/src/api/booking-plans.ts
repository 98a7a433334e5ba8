import { request } from './request.ts';

/** Brings the last plan of the account's alias to an own booking; refused in words where it is not for it. */
export const bringPlan = (code: string) => request('POST', `/bookings/${code}/plan`);
