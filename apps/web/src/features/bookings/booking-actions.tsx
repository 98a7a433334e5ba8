import { Button, buttonClass } from '@va/ui/controls/button.tsx';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#app/api/bookings.ts';
import { briefingAddress } from '#app/lib/briefing-address.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { FlyNow } from './fly-now.tsx';
import { PlanActs } from './plan-acts.tsx';

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
