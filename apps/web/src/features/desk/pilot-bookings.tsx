import { useQuery } from '@tanstack/react-query';
import { BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { bookingsOfQuery, cancelBookingOf, type Booking } from '#app/api/bookings.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { bookingName } from '#app/lib/booking-name.ts';

/** Bookings of a pilot, with a button to cancel them in the company's name. */
export function PilotBookings({ callsign }: { callsign: string }) {
  const open = useQuery(bookingsOfQuery(callsign));
  const [asked, setAsked] = useState<Booking>();
  return (
    <SectionCard title="Reservas abiertas">
      <Loaded query={open} what="sus reservas" inside>
        {(bookings) => (
          <RowList
            none="No tiene nada reservado."
            rows={bookings.map((booking) => ({
              key: booking.code,
              title: nameOf(booking),
              detail: (
                <>
                  <Instant at={booking.std} /> · {booking.tail ?? 'sin avión'} ·{' '}
                  {BOOKING_STATES[booking.state]}
                </>
              ),
              action: booking.state === 'reserved' && (
                <Button
                  size="sm"
                  aria-label={`Anular la reserva de ${nameOf(booking)}`}
                  onClick={() => setAsked(booking)}
                >
                  Anular
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      {asked && (
        <ReasonDialog
          title={`Anular la reserva de ${nameOf(asked)}`}
          note={`A ${callsign} no le cuesta puntos. El motivo le llega en un mensaje.`}
          button="Anular la reserva"
          act={(reason) => cancelBookingOf(asked.code, reason)}
          done={{ title: 'Reserva anulada', description: `${callsign} ya tiene el motivo.` }}
          draft={`anular-reserva-${asked.code}`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SectionCard>
  );
}

function nameOf(booking: Booking): string {
  return `${bookingName(booking)}, ${booking.dep.icao} → ${booking.arr.icao}`;
}
