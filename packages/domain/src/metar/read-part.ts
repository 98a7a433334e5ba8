/** Reads the groups of one part of a report, or of one period of a forecast. Pure. */
import { metresOfStatuteMiles } from '../units.ts';
import { readPressure, readTemperatures } from './groups/air.ts';
import { readCloud, readNoCloud, readStormCloud, readVerticalVisibility } from './groups/cloud.ts';
import { addOnce, type Draft, type GroupReader } from './groups/draft.ts';
import { readColour, readFlags, readMissing, readNote, readSea } from './groups/other.ts';
import { readRunwayRange, readRunwayState } from './groups/runway.ts';
import { boundOf, readCavok, readMetres, setPrevailing, visibilityOf } from './groups/visibility.ts';
import { readRecent, readWeather } from './groups/weather.ts';
import { readWind, readWindSector } from './groups/wind.ts';
import type { Conditions, WindShear } from './report.ts';

const MILES = /^([PM])?(?:(\d{1,3})|(\d{1,3})\/(\d{1,2}))SM$/;

/** `10SM`, `P6SM`, `M1/4SM`, `1/16SM`, `1 1/2SM` and the same without its space, `11/2SM`. */
const readMiles: GroupReader = (groups, at, draft) => {
  const [group = '', next = ''] = groups.slice(at, at + 2);
  const [, sign = '', ones] = /^([PM]?)(\d{1,2})$/.exec(group) ?? [];
  const isTwo = ones !== undefined && /^\d\/\d{1,2}SM$/.test(next);
  const [, bound, whole, upper = '', lower] = MILES.exec(isTwo ? sign + next : group) ?? [];
  if (whole !== undefined) return setPrevailing(draft, milesOf(Number(whole), undefined, bound)) ? 1 : 0;
  const glued = !isTwo && fractionOf(upper, lower) === undefined ? upper.slice(0, 1) : '';
  const fraction = fractionOf(upper.slice(glued.length), lower);
  if (fraction === undefined) return 0;
  const visibility = milesOf(Number(isTwo ? ones : glued), fraction, bound);
  return setPrevailing(draft, visibility) ? (isTwo ? 2 : 1) : 0;
};

interface Fraction {
  text: string;
  value: number;
}

const SHEAR = /^(?:LL)?WS(ALL(?:RWYS?)?|(?:RWY|R)\d{2}[LCR]{0,2}(?:\/\d{2}[LCR]{0,2})?)?$/;

/** `R18L`, `RWY29`, both ends as `RWY09/27`. */
const RUNWAY = /^R(?:WY)?(\d{2}[LCR]{0,2})(?:\/(\d{2}[LCR]{0,2}))?$/;

/** A runway without its `R`, or with it as a separate group before. */
const BARE_RUNWAY = /^(\d{2}[LCR]{0,2})$/;

/** Words between the runways of a list. */
const JOINING = /^(?:RWYS?|AND|IN|ON|DEP|APCH|THR)$/;

/** `WS R18L R18R`, `WS TKOF RWY29`, `WS LDG RWY 29 AND 11`, `WS ALL RWY`; a shear that names no runway counts too. */
const readWindShear: GroupReader = (groups, at, draft) => {
  const [first, glued] = SHEAR.exec(groups[at] ?? '') ?? [];
  if (first === undefined) return 0;
  const list = [...(glued === undefined ? [] : [glued]), ...groups.slice(at + 1, at + 40)];
  const { runways, taken } = runwaysOf(list);
  for (const shear of runways.length > 0 ? runways : [{ runway: undefined }]) addOnce(draft.windShear, shear);
  return taken + (glued === undefined ? 1 : 0);
};

/** Readers of groups that are both observed and forecast. */
export const conditionReaders: readonly GroupReader[] = [
  readWind,
  readWindSector,
  readMiles,
  readMetres,
  readCavok,
  readWindShear,
  readNoCloud,
  readVerticalVisibility,
  readWeather,
  readCloud,
  readStormCloud,
  readColour,
  readMissing,
];

/** The runways at the head of a list of groups, and how many groups they take. */
function runwaysOf(list: readonly string[]): { runways: WindShear[]; taken: number } {
  const runways: WindShear[] = [];
  let phase: WindShear['phase'];
  for (const [i, group] of list.entries()) {
    const isAfterWord = i === 0 || /^(?:RWYS?|AND|TKOF|LDG)$/.test(list[i - 1] ?? '');
    const [, ...ends] = RUNWAY.exec(group) ?? (isAfterWord ? BARE_RUNWAY.exec(group) : null) ?? [];
    if (group === 'TKOF' || group === 'LDG') phase = group;
    else if (/^ALL(?:RWYS?)?$/.test(group)) runways.push({ runway: 'ALL', phase });
    else if (ends.length > 0)
      runways.push(...ends.filter((end) => end !== undefined).map((runway) => ({ runway, phase })));
    else if (!JOINING.test(group)) return { runways, taken: i };
  }
  return { runways, taken: list.length };
}

function milesOf(whole: number, fraction: Fraction | undefined, sign: string | undefined) {
  const parts = [whole > 0 || fraction === undefined ? String(whole) : '', fraction?.text ?? ''];
  return {
    metres: metresOfStatuteMiles(whole + (fraction?.value ?? 0)),
    ...boundOf(sign),
    miles: parts.filter((part) => part !== '').join(' '),
  };
}

/** A proper fraction of a mile, in halves down to sixteenths. */
function fractionOf(upper: string, lower: string | undefined): Fraction | undefined {
  const [count, parts] = [Number(upper), Number(lower)];
  if (![2, 4, 8, 16].includes(parts) || count === 0 || count >= parts) return undefined;
  return { text: `${count}/${parts}`, value: count / parts };
}

/** Readers of groups that are only observed. */
export const observedReaders: readonly GroupReader[] = [
  readRunwayRange,
  readRunwayState,
  readRecent,
  readSea,
  readFlags,
  readNote,
];

/** Readers of groups that describe the present even after NOSIG. */
export const lateReaders: readonly GroupReader[] = [
  ...observedReaders,
  readStormCloud,
  readColour,
  readMissing,
];

/** Readers of all groups that describe the present. */
export const presentReaders: readonly GroupReader[] = [
  ...observedReaders,
  ...conditionReaders,
  readTemperatures,
  readPressure,
];

/** The conditions of a part that has been read. */
export function conditionsOf(draft: Draft): Conditions {
  const { wind, windSector, cavok, weather, clouds, noCloud, verticalVisibility, windShear, colours } = draft;
  return {
    wind: wind && { ...wind, from: windSector?.from, to: windSector?.to },
    windSector: wind ? undefined : windSector,
    visibility: visibilityOf(draft),
    cavok,
    weather,
    clouds,
    noCloud,
    verticalVisibility,
    windShear,
    colour: colours[0],
  };
}
