import type { Weather } from '../report.ts';
import { addOnce, type GroupReader } from './draft.ts';

/** Descriptors, the gravest first, and phenomena of WMO code table 4678. */
const DESCRIPTORS = 'TS FZ SH BL DR MI BC PR'.split(' ');
const PHENOMENA = 'DZ RA SN SG IC PL GR GS UP BR FG FU VA DU SA HZ PY PO SQ FC SS DS'.split(' ');
/** Codes of before, as some still write them: ice pellets until 1998. */
const FORMER: Readonly<Record<string, string>> = { PE: 'PL' };
const GROUP = /^(VC)?([-+])?(VC)?((?:[A-Z]{2})+)([-+])?$/;

/** `-SHRA`, `RA+`, `VCTS` or `VC TS`, `+TSRAGR`, `HZ/-RA` and `TSVCSH` for two at once, and `NSW` for the end of it. */
export const readWeather: GroupReader = (groups, at, draft) => {
  const [first = '', next = ''] = groups.slice(at, at + 2);
  const isApart = first === 'VC';
  const parts = (isApart ? first + next : first.replaceAll(/([A-Z])(?=VC)/g, '$1/')).split('/');
  const found = first === 'NSW' ? [{ phenomena: ['NSW'] }] : parts.map(weatherOf);
  if (!found.every((weather) => weather !== undefined)) return 0;
  for (const weather of found) addOnce(draft.weather, weather);
  return isApart ? 2 : 1;
};

/** `RETSRA`: weather of the last hour that has ended. */
export const readRecent: GroupReader = (groups, at, draft) => {
  const [, code] = /^RE(\+?[A-Z]{2,})$/.exec(groups[at] ?? '') ?? [];
  const weather = code === undefined ? undefined : weatherOf(code);
  if (weather === undefined) return 0;
  addOnce(draft.recent, weather);
  return 1;
};

function weatherOf(group: string): Weather | undefined {
  const [, near, before, nearToo, codes = '', after] = GROUP.exec(group) ?? [];
  const pairs = [...new Set(codes.match(/../g))].map((code) => FORMER[code] ?? code);
  const strength = (before ?? after) as '-' | '+' | undefined;
  const descriptors = DESCRIPTORS.filter((code) => pairs.includes(code));
  const [descriptor, ...others] = descriptors;
  const phenomena = pairs.filter((code) => PHENOMENA.includes(code));
  if (pairs.length === 0 || descriptors.length + phenomena.length < pairs.length) return undefined;
  // Showers and thunderstorms alone need no phenomenon.
  if (phenomena.length === 0 && descriptor !== 'TS' && descriptor !== 'SH') return undefined;
  const isNear = near !== undefined || nearToo !== undefined;
  return {
    intensity: isNear ? 'VC' : strength,
    ...(isNear && strength && { strength }),
    descriptor,
    phenomena: others.includes('SH') ? ['SH', ...phenomena] : phenomena,
  };
}
