import { useQuery } from '@tanstack/react-query';
import { stagesQuery } from '#app/api/bookings.ts';
import { useSession } from '#app/api/use-session.ts';

/** The next stages of the pilot's tours; who is suspended may book none, and they are not asked for. */
export function useStages() {
  const { pilot } = useSession();
  return useQuery({ ...stagesQuery, enabled: pilot?.status !== 'suspended' });
}
