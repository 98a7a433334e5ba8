import { Button, buttonClass } from '@va/ui/controls/button.tsx';
import { ArrowUpRight, PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#app/api/bookings.ts';
import { briefingAddress } from '#app/lib/briefing-address.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PlanActs } from './plan-acts.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { paths as portalPaths } from '#app/lib/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { shortMoment } from '#app/lib/times.ts';

/** Steps to record a booked flight, in the words of the airline's own program. `main`: what the page is there for. */
function FlyNow({ booking, main }: { booking: Booking; main: boolean }) {
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

/** Actions for a reserved flight: fly, plan, brief, change, cancel. `later`: another one is flown before it. */
export function BookingActions({ booking, later = false }: { booking: Booking; later?: boolean }) {
  const [asking, setAsking] = useState<'change' | 'cancel' | null>(null);
  const { dispatch } = booking;
  return (
    <>
      <FlyNow booking={booking} main={!later} />
      {dispatch && (
        <a href={dispatch.url} target="_blank" rel="noopener" className={buttonClass({})}>
          Preparar en {dispatch.provider}
          <ArrowUpRight aria-hidden className="size-4" />
          <span className="sr-only">(pestaña nueva)</span>
        </a>
      )}
      <PlanActs booking={booking} />
      <a href={briefingAddress(booking)} target="_blank" rel="noopener" className={buttonClass({})}>
        Briefing del vuelo
        <ArrowUpRight aria-hidden className="size-4" />
        <span className="sr-only">(pestaña nueva)</span>
      </a>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => setAsking('change')}>Cambiar</Button>
        <Button onClick={() => setAsking('cancel')}>Anular</Button>
      </div>
      <ChangeDialog booking={booking} open={asking === 'change'} onClose={() => setAsking(null)} />
      <CancelDialog booking={booking} open={asking === 'cancel'} onClose={() => setAsking(null)} />
    </>
  );
}
