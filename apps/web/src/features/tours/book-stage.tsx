import type { TourDetail } from '@va/contract/tours-and-events/tours.ts';
import { TicketCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { noticeSource } from '#app/api/notices.ts';
import { useBook } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { paths } from '#app/config/paths.ts';

interface BookStageProps {
  tour: string;
  n: number;
  /** Departure for a free flight. */
  std: string;
  /** The departure of the timetable that it is flown with; null for a free flight. */
  flight: NonNullable<TourDetail['next']>['flight'];
  /** Whether booking this stage is the main action of its tour's page. */
  isNext?: boolean;
}

/** Button that books a stage with one click; a taken tail is shared on the second one. */
export function BookStage({ tour, n, std, flight, isNext = false }: BookStageProps) {
  const navigate = useNavigate();
  const book = useBook((code) => void navigate(paths.booking(code)));
  const stage = { tour, n };
  const legs = [flight ? { flightId: flight.flightId, date: flight.date, stage } : { stage, std }];
  const taken = book.taken(legs);
  return (
    <div className="grid justify-items-start gap-2">
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <ActButton
        act={book}
        input={{ legs, acceptSharedTail: taken }}
        variant={isNext ? 'primary' : 'secondary'}
      >
        <TicketCheck aria-hidden className="size-4" />
        {taken ? 'Compartir el avión y reservar' : `Reservar etapa ${n}`}
      </ActButton>
    </div>
  );
}
