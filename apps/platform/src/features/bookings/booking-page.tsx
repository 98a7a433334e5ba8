import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Link } from 'react-router';
import { keptBookingQuery } from '#app/api/kept-bookings.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';
import { FlownLinks } from './flown-links.tsx';
import { bookingName } from '#app/lib/booking-name.ts';
import { DebitClaim } from './debit-claim.tsx';

/** One booking, whole. */
export function BookingPage({ code }: { code: string }) {
  const booking = useQuery(keptBookingQuery(code));
  const { data } = booking;
  return (
    <>
      <PageHead
        eyebrow="Reserva"
        title={data ? `${bookingName(data)} a ${data.arr.city}` : code}
        actions={
          <Link to={paths.bookings} className={buttonClass({})}>
            Todas tus reservas
          </Link>
        }
      />
      <Loaded query={booking} what="la reserva">
        {(one) => (
          <BoardingPass booking={one}>
            {one.state === 'reserved' && <BookingActions booking={one} />}
            {one.state === 'expired' && one.reason === null && <DebitClaim booking={one} />}
            {one.reasonText && <p className="text-sm">Motivo: {one.reasonText}</p>}
            <FlownLinks booking={one} />
            {one.rulesVersion && (
              <Link
                to={`${paths.rules}?version=${one.rulesVersion}`}
                className="text-sm text-link underline print:hidden"
              >
                Las reglas de la nota cuando reservaste
              </Link>
            )}
            {one.state !== 'reserved' && one.state !== 'flying' && (
              <Link to={paths.flights} className={buttonClass({ variant: 'primary' })}>
                Buscar otro vuelo
              </Link>
            )}
          </BoardingPass>
        )}
      </Loaded>
    </>
  );
}
