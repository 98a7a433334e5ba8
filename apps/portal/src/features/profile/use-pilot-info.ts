import { useQuery } from '@tanstack/react-query';
import { findPilotInfo } from '#app/content/pilots.ts';

/**
 * The pilot behind an identifier, through a cached query keyed by `pilot-info` and the identifier (specification §7).
 * `null`: the table does not have it.
 */
export function usePilotInfo(pilotIndicativo: string | null) {
  const find = () => findPilotInfo(pilotIndicativo ?? '') ?? null;
  return useQuery({
    queryKey: ['pilot-info', pilotIndicativo],
    queryFn: find,
    // The table is at hand: the first paint already has the answer, and nothing shifts when the query has run.
    initialData: pilotIndicativo ? find : undefined,
    enabled: Boolean(pilotIndicativo),
  });
}
