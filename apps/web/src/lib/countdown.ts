import { formatWait } from '@va/domain/ages.ts';
import type { bookingSchema } from '@va/contract/bookings/bookings.ts';
import type { z } from 'zod';

/** Time until departure, or until the end of the grace, as a heading and a figure. */
export function countdown(
  { std, graceUntil }: Pick<z.infer<typeof bookingSchema>, 'std' | 'graceUntil'>,
  now: number,
): { word: string; span: string; late: boolean } {
  const toGo = Date.parse(std) - now;
  if (toGo > 0) return { word: 'Sale en', span: formatWait(toGo), late: false };
  const left = Date.parse(graceUntil) - now;
  if (left > 0) return { word: 'Quedan para empezar o anular', span: formatWait(left), late: true };
  return { word: 'El plazo ha terminado', span: formatWait(0), late: true };
}
