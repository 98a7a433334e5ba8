/** Reads a METAR. Never throws: a group that no reader takes is listed as not understood. */
import { hectopascalsOfInches } from '../units.ts';
import { type Draft, emptyDraft, readGroups } from './groups/draft.ts';
import { splitChanges } from './read-changes.ts';
import { conditionReaders, conditionsOf, lateReaders, presentReaders } from './read-part.ts';
import type { Report, Trend } from './report.ts';
import { splitReport, type SplitReport, tidyReport } from './split-report.ts';

/** The report of an observation; undefined for a text that is none, and for a forecast of an aerodrome. */
export function readReport(raw: string): Report | undefined {
  const text = tidyReport(raw, 'observation');
  const split = splitReport(text);
  const now = emptyDraft();
  const unknown = [
    ...split.stray,
    ...readGroups(split.now, presentReaders, now),
    ...readGroups(split.afterNoChange, lateReaders, now),
  ];
  if (!isObservation(split, now)) return undefined;
  const trends = splitChanges(split.expected, split.time?.day).map(({ head, groups }) => {
    const draft = emptyDraft();
    unknown.push(...readGroups(groups, conditionReaders, draft));
    return { ...head, ...conditionsOf(draft) } satisfies Trend;
  });
  const remarks = [...now.notes, ...split.remarks].join(' ');
  return {
    ...conditionsOf(now),
    raw: text,
    station: split.station,
    time: split.time,
    special: split.words.includes('SPECI'),
    automatic: now.flags.has('AUTO') || split.words.includes('AUTO'),
    corrected: now.flags.has('COR') || split.words.some((word) => /^(?:COR|RTD|CC[A-Z])$/.test(word)),
    nil: now.flags.has('NIL'),
    temperature: now.temperatures?.air,
    dewPoint: now.temperatures?.dewPoint,
    ...pressureOf(now),
    runwayRanges: now.runwayRanges,
    runwayStates: now.runwayStates,
    recent: now.recent,
    black: now.black,
    nextColour: now.colours[1],
    sea: now.sea,
    noSignificantChange: split.noSignificantChange,
    trends,
    remarks: remarks === '' ? undefined : remarks,
    unknown,
  };
}

/**
 * Whether it is an observation: it gives its time, or at least a wind or a pressure of its station, and is no forecast.
 */
function isObservation(split: SplitReport, draft: Draft): boolean {
  const { words, station, time, now, expected, stray } = split;
  const isMeasured = draft.temperatures !== undefined || pressureOf(draft).pressure !== undefined;
  const isForecast =
    words.includes('TAF') ||
    // Six figures after the time are the span of a forecast of before 2008.
    /^\d{6}$/.test(now[0] ?? '') ||
    [...now, ...expected].some((group) => FORECAST_ONLY.test(group)) ||
    (!isMeasured && expected.some((group) => SPAN.test(group)));
  if (isForecast) return false;
  if (time !== undefined || (station !== '' && draft.flags.has('NIL'))) return true;
  return (station !== '' || stray.length > 0) && (draft.wind !== undefined || isMeasured);
}

/** Period of a forecast or of a change in it, from day and hour to day and hour. */
const SPAN = /^\d{4}\/\d{4}$/;
/** Highest and lowest temperature of a forecast. */
const FORECAST_ONLY = /^T[XN]M?\d{2}\/\d{4}Z?$/;

function pressureOf({ hectopascals, inches }: Draft): Pick<Report, 'pressure' | 'inches'> {
  if (hectopascals !== undefined) return { pressure: hectopascals };
  return inches === undefined ? {} : { pressure: hectopascalsOfInches(inches), inches };
}
