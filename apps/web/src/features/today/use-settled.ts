import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { eventsQuery } from '#app/api/events.ts';
import { meQuery } from '#app/api/me.ts';
import { noticeSource } from '#app/api/notices.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { ownToursQuery } from '#app/api/tours.ts';
import { useLatch } from '#app/lib/use-latch.ts';
import { useDayFlight } from './use-day-flight.ts';
import { useLastFlight } from './use-last-flight.ts';
import { useStages } from './use-stages.ts';

/** How long one request that hangs may hold all cards back, in milliseconds. */
const LIMIT_MS = 4000;

/**
 * Whether the cards stand: once what makes them grow has come or failed, or has had its time; the messages come last and
 * move nothing. It stays so: a query that failed and is asked again takes no card away.
 * @param shown whether what is above stands: only then does their time run
 * @returns `waits`: which still wait
 */
export function useSettled(shown: boolean) {
  const last = useLastFlight();
  const me = useQuery(meQuery);
  const totals = useQuery(myTotalsQuery);
  const notices = useQuery(noticeSource.query);
  const tours = useQuery(ownToursQuery);
  const dayFlight = useDayFlight();
  const stages = useStages();
  const events = useQuery(eventsQuery);
  const rank = useQuery(ownRankQuery);
  const badges = useQuery(ownBadgesQuery);
  const waits = {
    notice: notices.isLoading,
    dayFlight: dayFlight.isLoading,
    stages: tours.isLoading || stages.isLoading,
    last: last.isLoading || totals.isLoading,
    event: events.isLoading,
    rank: rank.isLoading,
    account: me.isLoading || totals.isLoading,
    badges: badges.isLoading,
  };
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setIsLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown: useLatch(isLate || Object.values(waits).every((one) => !one)), waits };
}
