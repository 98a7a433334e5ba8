import { MINUTE_MS } from '@va/domain/durations.ts';
import { useState } from 'react';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import type { FeedPhase, FeedQueryState } from '#app/components/feeds/feed-state.ts';
import { FeedError } from '#app/lib/feed-error.ts';

/** What a pilot sees of data from outside in one of their states; nothing is fetched here. */
export function FeedInPhase({ phase }: { phase: FeedPhase }) {
  const [openedAt] = useState(Date.now);
  const query = { ...queryIn(phase, openedAt), refetch: () => undefined };
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <FeedStatus
        query={query}
        what="el METAR de ZZZZ"
        provider="Un proveedor"
        staleAfterMs={30 * MINUTE_MS}
      />
    </div>
  );
}

function queryIn(phase: FeedPhase, now: number): FeedQueryState {
  const failed = new FeedError('http', { status: 503 });
  const answer = (minutesAgo: number, dropped: number) => ({
    data: {},
    dropped,
    fetchedAt: now - minutesAgo * MINUTE_MS,
  });
  switch (phase) {
    case 'loading':
      return { data: undefined, error: null, fetchStatus: 'fetching' };
    case 'current':
      return { data: answer(2, 3), error: null, fetchStatus: 'idle' };
    case 'stale':
      return { data: answer(75, 0), error: failed, fetchStatus: 'idle' };
    case 'failed':
      return { data: undefined, error: failed, fetchStatus: 'idle' };
  }
}
