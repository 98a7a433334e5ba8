import { formatHours } from '@va/domain/quantities.ts';
import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { SERVICES, TAIL_STATES } from '@va/domain/fleet/tail-state.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Aircraft } from '#app/api/fleet.ts';
import { Instant } from '#app/components/instant.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { shortMoment } from '#app/lib/times.ts';

/** Whether a tail has left its airport; until the flight ends, its place remains the airport of departure. */
export const isAway = ({ state }: Pick<Aircraft, 'state'>): boolean =>
  state === 'flying' || state === 'no_signal';

const TONES = {
  free: 'ok',
  reserved: 'sky',
  flying: 'sky',
  no_signal: 'media',
} as const satisfies Record<Aircraft['state'], BadgeTone>;

/** State of an aircraft, or the reason why it is out of service. */
export function TailBadge({ tail: { service, state } }: { tail: Aircraft }) {
  return service === 'operational' ? (
    <StateBadge tone={TONES[state]}>{TAIL_STATES[state]}</StateBadge>
  ) : (
    <StateBadge tone="media">{SERVICES[service]}</StateBadge>
  );
}

/** One tail: place and arrival there, next flight, and flown hours. */
export function TailCard({ tail }: { tail: Aircraft }) {
  const { place, next } = tail;
  return (
    <li className="grid content-start gap-1.5 rounded-md border border-line p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <TextLink to={paths.tail(tail.registration)} className="font-mono font-bold">
          {tail.registration}
        </TextLink>
        <TailBadge tail={tail} />
      </p>
      <p>
        {isAway(tail) ? 'Estaba en' : 'En'} <b className="font-mono">{place.icao}</b>, {place.city}
        <small className="block text-xs text-ink-2">
          {place.since === null ? (
            'su base, sin vuelos todavía'
          ) : (
            <>
              desde el <Instant at={place.since} />
            </>
          )}
        </small>
      </p>
      {(tail.name || tail.livery) && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[tail.name, tail.livery].filter((words) => words !== '').join(' · ')}
        </p>
      )}
      {tail.note && <p className="text-sm text-ink-2">{tail.note}</p>}
      {next && (
        <p className="text-sm">
          {next.number === null ? 'Vuelo libre' : `${airline.icaoCode} ${next.number}`} a {next.arr}, el{' '}
          {shortMoment(next.std)}
          {next.callsign && (
            <span className="text-ink-2">
              {' '}
              · <span className="font-mono">{next.callsign}</span>
            </span>
          )}
        </p>
      )}
      <p className="text-xs text-ink-2">
        {tail.icaoType}
        {tail.isSubstitute && ', sustituto'} · {formatHours(tail.minutes)} ·{' '}
        {countOf(tail.cycles, 'ciclo', 'ciclos')}
      </p>
    </li>
  );
}
