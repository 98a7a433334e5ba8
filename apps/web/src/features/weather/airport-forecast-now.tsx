import { MINUTE_MS } from '@va/domain/durations.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { useNow } from '#app/components/blocks/use-now.ts';
import { AirportForecast } from './lazy-weather.tsx';

/** The forecast of an airport, with what it expects for now first. */
export function AirportForecastNow({ feed, icao }: { feed: Feed; icao: string }) {
  const now = useNow(MINUTE_MS).getTime();
  return <AirportForecast feed={feed} icao={icao} moment={{ label: 'Previsto', at: now }} />;
}
