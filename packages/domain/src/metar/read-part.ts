/** Reads the groups of one part of a report, or of one period of a forecast. Pure. */
import { readPressure, readTemperatures } from './groups/air.ts';
import { readCloud, readNoCloud, readStormCloud, readVerticalVisibility } from './groups/cloud.ts';
import type { Draft, GroupReader } from './groups/draft.ts';
import { readMiles } from './groups/miles.ts';
import { readColour, readFlags, readMissing, readNote, readSea } from './groups/other.ts';
import { readRunwayRange, readRunwayState } from './groups/runway.ts';
import { readCavok, readMetres, visibilityOf } from './groups/visibility.ts';
import { readRecent, readWeather } from './groups/weather.ts';
import { readWindShear } from './groups/wind-shear.ts';
import { readWind, readWindSector } from './groups/wind.ts';
import type { Conditions } from './report.ts';

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
