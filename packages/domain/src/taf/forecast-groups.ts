/** Groups that only forecasts have. */
import { addOnce, type Draft, emptyDraft } from '../metar/groups/draft.ts';
import { readPressure } from '../metar/groups/air.ts';
import { readFlags } from '../metar/groups/other.ts';
import { dayHour } from '../metar/read-changes.ts';
import { conditionReaders } from '../metar/read-part.ts';
import type { ExtremeTemperature, LayerHazard, LowShear } from './forecast.ts';

/** Collects what the groups of a period say. */
export interface ForecastDraft extends Draft {
  lowShear: LowShear[];
  layers: LayerHazard[];
  extremes: ExtremeTemperature[];
  cancelled: boolean;
}

type ForecastReader = (groups: readonly string[], at: number, draft: ForecastDraft) => number;

export function emptyForecastDraft(): ForecastDraft {
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
export const forecastReaders: readonly ForecastReader[] = [
  readLowShear,
  readLayer,
  readExtreme,
  readCancelled,
  readFlags,
  ...conditionReaders,
  readPressure,
];
