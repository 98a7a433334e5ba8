import { formatSpan } from '@va/domain/ages.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';

/** Less than this is on time, milliseconds. */
const ON_TIME_MS = 5 * MINUTE_MS;

/** `a su hora`, `12 min antes de su hora`, `1 h 5 min después de su hora`; both milliseconds since 1970. */
export function besideTimetable(arrivesAt: number, sta: number): string {
  const apart = Math.abs(arrivesAt - sta);
  if (apart < ON_TIME_MS) return 'a su hora';
  return `${formatSpan(apart)} ${arrivesAt < sta ? 'antes' : 'después'} de su hora`;
}
