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
  /** Wind limits of the flight's type. */
  limits: WindLimits | undefined;
  /** Source of the forecasts; undefined if the airline shows none. */
  forecast: Feed | undefined;
  /** Scheduled off-block time in UTC; left out, the flight leaves now. */
  departure: string | undefined;
  /** Block time, `HH:MM`; without it the arrival is unknown. */
  blockTime: string | undefined;
}

/** Weather at departure and arrival: present, and forecast for the flight's time at each. */
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
