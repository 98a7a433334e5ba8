import type { WindLimits } from '@va/domain/metar/hazards.ts';
import { MINUTE_MS, minutesOf } from '@va/domain/durations.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { useNow } from '#app/components/blocks/use-now.ts';
import type { WeatherPlace } from './weather-place.ts';
import { WeatherAtEnd } from './weather-at-end.tsx';

interface FlightWeatherProps {
  feed: Feed;
  /** The ends of the flight. */
  from: WeatherPlace | undefined;
  to: WeatherPlace | undefined;
  /** What the type of the flight stands. */
  limits: WindLimits | undefined;
  /** Where forecasts come from; undefined where the airline shows none. */
  forecast: Feed | undefined;
  /** Scheduled off-block time in UTC; left out, the flight leaves now. */
  departure: string | undefined;
  /** `HH:MM`; without it nobody knows when it arrives. */
  blockTime: string | undefined;
}

/** The weather of departure and arrival: now, and what is expected at the hour of each. */
export function FlightWeather(props: FlightWeatherProps) {
  const { feed, from, to, limits, forecast, departure, blockTime } = props;
  const now = useNow(MINUTE_MS).getTime();
  const leaves = departure === undefined ? now : Date.parse(departure);
  const arrives = blockTime === undefined ? undefined : leaves + minutesOf(blockTime) * MINUTE_MS;
  const ends = { feed, limits, forecast };
  return (
    <section aria-labelledby="meteorologia" className="grid gap-4">
      <h2 id="meteorologia" className="text-xl font-bold">
        Meteorología de salida y llegada
      </h2>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <WeatherAtEnd label="Salida" use="departures" place={from} at={leaves} {...ends} />
        <WeatherAtEnd label="Llegada" use="arrivals" place={to} at={arrives} {...ends} />
      </div>
    </section>
  );
}
