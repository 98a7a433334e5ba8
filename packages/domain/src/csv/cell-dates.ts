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
