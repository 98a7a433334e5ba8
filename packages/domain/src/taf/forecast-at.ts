/** Finds the conditions of a forecast at one moment. Pure. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { DayTime } from '../metar/report.ts';
import type { Forecast, ForecastChange, ForecastConditions } from './forecast.ts';

/** Conditions expected at a moment. */
export interface ForecastState {
  prevailing: ForecastConditions;
  /** Changes under way: the conditions may be those before or those after each one. */
  changing: readonly ForecastChange[];
  /** Temporary or probable conditions. */
  possible: readonly ForecastChange[];
}

/**
 * Conditions expected at a moment, epoch milliseconds; undefined outside the period of the forecast, and if it was
 * cancelled.
 */
export function forecastAt(forecast: Forecast, at: number): ForecastState | undefined {
  const span = spanOf(forecast, at);
  if (!span || forecast.nil || forecast.cancelled || at < span.start || at >= span.end) return undefined;
  let prevailing = forecast.base;
  const changing: ForecastChange[] = [];
  const possible: ForecastChange[] = [];
  for (const change of forecast.changes) {
    const from = momentOf(change.from ?? change.at, span.start) ?? span.start;
    const until = momentOf(change.until, from) ?? span.end;
    if (at < from) continue;
    if (change.kind === 'FM') {
      prevailing = change;
      changing.length = 0;
    } else if (change.kind === 'BECMG') {
      if (change.until !== undefined && at < until) changing.push(change);
      else prevailing = changedBy(prevailing, change);
    } else if (at < until) {
      possible.push(change);
    }
  }
  return { prevailing, changing, possible };
}

/** Period of a forecast, epoch milliseconds, in the month nearest to a moment; undefined if it could not be read. */
export function spanOf({ from, until }: Pick<Forecast, 'from' | 'until'>, near: number) {
  const start = momentOf(from, near);
  const end = start === undefined ? undefined : momentOf(until, start);
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** The moment nearest to another that has this day and time; hour 24 ends its day. */
function momentOf(time: DayTime | undefined, near: number): number | undefined {
  if (time === undefined) return undefined;
  const base = new Date(near);
  const ofDay = time.hour * HOUR_MS + time.minute * MINUTE_MS;
  const starts =
    time.day === undefined
      ? [-1, 0, 1].map((days) => Math.floor(near / DAY_MS) * DAY_MS + days * DAY_MS)
      : [-1, 0, 1].flatMap((months) =>
          monthDay(base.getUTCFullYear(), base.getUTCMonth() + months, time.day ?? 1),
        );
  // A time without a day comes after the moment `near`.
  const moments = starts
    .map((start) => start + ofDay)
    .filter((moment) => time.day !== undefined || moment >= near);
  return moments.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))[0];
}

/** The start of a day of a month; nothing where the month has no such day. */
function monthDay(year: number, month: number, day: number): number[] {
  const start = new Date(Date.UTC(year, month, day));
  return start.getUTCDate() === day ? [start.getTime()] : [];
}

/** Conditions after a change, which names only what it changes. */
export function changedBy(before: ForecastConditions, change: ForecastConditions): ForecastConditions {
  const isSkyTold = change.clouds.length > 0 || change.noCloud || change.verticalVisibility !== undefined;
  const isEnded = change.weather.some(({ phenomena }) => phenomena.includes('NSW')) || change.cavok;
  const weather = change.weather.filter(({ phenomena }) => !phenomena.includes('NSW'));
  const touchesCavok = isSkyTold || weather.length > 0 || change.visibility !== undefined;
  const sky = isSkyTold ? change : before;
  return {
    wind: change.wind ?? before.wind,
    windSector: change.wind || change.windSector ? change.windSector : before.windSector,
    visibility: change.visibility ?? before.visibility,
    cavok: change.cavok || (before.cavok && !touchesCavok),
    weather: weather.length > 0 || isEnded ? weather : before.weather,
    clouds: sky.clouds,
    noCloud: sky.noCloud,
    verticalVisibility: sky.verticalVisibility,
    windShear: change.windShear.length > 0 ? change.windShear : before.windShear,
    colour: change.colour ?? before.colour,
    lowShear: change.lowShear.length > 0 ? change.lowShear : before.lowShear,
    layers: change.layers.length > 0 ? change.layers : before.layers,
    pressure: change.pressure ?? before.pressure,
  };
}
