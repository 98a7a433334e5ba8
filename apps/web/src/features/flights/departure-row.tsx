import { formatHours } from '@va/domain/quantities.ts';
import { BoardTiles } from '@va/ui/controls/board-tiles.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { clsx } from 'clsx/lite';
import { Lock, TicketCheck } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { LocalTime, UtcTime } from '#app/components/clock-time.tsx';
import { noticeSource } from '#app/api/notices.ts';
import type { Departure } from '#app/api/flights.ts';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { departureKey, PARAMETERS } from '#app/lib/flight-filters.ts';
import { daysBetween, utcTime } from '#app/lib/times.ts';
import { noticesNamed } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { DepartureDetail } from './departure-detail.tsx';
import { remarkOf } from './departure-words.ts';
import { worthRange, worthReason } from './worth-list.tsx';
import type { FlightSearch } from './use-flight-search.ts';

/** Columns of a row of the board and of the heading of its day, where there is room for columns. */
export const BOARD_COLUMNS =
  '@3xl:grid-cols-[5.2rem_minmax(13.5rem,1.5fr)_minmax(8.6rem,0.8fr)_minmax(9.8rem,0.8fr)_minmax(5.5rem,0.5fr)_6.5rem]';

/** One departure: a line of the board or, in a narrow window, a card. Opened, it can be booked in place. */
export const DepartureRow = memo(function DepartureRow({
  departure,
  origin,
  open,
  far,
  set,
}: {
  departure: Departure;
  /** Says where it leaves from, on a board of several airports. */
  origin: boolean;
  open: boolean;
  /** Below what a window shows at first: laid out when it is scrolled to. */
  far: boolean;
  set: FlightSearch['set'];
}) {
  const id = useId();
  const row = useShownOpen(open);
  const { number, dep, arr, std, sta, worth, bookingCode, refusals } = departure;
  const [refusal] = bookingCode === null ? (refusals ?? []) : [];
  const unread = refusal ? noticesNamed(refusal) : [];
  const later = daysBetween(std, sta);
  return (
    <li
      ref={row}
      data-departure
      className={clsx(
        'rounded-lg border @3xl:rounded-none @3xl:border-x-0 @3xl:border-b-0',
        open ? 'border-link bg-sky-soft' : 'border-line bg-surface',
        far &&
          !open &&
          '[contain-intrinsic-size:auto_9.5rem] [content-visibility:auto] @3xl:[contain-intrinsic-size:auto_4rem]',
        (bookingCode || open) && 'shadow-[inset_4px_0_0_var(--color-link)]',
      )}
    >
      <div
        className={clsx(
          'grid grid-cols-[5.2rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 px-4 py-2.5',
          BOARD_COLUMNS,
        )}
      >
        <p className="leading-tight">
          <b className={clsx('block text-lg', refusal && 'text-ink-2')}>
            <UtcTime at={std} />
          </b>
          <small className="text-xs text-ink-2">
            <LocalTime at={std} timezone={dep.timezone} /> local
          </small>
        </p>
        <p className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 leading-tight @3xl:col-span-1">
          <BoardTiles text={arr.icao} />
          {/* Wraps below the tiles if its longest word does not fit beside them. */}
          <span className="flex-1">
            <b className="block">{arr.city}</b>
            <small className="text-xs text-ink-2">
              {origin && `Desde ${dep.city} · `}
              {remarkOf(departure)}
            </small>
          </span>
        </p>
        <p className="col-span-2 leading-tight @3xl:col-span-1">
          <b className="block font-mono">
            {airline.icaoCode} {number}
          </b>
          <small className="text-xs text-ink-2">
            {departure.types.find((type) => type.id === departure.typeId)?.model} ·{' '}
            <span className="font-mono whitespace-nowrap">{departure.tail ?? 'sin avión'}</span>
            {departure.tailShared && ', compartible'}
          </small>
        </p>
        <p className="text-right leading-tight @3xl:text-left">
          <b className="block whitespace-nowrap">{formatHours(departure.blockMin)}</b>
          <small className="text-xs whitespace-nowrap text-ink-2">
            <UtcTime at={sta} /> {later > 0 && <b className="text-link">+{later}</b>} ·{' '}
            <LocalTime at={sta} timezone={arr.timezone} /> local
          </small>
        </p>
        {refusal ? (
          <div className="col-span-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-2 @3xl:col-span-2">
            <Lock aria-hidden className="mt-0.5 size-3.5" />
            <span>
              {refusal.message} {refusal.wayOut && <b className="text-ink">{refusal.wayOut}</b>}
            </span>
            {unread.length > 0 && (
              <span className="col-start-2 mt-1.5">
                <ReadNotices key={departureKey(departure)} slugs={unread} source={noticeSource} />
              </span>
            )}
          </div>
        ) : (
          <>
            <p className="col-span-2 leading-tight @3xl:col-span-1">
              <b className="mr-1 text-lg whitespace-nowrap @3xl:mr-0 @3xl:block">{worthRange(worth)}</b>{' '}
              <small className="text-xs text-ink-2">{worthReason(departure)}</small>
            </p>
            <div className="justify-self-end">
              {bookingCode ? (
                <Link
                  data-takes-focus
                  to={paths.booking(bookingCode)}
                  aria-label={`Reservado: ${airline.icaoCode} ${number} a ${arr.city}, ${utcTime(std)}`}
                >
                  <Badge tone="sky">
                    <TicketCheck aria-hidden className="size-3.5" />
                    Reservado
                  </Badge>
                </Link>
              ) : (
                <Button
                  size="sm"
                  aria-expanded={open}
                  aria-controls={id}
                  aria-label={`${open ? 'Cerrar' : 'Ver vuelo'} ${airline.icaoCode} ${number} a ${arr.city}, ${utcTime(std)}`}
                  onClick={() => set({ [PARAMETERS.open]: open ? null : departureKey(departure) })}
                >
                  {open ? 'Cerrar' : 'Ver vuelo'}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      <div id={id}>
        {open && !bookingCode && !refusal && (
          <DepartureDetail key={departureKey(departure)} departure={departure} />
        )}
      </div>
    </li>
  );
});

/** A row that the address opened is brought into view; one that the pilot opened is there already. */
function useShownOpen(open: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current && open) row.current?.scrollIntoView({ block: 'center' });
    first.current = false;
  }, [open]);
  return row;
}
