import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { PlaneLanding } from 'lucide-react';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { WindLimits } from '@va/domain/metar/hazards.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { AirportForecast, AirportWeather } from './lazy-weather.tsx';
import type { WeatherPlace } from './weather-place.ts';

interface EndProps {
  label: string;
  use: 'departures' | 'arrivals';
  place: WeatherPlace | undefined;
  feed: Feed;
  limits: WindLimits | undefined;
  forecast: Feed | undefined;
  /** Time of departure or arrival, epoch milliseconds; undefined if unknown. */
  at: number | undefined;
}

const WHEN = { departures: 'A tu salida', arrivals: 'A tu llegada' } as const;

/** The weather of one end of a flight, or what to choose first. */
export function WeatherAtEnd({ label, use, place, feed, limits, forecast, at }: EndProps) {
  const moment = at === undefined ? undefined : { label: WHEN[use], at };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-bold">
        {label}
        {place && `: ${place.icao} · ${place.name}`}
      </h3>
      {place ? (
        <>
          <AirportWeather key={place.icao} feed={feed} airport={place} use={use} limits={limits} />
          {/* Asked of the platform. Only airports of the network have a zone here, and the platform knows no other. */}
          {OWN_PLATFORM && forecast && place.timezone !== undefined && (
            <AirportForecast key={`${place.icao} TAF`} feed={forecast} icao={place.icao} moment={moment} />
          )}
        </>
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
