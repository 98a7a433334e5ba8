import { useQuery } from '@tanstack/react-query';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { UtcTime } from '#app/components/clock-time.tsx';
import { type Booking, bookingsQuery } from '#app/api/bookings.ts';
import { departuresQuery, type Departure } from '#app/api/flights.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { SuspendedNote } from '#app/components/suspended-note.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { ANYWHERE, departureKey, PARAMETERS } from '#app/lib/flight-filters.ts';
import { proposedDepartures } from '#app/lib/proposed-departures.ts';
import { dayName, daysBetween } from '#app/lib/times.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';

/** Most departures that are proposed. */
const PROPOSED = 3;

interface NextFlightProps {
  /** Hears when it is as high as it will be. */
  onStanding: () => void;
  /** A flight while it is flown. */
  InFlight: ComponentType<{ booking: Booking }>;
  /** The flight that has just ended, where there is one, above what else there is to book. */
  Landed: ComponentType<{ children: (landed: boolean) => ReactNode }>;
}

/** The next booking as a boarding pass, or three departures; who is suspended reads why there is neither. */
export function NextFlight(props: NextFlightProps) {
  const { onStanding } = props;
  const suspended = useSession().pilot?.status === 'suspended';
  useStanding(suspended, onStanding);
  return suspended ? <SuspendedNote /> : <OwnFlight {...props} />;
}

function OwnFlight({ onStanding, InFlight, Landed }: NextFlightProps) {
  const open = useQuery(bookingsQuery('open'));
  useStanding(open.isError || (open.data?.items.length ?? 0) > 0, onStanding);
  return (
    <Loaded query={open} what="tu próximo vuelo">
      {({ items: [next] }) =>
        next?.state === 'flying' ? (
          <InFlight booking={next} />
        ) : next ? (
          <BoardingPass booking={next} short>
            <BookingActions booking={next} />
          </BoardingPass>
        ) : (
          <Landed>{(landed) => <Proposals onStanding={onStanding} landed={landed} />}</Landed>
        )
      }
    </Loaded>
  );
}

interface ProposalsProps extends Pick<NextFlightProps, 'onStanding'> {
  /** The flight that has just ended stands above, with the main button of the page. */
  landed: boolean;
}

/** Three departures to different places: from where the pilot is or, when none leaves soon, from elsewhere. */
function Proposals({ onStanding, landed }: ProposalsProps) {
  const here = useQuery(departuresQuery({ here: 'true' }));
  const fromHere = proposedDepartures(here.data?.items, PROPOSED);
  const place = here.data?.place;
  const nothingHere = here.isSuccess && fromHere.length === 0;
  const anywhere = useQuery({ ...departuresQuery({}), enabled: nothingHere });
  const departures = nothingHere ? proposedDepartures(anywhere.data?.items, PROPOSED) : fromHere;
  const asked = nothingHere ? anywhere : here;
  useStanding(!asked.isLoading, onStanding);
  if (asked.isLoading) return <StateLine kind="loading" title="Cargando salidas para ti" />;
  return (
    <EmptyState icon={PlaneTakeoff} title="Nada reservado" compact>
      {asked.isSuccess && (
        <p className="text-ink-2">
          {sentences(departures, nothingHere)}
          {place && ` Estás en ${place.city} (${place.icao}).`}
        </p>
      )}
      <ul className="grid gap-2 *:grid sm:flex sm:flex-wrap sm:justify-center sm:gap-3">
        {departures.map((departure) => (
          <li key={departureKey(departure)}>
            <ButtonLink
              to={`${paths.flights}?${new URLSearchParams({
                ...(nothingHere && { [PARAMETERS.origin]: ANYWHERE }),
                [PARAMETERS.open]: departureKey(departure),
              })}`}
            >
              <BoardTiles text={departure.arr.icao} />
              <span className="grow text-left leading-tight">
                <b className="block">{departure.arr.city}</b>
                <small className="text-xs text-ink-2">
                  {dayWord(departure.std)}
                  <UtcTime at={departure.std} />
                  {nothingHere && ` desde ${departure.dep.city}`}
                </small>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.flights} variant={landed ? 'secondary' : 'primary'}>
        Buscar vuelo
      </ButtonLink>
    </EmptyState>
  );
}

/** `mañana, ` before a time of tomorrow, `miércoles, 2 dic, ` before one of a later day; nothing of today. All by UTC, as the time. */
function dayWord(std: string): string {
  const ahead = daysBetween(new Date().toISOString(), std);
  if (ahead <= 0) return '';
  return ahead === 1 ? 'mañana, ' : `${dayName(std.slice(0, 10))}, `;
}

/** Says it once that something stands. */
function useStanding(stands: boolean, onStanding: () => void): void {
  useEffect(() => {
    if (stands) onStanding();
  }, [stands, onStanding]);
}

function sentences(departures: readonly Departure[], nothingHere: boolean): string {
  if (departures.length === 0)
    return 'En las próximas horas no sale nada que puedas reservar. Prueba otro día.';
  const waiting = departures.filter(({ refusals }) => refusals?.length).length;
  const notices =
    waiting === departures.length
      ? 'Antes de reservar confirma tus NOTAMs, aquí debajo.'
      : waiting > 0 && 'Alguna pide antes confirmar un NOTAM, aquí debajo.';
  if (nothingHere)
    return ['Desde donde estás no sale nada en las próximas horas; desde otros sitios, sí.', notices]
      .filter(Boolean)
      .join(' ');
  if (notices) return notices;
  return departures.length === 1
    ? 'Esta salida se puede reservar ya.'
    : 'Estas salidas se pueden reservar ya.';
}
