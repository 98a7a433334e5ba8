import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { wholeQueueQuery } from '#app/api/reviews.ts';

interface StepperProps {
  /** The report that is open. */
  code: string;
  onNext: () => void;
  onPrevious: () => void;
}

/** Where in the queue the report stands, with the ways on and back, where the queue has no room beside it. */
export function Stepper({ code, onNext, onPrevious }: StepperProps) {
  // Without its count until the queue is there, so that the page below does not move when it comes.
  const rows = useQuery(wholeQueueQuery()).data;
  const at = rows?.findIndex((row) => row.code === code);
  if (at === -1) return null;
  return (
    <nav
      aria-label="Informes de la cola"
      className="mb-4 flex items-center justify-between gap-3 @min-[62rem]:hidden print:hidden"
    >
      <Button aria-label="Informe anterior" onClick={onPrevious}>
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <span>
        {rows && at !== undefined && (
          <b>
            {at + 1} de {rows.length}
          </b>
        )}
        {at === 0 && ' · el más antiguo'}
      </span>
      <Button aria-label="Informe siguiente" onClick={onNext}>
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </nav>
  );
}
