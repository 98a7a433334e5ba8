/** Reads a TAF. Never throws: a group that no reader takes is listed as not understood. */
import { hectopascalsOfInches } from '../units.ts';
import { readGroups, addOnce, type Draft, emptyDraft } from '../metar/groups/draft.ts';
import { splitChanges, dayHour } from '../metar/read-changes.ts';
import { conditionsOf, conditionReaders } from '../metar/read-part.ts';
import { splitReport, tidyReport } from '../metar/split-report.ts';
import type { Forecast, ForecastConditions, ExtremeTemperature, LayerHazard, LowShear } from './forecast.ts';
import { readPressure } from '../metar/groups/air.ts';
import { readFlags } from '../metar/groups/other.ts';

/** Groups that only forecasts have. */

/** Collects what the groups of a period say. */
interface ForecastDraft extends Draft {
  lowShear: LowShear[];
  layers: LayerHazard[];
  extremes: ExtremeTemperature[];
  cancelled: boolean;
}

type ForecastReader = (groups: readonly string[], at: number, draft: ForecastDraft) => number;

function emptyForecastDraft(): ForecastDraft {
  return { ...emptyDraft(), lowShear: [], layers: [], extremes: [], cancelled: false };
}

/** `WS020/15035KT`: shear up to 2000 ft, where the wind is 150° at 35 kt. */
const readLowShear: ForecastReader = (groups, at, draft) => {
  const [, height, direction, speed] = /^WS(\d{3})\/(\d{3})(\d{2,3})KT$/.exec(groups[at] ?? '') ?? [];
  if (height === undefined || Number(direction) > 360) return 0;
  addOnce(draft.lowShear, {
    height: Number(height) * 100,
    direction: Number(direction),
    speed: Number(speed),
  });
  return 1;
};

/** `620304`: icing of kind 2 from 3000 ft, 4000 ft thick; with 5 turbulence, with a thickness of 0 to the top of the clouds. */
const readLayer: ForecastReader = (groups, at, draft) => {
  const group = groups[at] ?? '';
  if (/^[56]0\/{4}$/.test(group)) return 1;
  const [, kind, code = '', base, thickness] = /^([56])([\dX])(\d{3})(\d)$/.exec(group) ?? [];
  if (kind === undefined) return 0;
  const feet = Number(base) * 100;
  addOnce(draft.layers, {
    kind: kind === '5' ? 'turbulence' : 'icing',
    code,
    base: feet,
    top: thickness === '0' ? undefined : feet + Number(thickness) * 1000,
  });
  return 1;
};

const KINDS = { X: 'highest', N: 'lowest', '': 'untold' } as const;

/** `TX28/1015Z`, `TNM02/2622Z`, `T24/1321Z`. */
const readExtreme: ForecastReader = (groups, at, draft) => {
  const [, kind, sign, celsius, time = ''] = /^T([XN]?)(M?)(\d{2})\/(\d{4})Z?$/.exec(groups[at] ?? '') ?? [];
  if (celsius === undefined) return 0;
  addOnce(draft.extremes, {
    kind: KINDS[kind as keyof typeof KINDS],
    celsius: (sign === 'M' ? -1 : 1) * Number(celsius) || 0,
    at: dayHour(time),
  });
  return 1;
};

/** `CNL`: withdrawn. */
const readCancelled: ForecastReader = (groups, at, draft) => {
  if (groups[at] !== 'CNL') return 0;
  draft.cancelled = true;
  return 1;
};

/** Readers of all groups in a period of a forecast. */
const forecastReaders: readonly ForecastReader[] = [
  readLowShear,
  readLayer,
  readExtreme,
  readCancelled,
  readFlags,
  ...conditionReaders,
  readPressure,
];

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
