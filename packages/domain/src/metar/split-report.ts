/** The only place that splits a report into its head, the present, the forecast and the remarks. Pure. */
import { beginsForecast, isNoChange } from './change-words.ts';
import type { Report } from './report.ts';

/** The parts of a report, each as groups. */
export interface SplitReport {
  /** Empty if the report has none. */
  station: string;
  time: Report['time'];
  /** Words before the station: METAR, SPECI, TAF, COR… */
  words: readonly string[];
  /** Groups before the time that are none of these. */
  stray: readonly string[];
  now: readonly string[];
  noSignificantChange: boolean;
  /** Groups after NOSIG. Only those that are never forecast belong to the present. */
  afterNoChange: readonly string[];
  /** Groups from the first word of a forecast on. */
  expected: readonly string[];
  remarks: readonly string[];
}

/** Words before a station, and the stamp that archives write before a report. */
const WORDS = /^(?:METAR|SPECI|TAF|COR|AMD|AUTO|RTD|CC[A-Z]|20\d{10})$/;
const STATION = /^[A-Z][A-Z0-9]{3}$/;
const TIME = /^(\d{2})(\d{2})(\d{2})Z?$/;
const REMARKS = /^(?:RMKS?|REMARKS?):?/;
/** Number of groups among which the head is searched. */
const HEAD = 6;

/** Splits a tidied report; `remarks` is what its remarks begin with. */
export function splitReport(text: string, remarks = REMARKS): SplitReport {
  const groups = text.split(' ').filter(Boolean);
  const head = headOf(groups);
  const rest = groups.slice(head.length);
  const end = indexOr(rest, (group) => remarks.test(group));
  const body = rest.slice(0, end);
  const forecast = Math.min(indexOr(body, beginsForecast), secondWind(body));
  const before = body.slice(0, forecast);
  const still = indexOr(before, isNoChange);
  return {
    ...head,
    now: before.slice(0, still),
    noSignificantChange: body.some(isNoChange),
    afterNoChange: before.slice(still + 1),
    expected: body.slice(forecast).filter((group) => !isNoChange(group)),
    remarks: rest
      .slice(end)
      .map((group, i) => (i === 0 ? group.replace(REMARKS, '') : group))
      .filter(Boolean),
  };
}

/** The head of a report and how many groups it has: to the time, or to the station where no time is near. */
function headOf(groups: readonly string[]) {
  const near = groups.slice(0, HEAD);
  const timeAt = near.findIndex((group) => TIME.test(group));
  const firstName = indexOr(near, (group) => !WORDS.test(group));
  const isStation = (group: string) => STATION.test(group) && !WORDS.test(group);
  // The last station before the time counts, since some lists write other words in front of a report.
  const nameAt = timeAt < 0 ? firstName : near.slice(0, timeAt).findLastIndex(isStation);
  const isNamed = isStation(near[nameAt] ?? '');
  const length = timeAt >= 0 ? timeAt + 1 : firstName + (isNamed ? 1 : 0);
  const own = near.slice(0, length);
  const time = timeOf(near[timeAt] ?? '');
  return {
    length,
    station: isNamed ? (near[nameAt] ?? '') : '',
    time,
    words: own.filter((group) => WORDS.test(group)),
    stray: own.filter(
      (group, i) => !WORDS.test(group) && (i !== timeAt || time === undefined) && !(isNamed && i === nameAt),
    ),
  };
}

function timeOf(group: string): Report['time'] {
  const [day = 0, hour = 24, minute = 60] = (TIME.exec(group) ?? []).slice(1).map(Number);
  return day >= 1 && day <= 31 && hour <= 23 && minute <= 59 ? { day, hour, minute } : undefined;
}

const WIND = /^(?:VRB|\d{3})P?\d{2,3}(?:G\d{2,3})?(?:KT|MPS)$/;
const PRESSURE = /^[QA]\d{4}$/;

/**
 * Index of a second wind after the pressure, with which some military aerodromes begin a forecast; the length of the
 * list if there is none.
 */
function secondWind(groups: readonly string[]): number {
  const pressureAt = groups.findIndex((group) => PRESSURE.test(group));
  const isWind = (group: string, at: number) => pressureAt >= 0 && at > pressureAt && WIND.test(group);
  const first = groups.find((group) => WIND.test(group));
  const at = groups.findIndex((group, i) => isWind(group, i) && group !== first);
  return at < 0 ? groups.length : at;
}

/** Index of the first group that fits; the length of the list if none does. */
function indexOr(groups: readonly string[], fits: (group: string) => boolean): number {
  const at = groups.findIndex(fits);
  return at < 0 ? groups.length : at;
}

/** Beginning of a report: its word, station and time. */
const HEADS =
  /(?:^|[ =])(?=(?:(?:METAR|SPECI|TAF) )?(?:(?:COR|AMD) )?[A-Z][A-Z0-9]{3} \d{6}Z |(?:METAR|SPECI|TAF) (?:(?:COR|AMD) )?[A-Z]{4} )/g;

/**
 * The first observation of a text, or the first forecast: on one line, without control characters and without the final
 * `=`. The rest of the text is another report.
 */
export function tidyReport(raw: string, kind: 'observation' | 'forecast'): string {
  const line = raw.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const heads = [...line.matchAll(HEADS)].map(({ index }) => index);
  const reports: string[] = [];
  let start = 0;
  for (const end of [...heads, line.length]) {
    const text = line.slice(start, end);
    // A word or a station before the head of a report belongs to that report.
    if (!/\d{6}Z/.test(text) && end < line.length) continue;
    reports.push(text.replaceAll(/ *=+ */g, ' ').trim());
    start = end;
  }
  const isWanted = (text: string) => text.startsWith('TAF ') === (kind === 'forecast');
  const all = reports.filter((text) => text !== '');
  return all.find(isWanted) ?? all[0] ?? '';
}
