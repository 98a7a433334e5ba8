import { dateFormat } from '@va/domain/dates.ts';
import { dayOf } from '@va/domain/months.ts';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import { Lock } from 'lucide-react';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { Instant } from '#app/components/instant.tsx';
import { useNow } from '#app/lib/use-now.ts';
import { useQuery } from '@tanstack/react-query';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { airportsQuery } from '#app/api/airports.ts';
import { clockDay, localTime } from './local-clock.ts';

/** Departure: `10:05Z`, and the local time once the airport's is known. */
export function DepartureClock({
  flight: { stdUtc, dep, validFrom },
}: {
  flight: Pick<TimetableFlight, 'stdUtc' | 'dep' | 'validFrom'>;
}) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const local = localTime(stdUtc, dep, airports, clockDay(validFrom, useNow()));
  return (
    <span className="whitespace-nowrap">
      {clockOf(stdUtc)}Z{local && <span className="text-ink-2"> · {local.clock} local</span>}
    </span>
  );
}

/** Words for the origin of a flight. */
export const SOURCES = { generated: 'generado', import: 'importado', staff: 'a mano' } as const;

const LETTERS = 'LMXJVSD';

/** Days of the week as letters: those of `1356` are «L X V S». */
export function dayLetters(days: number): string {
  const digits = digitsOf(days);
  if (digits.length === LETTERS.length) return 'a diario';
  return [...digits].map((digit) => LETTERS[Number(digit) - 1]).join('\u00a0');
}

/** Says by a lock that a flight is locked. */
export function Locked() {
  return (
    <>
      {' '}
      <Lock aria-hidden className="inline size-3.5" />
      <span className="sr-only">, bloqueado</span>
    </>
  );
}

const firstDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** A flight in one line of text: «940, LEMD–LEBL»; of a season to come also its first day, since others share its number. */
export function nameOf(
  { number, dep, arr, validFrom }: Pick<TimetableFlight, 'number' | 'dep' | 'arr' | 'validFrom'>,
  now: number,
): string {
  const from = validFrom > dayOf(now) ? `, desde el ${firstDay(new Date(validFrom))}` : '';
  return `${number}, ${dep}–${arr}${from}`;
}

/** Said of a flight that was taken out before its first day; with another last day it flies again. */
export const NEVER_FLIES = 'no vuela ningún día';

/** The first day of a flight that is still to begin, and the last one where it has one. */
export function SeasonDays({
  from,
  until,
  className,
}: {
  from: string;
  until: string | null;
  className?: string;
}) {
  const today = dayOf(useNow());
  if (until !== null && until < from) return <span className={className}>{NEVER_FLIES}</span>;
  return (
    <>
      {from > today && (
        <span className={className}>
          desde el <Instant at={from} withTime={false} />
        </span>
      )}
      {from > today && until && ' '}
      {until && (
        <span className={className}>
          hasta el <Instant at={until} withTime={false} />
        </span>
      )}
    </>
  );
}

/**
 * A flight in two lines: route and times, then further facts. Most flights are generated, so that origin is not
 * mentioned.
 */
export function FlightLines({ flight }: { flight: TimetableFlight }) {
  const { number, dep, arr, days, types, source, locked, validFrom, validUntil } = flight;
  return (
    <>
      <p className="font-mono text-sm font-bold">
        {number} {dep} → {arr} <DepartureClock flight={flight} />
      </p>
      <p className="text-sm text-ink-2">
        {dayLetters(days)} · {types.join(', ').toUpperCase()}
        {source !== 'generated' && ` · ${SOURCES[source]}`}
        {locked && <Locked />} <SeasonDays from={validFrom} until={validUntil} />
      </p>
    </>
  );
}
