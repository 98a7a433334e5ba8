import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { FLIGHT_PARAMETERS } from '@va/domain/flights/flight-in-hand.ts';
import { Card } from '@va/ui/controls/card.tsx';

/** An airport to choose. */
interface Choice {
  icao: string;
  name: string;
}

interface FlightChoiceProps {
  airports: readonly Choice[];
  /** Airports of the flight; one may be outside the network. */
  from: Choice | undefined;
  to: Choice | undefined;
  /** Facts about the flight between them. */
  children: ReactNode;
}

/** Parameters that are dropped when an airport changes, since number and times belong to the previous flight. */
const OF_THE_OLD_FLIGHT = [
  FLIGHT_PARAMETERS.flightNumber,
  FLIGHT_PARAMETERS.departure,
  FLIGHT_PARAMETERS.arrival,
];

/** Choice of departure and arrival, kept in the address, and below it the flight. */
export function FlightChoice({ airports, from, to, children }: FlightChoiceProps) {
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
  return (
    <PageSection id="tu-vuelo" title="Tu vuelo">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <End
            label="Salida"
            place={from}
            airports={airports}
            clearable={!from}
            onChoose={choose(FLIGHT_PARAMETERS.from)}
          />
          <End
            label="Llegada"
            place={to}
            airports={airports}
            clearable
            onChoose={choose(FLIGHT_PARAMETERS.to)}
          />
        </div>
        {children}
      </Card>
    </PageSection>
  );
}

interface EndProps {
  label: string;
  place: Choice | undefined;
  airports: readonly Choice[];
  /** Whether the choice can be cleared. */
  clearable: boolean;
  onChoose: (icao: string) => void;
}

function End({ label, place, airports, clearable, onChoose }: EndProps) {
  const id = useId();
  const outside = place && !airports.some(({ icao }) => icao === place.icao) && place;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        value={place?.icao ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="min-h-11 max-w-full rounded-md border border-control bg-surface px-3"
      >
        {clearable && <option value="">Elige un aeropuerto</option>}
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
  );
}
