import { UtcTime } from '#app/components/clock-time.tsx';
import { formatSpan } from '@va/domain/ages.ts';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { clsx } from 'clsx/lite';
import { Circle, Contrast, Diamond } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { heightWords, speedWords } from '#app/lib/flight-words.ts';
import { FollowedFlight } from './followed-flight.tsx';
import { PhaseIcon } from './phase-icon.tsx';
import type { LiveRow } from './live-row.ts';
import { notOnMap } from './live-scene.ts';

/** Full, half and hollow: how fresh a position is. Drawn once, for hundreds of strips. */
const marks = {
  live: { mark: <Circle aria-hidden className="size-3 fill-current text-info" />, tone: 'text-ink-2' },
  old: { mark: <Contrast aria-hidden className="size-3 text-info" />, tone: 'text-ink-2' },
  lost: { mark: <Diamond aria-hidden className="size-3" />, tone: 'font-bold text-media' },
} as const;

/** A flight as a strip: who, from where to where, what it does, and how old that is. */
export function LiveStrip({ row, chosen, now }: { row: LiveRow; chosen: boolean; now: number }) {
  const { flight, name, age, ageWords, phase, grounded, progress, leftMs } = row;
  const { mark, tone } = marks[age];
  const from = progress.departure?.name ?? flight.depIcao;
  const to = progress.arrival?.name ?? flight.arrIcao;
  const lonely = notOnMap(flight);
  return (
    <li
      className={clsx(
        // Of a long list only what is in sight is laid out.
        '[contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] relative overflow-clip rounded-lg border border-l-4 bg-surface',
        chosen ? 'border-link bg-sky-soft' : 'border-line',
        age === 'lost' ? 'border-l-media border-dashed' : grounded ? 'border-l-control' : 'border-l-info',
      )}
    >
      <div
        className={clsx(
          'grid gap-x-1.5 p-2 @sm:gap-x-3 @sm:p-3',
          flight.delayed
            ? 'grid-cols-[1fr_auto]'
            : 'grid-cols-[4.75rem_1fr_auto] @sm:grid-cols-[5rem_1fr_auto]',
        )}
      >
        <div className={clsx('min-w-0', flight.delayed && 'col-span-2')}>
          <h3 className="font-mono font-bold">
            <StripLink id={flight.id} name={name} from={from} to={to} chosen={chosen} />
          </h3>
          {name !== flight.callsign && !flight.delayed && (
            <p className="font-mono text-sm text-ink-2">{flight.callsign}</p>
          )}
        </div>
        <div className="min-w-0">
          {/* On a phone it takes two lines beside a long phase. */}
          {!flight.delayed && (
            <p aria-hidden className="font-mono font-bold [word-spacing:-0.3em] @sm:whitespace-nowrap">
              {flight.depIcao} → {flight.arrIcao}
            </p>
          )}
          <p className="flex flex-wrap gap-x-3">
            <span>{heightWords(flight)}</span>
            <span>{speedWords(flight.gsKt)}</span>
          </p>
          <p className="text-sm text-ink-2">
            {flight.icaoType} <span className="whitespace-nowrap">{flight.registration}</span>
          </p>
        </div>
        <div className="grid content-start justify-items-end text-right">
          <p className={clsx('flex items-center gap-1 font-bold', age === 'lost' && 'text-media')}>
            {/* On a phone the width is for the words. */}
            <span className="hidden @sm:block">
              <PhaseIcon phase={flight.phase} lost={age === 'lost'} />
            </span>
            {phase}
          </p>
          <p className={clsx('flex items-center gap-1 text-sm whitespace-nowrap', tone)}>
            {mark}
            {ageWords}
          </p>
          {progress.arrivesAt !== undefined && progress.arrivesAt > now && (
            <p className="text-sm whitespace-nowrap text-ink-2">
              {age === 'lost' ? 'prevista' : 'llega'} <UtcTime at={progress.arrivesAt} />
            </p>
          )}
          {leftMs !== undefined && (
            <p className="text-sm whitespace-nowrap text-ink-2">faltan {formatSpan(leftMs)}</p>
          )}
        </div>
      </div>
      {lonely !== '' && <p className="px-3 pb-2 text-sm text-media">{lonely}</p>}
      {chosen && (
        // Above the link that covers the strip. Where the map is in sight, the figures stand below it.
        <div className="relative border-t border-line p-3 @4xl/live:hidden">
          <FollowedFlight row={row} now={now} inStrip />
        </div>
      )}
      <span
        aria-hidden
        className={clsx(
          'absolute bottom-0 left-0 border-b-4',
          age === 'lost' ? 'border-dashed border-media' : 'border-info',
        )}
        style={{ width: `${Math.round((progress.fraction ?? 0) * 100)}%` }}
      />
    </li>
  );
}

/** The name as a link that covers the strip: to the flight, or back to all of them. A report changes nothing of it. */
const StripLink = memo(
  ({
    id,
    name,
    from,
    to,
    chosen,
  }: {
    id: string;
    name: string;
    from: string;
    to: string;
    chosen: boolean;
  }) => (
    <Link
      to={chosen ? paths.map : paths.liveFlight(id)}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className="text-link after:absolute after:inset-0"
    >
      {name}
      <VisuallyHidden>
        , de {from} a {to}
      </VisuallyHidden>
    </Link>
  ),
);
