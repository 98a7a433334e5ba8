import { useQuery } from '@tanstack/react-query';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { ForecastReport } from '#app/components/weather/forecast-report.tsx';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { tafQuery } from '#app/services/feeds/taf.ts';

export interface StationForecastProps {
  feed: Feed;
  /** ICAO code under which the platform knows the airport. */
  icao: string;
  /** A moment to highlight, epoch milliseconds, and its name. */
  moment?: { label: string; at: number } | undefined;
}

/** Milliseconds after which a forecast that could not be renewed counts as old. */
const STALE_MS = 60 * 60_000;

/** The forecast of an airport in words. */
export function StationForecast({ feed, icao, moment }: StationForecastProps) {
  const query = useQuery(tafQuery(icao));
  const raw = query.data?.data.raw;
  return (
    <div className="grid content-start gap-4">
      {query.isPending && query.fetchStatus === 'fetching' && (
        <p className="text-sm text-ink-2">Cargando la previsión…</p>
      )}
      {raw === null && <p>{icao} no tiene previsión (TAF) ahora mismo.</p>}
      {raw && <ForecastReport raw={raw} moment={moment} />}
      <FeedStatus query={query} what={`el TAF de ${icao}`} provider={feed.provider} staleAfterMs={STALE_MS} />
    </div>
  );
}
