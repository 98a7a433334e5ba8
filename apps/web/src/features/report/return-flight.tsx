import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { departuresQuery } from '#app/api/flights.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';

interface ReturnFlightProps {
  report: ReportDetail;
  /** Where there is no way back. */
  otherwise?: ReactNode;
}

/** Leads to the next departure back that can be booked, while the pilot is still where the flight ended. */
export function ReturnFlight({ report: { arr, dep }, otherwise = null }: ReturnFlightProps) {
  const { data, isLoading } = useQuery({
    ...departuresQuery({ here: 'true', destination: dep.icao, days: 2, limit: 10 }),
    enabled: arr !== null && arr.icao !== dep.icao,
  });
  const isThere = arr !== null && data?.place?.icao === arr.icao;
  const back = isThere
    ? data.items.find(
        ({ dep: from, bookingCode, refusals }) =>
          from.icao === arr.icao && bookingCode === null && refusals?.length === 0,
      )
    : undefined;
  if (!back) return isLoading ? null : otherwise;
  return (
    <ButtonLink to={paths.flight(back.number, back.date)} variant="primary">
      <Undo2 aria-hidden className="size-4" /> Reservar la vuelta {bookingName(back)}
    </ButtonLink>
  );
}
