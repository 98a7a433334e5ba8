import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#app/api/bookings.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { paths as portalPaths } from '#app/lib/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { shortMoment } from '#app/lib/times.ts';

/** Steps to record a booked flight, in the words of the airline's own program. `main`: what the page is there for. */
export function FlyNow({ booking, main }: { booking: Booking; main: boolean }) {
  const [open, setOpen] = useState(false);
  const { acars } = airline;
  return (
    <>
      <Button variant={main ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        <PlaneTakeoff aria-hidden className="size-4" /> Volar ahora
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Volar ${bookingName(booking)}`}>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            Abre {acars?.name ?? 'tu ACARS'} antes de arrancar.{' '}
            {acars && (
              <>
                Si no lo tienes, <TextLink to={portalPaths.acars}>descárgalo</TextLink>.{' '}
              </>
            )}
            <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>
          </li>
          <li>
            Elige este vuelo y empieza con el avión parado en {booking.dep.icao}, antes del{' '}
            {shortMoment(booking.graceUntil)}.
          </li>
          <li>Al llegar, para los motores y envía el vuelo desde el mismo programa.</li>
        </ol>
      </Dialog>
    </>
  );
}
