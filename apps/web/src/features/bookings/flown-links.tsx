import type { Booking } from '#app/api/bookings.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** Links of a flight that has begun: to the map, and to its report, which can end it without the program. */
export function FlownLinks({ booking: { state, report } }: { booking: Booking }) {
  const flying = state === 'flying';
  return (
    <>
      {flying && (
        <ButtonLink to={paths.map} variant="primary">
          Verlo en el mapa
        </ButtonLink>
      )}
      {report !== null && (
        <ButtonLink to={paths.report(report)}>
          {flying ? 'Ver el informe en curso' : 'Ver su informe'}
        </ButtonLink>
      )}
    </>
  );
}
