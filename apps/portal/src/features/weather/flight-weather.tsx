import type { WindLimits } from '@va/domain/metar/hazards.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import type { WeatherPlace } from './weather-place.ts';
import { WeatherAtEnd } from './weather-at-end.tsx';

interface FlightWeatherProps {
  feed: Feed;
  /** The ends of the flight. */
  from: WeatherPlace | undefined;
  to: WeatherPlace | undefined;
  /** What the type of the flight stands. */
  limits: WindLimits | undefined;
}

/** The weather of departure and arrival. */
export function FlightWeather({ feed, from, to, limits }: FlightWeatherProps) {
  const ends = { feed, limits };
  return (
    <section aria-labelledby="meteorologia" className="grid gap-4">
      <h2 id="meteorologia" className="text-xl font-bold">
        Meteorología de salida y llegada
      </h2>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <WeatherAtEnd label="Salida" use="departures" place={from} {...ends} />
        <WeatherAtEnd label="Llegada" use="arrivals" place={to} {...ends} />
      </div>
    </section>
  );
}
