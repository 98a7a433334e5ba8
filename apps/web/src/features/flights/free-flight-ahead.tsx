import { hoursAndMinutes } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { freeFlightQuery } from '#app/api/bookings.ts';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { WorthBar, WorthList, worthWords } from './worth-list.tsx';

/** An end of the flight. */
interface End {
  icao: string;
  city: string;
  lat: number;
  lon: number;
  timezone: string;
}

interface AheadProps {
  /** Undefined while the typed text names no airport. */
  from: End | undefined;
  to: End | undefined;
  asked: Parameters<typeof freeFlightQuery>[0];
}

/**
 * Preview of the free flight in the form, once both airports are known: distance, time, aircraft, points, and the
 * reason if it can't be booked. Without an answer only the distance is shown.
 */
export function FreeFlightAhead({ from, to, asked }: AheadProps) {
  const isWhole = from !== undefined && to !== undefined && from.icao !== to.icao;
  const found = useQuery({
    ...freeFlightQuery(asked),
    enabled: isWhole && !Number.isNaN(Date.parse(asked.std)),
  });
  if (!isWhole) return null;
  const flight = found.isError ? undefined : found.data;
  return (
    <section aria-label="Cómo será el vuelo" aria-busy={found.isFetching} className="grid gap-4">
      <p role="status" className="text-sm text-ink-2">
        De {from.city} a {to.city} hay <b className="text-ink">{formatMiles(distanceNm(from, to))}</b> en
        línea recta.{' '}
        {flight && (
          <>
            {hoursAndMinutes(flight.blockMin)}&nbsp;h de bloque,{' '}
            <span className="whitespace-nowrap">
              {flight.worth.most > 0 ? worthWords(flight.worth) : 'sin puntos'}.
            </span>
          </>
        )}
      </p>
      {flight && (
        <>
          <FactList
            facts={[
              [
                'Llegada',
                <span key="sta">
                  <UtcTime at={flight.sta} />{' '}
                  <small className="text-xs font-normal whitespace-nowrap text-ink-2">
                    <LocalTime at={flight.sta} timezone={to.timezone} /> local
                  </small>
                </span>,
              ],
              [
                'Avión',
                <span key="aircraft">
                  {flight.model} {flight.tail && <span className="whitespace-nowrap">{flight.tail}</span>}
                </span>,
              ],
              ['Su alcance', flight.rangeNm === null ? 'Sin dato' : formatMiles(flight.rangeNm)],
            ]}
          />
          {flight.worth.most > 0 && (
            <div className="grid gap-2">
              <WorthBar worth={flight.worth} />
              <WorthList worth={flight.worth} />
            </div>
          )}
          {flight.refusals.map(({ code, message, wayOut }) => (
            <p key={code} className="flex gap-2 text-sm">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                {message} {wayOut}
              </span>
            </p>
          ))}
        </>
      )}
    </section>
  );
}
