/** A METAR as it came to what it says. Never throws: what cannot be read is undefined, and shown raw. */
import { parseMetar, type IAbstractWeatherContainer, type IMetar, type IMetarTrend } from 'metar-taf-parser';
import { metresOfStatuteMiles } from '../units.ts';
import { pressureIn, runwayRangesIn, windIn } from './figures.ts';
import { splitReport } from './groups.ts';
import type { Cloud, Conditions, Report, Trend, Visibility } from './report.ts';
import { unknownGroups } from './unknown-groups.ts';

/** The report, or undefined when it is not one that can be read. */
export function readReport(raw: string): Report | undefined {
  const text = raw
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*=+\s*$/, '')
    .trim();
  const split = splitReport(text);
  let metar: IMetar;
  try {
    metar = parseMetar(split.body);
  } catch {
    return undefined;
  }
  if (!/^[A-Z][A-Z0-9]{3}$/.test(metar.station)) return undefined;
  // What follows belongs to the trend.
  const present = split.body.split(/ (?:TEMPO|BECMG|INTER) /, 1)[0] ?? '';
  const conditions = conditionsOf(metar, present);
  return {
    ...conditions,
    noCloud: conditions.noCloud || split.noCloud,
    verticalVisibility: split.hiddenSky ? 'unknown' : conditions.verticalVisibility,
    raw: text,
    station: metar.station,
    time: timeOf(metar),
    special: metar.type === 'SPECI',
    automatic: metar.auto === true,
    corrected: metar.corrected === true || /(?:^| )(?:COR|CC[A-Z])(?: |$)/.test(split.body),
    nil: metar.nil === true,
    temperature: metar.temperature,
    dewPoint: metar.dewPoint,
    ...pressureIn(present),
    runwayRanges: runwayRangesIn(present),
    runwayStates: split.runwayStates,
    recent: split.recent,
    windShear: split.windShear,
    colour: split.colour,
    noSignificantChange: metar.nosig === true,
    trends: metar.trends.map(trendOf),
    remarks: split.remarks,
    unknown: unknownGroups(split.body),
  };
}

function timeOf({ day, hour, minute }: IMetar): Report['time'] {
  if (day === undefined || hour === undefined || minute === undefined) return undefined;
  const isReal = day >= 1 && day <= 31 && hour <= 23 && minute <= 59;
  return isReal ? { day, hour, minute } : undefined;
}

function conditionsOf(part: IAbstractWeatherContainer, raw: string): Conditions {
  return {
    wind: windIn(raw),
    visibility: visibilityOf(part, raw),
    cavok: part.cavok === true,
    weather: part.weatherConditions.map(({ intensity, descriptive, phenomenons }) => ({
      intensity,
      descriptor: descriptive,
      phenomena: phenomenons,
    })),
    clouds: part.clouds.flatMap((cloud) => cloudOf(cloud, raw)),
    noCloud: part.cavok === true || part.clouds.some(({ quantity }) => /^(?:SKC|NSC)$/.test(quantity)),
    verticalVisibility: part.verticalVisibility,
  };
}

function visibilityOf({ visibility }: IAbstractWeatherContainer, raw: string): Visibility | undefined {
  if (visibility === undefined) return undefined;
  const { value, unit, indicator, min } = visibility;
  const isMiles = unit === 'SM';
  const miles = isMiles ? /(?:^| )[PM]?((?:\d+ )?\d+\/\d+|\d+)SM/.exec(raw)?.[1] : undefined;
  // 9999 stands for 10 km and more.
  const isTen = !isMiles && value >= 9999;
  const bound = indicator === 'P' || isTen ? 'more' : indicator === 'M' ? 'less' : undefined;
  return {
    metres: isMiles ? metresOfStatuteMiles(value) : isTen ? 10_000 : value,
    bound,
    miles,
    lowest: min && { metres: min.value, direction: min.direction },
  };
}

function cloudOf({ quantity, height, type }: IMetar['clouds'][number], raw: string): Cloud[] {
  if (!/^(?:FEW|SCT|BKN|OVC)$/.test(quantity)) return [];
  // The library has no height both for `OVC000` and for `OVC///`.
  const base = height ?? (new RegExp(`(?:^| )${quantity}000`).test(raw) ? 0 : undefined);
  return [{ amount: quantity as Cloud['amount'], base, type }];
}

function trendOf(trend: IMetarTrend): Trend {
  return {
    ...conditionsOf(trend, trend.raw),
    noCloud: trend.cavok === true || / (?:SKC|CLR|NSC|NCD)(?: |$)/.test(trend.raw),
    kind: trend.type,
    times: trend.times.map(({ type, hour, minute }) => ({
      kind: type,
      text: `${two(hour)}:${two(minute)}Z`,
    })),
    raw: trend.raw,
  };
}

function two(value = 0): string {
  return String(value).padStart(2, '0');
}
