/** Tells from the METAR of an airport whether an approach was flown in instrument conditions. Pure. */
import { HOUR_MS } from '../durations.ts';
import { flightCategory } from './flight-category.ts';
import { observedAt } from './observed.ts';
import { readReport } from './read-report.ts';

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
