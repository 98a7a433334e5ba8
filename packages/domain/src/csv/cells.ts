/** Dates as programs and spreadsheets write them. A date that could be two days is never one of them by luck. */
import { dayOf } from '../months.ts';

/** Which comes first in the dates of a file, the day or the month; undefined if the file gives no hint. */
export type DateOrder = 'day' | 'month' | undefined;

/** The date in a cell, or the two dates that it could be. */
type CellDate =
  | { kind: 'date'; date: string }
  /** The two days that it could be, with the day first and with the month first, `YYYY-MM-DD`. */
  | { kind: 'either'; dayFirst: string; monthFirst: string };

/** A time of day after a date, as exporters write it; it is ignored. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?Z| ?UTC| ?[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, 'i');
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_NAMED = /^(\d{1,2})(?:[-/ .]|\sde\s)+([a-zñ]{3,10})\.?(?:[-/ .]|\sde\s)+(\d{4}|\d{2})$/i;
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
/** Months by their first three letters, Spanish and English. */
const MONTHS = [
  'ene jan',
  'feb',
  'mar',
  'abr apr',
  'may',
  'jun',
  'jul',
  'ago aug',
  'sep set',
  'oct',
  'nov',
  'dic dec',
];
/** Spreadsheets count days from 30 December 1899; these are those of 2000 to 2099. */
const SERIAL = { zero: Date.UTC(1899, 11, 30), first: 36_526, last: 73_050 };

/** The date in a cell; undefined where it is none, or none that exists. */
export function cellDate(text: string, order: DateOrder): CellDate | undefined {
  const whole = YEAR_FIRST.exec(text);
  if (whole) return one(whole[1], whole[3], whole[4]);
  const digits = DIGITS.exec(text);
  if (digits) return one(digits[1], digits[2], digits[3]);
  const named = DAY_NAMED.exec(text);
  if (named) return one(named[3], monthNamed(named[2]), named[1]);
  const english = MONTH_NAMED.exec(text);
  if (english) return one(english[3], monthNamed(english[1]), english[2]);
  if (/^\d{5}$/.test(text)) return ofSerial(Number(text));
  const last = YEAR_LAST.exec(text);
  if (!last) return undefined;
  const dayFirst = one(last[4], last[3], last[1]);
  const monthFirst = one(last[4], last[1], last[3]);
  if (order !== undefined) return order === 'day' ? dayFirst : monthFirst;
  if (dayFirst?.kind !== 'date' || monthFirst?.kind !== 'date') return dayFirst ?? monthFirst;
  if (dayFirst.date === monthFirst.date) return dayFirst;
  return { kind: 'either', dayFirst: dayFirst.date, monthFirst: monthFirst.date };
}

/**
 * Order of day and month in a file, from the dates that can be read in one way only.
 * @param commaDecimals whether the file separates its cells by semicolons, as spreadsheets do in countries with a
 *   decimal comma, all of which write the day first
 */
export function orderOfDates(texts: Iterable<string>, commaDecimals: boolean): DateOrder {
  let [days, months] = [0, 0];
  for (const text of texts) {
    const [, first, , second] = YEAR_LAST.exec(text) ?? [];
    if (Number(first) > 12) days += 1;
    if (Number(second) > 12) months += 1;
  }
  // The file mixes both orders, so it gives no hint for its other dates.
  if (days > 0 && months > 0) return undefined;
  if (months > 0) return 'month';
  return days > 0 || commaDecimals ? 'day' : undefined;
}

function one(year: string | undefined, month: string | number | undefined, day: string | undefined) {
  const [y, m, d] = [century(year ?? ''), Number(month), Number(day)];
  const at = Date.UTC(y, m - 1, d);
  const date = Number.isNaN(at) ? '' : dayOf(at);
  const written = [String(y), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
  return date === written ? ({ kind: 'date', date } as const) : undefined;
}

/** `26` is 2026 and `95` is 1995: no virtual airline is older. */
function century(year: string): number {
  if (year.length !== 2) return Number(year);
  return Number(year) + (Number(year) < 90 ? 2000 : 1900);
}

function monthNamed(name = ''): number {
  return MONTHS.findIndex((words) => words.split(' ').includes(name.slice(0, 3).toLowerCase())) + 1;
}

function ofSerial(serial: number): CellDate | undefined {
  if (serial < SERIAL.first || serial > SERIAL.last) return undefined;
  return { kind: 'date', date: dayOf(SERIAL.zero + serial * 86_400_000) };
}

/** Times of day as programs and spreadsheets write them: `810`, `08:10:00`, `8:10 p. m.`, `0810Z`, `0810 CST`, `08:10+02:00`. */

/** A time of day as written in a cell. */
export interface CellClock {
  /** Minutes after midnight, 0 to 1439, by the clock of `zone`. */
  minute: number;
  /**
   * Zone of the cell if it is not UTC: its letters in capitals, such as `CST`, or its minutes ahead of UTC; null if the
   * cell names none.
   */
  zone: string | number | null;
  /** Whether the cell says UTC. */
  isUtc: boolean;
  /** Days to add to the date, as in `0035+1`; null if the cell gives none. */
  later: number | null;
}

const CLOCK = /^(\d{1,2})(?:([:h.])(\d{2}))?(?:\2(\d{2})(?:[.,]\d+)?)?(am|pm)?$/;
/** Spreadsheets put the day that they count from before a time alone. */
const DAY_ZERO =
  /^(?:1899-12-30|1899-12-31|1900-01-0[01]|(?:30|31)[/.-]12[/.-]1899|12[/.-](?:30|31)[/.-]1899)[T ]+/;
const ZONE =
  /^(.*?\d ?(?:am|pm)?) ?(?:(utc|gmt|z|zulu)|((?:utc|gmt)?[+-]\d{2}:?\d{2}|(?:utc|gmt)[+-]\d{1,2})|((?![ap]m$)[a-z]{1,5}))$/;
const LATER = /^(.*\d[^+]*?) ?\(?\+([12])\)?$/;
const FRACTION = /^0?[.,]\d{3,}$/;

/** The time in a cell; undefined where it is none, or has seconds. */
export function cellClock(written: string): CellClock | undefined {
  const plain = written
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/\b([ap])\.? ?m\b\.?/, '$1m')
    .replace(DAY_ZERO, '')
    .trim();
  const [, said = plain, days] = LATER.exec(plain) ?? [];
  const later = days === undefined ? null : Number(days);
  const [, clock = said, utc, offset, letters] = ZONE.exec(said) ?? [];
  const zone = offset === undefined ? (letters?.toUpperCase() ?? null) : offsetOf(offset);
  const minute = minuteOf(clock.replaceAll(' ', ''));
  return minute === undefined ? undefined : { minute, zone, isUtc: utc !== undefined, later };
}

function minuteOf(text: string): number | undefined {
  if (FRACTION.test(text)) return ofFraction(Number(text.replace(',', '.')));
  // Spreadsheets drop the zeros in front: 630 and 5 are 06:30 and 00:05.
  const bare = /^(\d{1,4})(am|pm)?$/.exec(text);
  const hourOnly = bare?.[2] !== undefined && (bare[1] ?? '').length <= 2;
  const four = bare?.[1]?.padStart(4, '0') ?? '';
  const spaced = bare
    ? hourOnly
      ? `${bare[1]}:00${bare[2]}`
      : `${four.slice(0, 2)}:${four.slice(2)}${bare[2] ?? ''}`
    : text;
  const [, hours, sign, minutes, seconds = '00', half] = CLOCK.exec(spaced) ?? [];
  if (minutes === undefined || seconds !== '00' || Number(minutes) > 59) return undefined;
  // `0.30` could be a half past midnight or a fraction of a day, so it is no clock time; `8.30` can only be hours and
  // minutes.
  if (sign === '.' && Number(hours) === 0) return undefined;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour >= 0 && hour < 24 ? hour * 60 + Number(minutes) : undefined;
}

/** The hour of a clock of twelve hours; -1 where it has no such hour. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** A fraction of a day, as spreadsheets store a time: 0,340277 is 08:10. Only whole minutes are accepted. */
function ofFraction(part: number): number | undefined {
  const minutes = Math.round(part * 1440);
  return part < 1 && minutes < 1440 && Math.abs(part * 1440 - minutes) < 0.1 ? minutes : undefined;
}

/** Minutes ahead of UTC of `+02:00`, `-0500` or `utc+2`. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
}

/** Whole minutes of a duration: `207`, `3:27`, `03:27:00`, `3h27`; undefined for any other text. */
export function cellSpan(text: string): number | undefined {
  if (/^\d+(?:[.,]0+)?$/.test(text)) return Number(text.replace(/[.,]0+$/, ''));
  const [, hours, minutes] = /^(\d{1,4}) ?[:h] ?([0-5]\d)(?::00|m| ?min)?$/i.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Words of cells that mean the same in every file: nothing, yes and no. */

/** Words that databases and spreadsheets write for an empty cell. */
const NOTHING: ReadonlySet<string> = new Set(['\\N', 'NULL', '#N/A', '#N/D']);

const YES: ReadonlySet<string> = new Set(
  'si sí s yes y true t verdadero v x 1 -1 on activo activa active activado habilitado enabled'.split(' '),
);
const NO: ReadonlySet<string> = new Set(
  'no n false f falso 0 off inactivo inactiva inactive desactivado deshabilitado disabled'.split(' '),
);

/** The text of a cell without surrounding spaces; empty for words that mean an empty cell. */
export function cellText(cell: string): string {
  const text = cell.replaceAll('\u00a0', ' ').trim();
  return NOTHING.has(text) ? '' : text;
}

/** Whether a cell says yes or no, in Spanish or English; undefined for any other text. */
export function cellYes(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
