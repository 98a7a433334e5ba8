import { useNow } from '#app/components/blocks/use-now.ts';
import { minutesOf } from '@va/domain/durations.ts';
import { formatZuluAndLocal } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';

interface ArrivalTimeProps {
  /** Scheduled off-block time in UTC; left out, the flight leaves now. */
  departure: string | undefined;
  /** `HH:MM`. */
  blockTime: string;
  /** IANA time zone of the arrival, where it is known. */
  timezone: string | undefined;
}

/** Arrival of a flight, in UTC and local time. */
export function ArrivalTime({ departure, blockTime, timezone }: ArrivalTimeProps) {
  const now = useNow(60_000);
  const leaves = departure ? new Date(departure) : now;
  const arrives = new Date(leaves.getTime() + minutesOf(blockTime) * 60_000);
  return (
    <p>
      {departure ? `Si sales a las ${formatUtcMinute(leaves)}, llegas` : 'Si sales ahora, llegas'} a las{' '}
      <time dateTime={arrives.toISOString()} className="font-bold">
        {timezone === undefined ? formatUtcMinute(arrives) : formatZuluAndLocal(arrives, timezone)}
      </time>
    </p>
  );
}
