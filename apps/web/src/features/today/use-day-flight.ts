import { useQuery } from '@tanstack/react-query';
import { dayFlightQuery } from '#app/api/proposals.ts';
import { useSession } from '#app/api/use-session.ts';

/** The pilot's flight of the day; who is suspended may book none, and it is not asked for. */
export function useDayFlight() {
  const { pilot } = useSession();
  return useQuery({ ...dayFlightQuery, enabled: pilot?.status !== 'suspended' });
}
