import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UtcTime } from '#app/components/clock-time.tsx';
import type { Booking } from '#app/api/bookings.ts';
import { departuresQuery } from '#app/api/flights.ts';
import { keptBookingsQuery } from '#app/api/kept-bookings.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { countdown } from '#app/lib/countdown.ts';
import { ANYWHERE, departureKey, PARAMETERS } from '#app/lib/flight-filters.ts';
import { unreadText } from '#app/lib/problem.ts';
import { proposedDepartures } from '#app/lib/proposed-departures.ts';
import { dayTitle, utcTime } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';

/** Most departures that are proposed. */
const PROPOSED = 2;

/**
 * The flight in the air or, without one, the next booking with its countdown or, without one, two departures to book.
 */
export function NextFlight() {
  const { data, error } = useQuery(keptBookingsQuery('open'));
  if (!data)
    return (
      <p role="status" className="text-ink-2">
        {error ? unreadText(error) : 'Buscando tu próximo vuelo…'}
      </p>
    );
  // The list is sorted by departure.
  const next = data.items.find(({ state }) => state === 'flying') ?? data.items[0];
  return next ? <Booked booking={next} isKept={error !== null} /> : <Proposed />;
}

interface BookedProps {
  booking: Booking;
  /** The data come from this browser's store, because there is no network. */
  isKept: boolean;
}

function Booked({ booking, isKept }: BookedProps) {
  const now = useNow();
  const { dep, arr, std, sta, tail } = booking;
  const flying = booking.state === 'flying';
  const { word, span } = countdown(booking, now);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5">
        <Eyebrow>{flying ? 'En vuelo' : 'Tu próximo vuelo'}</Eyebrow>
        <p className="text-lg font-bold">
          {bookingName(booking)} · {dep.icao} → {arr.icao}
        </p>
        <p className="text-sm">
          {flying ? `Llegada según el horario: ${utcTime(sta)}` : `${word} ${span} · ${utcTime(std)}`}
          {tail && ` · ${tail}`}
          {isKept && ' · guardado en este equipo'}
        </p>
      </div>
      <ButtonLink to={flying ? paths.map : paths.booking(booking.code)}>
        {flying ? 'Verlo en el mapa' : 'Ver la reserva'}
      </ButtonLink>
    </div>
  );
}

/** Departures from where the pilot is or, when none leaves soon, from elsewhere. */
function Proposed() {
  const now = useNow();
  const here = useQuery(departuresQuery({ here: 'true' }));
  const fromHere = proposedDepartures(here.data?.items, PROPOSED);
  const nothingHere = here.isSuccess && fromHere.length === 0;
  const anywhere = useQuery({ ...departuresQuery({}), enabled: nothingHere });
  const { data, error } = nothingHere ? anywhere : here;
  const departures = nothingHere ? proposedDepartures(anywhere.data?.items, PROPOSED) : fromHere;
  const place = here.data?.place;
  const from = nothingHere || !place ? 'Sin reserva: salen pronto' : `Sin reserva: salen de ${place.city}`;
  if (!data)
    return (
      <p role="status" className="text-ink-2">
        {error ? unreadText(error) : 'Buscando salidas para ti…'}
      </p>
    );
  if (departures.length === 0)
    return (
      <p>
        En las próximas horas no sale nada que puedas reservar.{' '}
        <Link to={paths.flights} className="text-link underline">
          Buscar otro día
        </Link>
      </p>
    );
  return (
    <div className="grid gap-1">
      <Eyebrow>{from}</Eyebrow>
      <ul className="grid gap-1">
        {departures.map((departure) => {
          const { dep, arr, std, worth } = departure;
          const day = dayTitle(std.slice(0, 10), now).split(',', 1)[0];
          return (
            <li key={departureKey(departure)}>
              <Link
                to={`${paths.flights}?${new URLSearchParams({
                  ...(nothingHere && { [PARAMETERS.origin]: ANYWHERE }),
                  [PARAMETERS.open]: departureKey(departure),
                })}`}
                className="group flex min-h-11 flex-wrap items-center gap-x-3 leading-tight"
              >
                <b className="font-mono">
                  {dep.icao} → {arr.icao}
                </b>
                <b className="group-hover:underline">{arr.city}</b>
                <span className="text-sm text-ink-2">
                  {day}, <UtcTime at={std} /> · {worth.least} a {countOf(worth.most, 'punto', 'puntos')}
                </span>
                <ChevronRight aria-hidden className="ml-auto size-4 text-link" />
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-xs font-bold tracking-[0.14em] text-link uppercase">{children}</p>;
}
