import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { BookOpenCheck, Route } from 'lucide-react';
import { Link } from 'react-router';
import { stagesQuery } from '#app/api/bookings.ts';
import { noticeSource } from '#app/api/notices.ts';
import { toursQuery } from '#app/api/tours.ts';
import { paths } from '#app/config/paths.ts';

const LINE = 'flex items-start gap-3 rounded-lg border border-line bg-surface p-4 lg:col-span-2';

/** What is to be confirmed, and the next stage of each tour that one is on, a line each; nothing where there is none. */
export function NextSteps() {
  const { data: notices = [] } = useQuery(noticeSource.query);
  const { data: tours = [] } = useQuery(toursQuery);
  const { data: stages = [] } = useQuery(stagesQuery);
  const unread = notices.filter(({ readAt }) => readAt === null).length;
  const under = new Set(tours.filter(({ own }) => own?.state === 'open').map(({ id }) => id));
  return (
    <>
      {unread > 0 && (
        <p className={LINE}>
          <BookOpenCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-media" />
          <span>
            Te {unread === 1 ? 'queda' : 'quedan'} {countOf(unread, 'aviso', 'avisos')} por confirmar. Hasta
            entonces no puedes reservar lo que {unread === 1 ? 'afecta' : 'afectan'}.{' '}
            <Link to={paths.notices} className="text-link underline">
              {unread === 1 ? 'Leerlo' : 'Leerlos'}
            </Link>
          </span>
        </p>
      )}
      {stages
        .filter(({ tour, n }) => under.has(tour) && n !== null)
        .map(({ tour, name, n, of, dep, arr }) => (
          <p key={tour} className={LINE}>
            <Route aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
            <span>
              Tu siguiente etapa: {dep?.icao} → {arr?.icao}, la {n} de {of}.{' '}
              <Link to={paths.tour(tour)} className="text-link underline">
                Abrir {name}
              </Link>
            </span>
          </p>
        ))}
    </>
  );
}
