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
import { useDayFlight } from './day-flight-card.tsx';
import { useLastFlight } from './use-last-flight.ts';
import { useStages } from './use-stages.ts';

/** Longest time for which one slow request holds back all cards, milliseconds. */
const LIMIT_MS = 4000;

/**
 * Whether the cards are shown: as soon as everything that affects their heights has loaded or failed, or after
 * `LIMIT_MS`. The messages come last and move nothing. Once shown they stay, even if a failed query is repeated.
 * @param shown whether the content above is shown; the time limit starts then
 * @returns `waits`: which cards still load
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
