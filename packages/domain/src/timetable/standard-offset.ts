/** Standard time of a place: what its clocks show in winter. Timetables don't shift with the summer. */
import type { TimetableAirport } from './timetable-input.ts';

/** Winter and summer of both halves of the Earth; a fixed year, so that the same timetable comes out in any year. */
const SAMPLES = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Offsets by zone: working one out takes longer than all the rest of a row. */
const known = new Map<string, number>();

/** Minutes ahead of UTC, to a quarter of an hour; by the sun where the zone is not known. */
export function standardOffset(airport: Pick<TimetableAirport, 'lon' | 'timezone'>): number {
  const { timezone, lon } = airport;
  if (timezone === undefined) return Math.round(lon / 15) * 60;
  const before = known.get(timezone);
  if (before !== undefined) return before;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'longOffset' });
  const offset = Math.min(...SAMPLES.map((sample) => offsetAt(format, sample)));
  known.set(timezone, offset);
  return offset;
}

function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
