import { PlaneLanding } from 'lucide-react';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { WindLimits } from '@va/domain/metar/hazards.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { AirportWeather } from './lazy-weather.tsx';
import type { WeatherPlace } from './weather-place.ts';

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
        <End label="Salida" use="departures" place={from} {...ends} />
        <End label="Llegada" use="arrivals" place={to} {...ends} />
      </div>
    </section>
  );
}

interface EndProps {
  label: string;
  use: 'departures' | 'arrivals';
  place: WeatherPlace | undefined;
  feed: Feed;
  limits: WindLimits | undefined;
}

function End({ label, use, place, feed, limits }: EndProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-bold">
        {label}
        {place && `: ${place.icao} · ${place.name}`}
      </h3>
      {place ? (
        <AirportWeather key={place.icao} feed={feed} airport={place} use={use} limits={limits} />
      ) : (
        <EmptyState
          icon={PlaneLanding}
          compact
          title={
            use === 'arrivals'
              ? 'Elige arriba adónde vuelas para ver aquí su parte.'
              : 'Elige arriba de dónde sales para ver aquí su parte.'
          }
        />
      )}
    </div>
  );
}
