import { useQuery } from '@tanstack/react-query';
import { bookingTitle } from '@va/domain/booking/booking-title.ts';
import { countOf } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { useNavigate } from 'react-router';
import { noticeSource } from '#app/api/notices.ts';
import { bookFerry, ferriesQuery, type Ferries } from '#app/api/proposals.ts';
import { useBookBy } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { paths } from '#app/config/paths.ts';
import { shortMoment, utcTime } from '#app/lib/times.ts';

/** Aircraft that wait far from their base, each brought back in one press. */
export function FerryCard() {
  const ferries = useQuery(ferriesQuery);
  const navigate = useNavigate();
  const book = useBookBy(bookFerry, (code) => void navigate(paths.booking(code)));
  return (
    <SectionCard title="Ferry">
      <p>Aviones que se quedaron lejos de su base y nadie tiene reservados. Llévalos a casa, sin pasaje.</p>
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <Loaded query={ferries} what="los aviones que esperan">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">Ahora no espera ninguno.</p>
          ) : (
            <RowList
              rows={items.map((ferry) => ({
                key: ferry.tail,
                title: (
                  <>
                    <span className="font-mono">{ferry.tail}</span> ·{' '}
                    {bookingTitle({ number: null, kind: 'positioning', to: ferry.arr.city }, undefined)}
                  </>
                ),
                detail: detailOf(ferry),
                action: (
                  <ActButton
                    act={book}
                    input={{ tail: ferry.tail }}
                    size="sm"
                    aria-label={`Reservar el ferry de ${ferry.tail} a ${ferry.arr.city}`}
                  >
                    Reservar
                  </ActButton>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
}

function detailOf({ model, dep, here, since, std, blockMin, points }: Ferries['items'][number]): string {
  const waits = since === null ? '' : ` desde el ${shortMoment(since)}`;
  const where = here ? `Donde tú estás, en ${dep.city}` : `En ${dep.city} (${dep.icao})`;
  return `${model}. ${where}${waits}. Sale a las ${utcTime(std)}, ${formatHours(blockMin)}, ${countOf(points, 'punto', 'puntos')} de base.`;
}
