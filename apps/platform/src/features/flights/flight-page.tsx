import { formatDate } from '@va/domain/dates.ts';
import { countOf } from '@va/domain/numbers.ts';
import { formatHours, formatMiles } from '@va/domain/quantities.ts';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { availabilityQuery } from '#app/api/flights.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { localTime, shortMoment, utcTime } from '#app/lib/times.ts';
import { ConditionList } from './condition-list.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { TailChoice } from './tail-choice.tsx';
import { WorthList } from './worth-list.tsx';

/** One flight of one day: times, tails to choose from, what it is worth, every condition, and the confirmation. */
export function FlightPage({ number, date }: { number: string; date: string }) {
  const room = useQuery(availabilityQuery(number, date));
  const [chosen, setChosen] = useState<string>();
  const { data } = room;
  return (
    <>
      <PageHead
        eyebrow={`Vuelo ${airline.icaoCode} ${number} · ${dayInWords(date)}`}
        title={data ? `De ${data.departure.dep.city} a ${data.departure.arr.city}` : `Vuelo ${number}`}
        actions={
          <Link to={paths.flights} className={buttonClass({})}>
            Volver a las salidas
          </Link>
        }
      />
      <Loaded query={room} what="el vuelo">
        {({ departure, tails, conditions, graceUntil, abandonedPoints }) => {
          const tail = chosen ?? departure.tail;
          return (
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="grid gap-4">
                <SectionCard
                  title={`${departure.dep.icao} → ${departure.arr.icao}`}
                  aside={`${formatHours(departure.blockMin)} · ${formatMiles(departure.distanceNm)}`}
                >
                  <FactList
                    facts={[
                      [
                        'Sale',
                        `${utcTime(departure.std)} · ${localTime(departure.std, departure.dep.timezone)} local`,
                      ],
                      [
                        'Llega',
                        `${utcTime(departure.sta)} · ${localTime(departure.sta, departure.arr.timezone)} local`,
                      ],
                      ['Límite para empezarlo', shortMoment(graceUntil)],
                      ['Al llegar', departure.daylight ? 'De día' : 'De noche'],
                    ]}
                  />
                  {departure.note && <p className="text-sm text-ink-2">{departure.note}</p>}
                </SectionCard>
                <SectionCard title="Avión" aside={departure.types.map(({ model }) => model).join(', ')}>
                  <TailChoice tails={tails} departure={departure} chosen={tail} onChoose={setChosen} />
                </SectionCard>
                <SectionCard
                  title="Condiciones"
                  aside={conditions.every(({ met }) => met) ? 'Las cumples todas' : 'Falta alguna'}
                >
                  <ConditionList conditions={conditions} />
                </SectionCard>
              </div>
              <SectionCard title="Qué vale">
                <p>
                  <b className="text-3xl">{departure.worth.least}</b>{' '}
                  {departure.worth.least === 1 ? 'punto' : 'puntos'} por volarlo,{' '}
                  <b>hasta {departure.worth.most}</b>
                </p>
                <WorthList worth={departure.worth} />
                <p className="text-sm text-ink-2">
                  Si no lo empiezas ni lo anulas antes del {shortMoment(graceUntil)}, caduca y resta{' '}
                  {countOf(Math.abs(abandonedPoints), 'punto', 'puntos')}.
                </p>
                <ConfirmBooking departure={departure} tail={tail} />
              </SectionCard>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

/** The day of an address in words; an address that somebody has changed may name none. */
function dayInWords(date: string): string {
  return Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : formatDate(date);
}
