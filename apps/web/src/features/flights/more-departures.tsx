import { Button } from '@va/ui/controls/button.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { useEffect, useRef } from 'react';
import type { FlightSearch } from './use-flight-search.ts';

/** Loads the next departures. The focus moves to the first new one, and their number is announced. */
export function MoreDepartures({ search: { departures } }: { search: FlightSearch }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = departures;
  const shown = data?.items.length ?? 0;
  const asked = useRef<number>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    const rows = document.querySelectorAll('[data-departure]');
    rows[asked.current]?.querySelector<HTMLElement>('button, a')?.focus();
    asked.current = null;
  }, [shown]);
  if (!data || shown === 0) return null;
  return (
    <div className="mt-4 grid justify-items-center gap-2">
      <p role="status" className="text-sm text-ink-2">
        {shown < data.total && `Se ven ${shown} de ${countOf(data.total, 'salida', 'salidas')}`}
      </p>
      {hasNextPage && (
        <Button
          disabled={isFetchingNextPage}
          onClick={() => {
            asked.current = shown;
            void fetchNextPage();
          }}
        >
          Ver más salidas
        </Button>
      )}
    </div>
  );
}
