import { metresOfFeet } from '../../units.ts';
import type { RunwayRange } from '../report.ts';
import { addOnce, type GroupReader } from './draft.ts';

const RANGE = /^R(\d{2}[LCR]{0,2})\/([PM])?(\d{4})(?:V([PM])?(\d{3,4}))?(FT)?\/?([UDN])?$/;

/** `R32L/0300N`, `R04R/2600V4500FT/D`: the range on a runway, or the two between which it varies. */
export const readRunwayRange: GroupReader = (groups, at, draft) => {
  const [, runway = '', low, least = '', high, most, feet, trend] = RANGE.exec(groups[at] ?? '') ?? [];
  const number = Number(runway.slice(0, 2));
  if (number < 1 || number > 36) return 0;
  const length = (figure: string) =>
    feet === undefined ? Number(figure) : Math.round(metresOfFeet(Number(figure)) / 10) * 10;
  const bound = most === undefined ? low : high;
  addOnce<RunwayRange>(draft.runwayRanges, {
    runway,
    metres: length(least),
    upTo: most === undefined ? undefined : length(most),
    bound: bound === 'P' ? 'more' : bound === 'M' ? 'less' : undefined,
    trend: trend as RunwayRange['trend'],
  });
  return 1;
};

/**
 * Forms of a runway state: today's (`R24L/290054`), the one until 2008 (`24290054`), a cleared runway, and one closed
 * by snow.
 */
const STATE =
  /^R(\d{2})[LCR]{0,2}\/(?:[\d/]{6}|CLRD(?:\d\d|\/\/)?|SNOCLO)$|^(\d{2})(?:[\d/]{6}|CLRD(?:\d\d|\/\/))$/;

/** The state of a runway, or the aerodrome closed by snow: `R/SNOCLO`. */
export const readRunwayState: GroupReader = (groups, at, draft) => {
  const group = groups[at] ?? '';
  const [, now, old] = STATE.exec(group) ?? [];
  if (!/^(?:R\/)?SNOCLO$/.test(group) && !isStateRunway(Number(now ?? old))) return 0;
  addOnce(draft.runwayStates, group);
  return 1;
};

/**
 * Runway numbers of a state: 50 is added for the right one of two; 88 means every runway, 99 repeats the last report
 * (ICAO Annex 3, appendix 3).
 */
function isStateRunway(number: number): boolean {
  return (number >= 1 && number <= 36) || (number >= 51 && number <= 86) || number === 88 || number === 99;
}
