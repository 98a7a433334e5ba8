/** A logbook as a CSV file: a header, commas, times in UTC as ISO 8601, a point for decimals. */

import { csvText } from '../csv/csv-text.ts';

/** One flight of a logbook as the file shows it. */
export interface LogbookLine {
  code: string;
  state: string;
  outcome: string | null;
  source: string;
  flightNumber: number | null;
  depIcao: string;
  arrPlannedIcao: string;
  arrIcao: string | null;
  icaoType: string | null;
  registration: string | null;
  offBlock: string | null;
  takeoff: string | null;
  landing: string | null;
  onBlock: string | null;
  blockMin: number | null;
  countedMin: number;
  distanceNm: number | null;
  touchdownFpm: number | null;
  score: number | null;
  points: number;
}

/** The columns in their order. */
export const LOGBOOK_COLUMNS = [
  'code',
  'state',
  'outcome',
  'source',
  'flightNumber',
  'depIcao',
  'arrPlannedIcao',
  'arrIcao',
  'icaoType',
  'registration',
  'offBlock',
  'takeoff',
  'landing',
  'onBlock',
  'blockMin',
  'countedMin',
  'distanceNm',
  'touchdownFpm',
  'score',
  'points',
] as const satisfies readonly (keyof LogbookLine)[];

/** The file; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function logbookCsv(lines: readonly LogbookLine[]): string {
  return csvText(
    LOGBOOK_COLUMNS,
    lines.map((line) => LOGBOOK_COLUMNS.map((column) => cell(line[column]))),
  );
}

function cell(value: string | number | null): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10) : (value ?? '');
}
