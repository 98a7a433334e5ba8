/** Instants as programs and spreadsheets write them: a date, a time of day, and how far from UTC. */
import { cellDate, type DateOrder } from './cell-dates.ts';

/** ms since 1970 UTC; or the two days that the date could be; undefined where it is no instant. */
type CellInstant = { at: number } | { dayFirst: string; monthFirst: string } | undefined;

const PARTS =
  /^(.*?\d{2,4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})[T ,]+(\d{1,2}):?(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?(am|pm)?(.*)$/i;
const ZONE = /^\s*(?:z|utc|gmt|zulu)?\s*(?:([+-])(\d{2}):?(\d{2}))?$/i;

/** An instant without a zone is in UTC. */
export function cellInstant(written: string, order: DateOrder): CellInstant {
  const text = written.replaceAll(/\s+/g, ' ').replace(/\b([ap])\. ?m\.?/i, '$1m');
  const [, day = '', hours = '', minutes = '', seconds = '0', half, rest = ''] = PARTS.exec(text) ?? [];
  const zone = ZONE.exec(rest);
  const date = cellDate(day, order);
  if (zone === null || date === undefined) return undefined;
  if (date.kind === 'either') return date;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = zone;
  const ahead = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const minute = hour * 60 + Number(minutes) - ahead;
  return { at: Date.parse(date.date) + minute * 60_000 + Number(seconds) * 1000 };
}
