import { useQuery } from '@tanstack/react-query';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { airportsQuery } from '#app/api/airports.ts';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { useNow } from '#app/lib/use-now.ts';
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
