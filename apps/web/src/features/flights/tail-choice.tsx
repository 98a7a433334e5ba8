import { Badge } from '@va/ui/controls/badge.tsx';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import { mediaQuery } from '@va/ui/state/media-query.ts';
import { useStore } from '@va/ui/state/store.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { SERVICES } from '@va/domain/fleet/tail-state.ts';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { Availability, Departure } from '#app/api/flights.ts';
import { shortMoment, utcTime } from '#app/lib/times.ts';

/** Time that each bar shows before departure and after arrival, milliseconds. */
const HALF_DAY = 43_200_000;

/** Whether a drawing fits beside the words. */
const room = mediaQuery('(width >= 40rem)');

/** Loaded separately with the dimensions of the fleet; if it fails, the words still say everything. */
const loadPicture = async () =>
  (await import('./tail-picture.tsx').catch(() => ({ TailPicture: () => null }))).TailPicture;

/** The tails that can fly it, each with where it is, who has it when, and its day as a bar. */
export function TailChoice({
  tails,
  departure,
  chosen,
  me,
  onChoose,
}: {
  tails: Availability['tails'];
  departure: Departure;
  chosen: string | null;
  /** Callsign of who chooses. */
  me?: string | undefined;
  onChoose: (registration: string) => void;
}) {
  const name = useId();
  const hasRoom = useStore(room);
  const [start, end] = [Date.parse(departure.std) - HALF_DAY, Date.parse(departure.sta) + HALF_DAY];
  if (tails.length === 0) return <p className="text-ink-2">Ningún avión de este tipo está en servicio.</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Avión</legend>
      {tails.map((tail) => {
        const usable = tail.free || tail.shareable;
        return (
          <label
            key={tail.registration}
            className={clsx(
              'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-md border p-3 sm:grid-cols-[auto_7rem_minmax(0,1fr)_auto]',
              chosen === tail.registration ? 'border-link bg-sky-soft' : 'border-line',
              usable ? 'cursor-pointer' : 'text-ink-2',
              tail.shareable && 'border-dashed',
            )}
          >
            <input
              type="radio"
              name={name}
              className="size-5 accent-link"
              disabled={!usable}
              checked={chosen === tail.registration}
              onChange={() => onChoose(tail.registration)}
            />
            {hasRoom && (
              <span className="h-9">
                <LazyPart
                  what="El dibujo"
                  load={loadPicture}
                  props={{ registration: tail.registration, likes: likesOf(tail, tails) }}
                  fallback={null}
                />
              </span>
            )}
            <span className="grid min-w-0 gap-1">
              <b className="font-mono">{tail.registration}</b>
              <span className="text-xs text-ink-2">{tailWords(tail, me)}</span>
              <DayBar tail={tail} start={start} end={end} />
            </span>
            <span className="col-start-2 sm:col-start-auto">
              <TailBadge tail={tail} />
            </span>
          </label>
        );
      })}
      <p className="text-xs text-ink-2">
        Cada barra va del {shortMoment(new Date(start).toISOString())} al{' '}
        {shortMoment(new Date(end).toISOString())}: <b>lleno</b>, tu hueco, con el margen de antes y la escala
        de después; <b>rayado</b>, otra reserva.
      </p>
    </fieldset>
  );
}

type Tail = Availability['tails'][number];

/** Registrations of the others of its type. */
const likesOf = ({ typeId }: Tail, tails: readonly Tail[]) =>
  tails.filter((one) => one.typeId === typeId).map(({ registration }) => registration);

function TailBadge({ tail: { free, shareable, service } }: { tail: Tail }) {
  if (free) return <StateBadge tone="ok">Libre</StateBadge>;
  if (shareable) return <StateBadge tone="media">Compartido</StateBadge>;
  return <Badge>{service === 'operational' ? 'Ocupado' : SERVICES[service as keyof typeof SERVICES]}</Badge>;
}

function tailWords({ icaoType, place, held, shareable, free }: Tail, me: string | undefined): string {
  const [next] = held;
  const where = `${icaoType} · en ${place.icao}${place.since === null ? '' : ` desde el ${shortMoment(place.since)}`}`;
  if (next === undefined) return where;
  const span = `de ${shortMoment(next.from)} a ${utcTime(next.until)}`;
  const who =
    next.callsign === me && me !== undefined
      ? `lo tienes tú ${span}`
      : `${next.callsign ?? 'otro piloto'} lo tiene ${span}`;
  return `${where} · ${who}${shareable ? '; se puede compartir' : free ? ', fuera de tu hueco' : ''}`;
}

function DayBar({ tail, start, end }: { tail: Tail; start: number; end: number }) {
  const hatch = useId();
  const { window } = tail;
  const at = (iso: string) => Math.min(Math.max(((Date.parse(iso) - start) / (end - start)) * 100, 0), 100);
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden className="h-2.5 w-full">
      <pattern id={hatch} width="1.6" height="4" patternUnits="userSpaceOnUse" patternTransform="skewX(-20)">
        <rect width="0.8" height="4" className="fill-ink" />
      </pattern>
      <rect width="100" height="8" className="fill-surface-2" />
      <rect x={at(window.from)} width={at(window.until) - at(window.from)} height="4" className="fill-link" />
      {tail.held.map(({ from, until }) => (
        <rect
          key={from}
          x={at(from)}
          y="4"
          width={Math.max(at(until) - at(from), 0)}
          height="4"
          fill={`url(#${hatch})`}
        />
      ))}
    </svg>
  );
}
