import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { CloudOff } from 'lucide-react';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { useNow } from '#app/components/blocks/use-now.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { WeatherReport } from '#app/components/weather/weather-report.tsx';
import type { WindLimits } from '@va/domain/metar/hazards.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { metarQuery } from '#app/services/feeds/metar.ts';
import { WaitingReport } from './waiting-report.tsx';
import { STALE_MS, stationOf, type WeatherPlace } from './weather-place.ts';

export interface StationWeatherProps {
  feed: Feed;
  airport: WeatherPlace;
  /** Departure or arrival at the airport. */
  use?: 'departures' | 'arrivals' | undefined;
  /** Wind limits of the type to be flown. */
  limits?: WindLimits | undefined;
}

/** The present weather of an airport and the wind on its runways. */
export function StationWeather({ feed, airport, use, limits }: StationWeatherProps) {
  const station = stationOf(airport);
  const query = useQuery(metarQuery(feed.url, station));
  const now = useNow(60_000).getTime();
  const raw = query.data?.data.raw;
  return (
    <div
      className={clsx(
        'grid gap-4',
        raw === undefined && query.data ? 'grid-rows-[1fr_auto]' : 'content-start',
      )}
    >
      {query.isFetching && !query.data && <WaitingReport />}
      {query.data &&
        (raw === undefined ? (
          <EmptyState icon={CloudOff} compact title={`${station} no tiene METAR ahora mismo.`} />
        ) : (
          <WeatherReport
            raw={raw}
            now={now}
            timezone={airport.timezone}
            runways={airport.runways}
            use={use}
            limits={limits}
          />
        ))}
      <FeedStatus
        query={query}
        what={`el METAR de ${station}`}
        provider={feed.provider}
        staleAfterMs={STALE_MS}
      />
    </div>
  );
}
