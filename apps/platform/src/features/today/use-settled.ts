import { useQuery } from '@tanstack/react-query';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { stagesQuery } from '#app/api/bookings.ts';
import { eventsQuery } from '#app/api/events.ts';
import { meQuery } from '#app/api/me.ts';
import { noticeSource } from '#app/api/notices.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { ownToursQuery } from '#app/api/tours.ts';
import { useLatch } from '#app/lib/use-latch.ts';
import { useLastFlight } from './use-last-flight.ts';

/**
 * Whether what makes a card grow has come or failed; the messages come last and move nothing. It stays so: a query
 * that failed and is asked again takes no card away.
 */
export function useSettled(): boolean {
  const last = useLastFlight();
  // One by one: their answers differ.
  const own = [
    useQuery(meQuery),
    useQuery(myTotalsQuery),
    useQuery(noticeSource.query),
    useQuery(ownToursQuery),
    useQuery(stagesQuery),
    useQuery(eventsQuery),
    useQuery(ownRankQuery),
    useQuery(ownBadgesQuery),
  ];
  return useLatch(!last.isLoading && own.every(({ isLoading }) => !isLoading));
}
