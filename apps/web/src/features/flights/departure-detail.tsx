import { CircleCheck, Heart, Users } from 'lucide-react';
import { UtcTime } from '#app/components/clock-time.tsx';
import type { Departure } from '#app/api/flights.ts';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { BookButtons } from './book-buttons.tsx';
import { WorthList } from './worth-list.tsx';

/** Details of a departure: its points line by line, remarks, and the booking in place. */
export function DepartureDetail({ departure }: { departure: Departure }) {
  const { tail, tailShared, freeTails, number, date, returns } = departure;
  const [back] = returns;
  return (
    <div className="px-4 pb-4">
      <div className="grid gap-5 rounded-md border border-line bg-surface p-4 @3xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-2">
          <h3 className="text-sm font-bold">Qué vale y por qué</h3>
          <WorthList worth={departure.worth} />
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-sm font-bold">Antes de reservar</h3>
          <ul className="grid gap-2 text-sm">
            <li className="flex gap-2">
              {tailShared ? (
                <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-media" />
              ) : (
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
              )}
              {tailShared
                ? `${tail} está reservado: al reservar se te dice quién lo tiene y puedes compartirlo.`
                : tail === null
                  ? 'El avión te lo nombra operaciones.'
                  : `${freeTails.join(', ')}: ${freeTails.length > 1 ? 'libres' : 'libre'} a esa hora.`}
            </li>
            {departure.likes.map((why) => (
              <li key={why} className="flex gap-2">
                <Heart aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
                {why}
              </li>
            ))}
            {back && (
              <li className="flex gap-2">
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
                <p>
                  La vuelta {back.number} sale a las <UtcTime at={back.std} /> y llega a las{' '}
                  <UtcTime at={back.sta} />.
                </p>
              </li>
            )}
          </ul>
          <BookButtons departure={departure} />
          <TextLink to={paths.flight(number, date)} className="justify-self-start text-sm">
            Elegir avión y ver todas las condiciones
          </TextLink>
        </div>
      </div>
    </div>
  );
}
