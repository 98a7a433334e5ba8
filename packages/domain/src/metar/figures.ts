/**
 * Wind, pressure and runway visual range straight from the groups: the library cuts a wind of 100 kt to 10, takes a group
 * of figures without a unit for a wind, keeps only one of two pressures and leaves out ranges without a tendency. Pure.
 */
import {
  knotsOfKilometresPerHour,
  knotsOfMetresPerSecond,
  hectopascalsOfInches,
  metresOfFeet,
} from '../units.ts';
import type { Report, RunwayRange, Wind } from './report.ts';

const WIND = /(?:^| )(VRB|\d{3})(\d{2,3})(?:G(\d{2,3}))?(KT|MPS|KMH|KM\/H)(?: (\d{3})V(\d{3}))?(?= |$)/;

/** The first wind of a part of a report. */
export function windIn(text: string): Wind | undefined {
  const [, direction = '', speed, gust, unit = 'KT', from, to] = WIND.exec(text) ?? [];
  if (speed === undefined) return undefined;
  const knots = unit === 'KT' ? Number : unit === 'MPS' ? ofMetresPerSecond : ofKilometresPerHour;
  const degrees = direction === 'VRB' ? undefined : Number(direction);
  const isCalm = Number(speed) === 0 && !degrees;
  return {
    // The code has 360 for north and keeps 000 for calm.
    direction: isCalm || degrees === undefined || degrees > 360 ? undefined : degrees || 360,
    speed: knots(speed),
    gust: gust === undefined ? undefined : knots(gust),
    from: from === undefined ? undefined : Number(from),
    to: to === undefined ? undefined : Number(to),
  };
}

const ofMetresPerSecond = (figure: string) => knotsOfMetresPerSecond(Number(figure));
const ofKilometresPerHour = (figure: string) => knotsOfKilometresPerHour(Number(figure));

/** Pressure, with inches only where the report gives nothing else. */
export function pressureIn(text: string): Pick<Report, 'pressure' | 'inches'> {
  const hectopascals = /(?:^| )Q(\d{4})(?=[ /]|$)/.exec(text)?.[1];
  if (hectopascals !== undefined) return { pressure: Number(hectopascals) };
  const hundredths = /(?:^| )A(\d{4})(?= |$)/.exec(text)?.[1];
  if (hundredths === undefined) return {};
  const inches = Number(hundredths) / 100;
  return { pressure: hectopascalsOfInches(inches), inches };
}

const RANGE = /(?:^| )R(\d{2}[LCR]?)\/([PM])?(\d{4})(?:V([PM])?(\d{3,4}))?(FT)?(?:\/?([UDN]))?(?= |$)/g;

/** Runway visual ranges, in order. */
export function runwayRangesIn(text: string): RunwayRange[] {
  return [...text.matchAll(RANGE)].map(([, runway = '', low, metres, high, upTo, feet, trend]) => {
    const length = (figure: string) =>
      feet === undefined ? Number(figure) : Math.round(metresOfFeet(Number(figure)) / 10) * 10;
    const bound = upTo === undefined ? low : high;
    return {
      runway,
      metres: length(metres ?? ''),
      upTo: upTo === undefined ? undefined : length(upTo),
      bound: bound === 'P' ? 'more' : bound === 'M' ? 'less' : undefined,
      trend: trend as RunwayRange['trend'],
    };
  });
}
