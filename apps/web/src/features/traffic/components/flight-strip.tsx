import { clsx } from 'clsx/lite';
import { Link } from 'react-router';
import { Badge, type BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { formatDirection, formatKnots } from '@va/domain/quantities.ts';
import { networkNames } from '@va/domain/traffic/flight.ts';
import { UtcTime } from '#app/components/clock-time.tsx';
import { phaseWords } from '@va/domain/traffic/phase.ts';
import { ClimbArrow } from './climb-arrow.tsx';
import { FlightDetails } from './flight-details.tsx';
import { flightPath } from '../flight-parameter.ts';
import { altitudeWords } from '../flight-words.ts';
import { RouteLine } from './route-line.tsx';
import type { TrafficRow } from '../traffic-row.ts';

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
