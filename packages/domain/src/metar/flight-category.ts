/** Flight category by ceiling and visibility. Pure. */
import { statuteMilesOfMetres } from '../units.ts';
import type { Conditions } from './report.ts';
import { HOUR_MS } from '../durations.ts';
import { observedAt } from './observed.ts';
import { readReport } from './read-report.ts';

/** Flight categories from the best to the worst. */
export type FlightCategory = 'VFR' | 'MVFR' | 'IFR' | 'LIFR';

const ORDER: readonly FlightCategory[] = ['VFR', 'MVFR', 'IFR', 'LIFR'];

/**
 * Height of the lowest broken or overcast layer, or the vertical visibility, in feet; Infinity without a ceiling;
 * undefined if the report does not say.
 */
export function ceilingOf({ clouds, noCloud, verticalVisibility }: Conditions): number | undefined {
  if (verticalVisibility === 'unknown') return undefined;
  const layers = clouds.filter(({ amount }) => amount === 'BKN' || amount === 'OVC').map(({ base }) => base);
  if (verticalVisibility !== undefined) layers.push(verticalVisibility);
  const known = layers.filter((base) => base !== undefined);
  if (known.length > 0) return Math.min(...known);
  // If no cloud has a known amount, the ceiling stays unknown.
  const isTold = noCloud || clouds.some(({ amount }) => amount !== undefined);
  return layers.length > 0 || !isTold ? undefined : Infinity;
}

/**
 * Category after FAA, Aeronautical Information Manual, section 7-1 («Categorical Outlooks»), and the legend of the US
 * Aviation Weather Center: the worse of
 *
 * - ceiling: above 3000 ft VFR, from 1000 MVFR, from 500 IFR, below LIFR;
 * - visibility: above 5 statute miles VFR, from 3 MVFR, from 1 IFR, below LIFR.
 *
 * Undefined when one of them is missing, unless the other alone is already the worst. Europe has no such categories of
 * its own; pilots on the networks use these.
 */
export function flightCategory(conditions: Conditions): FlightCategory | undefined {
  const bySky = categoryOfCeiling(ceilingOf(conditions));
  const bySight = categoryOfVisibility(conditions);
  if (bySky === 'LIFR' || bySight === 'LIFR') return 'LIFR';
  if (bySky === undefined || bySight === undefined) return undefined;
  return ORDER[Math.max(ORDER.indexOf(bySky), ORDER.indexOf(bySight))];
}

function categoryOfCeiling(ceiling: number | undefined): FlightCategory | undefined {
  if (ceiling === undefined) return undefined;
  if (ceiling > 3000) return 'VFR';
  if (ceiling >= 1000) return 'MVFR';
  return ceiling >= 500 ? 'IFR' : 'LIFR';
}

function categoryOfVisibility({ visibility }: Conditions): FlightCategory | undefined {
  if (visibility === undefined) return undefined;
  const miles = statuteMilesOfMetres(visibility.metres);
  if (miles > 5 || (miles === 5 && visibility.bound === 'more')) return 'VFR';
  if (miles >= 3) return 'MVFR';
  return miles >= 1 && !(miles === 1 && visibility.bound === 'less') ? 'IFR' : 'LIFR';
}

/** Tells from the METAR of an airport whether an approach was flown in instrument conditions. Pure. */

/**
 * Largest difference in time between a report and a landing to which it applies, milliseconds: stations report at least
 * every hour.
 */
export const SAME_WEATHER_MS = HOUR_MS;

/**
 * True with a ceiling below 1000 ft or a visibility below 3 statute miles; null if the report is of another airport or
 * another time, or does not tell.
 * @param landing milliseconds since 1970-01-01T00:00Z
 */
export function inInstrumentConditions(metar: string, icao: string, landing: number): boolean | null {
  const report = readReport(metar);
  const at = observedAt(report?.time, landing);
  if (!report || report.station !== icao || !at) return null;
  if (Math.abs(at.getTime() - landing) > SAME_WEATHER_MS) return null;
  const category = flightCategory(report);
  return category === undefined ? null : category === 'IFR' || category === 'LIFR';
}
