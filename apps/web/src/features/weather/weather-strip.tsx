import { useQuery } from '@tanstack/react-query';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { useNow } from '#app/components/blocks/use-now.ts';
import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { HazardMark } from '#app/components/weather/hazard-mark.tsx';
import { ObservedTime } from '#app/components/weather/observed-time.tsx';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import { metarQuery } from '#app/services/feeds/metar.ts';
import { STALE_MS } from './stale.ts';
import type { StationWeatherProps } from './station-weather.tsx';
import { stationOf } from './station-of.ts';
import { stripWords } from './strip-words.ts';

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
