import { formatDate } from '@va/domain/dates.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@va/ui/controls/card.tsx';
import { Check, CircleCheck, CircleX, Info } from 'lucide-react';
import { useState } from 'react';
import { type Availability, availabilityQuery, type Departure } from '#app/api/flights.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { shortMoment, utcTime } from '#app/lib/times.ts';
import { ConfirmBooking } from './confirm-booking.tsx';
import { remarksOf } from './departure-words.ts';
import { worthWords, WorthBar, WorthList } from './worth-list.tsx';
import { RouteFacts } from './route-facts.tsx';
import { RouteHead } from './route-head.tsx';
import { TailChoice } from './tail-choice.tsx';
import { WeatherNow } from './weather-now.tsx';
import { ownPointsQuery } from '#app/api/points.ts';
import { NewTabArrow } from '@va/ui/controls/new-tab-arrow.tsx';
import { briefingAddress } from '#app/lib/briefing-address.ts';

/** The pilot's balance after the flight; space for two lines is reserved, since it loads late. */
function BalanceAfter({ worth: { least, most } }: { worth: Departure['worth'] }) {
  const { data } = useQuery(ownPointsQuery);
  const after = data && [least, most].map((points) => formatNumber(data.balance + points));
  return (
    <p className="min-h-[2lh] text-sm text-ink-2">
      {data &&
        `Tienes ${countOf(data.balance, 'punto', 'puntos')}: ${least === most ? `pasarías a ${after?.[0]}` : `pasarías a tener entre ${after?.join(' y ')}`}.`}
    </p>
  );
}

interface BriefingLinkProps {
  departure: Departure;
  tails: Availability['tails'];
  /** Registration of the chosen tail. */
  tail: string | null;
}

/** To the portal's plan and briefing of this flight, with the type of the chosen tail. */
function BriefingLink({ departure, tails, tail }: BriefingLinkProps) {
  const typeId = tails.find(({ registration }) => registration === tail)?.typeId ?? departure.typeId;
  const model = departure.types.find(({ id }) => id === typeId)?.model;
  return (
    <a
      href={briefingAddress({ ...departure, model, tail })}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1 justify-self-start text-sm text-link underline"
    >
      Plan de vuelo y briefing
      <NewTabArrow />
      <span className="sr-only">(pestaña nueva)</span>
    </a>
  );
}

interface ConditionListProps {
  conditions: Availability['conditions'];
  /** Remarks that prevent nothing. */
  remarks: readonly { title: string; text: string }[];
}

/** All conditions of a booking, met or not, and the remarks. */
function ConditionList({ conditions, remarks }: ConditionListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {conditions.map(({ met, title, text }) => (
        <li key={title} className="flex gap-2 text-sm">
          {met ? (
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
          ) : (
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-alta" />
          )}
          <span className="min-w-0">
            <b>
              {title}
              {met ? '.' : ': no se cumple.'}
            </b>{' '}
            <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
      {remarks.map(({ title, text }) => (
        <li key={title} className="flex gap-2 text-sm">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
          <span className="min-w-0">
            <b>{title}.</b> <span className="text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const loadMap = async () => (await import('./route-map.tsx')).RouteMap;

/** Page of one flight on one day: times, tails, points, conditions, and booking. */
export function FlightPage({ number, date }: { number: string; date: string }) {
  const room = useQuery(availabilityQuery(number, date));
  const [chosen, setChosen] = useState<string>();
  const { pilot } = useSession();
  const { data } = room;
  return (
    <>
      <PageHead
        eyebrow={`Vuelo ${airline.icaoCode} ${number} · ${dayInWords(date)}`}
        title={data ? `De ${data.departure.dep.city} a ${data.departure.arr.city}` : `Vuelo ${number}`}
        actions={<ButtonLink to={paths.flights}>Volver a las salidas</ButtonLink>}
      />
      <Loaded query={room} what="el vuelo">
        {({ departure, tails, conditions, graceUntil, abandonedPoints, days }) => {
          const tail = chosen ?? departure.tail;
          return (
            <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
              {/* On a phone both columns become one, with the points before the aircraft. */}
              <div className="contents lg:grid lg:gap-4">
                <Card className="order-1 overflow-clip lg:order-none">
                  <div className="grid gap-4 p-5">
                    <RouteHead departure={departure} />
                    <div className="border-t border-dashed border-line pt-4">
                      <RouteFacts departure={departure} graceUntil={graceUntil} days={days} />
                    </div>
                  </div>
                  <LazyMap
                    what="El mapa de la ruta"
                    load={loadMap}
                    props={departure}
                    aspect={ASPECTS.route}
                  />
                </Card>
                <div className="order-3 lg:order-none">
                  <SectionCard title="Avión" aside={tailsAside(departure, tails, tail)}>
                    <TailChoice
                      tails={tails}
                      departure={departure}
                      chosen={tail}
                      me={pilot?.callsign ?? undefined}
                      onChoose={setChosen}
                    />
                  </SectionCard>
                </div>
                <div className="order-4 lg:order-none">
                  <SectionCard
                    title="Condiciones"
                    aside={
                      conditions.every(({ met }) => met) ? (
                        <span className="inline-flex items-center gap-1 font-bold text-ok">
                          <Check aria-hidden className="size-4" /> Las cumples todas
                        </span>
                      ) : (
                        'Falta alguna'
                      )
                    }
                  >
                    <ConditionList conditions={conditions} remarks={remarksOf(departure)} />
                  </SectionCard>
                </div>
              </div>
              <div className="contents lg:sticky lg:top-4 lg:flex lg:flex-col lg:gap-4">
                <div className="order-2 lg:order-none">
                  <SectionCard title="Qué vale">
                    <p>
                      <b className="text-3xl">{departure.worth.least}</b>{' '}
                      {departure.worth.least === 1 ? 'punto' : 'puntos'} por volarlo,{' '}
                      <b>hasta {departure.worth.most}</b>
                    </p>
                    <WorthBar worth={departure.worth} />
                    <WorthList worth={departure.worth} />
                    <BalanceAfter worth={departure.worth} />
                    <p className="text-sm text-ink-2">
                      Con una nota bajo la mínima, el vuelo queda en «Mis vuelos» y no suma. Si no lo empiezas
                      ni lo anulas antes del {shortMoment(graceUntil)}, caduca y resta{' '}
                      {countOf(Math.abs(abandonedPoints), 'punto', 'puntos')}.
                    </p>
                  </SectionCard>
                </div>
                <ConfirmBooking departure={departure} tail={tail}>
                  <p className="font-bold text-ink lg:hidden">{worthWords(departure.worth)}</p>
                  <p className="hidden lg:block">{shortMoment(departure.std)}</p>
                </ConfirmBooking>
                {/* At the end, since it loads later: nothing that is chosen or pressed moves. */}
                <div className="order-6 lg:order-none">
                  <WeatherNow departure={departure}>
                    <BriefingLink departure={departure} tails={tails} tail={tail} />
                  </WeatherNow>
                </div>
              </div>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** Types, number of tails, and the time for which the flight holds the chosen one. */
function tailsAside({ types }: Departure, tails: Availability['tails'], chosen: string | null): string {
  const window = tails.find(({ registration }) => registration === chosen)?.window;
  return [
    types.map(({ model }) => model).join(', '),
    `${tails.length} en la flota`,
    ...(window ? [`tu hueco: ${utcTime(window.from)} a ${utcTime(window.until)}`] : []),
  ].join(' · ');
}

/** Day of an address in words; an edited address may contain no valid one, which is then shown as it is. */
function dayInWords(date: string): string {
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : formatDate(date);
}
