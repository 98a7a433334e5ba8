import { Card } from '@va/ui/controls/card.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { formatSpan } from '@va/domain/ages.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { Map as MapIcon } from 'lucide-react';
import { useId } from 'react';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';
import type { Booking } from '#app/api/bookings.ts';
import { useLive } from '#app/api/live.ts';
import { useSession } from '#app/api/use-session.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { networkPlaces } from '#app/config/network-places.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { climbWords, heightWords, speedWords } from '#app/lib/flight-words.ts';
import { useNow } from '#app/lib/use-now.ts';
import { besideTimetable } from './beside-timetable.ts';
import { FlownLine } from './flown-line.tsx';
import { liveRow, type LiveRow } from './live-row.ts';
import { stateOfFlight } from './in-flight-words.ts';

/** Milliseconds between updates of the ages, which are told in seconds. */
const AGES_MS = 2000;
const PLACES = new Map(networkPlaces.map((place) => [place.icao, place]));

/** The pilot's flight while it is flown: what it does, how far it is, when it arrives, and what can be done now. */
export function InFlight({ booking }: { booking: Booking }) {
  const id = useId();
  const { pilot } = useSession();
  const { live, lost } = useLive(pilot?.id ?? 'visitor');
  const now = useNow(AGES_MS);
  const { report, dep, arr } = booking;
  const flight = live?.flights.find((one) => one.id === report);
  const row = flight && liveRow(flight, PLACES, airline.icaoCode, now);
  const state = stateOfFlight(row, { waiting: !live, lost });
  return (
    <section aria-labelledby={id} className="@container">
      <Card className="grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-4 p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={id} className="font-mono text-lg font-bold">
              {bookingName(booking)}
            </h2>
            <StateBadge tone={state.tone}>{state.badge}</StateBadge>
            {row && <span className="ml-auto text-sm text-ink-2">Dato {row.ageWords}</span>}
          </div>
          <div className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-x-4 gap-y-1">
            <End place={dep} />
            <FlownLine fraction={row?.progress.fraction} lost={row?.age === 'lost'} />
            <End place={arr} right />
          </div>
          {row && <Figures row={row} />}
        </div>
        <div className="grid content-start gap-3 rounded-b-lg border-t-2 border-dashed border-line bg-surface-2 p-5 @4xl:rounded-r-lg @4xl:rounded-bl-none @4xl:border-t-0 @4xl:border-l-2">
          <Arrival booking={booking} row={row} now={now} />
          {state.note && <p className="text-sm">{state.note}</p>}
          {report !== null && state.ends && (
            <ButtonLink to={paths.report(report)}>Ver el informe en curso</ButtonLink>
          )}
          <ButtonLink to={row ? paths.liveFlight(row.flight.id) : paths.map} variant="primary">
            <MapIcon aria-hidden className="size-4" /> Seguirlo en el mapa
          </ButtonLink>
          {report !== null && !state.ends && (
            <TextLink to={paths.report(report)} className="text-sm">
              ¿Ha dejado de grabar?
            </TextLink>
          )}
        </div>
      </Card>
    </section>
  );
}

function End({ place: { icao, city }, right = false }: { place: Booking['dep']; right?: boolean }) {
  return (
    <p className={right ? 'text-right' : ''}>
      <b className="block font-mono text-[clamp(1.8rem,9cqi,3rem)] leading-tight">{icao}</b>
      <span className="text-sm text-ink-2">{city}</span>
    </p>
  );
}

function Figures({ row: { flight, progress } }: { row: LiveRow }) {
  return (
    <div className="border-t border-dashed border-line pt-4">
      <FactList
        facts={[
          ['Altitud', `${heightWords(flight)}${climbWords(flight.vsFpm)}`],
          ['Velocidad', speedWords(flight.gsKt) || 'sin dato'],
          ['Llevas', progress.flownNm === undefined ? 'sin dato' : formatMiles(progress.flownNm)],
          ['Quedan', progress.toGoNm === undefined ? 'sin dato' : formatMiles(progress.toGoNm)],
          ['Avión', <span key="tail">{flight.registration ?? flight.icaoType ?? 'sin dato'}</span>],
        ]}
      />
    </div>
  );
}

interface ArrivalProps {
  booking: Booking;
  row: LiveRow | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** When it arrives as it flies now, beside the timetable; by the timetable alone where that is all there is. */
function Arrival({ booking: { sta, arr }, row, now }: ArrivalProps) {
  const arrivesAt = row?.grounded ? undefined : row?.progress.arrivesAt;
  if (row?.leftMs !== undefined && !row.grounded)
    return (
      <p>
        <span className="text-sm">Te faltan</span>
        <b className="block text-3xl">{formatSpan(row.leftMs)}</b>
        <span className="block text-sm">De vuelo, desde donde te ha dejado el último dato.</span>
        <span className="text-sm text-ink-2">
          Según el horario, <UtcTime at={sta} />
        </span>
      </p>
    );
  if (arrivesAt === undefined || arrivesAt <= now)
    return (
      <p>
        <span className="text-sm">Llegada según el horario</span>
        <b className="block text-3xl">
          <UtcTime at={sta} />
        </b>
        <span className="text-sm text-ink-2">
          <LocalTime at={sta} timezone={arr.timezone} /> en {arr.city}
        </span>
      </p>
    );
  return (
    <p>
      <span className="text-sm">Llegas en</span>
      <b className="block text-3xl">{formatSpan(arrivesAt - now)}</b>
      <span className="block text-sm">
        A las <UtcTime at={arrivesAt} />, {besideTimetable(arrivesAt, Date.parse(sta))}
      </span>
      <span className="text-sm text-ink-2">
        <LocalTime at={arrivesAt} timezone={arr.timezone} /> en {arr.city}; según el horario,{' '}
        <UtcTime at={sta} />
      </span>
    </p>
  );
}
