import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reviewsQuery, type WaitingReport } from '#app/api/reviews.ts';
import { paths } from '#app/config/paths.ts';

/**
 * The report to go on with: the first after this one that waits for a reviewer and for nobody else; from the beginning
 * again when it is the last.
 */
export function nextOf(items: readonly WaitingReport[], code: string): WaitingReport | undefined {
  const at = items.findIndex((item) => item.code === code);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return others.find(
    ({ code: other, own, askedAt, taken }) =>
      other !== code && !own && askedAt === null && taken?.mine !== false,
  );
}

/** Opens the next report that waits, or the queue where there is none. */
export function useNextReview(code: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const page = await client.fetchQuery({ ...reviewsQuery(), staleTime: 0 }).catch(() => undefined);
    const next = nextOf(page?.items ?? [], code);
    await navigate(next ? paths.deskReport(next.code) : paths.deskReports);
  };
}
