import { clsx } from 'clsx/lite';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { formatDirection, formatKnots } from '@va/domain/quantities.ts';
import { networkNames, type Flight } from '@va/domain/traffic/flight.ts';
import { UtcTime } from '#app/components/clock-time.tsx';
import { phaseWords } from '@va/domain/traffic/phase.ts';
import { FlightDetails } from './flight-details.tsx';
import { flightPath } from '../flight-parameter.ts';
import { altitudeWords, type TrafficRow } from '../traffic-row.ts';
import { ArrowDown, ArrowUp, Plane } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { FlightProgress } from '@va/domain/traffic/progress.ts';

/** Below this rate an aircraft counts as level, in feet per minute. */
const LEVEL_FT_MIN = 300;

/** Arrow for a climb or descent; nothing in level flight or where the rate is unknown. */
function ClimbArrow({ climbFtMin }: { climbFtMin: number | undefined }) {
  if (climbFtMin === undefined || Math.abs(climbFtMin) < LEVEL_FT_MIN) return null;
  const climbs = climbFtMin > 0;
  const Arrow = climbs ? ArrowUp : ArrowDown;
  return (
    <>
      <Arrow aria-hidden className="inline size-4 text-link" />
      <VisuallyHidden>{climbs ? 'subiendo' : 'bajando'}</VisuallyHidden>
    </>
  );
}

interface RouteLineProps {
  flight: Pick<Flight, 'departure' | 'arrival'>;
  progress: FlightProgress;
}

/** Departure, arrival and the part of the way that is done. */
function RouteLine({ flight, progress }: RouteLineProps) {
  if (flight.departure === undefined && flight.arrival === undefined)
    return <p className="text-sm text-ink-2">Sin plan de vuelo presentado</p>;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
      <End icao={flight.departure} name={progress.departure?.name} what="Salida" />
      <Way fraction={progress.fraction} />
      <End icao={flight.arrival} name={progress.arrival?.name} what="Destino" alignment="text-right" />
    </div>
  );
}

interface EndProps {
  icao: string | undefined;
  name: string | undefined;
  what: string;
  alignment?: string;
}

function End({ icao, name, what, alignment = '' }: EndProps) {
  return (
    <p className={`grid ${alignment}`}>
      <span className="sr-only">{what}: </span>
      <span className="font-mono text-lg leading-tight font-bold">{icao ?? '····'}</span>
      <span className="max-w-32 truncate text-xs text-ink-2">
        {name ?? (icao ? '\u00a0' : 'Sin indicar')}
      </span>
    </p>
  );
}

/** The route as a line with the aircraft on it; the figures are in the text below. */
function Way({ fraction }: { fraction: number | undefined }) {
  const part = fraction === undefined ? undefined : `${(fraction * 100).toFixed(1)}%`;
  return (
    <span
      aria-hidden
      style={{ '--part': part ?? '50%' } as CSSProperties}
      className="relative mx-1 block h-5 before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 before:border-dotted before:border-control"
    >
      {part && (
        <>
          <span className="absolute top-1/2 left-0 h-0.5 w-(--part) -translate-y-1/2 bg-(--color-map-route)" />
          <Plane className="absolute top-0 left-(--part) size-5 -translate-x-1/2 rotate-45 fill-current text-(--color-map-route)" />
        </>
      )}
    </span>
  );
}

interface FlightStripProps {
  row: TrafficRow;
  selected: boolean;
  /** The flight of the pilot who is looking. */
  own: boolean;
  /** Epoch milliseconds. */
  now: number;
}

/** A flight as a controller's strip; it opens when selected. */
export function FlightStrip({ row, selected, own, now }: FlightStripProps) {
  const { flight, progress, phase } = row;
  return (
    <li
      data-flight={flight.callsign}
      className={clsx(
        'overflow-clip rounded-lg border border-l-4 border-line bg-surface shadow-raised',
        selected ? 'border-l-amber' : row.grounded ? 'border-l-control' : 'border-l-info',
      )}
    >
      <div className="relative grid gap-2 p-3 sm:p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-mono text-lg leading-tight font-bold">
            <Link
              to={flightPath(flight.callsign)}
              preventScrollReset
              replace
              aria-current={selected ? 'true' : undefined}
              className="text-link after:absolute after:inset-0 hover:underline"
            >
              {flight.callsign}
              <VisuallyHidden>{routeWords(row)}</VisuallyHidden>
            </Link>
          </h3>
          {flight.aircraft && <span className="font-mono text-sm text-ink-2">{flight.aircraft}</span>}
          {own && <Badge tone="gold">Tu vuelo</Badge>}
          <span className="ml-auto">
            <StateBadge tone={toneOf(row)}>{phaseWords[phase]}</StateBadge>
          </span>
        </div>
        <RouteLine flight={flight} progress={progress} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 font-mono text-sm">
          <p className="flex flex-wrap gap-x-4">
            <span>
              {altitudeWords(flight.altitudeFt)} <ClimbArrow climbFtMin={flight.climbFtMin} />
            </span>
            <span>{formatKnots(flight.groundSpeedKt)}</span>
            <span>{formatDirection(flight.heading)}</span>
            {progress.arrivesAt !== undefined && !selected && <Arrival at={new Date(progress.arrivesAt)} />}
          </p>
          <p className="font-sans text-xs text-ink-2">
            {flight.networks.map((network) => networkNames[network]).join(' e ')}
          </p>
        </div>
      </div>
      {selected && <FlightDetails row={row} now={now} />}
    </li>
  );
}

/** Short form of the arrival; the open card gives the long one. */
function Arrival({ at }: { at: Date }) {
  return (
    <span>
      Llega <UtcTime at={at} />
    </span>
  );
}

function toneOf({ phase, grounded }: TrafficRow): BadgeTone {
  return phase === 'arrived' ? 'ok' : grounded ? 'neutral' : 'info';
}

function routeWords({ flight, progress }: TrafficRow): string {
  const from = progress.departure?.name ?? flight.departure;
  const to = progress.arrival?.name ?? flight.arrival;
  return [from && `de ${from}`, to && `a ${to}`].filter(Boolean).join(' ');
}
