import { useQuery } from '@tanstack/react-query';
import { visibilityWords } from '@va/domain/metar/condition-words.ts';
import type { Report } from '@va/domain/metar/report.ts';
import { runwayEnds, windOnRunways } from '@va/domain/metar/runway-wind.ts';
import { favouredRunways } from '@va/domain/metar/runways-in-use.ts';
import { weatherWords } from '@va/domain/metar/weather-words.ts';
import { windWords } from '@va/domain/metar/wind-words.ts';
import { formatCelsius, formatFeet, formatHectopascals } from '@va/domain/quantities.ts';
import type { Runway } from '@va/schemas/content/runways.ts';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { useNow } from '#app/components/blocks/use-now.ts';
import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { HazardMark } from '#app/components/weather/hazard-list.tsx';
import { ObservedTime } from '#app/components/weather/observed-time.tsx';
import { ceilingOf, flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import { metarQuery } from '#app/services/feeds/metar.ts';
import type { StationWeatherProps } from './station-weather.tsx';
import { STALE_MS, stationOf } from './weather-place.ts';

/** The weather of an airport in one line. */
export function WeatherStrip({ feed, airport }: StationWeatherProps) {
  const station = stationOf(airport);
  const query = useQuery(metarQuery(feed.url, station));
  const now = useNow(60_000).getTime();
  const raw = query.data?.data.raw;
  const report = raw === undefined ? undefined : readReport(raw);
  if (!query.data)
    return (
      <FeedStatus
        query={query}
        what={`el METAR de ${station}`}
        provider={feed.provider}
        staleAfterMs={STALE_MS}
      />
    );
  if (!report) return <p className="text-sm text-ink-2">{raw ?? `${station} no tiene METAR ahora mismo.`}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <HazardMark hazards={hazardsOf(report)} />
      <CategoryBadge category={flightCategory(report)} />
      <ObservedTime time={report.time} now={now} />
      <p className="line-clamp-4 text-sm @xl:line-clamp-2">{stripWords(report, airport.runways ?? [])}</p>
    </div>
  );
}

/** A report in one line: wind, favoured runways, sight, weather, ceiling, temperature, pressure. */
function stripWords(report: Report, runways: readonly Runway[]): string {
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
