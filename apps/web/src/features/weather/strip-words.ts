import type { Runway } from '@va/schemas/content/runways.ts';
import { visibilityWords } from '@va/domain/metar/condition-words.ts';
import { windWords } from '@va/domain/metar/wind-words.ts';
import { ceilingOf } from '@va/domain/metar/flight-category.ts';
import type { Report } from '@va/domain/metar/report.ts';
import { favouredRunways } from '@va/domain/metar/runways-in-use.ts';
import { runwayEnds } from '@va/domain/metar/runway-ends.ts';
import { windOnRunways } from '@va/domain/metar/runway-wind.ts';
import { weatherWords } from '@va/domain/metar/weather-words.ts';
import { formatCelsius, formatFeet, formatHectopascals } from '@va/domain/quantities.ts';

/** A report in one line: wind, favoured runways, sight, weather, ceiling, temperature, pressure. */
export function stripWords(report: Report, runways: readonly Runway[]): string {
  const { wind, visibility, temperature, pressure } = report;
  const ceiling = ceilingOf(report);
  const favoured = wind ? favouredRunways(windOnRunways(runwayEnds(runways), wind)) : [];
  return [
    wind && `Viento ${windWords({ ...wind, from: undefined, to: undefined })}`,
    favoured.length > 0 && `pista ${favoured.map(({ ident }) => ident).join(' y ')}`,
    visibility &&
      `visibilidad ${visibilityWords(visibility.onlySectors ? visibility : { ...visibility, sectors: [] })}`,
    ...report.weather.map(weatherWords),
    ceiling !== undefined && ceiling !== Infinity && `techo ${formatFeet(ceiling)}`,
    temperature !== undefined && formatCelsius(temperature),
    pressure !== undefined && `QNH ${formatHectopascals(pressure)}`,
  ]
    .filter((part) => part !== false && part !== undefined)
    .join('\u00a0· ');
}
