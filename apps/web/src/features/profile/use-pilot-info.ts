import { useQuery } from '@tanstack/react-query';
import { findPilotInfo } from '#app/content/pilots.ts';

/**
 * The pilot behind an identifier, through a cached query with the key `pilot-info` (docs/spec.md §7). `null`: not in
 * the table.
 */
export function usePilotInfo(pilotIndicativo: string | null) {
  const find = () => findPilotInfo(pilotIndicativo ?? '') ?? null;
  return useQuery({
    queryKey: ['pilot-info', pilotIndicativo],
    queryFn: find,
    // The table is part of the page, so the first paint has the answer and nothing shifts later.
    initialData: pilotIndicativo ? find : undefined,
    enabled: Boolean(pilotIndicativo),
  });
}
