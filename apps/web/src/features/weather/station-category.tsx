import { useQuery } from '@tanstack/react-query';
import { CategoryBadge } from '#app/components/weather/category-badge.tsx';
import { flightCategory } from '@va/domain/metar/flight-category.ts';
import { hazardsOf } from '@va/domain/metar/hazards.ts';
import { readReport } from '@va/domain/metar/read-report.ts';
import { HazardMark } from '#app/components/weather/hazard-list.tsx';
import { metarQuery } from '#app/services/feeds/metar.ts';
import type { StationWeatherProps } from './station-weather.tsx';
import { stationOf } from './weather-place.ts';

/** The flight category of an airport alone, in a line of other things. */
export function StationCategory({ feed, airport }: StationWeatherProps) {
  const { data, isPending, fetchStatus } = useQuery(metarQuery(feed.url, stationOf(airport)));
  if (isPending && fetchStatus === 'fetching') return <span className="text-sm text-ink-2">Cargando…</span>;
  const raw = data?.data.raw;
  if (raw === undefined) return <span className="text-sm text-ink-2">Sin METAR</span>;
  const report = readReport(raw);
  if (report === undefined) return <span className="text-sm text-ink-2">METAR sin descifrar</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <CategoryBadge category={flightCategory(report)} compact />
      <HazardMark hazards={hazardsOf(report)} />
    </span>
  );
}
