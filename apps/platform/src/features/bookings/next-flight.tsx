import { useQuery } from '@tanstack/react-query';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { Link } from 'react-router';
import { bookingsQuery } from '#app/api/bookings.ts';
import { departuresQuery } from '#app/api/flights.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { paths } from '#app/config/paths.ts';
import { departureKey, PARAMETERS } from '#app/lib/flight-filters.ts';
import { utcTime } from '#app/lib/times.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';

/** The next booking as a boarding pass; without one, three departures from where the pilot is. */
export function NextFlight() {
  const open = useQuery(bookingsQuery('open'));
  return (
    <Loaded query={open} what="tu próximo vuelo">
      {({ items: [next] }) =>
        next ? (
          <BoardingPass booking={next}>
            {next.state === 'reserved' && <BookingActions booking={next} />}
          </BoardingPass>
        ) : (
          <Proposals />
        )
      }
    </Loaded>
  );
}

function Proposals() {
  const { data } = useQuery(departuresQuery({ here: 'true' }));
  const bookable = data?.items.filter(({ refusals }) => refusals?.length === 0) ?? [];
  const first = bookable.filter(
    ({ arr }, index) => bookable.findIndex((other) => other.arr.icao === arr.icao) === index,
  );
  return (
    <EmptyState icon={PlaneTakeoff} title="Nada reservado" compact>
      <ul className="flex flex-wrap justify-center gap-3">
        {first.slice(0, 3).map((departure) => (
          <li key={departureKey(departure)}>
            <Link
              to={`${paths.flights}?${PARAMETERS.open}=${departureKey(departure)}`}
              className={buttonClass({})}
            >
              <BoardTiles text={departure.arr.icao} />
              <span className="text-left leading-tight">
                <b className="block">{departure.arr.city}</b>
                <small className="text-xs text-ink-2">{utcTime(departure.std)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.flights} className={buttonClass({ variant: 'primary' })}>
        Buscar vuelo
      </Link>
    </EmptyState>
  );
}
