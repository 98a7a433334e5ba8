import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { formatSpan } from '@va/domain/ages.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import { minutesUntil, type Place } from '@va/domain/traffic/progress.ts';
import { altitudeWords, climbWords, type TrafficRow } from '../traffic-row.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';

/** Arrival of a flight in UTC, with the local time of the destination if the portal knows it. */
function ArrivalTime({ at, place }: { at: Date; place: Place | undefined }) {
  return (
    <>
      <UtcTime at={at} />
      {place?.timezone && (
        <span className="block font-normal text-ink-2">
          <LocalTime at={at} timezone={place.timezone} /> en {place.name}
        </span>
      )}
    </>
  );
}

/** All data of a flight. `now`: epoch milliseconds. */
export function FlightDetails({ row: { flight, progress }, now }: { row: TrafficRow; now: number }) {
  const { departure, arrival, flownNm, toGoNm, fraction, arrivesAt } = progress;
  return (
    <div className="grid gap-4 border-t border-line bg-surface-2 p-3 sm:p-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        <Fact term="Recorrido">
          {flownNm === undefined ? UNKNOWN : formatMiles(flownNm)}
          {fraction !== undefined && ` (${formatNumber(Math.round(fraction * 100))}\u00a0%)`}
        </Fact>
        <Fact term="Por recorrer">{toGoNm === undefined ? UNKNOWN : formatMiles(toGoNm)}</Fact>
        <Fact term="Le quedan">
          {arrivesAt === undefined ? UNKNOWN : formatSpan(minutesUntil(arrivesAt, now) * 60_000)}
        </Fact>
        <Fact term="Llegada estimada">
          {arrivesAt === undefined ? UNKNOWN : <ArrivalTime at={new Date(arrivesAt)} place={arrival} />}
        </Fact>
        <Fact term="Nivel previsto">
          {flight.cruiseFt === undefined ? UNKNOWN : altitudeWords(flight.cruiseFt)}
        </Fact>
        <Fact term="Régimen">{climb(flight.climbFtMin)}</Fact>
        <Fact term="Última posición">
          <time dateTime={new Date(flight.seenAt).toISOString()}>
            {formatUtcClock(new Date(flight.seenAt))}
          </time>
        </Fact>
        <Fact term="Avión">{flight.aircraft ?? UNKNOWN}</Fact>
        {flight.route && (
          <Fact term="Ruta presentada" wide>
            <span className="font-mono break-words">{flight.route}</span>
          </Fact>
        )}
      </dl>
      {(flownNm === undefined || toGoNm === undefined) && (
        <p className="text-sm text-ink-2">{whyUnknown(flight, { departure, arrival })}</p>
      )}
      <ButtonLink to={paths.traffic} size="sm" preventScrollReset replace className="justify-self-start">
        <X aria-hidden className="size-4" />
        Cerrar la ficha
      </ButtonLink>
    </div>
  );
}

const UNKNOWN = '—';

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function climb(feetPerMinute: number | undefined): string {
  if (feetPerMinute === undefined) return UNKNOWN;
  if (Math.abs(feetPerMinute) < 100) return 'Nivelado';
  return `${feetPerMinute > 0 ? 'Sube' : 'Baja'} ${climbWords(feetPerMinute)}`;
}

/** Why there are no distances. */
function whyUnknown(
  { departure, arrival }: TrafficRow['flight'],
  known: Pick<TrafficRow['progress'], 'departure' | 'arrival'>,
): string {
  if (departure === undefined && arrival === undefined)
    return 'El piloto no ha presentado plan de vuelo: sin origen ni destino no hay distancias.';
  const missing = [known.departure ? undefined : departure, known.arrival ? undefined : arrival].filter(
    (icao) => icao !== undefined,
  );
  if (missing.length === 0) return 'El plan de vuelo está incompleto: faltan distancias.';
  return `El portal no conoce ${[...new Set(missing)].join(' ni ')}: faltan sus distancias.`;
}
