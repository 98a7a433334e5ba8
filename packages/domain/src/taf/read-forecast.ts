/** Reads a TAF. Never throws: a group that no reader takes is listed as not understood. */
import { hectopascalsOfInches } from '../units.ts';
import { readGroups } from '../metar/groups/draft.ts';
import { splitChanges } from '../metar/read-changes.ts';
import { conditionsOf } from '../metar/read-part.ts';
import { splitReport } from '../metar/split-report.ts';
import { tidyReport } from '../metar/tidy-report.ts';
import { emptyForecastDraft, forecastReaders, type ForecastDraft } from './forecast-groups.ts';
import type { Forecast, ForecastConditions } from './forecast.ts';

/** Words after which a forecast speaks of itself: of its amendments, of the next one, of who wrote it. */
const REMARKS = /^(?:RMKS?|REMARKS?|LAST|NXT|NEXT|AMDS?|NOT$|LTD|LIMITED|F[NS]\d{5})/;
const SPAN = /^\d{4}\/\d{4}$/;

/** The forecast; undefined for a text that is none, and for an observation. */
export function readForecast(raw: string): Forecast | undefined {
  const text = tidyReport(raw, 'forecast');
  const { station, time, words, stray, now, expected, remarks } = splitReport(text, REMARKS);
  if (station === '' || !(words.includes('TAF') || SPAN.test(expected[0] ?? ''))) return undefined;
  const drafts: ForecastDraft[] = [];
  const unknown: string[] = [...stray];
  const read = (groups: readonly string[]): ForecastConditions => {
    const draft = emptyForecastDraft();
    drafts.push(draft);
    unknown.push(...readGroups(groups, forecastReaders, draft));
    const { lowShear, layers, hectopascals, inches } = draft;
    const pressure = hectopascals ?? (inches === undefined ? undefined : hectopascalsOfInches(inches));
    return { ...conditionsOf(draft), lowShear, layers, pressure };
  };
  const parts = splitChanges(expected);
  const first = parts[0];
  // The period of the whole forecast comes before its initial conditions.
  const whole = first?.head.kind === 'FCST' ? first : undefined;
  const base = read([...now, ...(whole?.groups ?? [])]);
  const changes = parts.slice(whole ? 1 : 0).map(({ head, groups }) => ({ ...head, ...read(groups) }));
  const has = (flag: 'COR' | 'NIL') => drafts.some(({ flags }) => flags.has(flag));
  return {
    raw: text,
    station,
    issued: time,
    from: whole?.head.from,
    until: whole?.head.until,
    amended: words.includes('AMD'),
    corrected: words.includes('COR') || has('COR'),
    cancelled: drafts.some(({ cancelled }) => cancelled),
    nil: has('NIL'),
    base,
    changes,
    temperatures: drafts.flatMap(({ extremes }) => extremes),
    remarks: remarks.length === 0 ? undefined : remarks.join(' '),
    unknown,
  };
}
