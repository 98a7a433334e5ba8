import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Link } from 'react-router';
import type { Booking } from '#app/api/bookings.ts';
import { paths } from '#app/config/paths.ts';

/** Where a flight that has begun goes on: on the map, and in its report, which can end it without the program. */
export function FlownLinks({ booking: { state, report } }: { booking: Booking }) {
  const flying = state === 'flying';
  return (
    <>
      {flying && (
        <Link to={paths.map} className={buttonClass({ variant: 'primary' })}>
          Verlo en el mapa
        </Link>
      )}
      {report !== null && (
        <Link to={paths.report(report)} className={buttonClass({})}>
          {flying ? 'Enviarlo o descartarlo' : 'Ver su informe'}
        </Link>
      )}
    </>
  );
}
