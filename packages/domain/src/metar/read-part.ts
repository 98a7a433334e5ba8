/** What the groups of one part of a report, or of one period of a forecast, say. Pure. */
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

/** What is observed and forecast alike. */
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

/** What is only ever observed. */
export const observedReaders: readonly GroupReader[] = [
  readRunwayRange,
  readRunwayState,
  readRecent,
  readSea,
  readFlags,
  readNote,
];

/** What is of now even after NOSIG. */
export const lateReaders: readonly GroupReader[] = [
  ...observedReaders,
  readStormCloud,
  readColour,
  readMissing,
];

/** All that may stand in the report of now. */
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
