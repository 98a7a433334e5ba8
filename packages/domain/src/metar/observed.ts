/** Works out the date of a report, which gives only the day of the month. Pure. */
import { HOUR_MS } from '../durations.ts';
import type { Report } from './report.ts';

/** Milliseconds that a report may lie in the future: clocks differ, and some stations report early. */
const AHEAD_MS = 3 * HOUR_MS;

/** The last time before `now` (epoch milliseconds), or just after it, that fits; undefined without one in two months. */
export function observedAt(time: Report['time'], now: number): Date | undefined {
  if (time === undefined) return undefined;
  const today = new Date(now);
  for (const monthsBack of [-1, 0, 1, 2]) {
    const year = today.getUTCFullYear();
    const month = today.getUTCMonth() - monthsBack;
    const at = new Date(Date.UTC(year, month, time.day, time.hour, time.minute));
    if (at.getUTCDate() === time.day && at.getTime() <= now + AHEAD_MS) return at;
  }
  return undefined;
}

/** Age from which a report is shown as old, milliseconds: stations report at least every hour. */
export const OLD_REPORT_MS = 90 * 60_000;
