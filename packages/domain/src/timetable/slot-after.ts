import type { BusyMinutes } from './busy-minutes.ts';
import { wrapDay } from './clock.ts';
import { nextFree } from './departure-slots.ts';

/** @param ready minutes after 00:00Z of the first day when the aircraft can leave; may be a day or more */
export function slotAfter(
  airport: string,
  ready: number,
  firstDays: (dayShift: number) => number,
  slotMin: number,
  busy: BusyMinutes,
): { stdUtc: number; dayShift: number; moved: number } {
  const first = Math.ceil(ready / slotMin) * slotMin;
  const start = wrapDay(first);
  const { minute, moved } = nextFree(airport, start.minute, firstDays(start.dayShift), slotMin, busy);
  const end = wrapDay(minute);
  return { stdUtc: end.minute, dayShift: start.dayShift + end.dayShift, moved };
}
