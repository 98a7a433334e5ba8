import type { Runway } from '#app/content/schemas/airports.ts';
import { visibilityWords, windWords } from '#app/lib/metar/condition-words.ts';
import { ceilingOf } from '#app/lib/metar/flight-category.ts';
import type { Report } from '#app/lib/metar/report.ts';
import { favouredRunways, runwayEnds, windOnRunways } from '#app/lib/metar/runway-wind.ts';
import { weatherWords } from '#app/lib/metar/weather-words.ts';
import { formatCelsius, formatFeet, formatHectopascals } from '#app/lib/quantities.ts';

/** A report in one line: wind, favoured runways, sight, weather, ceiling, temperature, pressure. */
export function stripWords(report: Report, runways: readonly Runway[]): string {
  const { wind, visibility, temperature, pressure } = report;
  const ceiling = ceilingOf(report);
  const favoured = wind ? favouredRunways(windOnRunways(runwayEnds(runways), wind)) : [];
  return [
    wind && `Viento ${windWords({ ...wind, from: undefined, to: undefined })}`,
    favoured.length > 0 && `pista ${favoured.map(({ ident }) => ident).join(' y ')}`,
    visibility && `visibilidad ${visibilityWords({ ...visibility, lowest: undefined })}`,
    ...report.weather.map(weatherWords),
    ceiling !== undefined && ceiling !== Infinity && `techo ${formatFeet(ceiling)}`,
    temperature !== undefined && formatCelsius(temperature),
    pressure !== undefined && `QNH ${formatHectopascals(pressure)}`,
  ]
    .filter((part) => part !== false && part !== undefined)
    .join('\u00a0· ');
}
