import { useQuery } from '@tanstack/react-query';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { stagesQuery } from '#app/api/bookings.ts';
import { eventsQuery } from '#app/api/events.ts';
import { meQuery } from '#app/api/me.ts';
import { noticeSource } from '#app/api/notices.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { ownToursQuery } from '#app/api/tours.ts';
import { useLastFlight } from './use-last-flight.ts';

/** Whether everything that the cards show has come or failed, so that none of them grows once it stands. */
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
  return !last.isLoading && own.every(({ isLoading }) => !isLoading);
}
