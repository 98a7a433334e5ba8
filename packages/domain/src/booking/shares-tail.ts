import type { BookingRequest, BookingSituation } from './booking-request.ts';
import type { BookingRules } from './booking-rules.ts';
import { conflicts, tailWindow } from './tail-windows.ts';

/** Whether the new booking would share its tail with another booking. */
export function sharesTail(
  request: BookingRequest,
  { holds, turnaroundMin }: Pick<BookingSituation, 'holds' | 'turnaroundMin'>,
  rules: BookingRules,
): boolean {
  const wish = { ...request, ...tailWindow(request, turnaroundMin, rules) };
  return request.tail !== null && conflicts(request.tail, wish, holds).length > 0;
}
