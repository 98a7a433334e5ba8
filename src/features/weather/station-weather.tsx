import { useQuery } from '@tanstack/react-query';
import { FeedStatus } from '#app/components/blocks/feed-status.tsx';
import { Card } from '#app/components/ui/card.tsx';
import type { Feed } from '#app/content/schemas/feeds.ts';
import { metarQuery } from '#app/services/feeds/metar.ts';

interface StationWeatherProps {
  feed: Feed;
  /** Station whose report is shown. */
  icao: string;
}

/** Milliseconds after which a report that could not be renewed counts as old. */
const STALE_MS = 15 * 60_000;

/** The present weather of an aerodrome. */
export function StationWeather({ feed, icao }: StationWeatherProps) {
  const query = useQuery(metarQuery(feed.url, icao));
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      {query.data &&
        (query.data.data.raw === undefined ? (
          <p>{icao} no tiene METAR ahora mismo.</p>
        ) : (
          <p className="font-mono text-sm" translate="no">
            {query.data.data.raw}
          </p>
        ))}
      <FeedStatus
        query={query}
        what={`el METAR de ${icao}`}
        provider={feed.provider}
        staleAfterMs={STALE_MS}
      />
    </Card>
  );
}
