import { PlaneLanding } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { FLIGHT_PARAMETERS } from '@va/domain/flights/flight-in-hand.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { WindLimits } from '@va/domain/metar/hazards.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { AirportWeather } from './lazy-weather.tsx';
import type { WeatherPlace } from './weather-place.ts';

interface FlightWeatherProps {
  feed: Feed;
  airports: readonly Airport[];
  /** The ends of the flight. */
  from: WeatherPlace | undefined;
  to: WeatherPlace | undefined;
  /** What the type of the flight stands. */
  limits: WindLimits | undefined;
}

/** What a flight keeps when one of its ends changes; number and times are those of the one before. */
const OF_THE_OLD_FLIGHT = [
  FLIGHT_PARAMETERS.flightNumber,
  FLIGHT_PARAMETERS.departure,
  FLIGHT_PARAMETERS.arrival,
];

/** The weather of departure and arrival, and the choice of both, which the address keeps. */
export function FlightWeather({ feed, airports, from, to, limits }: FlightWeatherProps) {
  const [, setParameters] = useSearchParams();
  const choose = (name: string) => (icao: string) =>
    setParameters(
      (current) => {
        for (const old of OF_THE_OLD_FLIGHT) current.delete(old);
        if (icao === '') current.delete(name);
        else current.set(name, icao.toLowerCase());
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const ends = { airports, feed, limits };
  return (
    <section aria-labelledby="meteorologia" className="grid gap-4">
      <h2 id="meteorologia" className="text-xl font-bold">
        Meteorología de salida y llegada
      </h2>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <End label="Salida" use="departures" place={from} choose={choose(FLIGHT_PARAMETERS.from)} {...ends} />
        <End label="Llegada" use="arrivals" place={to} choose={choose(FLIGHT_PARAMETERS.to)} {...ends} />
      </div>
    </section>
  );
}

interface EndProps {
  label: string;
  use: 'departures' | 'arrivals';
  place: WeatherPlace | undefined;
  airports: readonly Airport[];
  feed: Feed;
  limits: WindLimits | undefined;
  choose: (icao: string) => void;
}

function End({ label, use, place, airports, feed, limits, choose }: EndProps) {
  const id = useId();
  const outside = place && !airports.some(({ icao }) => icao === place.icao) && place;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <select
          id={id}
          value={place?.icao ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 max-w-full rounded-md border border-control bg-surface px-3"
        >
          {(use === 'arrivals' || !place) && <option value="">Elige un aeropuerto</option>}
          {outside && (
            <option value={outside.icao}>
              {outside.icao} · {outside.name} (fuera de la red)
            </option>
          )}
          {airports.map(({ icao, name }) => (
            <option key={icao} value={icao}>
              {icao} · {name}
            </option>
          ))}
        </select>
      </div>
      {place ? (
        <AirportWeather key={place.icao} feed={feed} airport={place} use={use} limits={limits} />
      ) : (
        <EmptyState
          icon={PlaneLanding}
          compact
          title={
            use === 'arrivals'
              ? 'Elige adónde vuelas para ver aquí su parte.'
              : 'Elige de dónde sales para ver aquí su parte.'
          }
        />
      )}
    </div>
  );
}
