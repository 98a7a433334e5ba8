import { PlaneLanding } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { AirportWeather } from './lazy-weather.tsx';

interface FlightWeatherProps {
  feed: Feed;
  airports: readonly Airport[];
  /** ICAO code of the airport of departure unless the address names another. */
  base: string;
}

/** The weather of departure and destination; the address says which, as `?salida=zzzz&llegada=yyyy`. */
export function FlightWeather({ feed, airports, base }: FlightWeatherProps) {
  const [parameters, setParameters] = useSearchParams();
  const find = (icao: string | null) => airports.find((airport) => airport.icao === icao?.toUpperCase());
  const from = find(parameters.get('salida')) ?? find(base);
  const to = find(parameters.get('llegada'));
  const choose = (name: string) => (icao: string) =>
    setParameters(
      (current) => {
        if (icao === '') current.delete(name);
        else current.set(name, icao.toLowerCase());
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="meteorologia" className="grid gap-4">
      <h2 id="meteorologia" className="text-xl font-bold">
        Meteorología de salida y llegada
      </h2>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <End label="Salida" airport={from} airports={airports} feed={feed} choose={choose('salida')} />
        <End label="Llegada" airport={to} airports={airports} feed={feed} choose={choose('llegada')} />
      </div>
    </section>
  );
}

interface EndProps {
  label: string;
  airport: Airport | undefined;
  airports: readonly Airport[];
  feed: Feed;
  choose: (icao: string) => void;
}

function End({ label, airport, airports, feed, choose }: EndProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <select
          id={id}
          value={airport?.icao ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          className="min-h-11 max-w-full rounded-md border border-control bg-surface px-3"
        >
          {label === 'Llegada' && <option value="">Elige un aeropuerto</option>}
          {airports.map(({ icao, name }) => (
            <option key={icao} value={icao}>
              {icao} · {name}
            </option>
          ))}
        </select>
      </div>
      {airport ? (
        <AirportWeather key={airport.icao} feed={feed} airport={airport} />
      ) : (
        <EmptyState icon={PlaneLanding} compact title="Elige adónde vuelas para ver aquí su parte." />
      )}
    </div>
  );
}
