import type { TimetableAirport } from './timetable-input.ts';

/** Letters of time zones in timetables, with their hours ahead of UTC; some have several meanings. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  AST: [-4, 3],
  ADT: [-3],
  EST: [-5],
  EDT: [-4],
  CST: [-6, 8, -5],
  CDT: [-5, -4],
  MST: [-7, 8],
  MDT: [-6],
  PST: [-8, 8],
  PDT: [-7],
  AKST: [-9],
  AKDT: [-8],
  HST: [-10],
  BRT: [-3],
  ART: [-3],
  CLT: [-4],
  COT: [-5],
  PET: [-5],
  WET: [0],
  WEST: [1],
  BST: [1, 6],
  IST: [5.5, 1, 2],
  CET: [1],
  CEST: [2],
  EET: [2],
  EEST: [3],
  MSK: [3],
  TRT: [3],
  GST: [4],
  PKT: [5],
  ICT: [7],
  WIB: [7],
  SGT: [8],
  HKT: [8],
  MYT: [8],
  JST: [9],
  KST: [9],
  AEST: [10],
  AEDT: [11],
  NZST: [12],
  NZDT: [13],
};
/** Local time, whichever it is. */
const LOCAL = new Set(['LT', 'LMT', 'LOC', 'L']);

/** Winter and summer of both halves of the Earth; a fixed year, so that the same timetable comes out in any year. */
const SAMPLES = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Offsets by zone: working one out takes longer than all the rest of a row. */
const known = new Map<string, number>();

/**
 * Minutes ahead of UTC for the letters of a zone at a place; undefined if they belong to another zone.
 * @param standard standard time of the place, minutes ahead of UTC; summer time is one hour more
 */
export function zoneOffset(letters: string, standard: number): number | undefined {
  if (LOCAL.has(letters)) return standard;
  const known = (LETTERS[letters] ?? []).map((hours) => hours * 60);
  return [standard, standard + 60].find((offset) => known.includes(offset));
}

/**
 * Standard time of a place: what its clocks show in winter. Timetables don't shift with the summer. Minutes ahead
 * of UTC, to a quarter of an hour; by the sun where the zone is not known.
 */
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
