import { useQuery } from '@tanstack/react-query';
import { keptBookingQuery } from '#app/api/kept-bookings.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';
import { FlownLinks } from './flown-links.tsx';
import { bookingName } from '#app/lib/booking-name.ts';
import { DebitClaim } from './debit-claim.tsx';

/** One booking with all its details. */
export function BookingPage({ code }: { code: string }) {
  const booking = useQuery(keptBookingQuery(code));
  const { data } = booking;
  return (
    <>
      <PageHead
        eyebrow="Reserva"
        title={data ? `${bookingName(data)} a ${data.arr.city}` : code}
        actions={<ButtonLink to={paths.bookings}>Todas tus reservas</ButtonLink>}
      />
      <Loaded query={booking} what="la reserva">
        {(one) => (
          <BoardingPass booking={one}>
            {one.state === 'reserved' && <BookingActions booking={one} />}
            {one.state === 'expired' && one.reason === null && <DebitClaim booking={one} />}
            {one.reasonText && <p className="text-sm">Motivo: {one.reasonText}</p>}
            <FlownLinks booking={one} />
            {one.rulesVersion && (
              <TextLink to={`${paths.rules}?version=${one.rulesVersion}`} className="text-sm print:hidden">
                Las reglas de la nota cuando reservaste
              </TextLink>
            )}
            {one.state !== 'reserved' && one.state !== 'flying' && (
              <ButtonLink to={paths.flights} variant="primary">
                Buscar otro vuelo
              </ButtonLink>
            )}
          </BoardingPass>
        )}
      </Loaded>
    </>
  );
}
