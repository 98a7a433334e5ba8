import { formatDate } from '@va/domain/dates.ts';
import { countOf } from '@va/domain/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { availabilityQuery } from '#app/api/flights.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { shortMoment } from '#app/lib/times.ts';
import { ConditionList } from './condition-list.tsx';
import { ConfirmBooking } from './confirm-booking.tsx';
import { RouteHead } from './route-head.tsx';
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
            <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
              <div className="grid gap-4">
                <Card className="grid gap-4 p-5">
                  <RouteHead departure={departure} />
                  <div className="border-t border-dashed border-line pt-4">
                    <FactList
                      facts={[
                        ['Límite para empezarlo', shortMoment(graceUntil)],
                        ['Al llegar', departure.daylight ? 'De día' : 'De noche'],
                      ]}
                    />
                  </div>
                  {departure.note && <p className="text-sm text-ink-2">{departure.note}</p>}
                </Card>
                <SectionCard title="Avión" aside={departure.types.map(({ model }) => model).join(', ')}>
                  <TailChoice tails={tails} departure={departure} chosen={tail} onChoose={setChosen} />
                </SectionCard>
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
                  <ConditionList conditions={conditions} />
                </SectionCard>
              </div>
              <div className="contents lg:sticky lg:top-4 lg:flex lg:flex-col lg:gap-4">
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
                </SectionCard>
                <ConfirmBooking departure={departure} tail={tail} />
              </div>
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
