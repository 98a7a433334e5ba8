import { clsx } from 'clsx/lite';
import { ChevronLeft, ChevronRight, Clock, Lock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@va/domain/durations.ts';
import { formatWait } from '@va/domain/ages.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { type WaitingReport, wholeQueueQuery } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PartBar } from '#app/components/part-bar.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { useNow } from '#app/lib/use-now.ts';
import { dropDrafts } from './decision-draft.ts';
import { closedTo, TARGET_MS, withoutCodes } from './queue-order.ts';

/** The queue beside the report that is being decided, oldest first; what is not this reviewer's to decide says why. */
export function Queue({ code }: { code: string }) {
  const id = useId();
  const queue = useQuery(wholeQueueQuery());
  const now = useNow();
  // Not by a queue that was read before, nor after a failed read: a report may have come since, with something typed for it.
  const waiting = queue.isSuccess && queue.isFetchedAfterMount ? queue.data : undefined;
  useEffect(() => {
    if (waiting) dropDrafts(waiting);
  }, [waiting]);
  return (
    <nav
      aria-labelledby={id}
      className="sticky top-4 col-start-1 row-start-1 hidden max-h-[calc(100vh-2rem)] overflow-y-auto rounded-lg border border-line bg-surface @min-[62rem]:block print:hidden"
    >
      <div className="flex items-baseline justify-between gap-2 p-3">
        <h2 id={id} className="font-bold">
          Cola
        </h2>
        <span className="text-sm text-ink-2">lo más antiguo primero</span>
      </div>
      <Loaded query={queue} what="la cola">
        {(rows) => (
          <ol>
            {rows.map((row) => (
              <Row key={row.code} row={row} waited={now - Date.parse(row.since)} isOpen={row.code === code} />
            ))}
          </ol>
        )}
      </Loaded>
    </nav>
  );
}

interface RowProps {
  row: WaitingReport;
  /** Milliseconds. */
  waited: number;
  isOpen: boolean;
}

function Row({ row, waited, isOpen }: RowProps) {
  const { code, callsign, depIcao, arrIcao, state, why } = row;
  // The last twelve hours of the target.
  const late = waited > TARGET_MS - 12 * HOUR_MS;
  const closed = closedTo(row, useSession().can);
  const item = useRef<HTMLLIElement>(null);
  // Whoever goes on by a key sees where in the queue they are.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} className="border-t border-line">
      <Link
        to={deskPaths.deskReport(code)}
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'grid gap-1 border-l-4 p-3 text-sm hover:bg-surface-2',
          isOpen ? 'border-link bg-info-soft' : 'border-transparent',
          closed && 'text-ink-2',
        )}
      >
        <span className="flex flex-wrap justify-between gap-x-2">
          <b className={clsx('font-mono', closed && 'font-normal')}>
            {depIcao} → {arrIcao}
          </b>
          <span className={clsx('flex items-center gap-1', late ? 'font-bold text-media' : 'text-ink-2')}>
            {late && <Clock aria-hidden className="size-4" />}
            {formatWait(waited)}
            {waited > TARGET_MS && <span className="sr-only">, pasado el objetivo</span>}
          </span>
        </span>
        <span>
          <span className="font-mono">{callsign ?? 'piloto retirado'}</span>
          {state !== 'in_review' && ' · recurso'}
        </span>
        {closed ? (
          <span className="flex gap-1">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" /> {closed}
          </span>
        ) : (
          <span className="line-clamp-2 wrap-anywhere text-ink-2">{why && withoutCodes(why)}</span>
        )}
        <PartBar have={waited} need={TARGET_MS} late={late} />
      </Link>
    </li>
  );
}

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
