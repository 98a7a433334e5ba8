import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import { Link } from 'react-router';
import { BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { bookingsQuery } from '#app/api/bookings.ts';
import { paths } from '#app/config/paths.ts';
import { useNow } from '#app/lib/use-now.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { countdown } from '#app/lib/countdown.ts';

/** The open bookings, one line each, over the search. */
export function BookedStrip() {
  const { data } = useQuery(bookingsQuery('open'));
  const now = useNow();
  return data?.items.map((booking) => {
    const { word, span } = countdown(booking, now);
    return (
      <p
        key={booking.code}
        className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-l-4 border-line border-l-link bg-surface px-4 py-2.5 text-sm"
      >
        <TicketCheck aria-hidden className="size-4 shrink-0" />
        <b className={booking.number === null ? '' : 'font-mono'}>{bookingName(booking)}</b>
        <b className="font-mono">
          {booking.dep.icao} → {booking.arr.icao}
        </b>
        <span className="text-ink-2">
          {booking.state === 'flying' ? BOOKING_STATES.flying : `${word.toLowerCase()} ${span}`}
        </span>
        <Link to={paths.booking(booking.code)} className="ml-auto font-bold text-link">
          Ver reserva
        </Link>
      </p>
    );
  });
}
