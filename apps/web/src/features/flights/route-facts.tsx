import { formatSpan } from '@va/domain/ages.ts';
import { dayNames } from '@va/domain/timetable/weekdays.ts';
import { Moon, Sun } from 'lucide-react';
import { capital } from '@va/domain/texts.ts';
import { LocalTime } from '#app/components/clock-time.tsx';
import type { Availability } from '#app/api/flights.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { shortMoment } from '#app/lib/times.ts';
import { useNow } from '#app/lib/use-now.ts';

/** Time until departure, latest start, daylight at the destination, and days of operation. */
export function RouteFacts({
  departure: { std, dep, daylight },
  graceUntil,
  days,
}: Pick<Availability, 'departure' | 'graceUntil' | 'days'>) {
  const ahead = Date.parse(std) - useNow();
  const Light = daylight ? Sun : Moon;
  return (
    <div className="[--fact:8rem] sm:[--fact:9rem]">
      <FactList
        facts={[
          [ahead > 0 ? 'Sale dentro de' : 'Salió hace', formatSpan(Math.abs(ahead))],
          [
            'Límite para empezarlo',
            <>
              {shortMoment(graceUntil)}{' '}
              <small className="text-xs font-normal whitespace-nowrap text-ink-2">
                <LocalTime at={graceUntil} timezone={dep.timezone} /> local
              </small>
            </>,
          ],
          [
            'Al llegar',
            <span key="light" className="inline-flex items-center gap-1">
              <Light aria-hidden className="size-4" />
              {daylight ? 'De día' : 'De noche'}
            </span>,
          ],
          ['Días', capital(dayNames(days))],
        ]}
      />
    </div>
  );
}
